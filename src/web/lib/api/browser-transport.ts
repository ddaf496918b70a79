import type { Call } from '#contract/calls.ts'
import { offlineError, readApiError, unreadableError } from './api-error.ts'
import { readSession } from '../session.ts'
import { noteTeamRole } from '../team-role.ts'
import { isShape } from './shapes.ts'
import { textsOf } from './transport.ts'
import type { Input, Received, Reply } from './transport.ts'

type AnyInput = {
  params?: unknown
  query?: unknown
  body?: unknown
  form?: FormData
  signal?: AbortSignal
}

/** Makes a call over the network, with the stored session. */
export async function fetchCall<Each extends Call>(
  call: Each,
  input: Input<Each>,
): Promise<Received<Reply<Each>>> {
  const response = await send(call, input)
  const { headers } = response
  return {
    value: await readReply<Reply<Each>>(response, input.signal),
    list: {
      total: Number(headers.get('x-total-count') ?? 0),
      nextCursor: headers.get('x-next-cursor'),
      counts: readCounts(headers.get('x-counts')),
    },
  }
}

/** The file that a call answers with. */
export async function fetchFile<Each extends Call>(
  call: Each,
  input: Input<Each> = {},
): Promise<Blob> {
  return await (await send(call, input)).blob()
}

async function send({ method, path }: Call, input: AnyInput): Promise<Response> {
  const token = readSession()?.token
  // The language of what the server says.
  const headers = new Headers({ 'accept-language': document.documentElement.lang })
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
  const init: RequestInit = { method, headers }
  if (input.signal) init.signal = input.signal
  if (input.form) init.body = input.form
  else if (method !== 'GET') {
    headers.set('content-type', 'application/json')
    init.body = JSON.stringify(input.body ?? {})
  }
  const response = await fetch(pathOf(path, input.params, input.query), init).catch(
    (error: unknown) => {
      if (input.signal?.aborted) throw error
      throw offlineError()
    },
  )
  noteTeamRole(response.headers.get('x-team-role'))
  if (!response.ok) throw await readApiError(response)
  return response
}

/**
 * The server has checked its reply against what it says of the call.
 *
 * @throws ApiError when the reply broke off or is none of ours, whatever its status says
 */
async function readReply<Value>(
  response: Response,
  signal: AbortSignal | undefined,
): Promise<Value> {
  const text = await response.text().catch((error: unknown) => {
    if (signal?.aborted) throw error
    throw offlineError()
  })
  try {
    return JSON.parse(text)
  } catch (error) {
    throw unreadableError(error)
  }
}

function readCounts(header: string | null): Record<string, number> {
  const counts: unknown = JSON.parse(header ?? '{}')
  if (!isShape(counts)) return {}
  return Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, Number(count)]))
}

function pathOf(pattern: string, params: unknown, query: unknown): string {
  const values = new Map(textsOf(params))
  const path = pattern.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(values.get(name) ?? ''),
  )
  const search = new URLSearchParams(textsOf(query))
  return search.size > 0 ? `${path}?${search.toString()}` : path
}
