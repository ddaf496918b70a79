import type { FastifyInstance, InjectOptions } from 'fastify'

/** What is read of a `Response`: building whole ones costs more than the calls. */
export type ApiAnswer = Pick<Response, 'ok' | 'status' | 'text' | 'blob'> & {
  readonly headers: Pick<Headers, 'get'>
}

export type CallApi = (path: string, init: RequestInit) => Promise<ApiAnswer>

/**
 * Lets page loaders call the API inside the process, with the same validation, access, limits and presenting as a call of
 * the visitor.
 */
export function createApiCaller(app: FastifyInstance, visitorAddress: string): CallApi {
  return async (path, init) => {
    const options: InjectOptions = {
      method: init.method === 'POST' ? 'POST' : 'GET',
      url: path,
      remoteAddress: visitorAddress,
      headers: Object.fromEntries(new Headers(init.headers)),
    }
    if (typeof init.body === 'string') options.payload = init.body
    const reply = await app.inject(options)
    return {
      ok: reply.statusCode >= 200 && reply.statusCode < 300,
      status: reply.statusCode,
      headers: { get: (name) => textOf(reply.headers[name.toLowerCase()]) },
      text: async () => reply.payload,
      blob: () => new Response(reply.payload).blob(),
    }
  }
}

const textOf = (value: string | string[] | number | undefined): string | null =>
  value === undefined ? null : String(value)
