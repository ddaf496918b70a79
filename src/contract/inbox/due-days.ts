import { endOfIndiaDayAfter, indiaDate } from '#contract/india-time.ts'
import { limits } from '#contract/limits.ts'

/** The first and the last day that an admin may set a case due on, `yyyy-MM-dd`. */
export const dueDays = (now: Date): readonly [first: string, last: string] => [
  indiaDate(now),
  indiaDate(endOfIndiaDayAfter(now, limits.caseDueDays)),
]
