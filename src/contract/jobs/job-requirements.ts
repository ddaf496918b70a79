import { experienceOptions, findOptionValue, jobGenderOptions } from '#contract/options.ts'

/** What a job asks of a person that a profile can be held against. */
export const jobRequirements = ['gender', 'experience'] as const
export type JobRequirement = (typeof jobRequirements)[number]

type RequirementsOfJob = { readonly gender: string; readonly experienceLevel: readonly string[] }
type Person = { readonly gender: string; readonly workexperience: string }

/**
 * The requirements of a job that a person's answers do not meet. Values and wire labels are taken alike. A missing
 * answer is no mismatch, and nobody is kept from applying.
 */
export function unmetRequirements(job: RequirementsOfJob, person: Person): JobRequirement[] {
  const gender = findOptionValue(jobGenderOptions, job.gender) ?? 'Both'
  const levels = job.experienceLevel.map((level) => findOptionValue(experienceOptions, level))
  const experience = findOptionValue(experienceOptions, person.workexperience)
  const isUnmet: Record<JobRequirement, boolean> = {
    gender: gender !== 'Both' && person.gender !== '' && person.gender.toLowerCase() !== gender,
    experience: levels.length > 0 && experience !== undefined && !levels.includes(experience),
  }
  return jobRequirements.filter((requirement) => isUnmet[requirement])
}
