import { renderToReadableStream } from 'react-dom/server'
import {
  createRequestHandler,
  RouterContextProvider,
  ServerRouter,
  type EntryContext,
  type ServerBuild,
} from 'react-router'
import { indiaDate } from '#contract/india-time.ts'
import { createPageServices, PageServicesProvider } from './layout/services.tsx'
import { readData, scriptsHeader, startsLate, toLatePage } from './lib/late-page.ts'
import type { LateMoment } from './lib/late-page.ts'
import { serverContext } from './lib/server-context.ts'
import type { RenderedPage, ServerContext } from './lib/server-context.ts'

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
  const moment = import.meta.env.PROD ? startsLate(routerContext) : undefined
  if (moment === undefined) {
    const { nonce } = context.get(serverContext)
    const html = await render(request, routerContext, { nonce, isLate: false })
    return new Response(html, { status, headers })
  }
  const page = await renderLate(request, { status, moment }, routerContext, context)
  headers.set(scriptsHeader, page.scripts)
  return new Response(page.html, { status, headers })
}

/** A page that starts late depends on nothing but what stands in the key, and is rendered once for it. */
async function renderLate(
  request: Request,
  { status, moment }: { status: number; moment: LateMoment },
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<RenderedPage> {
  const { nonce, rendered } = context.get(serverContext)
  const data = await readData(routerContext)
  const key = [status, indiaDate(new Date()), request.url, data].join('\n')
  return rendered.findOrRender(key, async () => {
    const html = await render(request, withoutData(routerContext), { nonce, isLate: true })
    return toLatePage(html, routerContext, { nonce, data, moment })
  })
}

/** The router would write its data as scripts; a page that starts late carries it otherwise. */
function withoutData(context: EntryContext): EntryContext {
  const { serverHandoffStream: _, ...rest } = context
  return rest
}

async function render(
  request: Request,
  routerContext: EntryContext,
  { nonce, isLate }: { nonce: string; isLate: boolean },
): Promise<string> {
  let failure: { error: unknown } | undefined
  const stream = await renderToReadableStream(
    <PageServicesProvider services={createPageServices({ isLate })}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </PageServicesProvider>,
    {
      nonce,
      // What everybody gets is made to its end, for whoever else waits for it.
      ...(!isLate && { signal: request.signal }),
      onError(error) {
        failure ??= { error }
      },
    },
  )
  await stream.allReady
  // Thrown, so that the router renders its error screen in the page's place.
  if (failure) throw failure.error
  return await new Response(stream).text()
}
