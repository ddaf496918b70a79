import { useTranslation } from '#web/lib/translation.ts'
import type { Landing } from '#contract/landings.ts'

/** What a page is about, in words: 'Telesales jobs in Noida'. */
export function useLandingHeading({ category, city }: Pick<Landing, 'category' | 'city'>): string {
  const { t } = useTranslation()
  if (category && city) return t('landing.both', { category: category.name, city: city.name })
  if (category) return t('landing.category', { category: category.name })
  return t('landing.city', { city: city?.name ?? '' })
}
