import { experienceOptions } from '#contract/options.ts'
import type { Category, Education, Experience, JobGender, WorkType } from '#contract/options.ts'
import { payOf } from '#server/features/jobs/fact-columns.ts'
import type { FactColumns, PayColumns } from '#server/features/jobs/fact-columns.ts'
import { payTermsOf } from '../query/pay.rules.ts'
import { termsOfPoint } from '../query/geo-cells.rules.ts'
import type { Coordinates } from '../query/geo-cells.rules.ts'
import {
  addressTerm,
  dayOf,
  dayTerm,
  filterTerm,
  surroundingTerm,
  textTerm,
} from '../query/search-terms.rules.ts'
import { wordsOf } from '../query/search-words.rules.ts'
import { townOf } from '../synonyms/meanings.rules.ts'
import type { Synonyms } from '../synonyms/meanings.rules.ts'
import { meaningTerms } from './job-meanings.rules.ts'
import { informativeWords } from './text-words.rules.ts'

/** Where a pincode is. */
export type Locate = (pincode: string) => Coordinates | undefined

/** What the terms of a job depend on besides the job. */
export type TermContext = { readonly synonyms: Synonyms; readonly locate: Locate }

/** The columns that a job is found by. */
export type SearchableJob = PayColumns &
  FactColumns & {
    readonly title: string
    readonly category: Category
    readonly city: string
    readonly state: string
    readonly location: string
    readonly company_name: string
    readonly description: string
    readonly working_hours: string
    readonly gender: JobGender
    readonly education: readonly Education[]
    readonly experience: readonly Experience[]
    readonly work_types: readonly WorkType[]
    readonly pincode: string
  }

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

/** The terms of a job for its current run: those of its title and fields, and with them those of its description. */
export function termsOfJob(
  job: SearchableJob,
  liveAt: Date,
  { synonyms, locate }: TermContext,
): { terms: string[]; wideTerms: string[] } {
  const title = wordsOf(job.title)
  const text = wordsOf(`${job.description} ${job.working_hours}`)
  const fields = fieldTerms(job, liveAt, locate)
  const town = townOf(job.city, synonyms)
  const meant = meaningTerms({ job, title, text, fields }, synonyms)
  const terms = new Set([
    ...title,
    ...[job.city, job.state, job.company_name].flatMap(wordsOf).map(surroundingTerm),
    ...fields,
    ...(town === undefined ? [] : [town]),
    ...meant.named,
  ])
  const wideTerms = new Set([
    ...terms,
    ...wordsOf(job.location).map(addressTerm),
    ...informativeWords(text).map(textTerm),
    ...meant.mentioned,
  ])
  return { terms: [...terms], wideTerms: [...wideTerms] }
}

function fieldTerms(job: SearchableJob, liveAt: Date, locate: Locate): string[] {
  const workplace = workplaceOf(job)
  const point = workplace === null ? undefined : locate(workplace)
  return [
    filterTerm('category', job.category),
    filterTerm('location', job.city),
    filterTerm('company', job.company_name),
    filterTerm('gender', job.gender),
    ...job.education.map((value) => filterTerm('education', value)),
    ...job.experience.map((value) => filterTerm('experience', value)),
    ...job.work_types.map((value) => filterTerm('workType', value)),
    ...fittingExperience(job.experience).map((value) => filterTerm('fits', value)),
    ...factTerms(job),
    ...payTermsOf(payOf(job)),
    ...(point ? termsOfPoint(point) : []),
    dayTerm(dayOf(liveAt)),
  ]
}

function factTerms({ shift, work_time, joining, benefits }: SearchableJob): string[] {
  return [
    ...(shift === null ? [] : [filterTerm('shift', shift)]),
    ...(work_time === null ? [] : [filterTerm('workTime', work_time)]),
    ...(joining === null ? [] : [filterTerm('joining', joining)]),
    ...benefits.map((value) => filterTerm('benefit', value)),
  ]
}
