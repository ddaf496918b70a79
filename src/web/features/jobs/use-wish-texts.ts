import { wantedEnglish } from '#contract/jobs/match.ts'
import type { JobWish, WishingJob } from '#contract/jobs/match.ts'
import {
  communicationOptions,
  educationOptions,
  experienceOptions,
  jobGenderOptions,
} from '#contract/options.ts'
import { useOptionText } from '#web/lib/i18n/option-text.ts'

/** What a job asks for, wish by wish, in words. */
export function useWishTexts(job: WishingJob): Record<JobWish, string> {
  const { optionText, optionTexts } = useOptionText()
  return {
    education: optionTexts(educationOptions, job.educationQualification),
    experience: optionTexts(experienceOptions, job.experienceLevel),
    gender: optionText(jobGenderOptions, job.gender),
    hindi: optionText(communicationOptions, 'hindi'),
    english: optionText(communicationOptions, wantedEnglish(job.communicationSkill) ?? ''),
  }
}
