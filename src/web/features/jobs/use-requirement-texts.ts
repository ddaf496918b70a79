import { wantedEnglish } from '#contract/jobs/match.ts'
import type { JobRequirements, PersonAnswers, Requirement } from '#contract/jobs/match.ts'
import {
  communicationOptions,
  educationOptions,
  experienceOptions,
  jobGenderOptions,
  personGenderOptions,
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

/** What a person says to each requirement, in words; '' where nothing is said. */
export function usePersonTexts(person: PersonAnswers): Record<Requirement, string> {
  const { optionText } = useOptionText()
  return {
    education: optionText(educationOptions, person.education),
    experience: optionText(experienceOptions, person.workexperience),
    gender: optionText(personGenderOptions, person.gender),
    hindi: person.language,
    english: person.language,
  }
}
