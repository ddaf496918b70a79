import { renderToString } from 'react-dom/server'
import {
  createRequestHandler,
  RouterContextProvider,
  ServerRouter,
  type EntryContext,
  type ServerBuild,
} from 'react-router'
import { indiaDate } from '#contract/india-time.ts'
import { BasePathContext } from './ui/server-link.ts'
import { createPageServices, PageServicesProvider } from './layout/services.tsx'
import { beforeEnd, deferHydration } from '#web/lib/hydration/defer-hydration.ts'
import { handoffScripts } from '#web/lib/hydration/handoff-scripts.ts'
import { hydrationMomentOf } from '#web/lib/hydration/hydration-handle.ts'
import { createServerMessages } from '#web/lib/i18n/messages.ts'
import { serverContext } from '#web/lib/api/server-context.ts'
import type { ServerContext } from '#web/lib/api/server-context.ts'

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

/**
 * Renders a page whole, as text. Nothing here is deferred: what the browser's router starts with is read to its end first
 * and written behind the page, where a stream would have put it.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...routerContext }: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8')
  if (status === 503) headers.set('retry-after', retryAfterSeconds)
  const handoff = await readText(serverHandoffStream)
  const render = () =>
    renderPage(request, routerContext, { handoff, given: context.get(serverContext) })
  const moment = import.meta.env.PROD ? momentOf(routerContext) : undefined
  if (moment === undefined) {
    const { html, scripts } = render()
    return new Response(beforeEnd(html, scripts), { status, headers })
  }

  // A page that everybody gets alike depends on nothing but what stands in the key, and is rendered once for it.
  const { nonce, rendered, translator } = context.get(serverContext)
  const key = [status, translator.locale, indiaDate(new Date()), request.url, handoff].join('\n')
  await rendered.findOrRender(key, async () => {
    const { html, scripts } = render()
    return deferHydration(html, { nonce, moment, handoff: scripts })
  })
  return new Response(null, { status, headers })
}

function momentOf({ routeModules, staticHandlerContext }: EntryContext) {
  const leaf = staticHandlerContext.matches.at(-1)?.route.id
  return leaf === undefined ? undefined : hydrationMomentOf(routeModules[leaf]?.handle)
}

async function readText(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  if (stream === undefined) return ''
  const decoder = new TextDecoder()
  let text = ''
  for await (const bytes of stream) text += decoder.decode(bytes, { stream: true })
  return text
}

/**
 * The page, and the scripts that belong at its end.
 *
 * @throws whatever a component throws, so that the router renders its error screen in the page's place
 */
function renderPage(
  request: Request,
  routerContext: EntryContext,
  { handoff, given }: { handoff: string; given: ServerContext },
): { html: string; scripts: string } {
  const { nonce, translator, messageAddresses } = given
  const messages = createServerMessages(translator, messageAddresses)
  const renderMeta: EntryContext['renderMeta'] = {}
  const { basename = '/' } = routerContext.staticHandlerContext
  const html = `<!DOCTYPE html>${renderToString(
    <PageServicesProvider services={createPageServices(messages)}>
      <BasePathContext value={basename === '/' ? '' : basename}>
        <ServerRouter context={{ ...routerContext, renderMeta }} url={request.url} nonce={nonce} />
      </BasePathContext>
    </PageServicesProvider>,
  )}`
  return { html, scripts: renderMeta.didRenderScripts ? handoffScripts(handoff, nonce) : '' }
}
