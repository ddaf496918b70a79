import { indiaDate } from '#contract/india-time.ts'
import { limits } from '#contract/limits.ts'

/** The latest date of birth of a person who is of age today in India. */
export function latestBirthDay(now: Date): string {
  const [year = '', month = '', day = ''] = indiaDate(now).split('-')
  const birthYear = Number(year) - limits.minCandidateAgeYears
  // 18 years after a leap year is no leap year, so 29 February counts as the day before.
  return `${birthYear}-${month}-${month === '02' && day === '29' ? '28' : day}`
}
