import type { OptionCount } from '#contract/job-search/schemas.ts'
import { limits } from '#contract/limits.ts'
import { digitGroups } from '#contract/digit-groups.ts'

const { searchCountMax } = limits

/** The number of jobs found. The count stops at a maximum, since nobody pages that far. */
export function foundNumber(total: number): string {
  const counted = digitGroups(Math.min(total, searchCountMax))
  return total > searchCountMax ? `${counted}+` : counted
}

/** The number beside an option of a filter. */
export function optionNumber(count: OptionCount): string {
  return typeof count === 'number' ? foundNumber(count) : `${digitGroups(count.atLeast)}+`
}
