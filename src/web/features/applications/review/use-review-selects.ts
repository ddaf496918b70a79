import { languageOptions } from '#contract/applications/applicant-filters.ts'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import { circles } from '#contract/job-search/options.ts'
import { educationOptions, experienceOptions } from '#contract/options.ts'
import type { Option } from '#contract/options.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { listedFilters } from './review-filters.ts'

type ListedFilter = (typeof listedFilters)[number]

const texts = {
  within: { label: 'review.distance', any: 'review.anyDistance' },
  experience: { label: 'review.workexperience', any: 'review.anyExperience' },
  education: { label: 'review.education', any: 'review.anyEducation' },
  language: { label: 'review.language', any: 'review.anyLanguage' },
} as const satisfies Record<ListedFilter, { label: MessageKey; any: MessageKey }>

/** The lists that applicants are filtered by, with their texts. */
export function useReviewSelects() {
  const { t } = useTranslation()
  const named = (options: readonly Option[]) =>
    options.map(({ value, labelKey }) => ({ value, label: t(labelKey) }))
  const options = {
    within: circles.map((km) => ({ value: km, label: t('review.within', { km }) })),
    experience: named(experienceOptions),
    education: named(educationOptions),
    language: named(languageOptions),
  }
  return listedFilters
    .filter((name) => options[name].length > 0)
    .map((name) => ({
      name,
      label: t(texts[name].label),
      any: t(texts[name].any),
      options: options[name],
    }))
}
