import type { Locale } from './locales.ts'

/**
 * The language of what people typed, by its letters, for readers that speak the page. Devanagari is always named, since
 * the heading font of Hindi pages has the shapes of our own words alone.
 *
 * @param page the language of the page; what is in it needs no name
 */
export function typedLanguage(text: string, page: Locale): Locale | undefined {
  if (/\p{Script=Devanagari}/u.test(text)) return 'hi'
  const isEnglish = page === 'en' || page.startsWith('en-')
  return !isEnglish && /\p{Script=Latin}/u.test(text) ? 'en' : undefined
}
