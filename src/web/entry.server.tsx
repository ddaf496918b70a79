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
import { deferHydration, scriptsHeader } from '#web/lib/hydration/defer-hydration.ts'
import { hydrationMomentOf } from '#web/lib/hydration/hydration-handle.ts'
import type { HydrationMoment } from '#web/lib/hydration/hydration-handle.ts'
import { createServerMessages } from '#web/lib/i18n/messages.ts'
import type { Messages } from '#web/lib/i18n/messages.ts'
import { serverContext } from '#web/lib/api/server-context.ts'
import type { RenderedPage, ServerContext } from '#web/lib/api/server-context.ts'

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
  const moment = import.meta.env.PROD ? momentOf(routerContext) : undefined
  if (moment === undefined) {
    const { nonce } = context.get(serverContext)
    const messages = messagesIn(context)
    const html = await render(request, routerContext, { nonce, messages, signal: request.signal })
    return new Response(html, { status, headers })
  }
  const page = await renderShared(request, { status, moment }, routerContext, context)
  headers.set(scriptsHeader, page.scripts)
  return new Response(page.html, { status, headers })
}

function messagesIn(context: Readonly<RouterContextProvider>): Messages {
  const { translator, messageAddresses } = context.get(serverContext)
  return createServerMessages(translator, messageAddresses)
}

function momentOf({ routeModules, staticHandlerContext }: EntryContext) {
  const leaf = staticHandlerContext.matches.at(-1)?.route.id
  return leaf === undefined ? undefined : hydrationMomentOf(routeModules[leaf]?.handle)
}

/**
 * A page that everybody gets alike depends on nothing but what stands in the key, and is rendered once for it. It is
 * rendered to its end even if this client leaves, for whoever else waits for it.
 */
async function renderShared(
  request: Request,
  { status, moment }: { status: number; moment: HydrationMoment },
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<RenderedPage> {
  const { nonce, rendered, translator } = context.get(serverContext)
  const [forKey, forPage] = (routerContext.serverHandoffStream ?? new ReadableStream()).tee()
  const data = await new Response(forKey).text()
  const key = [status, translator.locale, indiaDate(new Date()), request.url, data].join('\n')
  return rendered.findOrRender(key, async () => {
    const html = await render(
      request,
      { ...routerContext, serverHandoffStream: forPage },
      { nonce, messages: messagesIn(context) },
    )
    return deferHydration(html, { nonce, moment })
  })
}

async function render(
  request: Request,
  routerContext: EntryContext,
  { nonce, messages, signal }: { nonce: string; messages: Messages; signal?: AbortSignal },
): Promise<string> {
  let failure: { error: unknown } | undefined
  const stream = await renderToReadableStream(
    <PageServicesProvider services={createPageServices(messages)}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </PageServicesProvider>,
    {
      nonce,
      ...(signal && { signal }),
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
