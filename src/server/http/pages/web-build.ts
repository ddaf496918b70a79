import type { MessageAddresses } from '#contract/i18n/catalogue-parts.ts'
import type { Locale } from '#contract/i18n/locales.ts'
import type { Translator } from '#contract/i18n/translator.ts'
import type { PublicConfig } from '#contract/site/schemas.ts'
import type { CallApi } from '../binding/page-calls.ts'

/**
 * What the web side's loaders get from the server. The web side declares the same shape for itself.
 */
type PageContext = {
  readonly nonce: string
  readonly publicConfig: PublicConfig
  /** Says messages in the locale of the request. */
  readonly translator: Translator
  readonly translatorOf: (locale: Locale) => Translator
  readonly messageAddresses: MessageAddresses
  readonly callApi: CallApi
  /** The page is sent in place of a response's body. */
  readonly rendered: {
    readonly findOrRender: (key: string, render: () => Promise<RenderedPage>) => Promise<void>
  }
}

/** A page that is the same for everybody. */
export type RenderedPage = { readonly html: string; readonly scripts: string }

/** Renders a page, or redirects. */
export type HandlePage = (request: Request, context: PageContext) => Promise<Response>

export type LoadPages = {
  /** @param basename where the pages of a locale begin, such as `/hi`; undefined for the main one */
  readonly loadHandler: (basename: string | undefined) => Promise<HandlePage>
  /** Differs in every build. */
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

/**
 * Pages under a basename link to each other, and load their data, under the same basename.
 *
 * @throws Error when the module is not a build of the web side
 */
export function createPageHandler(
  module: object,
  mode: PageHandlerMode,
  basename: string | undefined,
): HandlePage {
  if (!isWebBuild(module)) throw new Error('The web build is not one of the page router')
  const build = basename === undefined ? module : { ...module, basename }
  return module.entry.module.createPageHandler(build, mode)
}

function isWebBuild(module: object): module is WebBuild {
  return 'entry' in module && 'routes' in module && 'assets' in module
}
