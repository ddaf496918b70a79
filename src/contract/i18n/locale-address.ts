import type { Locale } from './locales.ts'

/**
 * The address of a page in a locale: `/hi/jobs`. Pages of the main locale have no prefix.
 *
 * @param languages the main locale first; undefined where there is only one
 */
export function localePath(
  path: string,
  locale: Locale,
  languages: readonly Locale[] | undefined,
): string {
  if (languages === undefined || locale === languages[0]) return path
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}

/**
 * A page's `hreflang` links: its address in each language, and for readers of other languages the one that follows
 * their browser.
 */
export function alternates(
  languages: readonly Locale[] | undefined,
): readonly { readonly name: string; readonly locale: Locale }[] {
  const [main, ...others] = languages ?? []
  if (main === undefined || others.length === 0) return []
  return [
    ...[main, ...others].map((locale) => ({ name: locale, locale })),
    { name: 'x-default', locale: main },
  ]
}

/** The address of a file that is said in a locale, such as a preview picture. */
export function localeFile(
  path: string,
  locale: Locale,
  languages: readonly Locale[] | undefined,
): string {
  if (languages === undefined || locale === languages[0]) return path
  return `${path}${path.includes('?') ? '&' : '?'}lang=${locale}`
}

/** The path without the prefix of a locale. */
export function withoutLocale(path: string, locale: Locale): string {
  const prefix = `/${locale}`
  if (path === prefix) return '/'
  return path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path
}

/** The cookie that holds the language that was chosen, for pages whose address names none. */
export const localeCookie = 'locale'

export const localeCookieSeconds = 31_536_000

/** Where a page's language is chosen without script, and where the choice is kept. */
export const languageChoicePath = (locale: Locale, next: string): string =>
  `/language/${locale}?next=${encodeURIComponent(next)}`
