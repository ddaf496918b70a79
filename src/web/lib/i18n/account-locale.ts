import { localeCookie, localePath, withoutLocale } from '#contract/i18n/locale-address.ts'
import type { Locale } from '#contract/i18n/locales.ts'

const yearSeconds = 31_536_000

/**
 * Keeps the language of the signed-in account where the server reads it when it renders a page. Undefined: the account
 * has none.
 */
export function saveAccountLocale(locale: Locale | undefined): void {
  if (locale === undefined && readAccountLocale() === undefined) return
  const seconds = locale === undefined ? 0 : yearSeconds
  document.cookie = `${localeCookie}=${locale ?? ''}; path=/; max-age=${seconds}; samesite=lax`
}

const readAccountLocale = (): Locale | undefined =>
  document.cookie
    .split('; ')
    .find((each) => each.startsWith(`${localeCookie}=`))
    ?.slice(localeCookie.length + 1)

/** The path and query of a request, without the prefix of the page's language: what the router and its links name. */
export function requestedPath({ url }: Request): string {
  const { pathname, search } = new URL(url)
  return withoutLocale(pathname, document.documentElement.lang) + search
}

/** Where the requested page is in the account's language, if this page is in another one. */
export function addressInAccountLocale(request: Request): string | undefined {
  const { lang, dataset } = document.documentElement
  const languages = dataset['languages']?.split(' ') ?? []
  const locale = readAccountLocale()
  if (locale === undefined || locale === lang || !languages.includes(locale)) return undefined
  return window.location.origin + localePath(requestedPath(request), locale, languages)
}
