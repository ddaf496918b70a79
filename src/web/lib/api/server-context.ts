import { createContext } from 'react-router'
import type { MessageAddresses } from '#contract/i18n/catalogue-parts.ts'
import type { Locale } from '#contract/i18n/locales.ts'
import type { Translator } from '#contract/i18n/translator.ts'
import type { PublicConfig } from '#contract/site/schemas.ts'
import type { Transport } from './transport.ts'

/** What the server hands to page loaders: the site's configuration and its own API, in process. */
export type ServerContext = {
  readonly nonce: string
  readonly publicConfig: PublicConfig
  /** Says messages in the locale of the request. */
  readonly translator: Translator
  readonly translatorOf: (locale: Locale) => Translator
  readonly messageAddresses: MessageAddresses
  readonly callApi: Transport
  /** Pages that everybody gets alike, by all that they are made of. The server sends the page in place of a response's body. */
  readonly rendered: {
    readonly findOrRender: (
      key: string,
      render: () => Promise<RenderedPage>,
    ) => Promise<RenderedPage>
  }
}

export type RenderedPage = {
  readonly html: string
  /** The sources of its scripts, for the page's policy. */
  readonly scripts: string
}

export const serverContext = createContext<ServerContext>()
