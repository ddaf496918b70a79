import { once } from 'node:events'
import { createServer, request as send } from 'node:http'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

export type Exchange = {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

export type Stored = Exchange & {
  readonly url: string
  /** The values of the request's headers that `Vary` names. */
  readonly selecting: Readonly<Record<string, string | undefined>>
  readonly freshUntil: number
}

/** Sends a request as it is written: no client tidies its path. */
export async function askRaw(
  origin: string,
  url: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: IncomingHttpHeaders } = {},
): Promise<Exchange> {
  const { hostname, port } = new URL(origin)
  const asked = send({ hostname, port, path: url, method, headers, agent: false })
  asked.end()
  const [answer]: IncomingMessage[] = await once(asked, 'response')
  if (!answer) throw new Error(`No answer to ${url}`)
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await buffer(answer) }
}

/** Statuses that a cache may store without being told to (RFC 9110, 15.1). */
const storable = new Set([200, 203, 204, 300, 301, 308, 404, 405, 410, 414, 501])
/** What an answer without an age gets: a guess, as RFC 9111 allows. */
const guessedSeconds = 600

const headersOfConnection = /^(?:connection|keep-alive|transfer-encoding|if-none-match)$/

const directives = ({ headers }: Exchange) =>
  new Map(
    (headers['cache-control'] ?? '').split(',').map((each) => {
      const [name = '', value = ''] = each.trim().toLowerCase().split('=')
      return [name, value] as const
    }),
  )

/**
 * A shared cache as RFC 9111 has it, that stores all it may. Its key is the path alone, as that of a cache for one site; the
 * host is passed on.
 */
export async function startSharedCache(origin: string) {
  const stored: Stored[] = []

  function mayStore(request: IncomingMessage, answer: Exchange): boolean {
    const told = directives(answer)
    if (told.has('no-store') || told.has('private') || answer.headers.vary === '*') return false
    const isSigned = request.headers.authorization !== undefined
    const isForAll = told.has('public') || told.has('s-maxage') || told.has('must-revalidate')
    return storable.has(answer.status) && (!isSigned || isForAll)
  }

  function store(request: IncomingMessage, answer: Exchange): void {
    const told = directives(answer)
    const names = (answer.headers.vary ?? '').split(',').map((name) => name.trim().toLowerCase())
    const chosen = names.filter((name) => name !== '')
    const age = told.get('s-maxage') ?? told.get('max-age') ?? guessedSeconds
    stored.unshift({
      ...answer,
      url: request.url ?? '/',
      selecting: Object.fromEntries(chosen.map((name) => [name, String(request.headers[name])])),
      freshUntil: told.has('no-cache') ? 0 : Date.now() + Number(age) * 1000,
    })
  }

  const find = ({ url, headers }: IncomingMessage) =>
    stored.find(
      (each) =>
        each.url === url &&
        Object.entries(each.selecting).every(([name, value]) => String(headers[name]) === value),
    )

  async function answerFor(request: IncomingMessage): Promise<Exchange> {
    const { url = '/', method = 'GET' } = request
    const headers = Object.fromEntries(
      Object.entries(request.headers).filter(([name]) => !headersOfConnection.test(name)),
    )
    if (method !== 'GET') return mark(await askRaw(origin, url, { method, headers }), 'pass')
    const found = find(request)
    if (found && found.freshUntil > Date.now()) return mark(found, 'hit')
    const { etag } = found?.headers ?? {}
    const conditional = { ...headers, ...(etag !== undefined && { 'if-none-match': etag }) }
    const answer = await askRaw(origin, url, { headers: conditional })
    if (found && answer.status === 304) return mark(found, 'validated')
    if (!mayStore(request, answer)) return mark(answer, 'pass')
    store(request, answer)
    return mark(answer, 'stored')
  }

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { status, headers, body } = await answerFor(request)
    const kept = Object.entries(headers).filter(([name]) => !headersOfConnection.test(name))
    response.writeHead(status, Object.fromEntries(kept)).end(body)
  }

  const server = createServer((request, response) => {
    pass(request, response).catch(() => response.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    address: `http://127.0.0.1:${port}`,
    /** What it holds now. */
    holds: (): readonly Stored[] => stored,
    clear: () => void stored.splice(0),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const mark = (answer: Exchange, how: 'hit' | 'validated' | 'stored' | 'pass'): Exchange => ({
  ...answer,
  headers: { ...answer.headers, 'x-cache': how },
})
