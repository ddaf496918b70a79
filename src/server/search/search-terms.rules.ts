import type { Category, Education, Experience, WorkType } from '#contract/options.ts'
import { cut, folded, wordsOf } from './search-words.rules.ts'

/** What a job is found by. */
export type SearchableJob = {
  readonly title: string
  readonly category: Category
  readonly city: string
  readonly state: string
  readonly company_name: string
  readonly education: readonly Education[]
  readonly experience: readonly Experience[]
  readonly work_types: readonly WorkType[]
}

export type FilterName =
  | 'category'
  | 'location'
  | 'company'
  | 'education'
  | 'experience'
  | 'workType'

/** A day has passed when it is another one in UTC; a day's jobs are looked through together. */
const dayMs = 86_400_000

export const dayOf = (instant: Date): number => Math.floor(instant.getTime() / dayMs)

/** Begins with a colon, as no word does: a word is looked for by its beginning. */
export function filterTerm(name: FilterName, value: string): string {
  return cut(`:${name}:${folded(value).replace(/\s+/g, ' ').trim()}`)
}

export const dayTerm = (day: number): string => `:day:${day}`

/** A word of the place or the company, which is worth less than one of the title. */
export const surroundingTerm = (word: string): string => `~${word}`

export const isSurrounding = (lexeme: string): boolean => lexeme.startsWith('~')

/** Everything under which a job is found, for its present run. */
export function termsOfJob(job: SearchableJob, liveAt: Date): string[] {
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
      dayTerm(dayOf(liveAt)),
    ]),
  ]
}
