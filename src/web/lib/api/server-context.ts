import { createContext } from 'react-router'
import type { MessageAddresses } from '#contract/i18n/catalogue-parts.ts'
import type { Locale } from '#contract/i18n/locales.ts'
import type { Translator } from '#contract/i18n/translator.ts'
import type { PublicConfig } from '#contract/site/schemas.ts'
import type { Call } from '#contract/calls.ts'
import type { ErrorBody } from '#contract/errors.ts'
import type { ListHeaders, Reply } from './transport.ts'

type PageAnswer<Value> =
  | { readonly ok: true; readonly value: Value; readonly list: Partial<ListHeaders> | undefined }
  | {
      readonly ok: false
      readonly status: number
      readonly body: ErrorBody
      readonly retryAfterSeconds: number | undefined
    }

/** What the server hands to page loaders: the site's configuration and its own API, in process. */
export type ServerContext = {
  readonly nonce: string
  readonly publicConfig: PublicConfig
  /** Says messages in the locale of the request. */
  readonly translator: Translator
  readonly translatorOf: (locale: Locale) => Translator
  readonly messageAddresses: MessageAddresses
  readonly callApi: <Each extends Call>(
    call: Each,
    input: Readonly<Record<'params' | 'query' | 'body', unknown>>,
  ) => Promise<PageAnswer<Reply<Each>>>
  /** Pages that everybody gets alike, by all that they are made of. The server sends the page in place of a response's body. */
  readonly rendered: {
    readonly findOrRender: (key: string, render: () => Promise<RenderedPage>) => Promise<void>
  }
}

export type RenderedPage = {
  readonly html: string
  /** The sources of its scripts, for the page's policy. */
  readonly scripts: string
}

export const serverContext = createContext<ServerContext>()
