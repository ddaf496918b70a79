import { benefitOptions } from '#contract/jobs/fact-options.ts'
import type { PublicJob } from '#contract/jobs/schemas.ts'
import { useOptionText } from '#web/lib/i18n/option-text.ts'
import type { JobPostingTexts } from './job-structured-data.ts'
import { useShiftText } from './use-shift-text.ts'

/** What a job's structured data says in words. */
export function useJobPostingTexts(job: PublicJob): JobPostingTexts {
  const { optionTexts } = useOptionText()
  const shiftText = useShiftText()
  return {
    workHours: shiftText(job),
    benefits: optionTexts(benefitOptions, job.facts.benefits ?? []),
  }
}
