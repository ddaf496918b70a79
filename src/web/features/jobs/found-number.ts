import { limits } from '#contract/limits.ts'

const { searchCountMax } = limits

/** How many jobs were found; nobody counts further than a person looks. */
export function foundNumber(total: number): string {
  const counted = Math.min(total, searchCountMax).toLocaleString('en-IN')
  return total > searchCountMax ? `${counted}+` : counted
}
