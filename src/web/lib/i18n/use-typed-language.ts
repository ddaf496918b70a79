import type { Locale } from '#contract/i18n/locales.ts'
import { typedLanguage } from '#contract/i18n/typed-language.ts'
import { useTranslation } from './translation.ts'

/** The `lang` of text that people typed: `<h1 lang={langOf(title)}>`. */
export function useTypedLanguage(): (text: string) => Locale | undefined {
  const { locale } = useTranslation()
  return (text) => typedLanguage(text, locale)
}
