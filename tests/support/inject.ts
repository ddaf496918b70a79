import type { LightMyRequestResponse } from 'fastify'
import type { TestApp } from './test-app.ts'

export type TestReply = LightMyRequestResponse
export type TestFile = {
  readonly bytes: Buffer
  readonly fileName: string
  readonly mediaType?: string
}
type FormValue = string | number | TestFile
/** A list is sent as a repeated field. */
export type TestForm = Readonly<Record<string, FormValue | readonly FormValue[]>>

export type CallOptions = {
  /** Sent as JSON. */
  json?: unknown
  /** Sent as multipart/form-data. */
  form?: TestForm
  headers?: Record<string, string>
  /** The caller's network address; this machine's unless given. */
  address?: string
}

export type Method = 'GET' | 'POST' | 'PATCH' | 'HEAD' | 'PUT' | 'DELETE'

/** Makes a call without a session; see `viewers.ts` for calls with one. */
export async function callApi(
  { app }: Pick<TestApp, 'app'>,
  method: Method,
  url: string,
  { json, form, headers = {}, address }: CallOptions = {},
): Promise<TestReply> {
  const body = form ? await encodeForm(form) : encodeJson(json)
  return await app.inject({
    method,
    url,
    headers: { ...body.headers, ...headers },
    ...(body.payload !== undefined && { payload: body.payload }),
    ...(address !== undefined && { remoteAddress: address }),
  })
}

/** @throws Error with the response of a rejected call */
export async function expectOk(call: Promise<TestReply>): Promise<TestReply> {
  const reply = await call
  if (reply.statusCode !== 200) throw new Error(`Refused: ${reply.statusCode} ${reply.body}`)
  return reply
}

type Encoded = { headers: Record<string, string>; payload?: string | Buffer }

function encodeJson(json: unknown): Encoded {
  if (json === undefined) return { headers: {} }
  return { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(json) }
}

async function encodeForm(form: TestForm): Promise<Encoded> {
  const data = new FormData()
  for (const [name, value] of Object.entries(form)) {
    for (const each of Array.isArray(value) ? value : [value]) appendValue(data, name, each)
  }
  const encoded = new Response(data)
  return {
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  }
}

function appendValue(data: FormData, name: string, value: FormValue): void {
  if (typeof value !== 'object') return data.append(name, String(value))
  const type = value.mediaType ?? 'application/octet-stream'
  data.append(name, new Blob([new Uint8Array(value.bytes)], { type }), value.fileName)
}
