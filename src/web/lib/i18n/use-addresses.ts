import { localeFile, localePath } from '#contract/i18n/locale-address.ts'
import type { Locale } from '#contract/i18n/locales.ts'
import { usePublicConfig } from '../public-config.ts'
import { useTranslation } from './translation.ts'

/** Whole addresses for search engines, messengers and people, in the page's language unless another is named. */
export function useAddresses() {
  const { locale } = useTranslation()
  const { publicUrl, languages } = usePublicConfig()
  return {
    pageAddress: (path: string, of: Locale = locale) => publicUrl + localePath(path, of, languages),
    fileAddress: (path: string) => publicUrl + localeFile(path, locale, languages),
  }
}
