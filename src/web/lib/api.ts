import type { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { offlineError, readApiError, unreadableError } from './api-error.ts'
import { readSession } from './session.ts'
import { isShape, isText } from './shapes.ts'

/** What of a call the browser knows: the rest is the server's to check. */
type Sent = Pick<Endpoint, 'method' | 'path'>

export type Transport = (path: string, init: RequestInit) => Promise<Response>

type Given = Input<z.ZodType, z.ZodType, z.ZodType>

type Input<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> = {
  params?: z.input<P>
  query?: z.input<Q>
  body?: z.input<B>
  /** Sent instead of a JSON body, for calls with files. */
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

/** A client of the declared calls. The server's loaders use it too, with a transport of their own. */
export function createApi(options: { transport: Transport; token: () => string | undefined }) {
  async function send(endpoint: Sent, input: Given): Promise<Response> {
    const token = options.token()
    const headers = new Headers(token === undefined ? {} : { authorization: `Bearer ${token}` })
    const init: RequestInit = { method: endpoint.method, headers }
    if (input.signal) init.signal = input.signal
    if (input.form) init.body = input.form
    else if (endpoint.method !== 'GET') {
      headers.set('content-type', 'application/json')
      init.body = JSON.stringify(input.body ?? {})
    }
    const response = await options
      .transport(pathOf(endpoint.path, input.params, input.query), init)
      .catch((error: unknown) => {
        if (input.signal?.aborted) throw error
        throw offlineError()
      })
    if (!response.ok) throw await readApiError(response)
    return response
  }

  return {
    /** @throws ApiError for every refusal, and when no answer of ours comes */
    async call<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
      endpoint: Endpoint<P, Q, B, R>,
      input: Input<P, Q, B> = {},
    ): Promise<z.output<R>> {
      const response = await send(endpoint, input)
      return await readReply<z.output<R>>(response, input.signal)
    },

    /** The file that a call answers with. */
    async download<
      P extends z.ZodType,
      Q extends z.ZodType,
      B extends z.ZodType,
      R extends z.ZodType,
    >(endpoint: Endpoint<P, Q, B, R>, input: Input<P, Q, B> = {}): Promise<Blob> {
      return await (await send(endpoint, input)).blob()
    },

    /** The same for a list, with its total, next cursor and counts. */
    async list<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
      endpoint: Endpoint<P, Q, B, R>,
      input: Input<P, Q, B> = {},
    ): Promise<ListPart<z.output<R>>> {
      const response = await send(endpoint, input)
      return {
        items: await readReply<z.output<R>>(response, input.signal),
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
  })

/**
 * The server has checked its reply against what it says of the call.
 *
 * @throws ApiError when the reply broke off or is none of ours, whatever its status says
 */
async function readReply<Reply>(
  response: Response,
  signal: AbortSignal | undefined,
): Promise<Reply> {
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
