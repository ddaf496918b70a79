import type { JobCard, LabelledJob, LabelledJobCard, PublicJob } from '#contract/jobs/schemas.ts'
import {
  categoryOptions,
  communicationOptions,
  educationOptions,
  experienceOptions,
  interviewProcessOptions,
  jobGenderOptions,
  wireLabelOf,
  workTypeOptions,
} from '#contract/options.ts'
import type { Option } from '#contract/options.ts'

/* The wire labels of a job's options, for the calls that the specification names. */

export function withCardLabels<Card extends JobCard>(
  card: Card,
): Omit<Card, keyof LabelledJobCard> & LabelledJobCard {
  return {
    ...card,
    category: wireLabelOf(categoryOptions, card.category),
    educationQualification: labels(educationOptions, card.educationQualification),
    workType: labels(workTypeOptions, card.workType),
    gender: wireLabelOf(jobGenderOptions, card.gender),
    experienceLevel: labels(experienceOptions, card.experienceLevel),
  }
}

export function withJobLabels(job: PublicJob): LabelledJob {
  return {
    ...withCardLabels(job),
    communicationSkill: labels(communicationOptions, job.communicationSkill),
    interviewProcess: labels(interviewProcessOptions, job.interviewProcess),
  }
}

const labels = <Value extends string>(
  options: readonly Option<Value>[],
  values: readonly Value[],
): string[] => values.map((value) => wireLabelOf(options, value))
