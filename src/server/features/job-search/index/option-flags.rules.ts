import { fixedChoices } from '#contract/job-search/options.ts'
import { fittingExperience } from './job-terms.rules.ts'
import type { SearchableJob } from './job-terms.rules.ts'

/** The filters of which a job may have several options, or none. */
const flaggedFilters = [
  'education',
  'experience',
  'workType',
  'shift',
  'workTime',
  'benefit',
] as const
export type FlaggedFilter = (typeof flaggedFilters)[number]

/** An option has the bit of its position. Another order, or a new option before others, needs a new `termsVersion`. */
const positions: ReadonlyMap<string, number> = new Map(
  flaggedFilters
    .flatMap((filter) => fixedChoices[filter].map((value) => keyOf(filter, value)))
    .map((key, position) => [key, position]),
)

function keyOf(filter: FlaggedFilter, value: string): string {
  return `${filter}:${value}`
}

/** 0 for a value that is no option. */
export function flagOf(filter: FlaggedFilter, value: string): number {
  const position = positions.get(keyOf(filter, value))
  return position === undefined ? 0 : 1 << position
}

type JobWithOptions = Pick<
  SearchableJob,
  'education' | 'experience' | 'work_types' | 'shift' | 'work_time' | 'benefits'
>

/** The options that find the job, each as its bit. */
export function optionFlagsOf(job: JobWithOptions): number {
  const options: Record<FlaggedFilter, readonly string[]> = {
    education: job.education,
    experience: fittingExperience(job.experience),
    workType: job.work_types,
    shift: job.shift === null ? [] : [job.shift],
    workTime: job.work_time === null ? [] : [job.work_time],
    benefit: job.benefits,
  }
  return flaggedFilters
    .flatMap((filter) => options[filter].map((value) => flagOf(filter, value)))
    .reduce((flags, flag) => flags | flag, 0)
}
