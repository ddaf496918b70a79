import { createServer } from 'node:http'
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'

/** How long the headers of a request may take, and a pause between two requests. */
export type ListenerPatience = { readonly headersMs: number; readonly pauseMs: number }

const usual: ListenerPatience = { headersMs: 15_000, pauseMs: 10_000 }

/**
 * The web server with a patience of its own: the library's defaults let a dripping body hold a socket for ever. A photo and a
 * resume take their time over a slow mobile network. Who is not admitted never reaches the application.
 */
export function createListener(
  answer: RequestListener,
  admit: (request: IncomingMessage, response: ServerResponse) => boolean,
  { headersMs, pauseMs }: ListenerPatience = usual,
): Server {
  const server = createServer(
    {
      requestTimeout: 120_000,
      headersTimeout: headersMs,
      connectionsCheckingInterval: headersMs / 3,
      keepAliveTimeout: pauseMs,
    },
    (request, response) => {
      if (admit(request, response)) answer(request, response)
    },
  )
  server.setTimeout(60_000)
  // An address that was read once stays known; else a caller who has hung up since has none, and many count on it.
  server.on('connection', (socket) => void socket.remoteAddress)
  return server
}
