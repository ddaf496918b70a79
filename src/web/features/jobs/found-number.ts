import { limits } from '#contract/limits.ts'
import { digitGroups } from '#web/lib/digit-groups.ts'

const { searchCountMax } = limits

/** How many jobs were found; nobody counts further than a person looks. */
export function foundNumber(total: number): string {
  const counted = digitGroups(Math.min(total, searchCountMax))
  return total > searchCountMax ? `${counted}+` : counted
}
