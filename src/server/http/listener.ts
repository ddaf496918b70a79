import { createServer } from 'node:http'
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'

/**
 * The web server with a patience of its own: the library's defaults let a dripping body hold a socket for ever. A photo and a
 * resume take their time over a slow mobile network. Who is not admitted never reaches the application.
 */
export function createListener(
  answer: RequestListener,
  admit: (request: IncomingMessage, response: ServerResponse) => boolean,
): Server {
  const server = createServer(
    { requestTimeout: 120_000, headersTimeout: 15_000, keepAliveTimeout: 10_000 },
    (request, response) => {
      if (admit(request, response)) answer(request, response)
    },
  )
  server.setTimeout(60_000)
  return server
}
