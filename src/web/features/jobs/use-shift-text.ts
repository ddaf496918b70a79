import { shiftOptions } from '#contract/jobs/fact-options.ts'
import type { LabelledJobCard } from '#contract/jobs/schemas.ts'
import { jobHours } from '#web/lib/format/job-hours.ts'
import { useOptionText } from '#web/lib/i18n/option-text.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'

/** 'Day shift, 9 hrs', as far as it is known. */
export function useShiftText(): (job: Pick<LabelledJobCard, 'facts' | 'workingHours'>) => string {
  const { t } = useTranslation()
  const { optionText } = useOptionText()
  return ({ facts, workingHours }) => {
    const hours = jobHours(workingHours, (figures) => t('job.hours', { hours: figures }))
    if (facts.shift === undefined) return hours
    const shift = optionText(shiftOptions, facts.shift)
    return hours === '' ? shift : t('job.shiftAndHours', { shift, hours })
  }
}
