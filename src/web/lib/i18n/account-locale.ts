import {
  localeCookie,
  localeCookieSeconds,
  localePath,
  withoutLocale,
} from '#contract/i18n/locale-address.ts'
import type { Locale } from '#contract/i18n/locales.ts'

/**
 * Keeps the language that the reader chose, or that of the signed-in account, where the server reads it when it renders a
 * page. It stays after the logout, as the next sign-in page is for the same reader.
 */
export function saveAccountLocale(locale: Locale): void {
  document.cookie = `${localeCookie}=${locale}; path=/; max-age=${localeCookieSeconds}; samesite=lax`
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
