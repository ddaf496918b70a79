import { experienceOptions } from '#contract/options.ts'
import type { Category, Education, Experience, WorkType } from '#contract/options.ts'
import { payOf } from '#server/features/jobs/job-columns.ts'
import type { PayColumns } from '#server/features/jobs/job-columns.ts'
import { payTermsOf } from './pay.rules.ts'
import { termsOfPoint } from './geo-cells.rules.ts'
import type { Coordinates } from './geo-cells.rules.ts'
import { cut, folded, wordsOf } from './search-words.rules.ts'

/** Where a pincode is. */
export type Locate = (pincode: string) => Coordinates | undefined

/** The columns that a job is found by. */
export type SearchableJob = PayColumns & {
  readonly title: string
  readonly category: Category
  readonly city: string
  readonly state: string
  readonly company_name: string
  readonly education: readonly Education[]
  readonly experience: readonly Experience[]
  readonly work_types: readonly WorkType[]
  readonly pincode: string
}

export type FilterName =
  | 'category'
  | 'location'
  | 'company'
  | 'education'
  | 'experience'
  | 'fits'
  | 'workType'

/** Days in UTC; the jobs of a day are searched together. */
const dayMs = 86_400_000

export const dayOf = (instant: Date): number => Math.floor(instant.getTime() / dayMs)

/** Begins with a colon, so that no prefix of a word matches it. */
export function filterTerm(name: FilterName, value: string): string {
  return cut(`:${name}:${folded(value).replace(/\s+/g, ' ').trim()}`)
}

/** The longest time that a job stays live. */
export const longestRunDays = 22

export const dayTerm = (day: number): string => `:day:${day}`

/** A word of the place or the company, which counts less than one of the title. */
export const surroundingTerm = (word: string): string => `~${word}`

export const isSurrounding = (lexeme: string): boolean => lexeme.startsWith('~')

/** The pincode of the workplace; null for work from home alone. */
export function workplaceOf({
  work_types,
  pincode,
}: Pick<SearchableJob, 'work_types' | 'pincode'>): string | null {
  return work_types.length > 0 && work_types.every((type) => type === 'home') ? null : pincode
}

/** The experience options from the lowest to the highest that a job names; all where it names none. */
export function fittingExperience(named: readonly Experience[]): Experience[] {
  const steps = experienceOptions.map(({ value }) => value)
  const places = named.map((value) => steps.indexOf(value))
  return places.length === 0 ? steps : steps.slice(Math.min(...places), Math.max(...places) + 1)
}

/** All terms of a job for its current run. */
export function termsOfJob(
  job: SearchableJob,
  { liveAt, locate }: { liveAt: Date; locate: Locate },
): string[] {
  const workplace = workplaceOf(job)
  const point = workplace === null ? undefined : locate(workplace)
  const surroundings = [job.city, job.state, job.company_name].flatMap(wordsOf)
  return [
    ...new Set([
      ...wordsOf(job.title),
      ...surroundings.map(surroundingTerm),
      filterTerm('category', job.category),
      filterTerm('location', job.city),
      filterTerm('company', job.company_name),
      ...job.education.map((value) => filterTerm('education', value)),
      ...job.experience.map((value) => filterTerm('experience', value)),
      ...job.work_types.map((value) => filterTerm('workType', value)),
      ...fittingExperience(job.experience).map((value) => filterTerm('fits', value)),
      ...payTermsOf(payOf(job)),
      ...(point ? termsOfPoint(point) : []),
      dayTerm(dayOf(liveAt)),
    ]),
  ]
}
