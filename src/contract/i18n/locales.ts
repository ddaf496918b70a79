import { memoize } from './memoize.ts'

/** A BCP 47 tag such as `en` or `hi`. A setting of the installation lists the enabled ones. */
export type Locale = string

/** The locale whose catalogue defines the keys, and the fallback for every other locale. */
export const defaultLocale: Locale = 'en'

/**
 * Accented and longer English, which shows untranslated text in tests. People are never offered it.
 */
export const pseudoLocale: Locale = 'en-XA'

/** Languages on trial: what their catalogues do not say yet is said in English. All others are whole. */
export const trialLocales: readonly Locale[] = ['mr']

/** The languages that a reader may choose between; none where there is only one. */
export function offeredLocales(languages: readonly Locale[] | undefined): readonly Locale[] {
  const offered = (languages ?? []).filter((locale) => locale !== pseudoLocale)
  return offered.length > 1 ? offered : []
}

/** A language's name in itself: 'हिन्दी'. */
export const ownName = memoize(
  (locale: Locale) => new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale,
)

const scriptOf = memoize((locale: Locale) => new Intl.Locale(locale).maximize().script ?? '')

/** Languages in other scripts use the fonts of the device. */
export const isWrittenInLatin = (locale: Locale): boolean => scriptOf(locale) === 'Latn'

const rightToLeftScripts = ['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Syrc', 'Thaa']

export const textDirection = (locale: Locale): 'ltr' | 'rtl' =>
  rightToLeftScripts.includes(scriptOf(locale)) ? 'rtl' : 'ltr'

/** The tag for `Intl`: dates and digit groups follow India's customs in every language. */
export const intlTag = memoize((locale: Locale) => `${new Intl.Locale(locale).language}-IN`)

/** The locale as Open Graph writes it: `hi_IN`. */
export const openGraphLocale = (locale: Locale): string => intlTag(locale).replace('-', '_')
