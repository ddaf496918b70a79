import type { FastifyInstance, InjectOptions } from 'fastify'

type CallApi = (path: string, init: RequestInit) => Promise<Response>

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
    const headers = new Headers()
    for (const [name, value] of Object.entries(reply.headers)) {
      if (value !== undefined) headers.set(name, String(value))
    }
    return new Response(reply.payload, { status: reply.statusCode, headers })
  }
}
