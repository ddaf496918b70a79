import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

export type ProviderRequest = {
  readonly method: string
  readonly url: URL
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export type ProviderReply = { readonly status: number; readonly json: unknown }

/** Faults besides rejections: no response, a broken connection, an HTML page of a proxy. */
export type ProviderFault =
  | 'silence'
  | 'dropped line'
  | 'bad gateway'
  | 'half an answer'
  | 'no JSON'

export type ProviderServer = Awaited<ReturnType<typeof startProviderServer>>

/** A local stand-in for a message provider; `answer` implements its protocol. */
export async function startProviderServer(answer: (request: ProviderRequest) => ProviderReply) {
  let fault: ProviderFault | undefined
  let calls = 0
  const server = createServer((request, response) => {
    const take = async () => {
      const body = await text(request)
      calls += 1
      if (fault !== undefined) return faults[fault](response)
      const { method = '', headers } = request
      const url = new URL(request.url ?? '/', 'http://provider')
      const { status, json } = answer({ method, url, headers, body })
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json))
    }
    void take()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    address: `http://127.0.0.1:${port}`,
    /** The number of calls, successful or not. */
    calls: () => calls,
    /** Injects this fault from now on; undefined ends it. */
    setFault: (next: ProviderFault | undefined): void => void (fault = next),
    close: async (): Promise<void> => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const faults: Readonly<Record<ProviderFault, (response: ServerResponse) => void>> = {
  silence: () => {},
  'dropped line': (response) => response.destroy(),
  'bad gateway': (response) =>
    response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>'),
  // The headers are sent, and the body never ends.
  'half an answer': (response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).write('{"type":'),
  'no JSON': (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('success'),
}
