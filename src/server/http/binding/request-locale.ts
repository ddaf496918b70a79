import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { localeCookie } from '#contract/i18n/locale-address.ts'
import type { Locale } from '#contract/i18n/locales.ts'
import type { Translator } from '#contract/i18n/translator.ts'
import type { Languages } from '#server/lib/languages.ts'
import { isPage, pageUrl } from '../pages/page-url.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * The language of the reply. A call: the account's, else that of the calling page or the browser.
     * A page: the one that its address names, else the account's, else the browser's.
     */
    locale: Locale
    /** Translates messages into that language. */
    readonly t: Translator
  }
}

/** Bind it first: everything that may reject a request needs the locale. */
export function registerRequestLocale(app: FastifyInstance, languages: Languages): void {
  app.decorateRequest('locale', languages.main)
  app.decorateRequest('t', {
    getter() {
      return languages.translatorOf(this.locale)
    },
  })
  app.addHook('onRequest', async (request) => {
    request.locale =
      localeOfPage(request, languages) ?? languages.negotiate(request.headers['accept-language'])
  })
}

const langSchema = z.object({ lang: z.string().optional() })

/** For files of a page, whose address names the page's language as `?lang=`. */
export function namedTranslator({ query }: FastifyRequest, languages: Languages): Translator {
  return languages.translatorOf(langSchema.safeParse(query).data?.lang)
}

function localeOfPage(request: FastifyRequest, languages: Languages): Locale | undefined {
  if (languages.enabled.length < 2 || !isPage(request)) return undefined
  return (
    languages.ofPath(pageUrl(request.url).pathname) ??
    languages.find(readLocaleCookie(request.headers))
  )
}

export const readLocaleCookie = ({ cookie = '' }: IncomingHttpHeaders): string | undefined =>
  cookie
    .split('; ')
    .find((each) => each.startsWith(`${localeCookie}=`))
    ?.slice(localeCookie.length + 1)
