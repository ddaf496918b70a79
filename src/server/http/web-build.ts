import type { PublicConfig } from '#contract/site.ts'

/** What the web side's loaders get of the server; the web declares the same shape for itself. */
type PageContext = {
  readonly nonce: string
  readonly publicConfig: PublicConfig
  readonly callApi: (path: string, init: RequestInit) => Promise<Response>
  readonly rendered: {
    readonly findOrRender: (
      key: string,
      render: () => Promise<RenderedPage>,
    ) => Promise<RenderedPage>
  }
}

/** A page that everybody gets alike. */
export type RenderedPage = { readonly html: string; readonly scripts: string }

/** Renders a page, or sends elsewhere. */
export type HandlePage = (request: Request, context: PageContext) => Promise<Response>

export type LoadPages = {
  readonly loadHandler: () => Promise<HandlePage>
  /** Another one for every build. */
  readonly buildId: string
}

export type PageHandlerMode = 'development' | 'production'

type WebBuild = {
  readonly entry: {
    readonly module: {
      readonly createPageHandler: (build: WebBuild, mode: PageHandlerMode) => HandlePage
    }
  }
}

/** @throws Error when the module is not a build of the web side */
export function createPageHandler(module: object, mode: PageHandlerMode): HandlePage {
  if (!isWebBuild(module)) throw new Error('The web build is not one of the page router')
  return module.entry.module.createPageHandler(module, mode)
}

function isWebBuild(module: object): module is WebBuild {
  return 'entry' in module && 'routes' in module && 'assets' in module
}
