import type { RouterContext, ServerBuild } from 'react-router'
import type { PublicConfig } from '#contract/site.ts'

/** What the web side's loaders get of the server; the web declares the same shape for itself. */
type PageContext = {
  readonly nonce: string
  readonly publicConfig: PublicConfig
  readonly callApi: (path: string, init: RequestInit) => Promise<Response>
}

/** The compiled web side. The context key must be the build's own instance to be found again. */
export type WebBuild = {
  readonly build: ServerBuild
  readonly serverContext: RouterContext<PageContext>
}

type ServerBuildModule = ServerBuild & {
  readonly entry: { readonly module: { readonly serverContext: RouterContext<PageContext> } }
}

/** @throws Error when the module is not a build of the web side */
export function toWebBuild(module: object): WebBuild {
  if (!isServerBuild(module)) throw new Error('The web build is not one of the page router')
  return { build: module, serverContext: module.entry.module.serverContext }
}

function isServerBuild(module: object): module is ServerBuildModule {
  return 'entry' in module && 'routes' in module && 'assets' in module
}
