import type { Landing } from '#contract/landing-pages/schemas.ts'
import { categoryOptions } from '#contract/options.ts'
import { useOptionText } from '#web/lib/i18n/option-text.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'

/** The subject of a landing page as text: 'Telesales jobs in Noida'. */
export function useLandingHeading(landing: Pick<Landing, 'category' | 'city'>): string {
  const { t } = useTranslation()
  const { optionText } = useOptionText()
  const category = optionText(categoryOptions, landing.category ?? '')
  const city = t.place(landing.city?.name ?? '')
  if (category && city) return t('landing.both', { category, city })
  return category ? t('landing.category', { category }) : t('landing.city', { city })
}
