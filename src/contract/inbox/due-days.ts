import { indiaDate } from '#contract/india-time.ts'
import { limits } from '#contract/limits.ts'

const dayMs = 86_400_000

/** The first and the last day that an admin may set a case due on, `yyyy-MM-dd`. */
export const dueDays = (now: Date): readonly [first: string, last: string] => [
  indiaDate(now),
  indiaDate(new Date(now.getTime() + limits.caseDueDays * dayMs)),
]
