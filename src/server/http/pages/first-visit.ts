import type { FastifyRequest } from 'fastify'
import { isbot } from 'isbot'
import { offeredLocales } from '#contract/i18n/locales.ts'
import type { Languages } from '#server/lib/languages.ts'
import { readLocaleCookie } from '../binding/request-locale.ts'
import { pageUrl } from './page-url.ts'

/**
 * A person who opens the home page for the first time chooses the language first. Links to other pages are opened at
 * once, since their headers offer the other language too; so does the home page for programs that read it.
 */
export function mustChooseLanguage(request: FastifyRequest, languages: Languages): boolean {
  const { headers, method } = request
  return (
    method === 'GET' &&
    offeredLocales(languages.enabled).length > 1 &&
    pageUrl(request.url).pathname === '/' &&
    headers['sec-fetch-mode'] === 'navigate' &&
    readLocaleCookie(headers) === undefined &&
    !isbot(headers['user-agent'])
  )
}
