import { renderToReadableStream } from 'react-dom/server'
import {
  createRequestHandler,
  RouterContextProvider,
  ServerRouter,
  type EntryContext,
  type ServerBuild,
} from 'react-router'
import { createPageServices, PageServicesProvider } from './layout/services.tsx'
import { serverContext } from './lib/server-context.ts'
import type { ServerContext } from './lib/server-context.ts'

/** What the server serves pages with. The router stays inside the build: a second copy would not know this one's classes. */
export function createPageHandler(build: ServerBuild, mode: 'development' | 'production') {
  const handle = createRequestHandler(build, mode)
  return (request: Request, given: ServerContext): Promise<Response> => {
    const context = new RouterContextProvider()
    context.set(serverContext, given)
    return handle(request, context)
  }
}

/** The page says 'in a minute'. */
const retryAfterSeconds = '60'

/** Renders a page whole. Nothing here is deferred, and one buffer costs less than a stream. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8')
  if (status === 503) headers.set('retry-after', retryAfterSeconds)
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const { nonce } = context.get(serverContext)
  let failure: { error: unknown } | undefined
  const stream = await renderToReadableStream(
    <PageServicesProvider services={createPageServices()}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </PageServicesProvider>,
    {
      nonce,
      signal: request.signal,
      onError(error) {
        failure ??= { error }
      },
    },
  )
  await stream.allReady
  // Thrown, so that the router renders its error screen in the page's place.
  if (failure) throw failure.error
  return new Response(await new Response(stream).arrayBuffer(), { status, headers })
}
