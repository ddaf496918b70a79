import { wantedEnglish } from '#contract/jobs/match.ts'
import type { Requirement, JobRequirements } from '#contract/jobs/match.ts'
import {
  communicationOptions,
  educationOptions,
  experienceOptions,
  jobGenderOptions,
} from '#contract/options.ts'
import { useOptionText } from '#web/lib/i18n/option-text.ts'

/** What a job asks for, requirement by requirement, in words. */
export function useRequirementTexts(job: JobRequirements): Record<Requirement, string> {
  const { optionText, optionTexts } = useOptionText()
  return {
    education: optionTexts(educationOptions, job.educationQualification),
    experience: optionTexts(experienceOptions, job.experienceLevel),
    gender: optionText(jobGenderOptions, job.gender),
    hindi: optionText(communicationOptions, 'hindi'),
    english: optionText(communicationOptions, wantedEnglish(job.communicationSkill) ?? ''),
  }
}
