import { indiaDate } from '#contract/india-time.ts'
import { limits } from '#contract/limits.ts'

/** The last day on which somebody who is of age today in India can be born. */
export function latestBirthDay(now: Date): string {
  const [year = '', month = '', day = ''] = indiaDate(now).split('-')
  const birthYear = Number(year) - limits.minCandidateAgeYears
  // A leap year is never eighteen years after another: its 29 February counts as the day before.
  return `${birthYear}-${month}-${month === '02' && day === '29' ? '28' : day}`
}
