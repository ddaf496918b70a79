import type { EntryContext } from 'react-router'
import { lateStartId, startLate } from './late-start.ts'
import type { LateStart } from './late-start.ts'
import type { RenderedPage } from './server-context.ts'
import { turnEveryMs, turnLate } from './late-turn.ts'

/** The header in which the server is told of the only scripts that may run in the page. It goes no further. */
export const scriptsHeader = 'x-page-scripts'

/** When a page that comes without the router's scripts fetches them. */
export type LateMoment = 'at first act' | 'after paint'

const scriptFor = (moment: LateMoment): string =>
  `(${startLate.toString()})(${JSON.stringify(lateStartId)},${moment === 'after paint'});` +
  `(${turnLate.toString()})(${turnEveryMs})`

const scripts = {
  'at first act': scriptFor('at first act'),
  'after paint': scriptFor('after paint'),
}

/** Whether all of a page's first view works without script, so that these may wait, and for what. */
export function startsLate({
  routeModules,
  staticHandlerContext,
}: EntryContext): LateMoment | undefined {
  const leaf = staticHandlerContext.matches.at(-1)?.route.id
  const handle: unknown = leaf === undefined ? undefined : routeModules[leaf]?.handle
  if (typeof handle !== 'object' || handle === null || !('startsLate' in handle)) return undefined
  return handle.startsLate === 'after paint' ? 'after paint' : 'at first act'
}

/** What the loaders of a page said, as the router writes it. */
export const readData = ({ serverHandoffStream }: EntryContext): Promise<string> =>
  new Response(serverHandoffStream).text()

/**
 * The page with its start as data. Nothing of the answer's own is left in it, so that the same page is
 * the same bytes: in the place of the nonce come the hashes of the scripts that carried it.
 */
export async function toLatePage(
  html: string,
  context: EntryContext,
  { nonce, data, moment }: { nonce: string; data: string; moment: LateMoment },
): Promise<RenderedPage> {
  const script = scripts[moment]
  const carried = new RegExp(`<script nonce="${escapeForPattern(nonce)}">(.*?)</script>`, 'gs')
  const own = [...html.matchAll(carried)].map(([, text = '']) => text)
  const start = JSON.stringify(describeStart(context, data)).replaceAll('<', String.raw`\u003c`)
  const tail =
    `<script type="application/json" id="${lateStartId}">${start}</script>` +
    `<script>${script}</script></body></html>`
  return {
    html: html.replaceAll(` nonce="${nonce}"`, '').replace(/<\/body><\/html>$/, () => tail),
    scripts: (await Promise.all([...own, script].map(hashSource))).join(' '),
  }
}

function describeStart(context: EntryContext, data: string): LateStart {
  const { manifest, staticHandlerContext } = context
  const ids = staticHandlerContext.matches.map(({ route }) => route.id)
  const entries = ids.flatMap((id) => manifest.routes[id] ?? [])
  // The router must know of home: to it every page's root alone would look like it.
  const known = Object.values(manifest.routes).flatMap((route) =>
    route && (ids.includes(route.id) || (route.index && route.parentId === 'root')) ? [route] : [],
  )
  const { sri: _sri, ...rest } = manifest
  return {
    context: JSON.parse(context.serverHandoffString ?? '{}'),
    manifest: { ...rest, routes: Object.fromEntries(known.map((route) => [route.id, route])) },
    data,
    routes: entries.map((entry) => [entry.id, modulesOf(entry)]),
    entry: manifest.entry.module,
    libraries: manifest.entry.imports,
    files: [
      ...new Set([
        manifest.entry.module,
        ...manifest.entry.imports,
        ...entries.flatMap((entry) => [...modulesOf(entry), ...(entry.imports ?? [])]),
      ]),
    ],
  }
}

type RouteEntry = NonNullable<EntryContext['manifest']['routes'][string]>

const modulesOf = (entry: RouteEntry): string[] =>
  [
    entry.clientActionModule,
    entry.clientLoaderModule,
    entry.clientMiddlewareModule,
    entry.hydrateFallbackModule,
    entry.module,
  ].filter((file) => file !== undefined)

async function hashSource(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`
}

const escapeForPattern = (text: string): string => text.replace(/[+/=]/g, String.raw`\$&`)
