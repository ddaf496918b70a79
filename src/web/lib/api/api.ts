import type { z } from 'zod'
import type { Call } from '#contract/calls.ts'
import type { Locale } from '#contract/i18n/locales.ts'
import type { endpoints } from '#contract/endpoints.ts'
import { offlineError, readApiError, unreadableError } from './api-error.ts'
import { readSession } from '../session.ts'
import { isShape, isText } from './shapes.ts'
import type { Answer, Transport } from './transport.ts'

type Endpoints = typeof endpoints

/** What the contract says of a call. A type alone: the server checks by the schemas, the browser loads none. */
type EndpointOf<Each extends Call> = Extract<Endpoints[keyof Endpoints], Each>

type Reply<Each extends Call> = z.output<EndpointOf<Each>['reply']>

type Input<Each extends Call> = {
  params?: z.input<EndpointOf<Each>['params']>
  query?: z.input<EndpointOf<Each>['query']>
  body?: z.input<EndpointOf<Each>['body']>
  /** Sent instead of a JSON body, for calls with files. */
  form?: FormData
  signal?: AbortSignal
}

type AnyInput = {
  params?: unknown
  query?: unknown
  body?: unknown
  form?: FormData
  signal?: AbortSignal
}

/** A part of a list, with what the list headers say. */
export type ListPart<Items> = {
  items: Items
  total: number
  nextCursor: string | null
  counts: Readonly<Record<string, number>>
}

export type Api = ReturnType<typeof createApi>

type ApiOptions = {
  transport: Transport
  token: () => string | undefined
  /** The language of what the server says. */
  locale: () => Locale
}

/** A client of the declared calls. The server's loaders use it too, with a transport of their own. */
export function createApi(options: ApiOptions) {
  async function send({ method, path }: Call, input: AnyInput): Promise<Answer> {
    const token = options.token()
    const headers = new Headers({ 'accept-language': options.locale() })
    if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
    const init: RequestInit = { method, headers }
    if (input.signal) init.signal = input.signal
    if (input.form) init.body = input.form
    else if (method !== 'GET') {
      headers.set('content-type', 'application/json')
      init.body = JSON.stringify(input.body ?? {})
    }
    const response = await options
      .transport(pathOf(path, input.params, input.query), init)
      .catch((error: unknown) => {
        if (input.signal?.aborted) throw error
        throw offlineError()
      })
    if (!response.ok) throw await readApiError(response)
    return response
  }

  return {
    /** @throws ApiError for every refusal, and when no answer of ours comes */
    async call<Each extends Call>(call: Each, input: Input<Each> = {}): Promise<Reply<Each>> {
      const response = await send(call, input)
      return await readReply<Reply<Each>>(response, input.signal)
    },

    /** The file that a call answers with. */
    async download<Each extends Call>(call: Each, input: Input<Each> = {}): Promise<Blob> {
      return await (await send(call, input)).blob()
    },

    /** The same for a list, with its total, next cursor and counts. */
    async list<Each extends Call>(
      call: Each,
      input: Input<Each> = {},
    ): Promise<ListPart<Reply<Each>>> {
      const response = await send(call, input)
      return {
        items: await readReply<Reply<Each>>(response, input.signal),
        total: Number(response.headers.get('x-total-count') ?? 0),
        nextCursor: response.headers.get('x-next-cursor'),
        counts: readCounts(response.headers.get('x-counts')),
      }
    },
  }
}

/** The browser's client, with the stored session. */
export const createBrowserApi = (): Api =>
  createApi({
    transport: (path, init) => fetch(path, init),
    token: () => readSession()?.token,
    locale: () => document.documentElement.lang,
  })

/**
 * The server has checked its reply against what it says of the call.
 *
 * @throws ApiError when the reply broke off or is none of ours, whatever its status says
 */
async function readReply<Reply>(response: Answer, signal: AbortSignal | undefined): Promise<Reply> {
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
  const values = new Map(partsOf(params))
  const path = pattern.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(values.get(name) ?? ''),
  )
  const search = new URLSearchParams(partsOf(query))
  return search.size > 0 ? `${path}?${search.toString()}` : path
}

/** What of it an address can carry. */
function partsOf(values: unknown): [name: string, value: string][] {
  return Object.entries(isShape(values) ? values : {}).flatMap(([name, value]) =>
    (isText(value) && value !== '') || typeof value === 'number' ? [[name, String(value)]] : [],
  )
}
