import type { Random } from '#server/local/sample/random.ts'
import type { MarketFacts } from './jobs.ts'
import type { Role } from './role.ts'

const rises: Readonly<Record<MarketFacts['seniority'], number>> = {
  junior: 1,
  senior: 1.3,
  lead: 1.6,
  manager: 2.2,
}

/** Pay as employers write it; some give no figure. */
export function salaryText(
  random: Random,
  role: Role,
  seniority: MarketFacts['seniority'],
): string {
  const [least, most] = role.pay
  const low = Math.round((least + random.next() ** 1.5 * (most - least) * 0.7) * rises[seniority])
  const high = low + random.int(2, 8)
  return random.pick([
    `₹${low},000 - ${high},000 / month`,
    `₹${low},000 - ${high},000 / month`,
    `${low}k - ${high}k`,
    `${low}000 to ${high}000 + incentives`,
    `₹${low},000 / month`,
    `Up to ${high}k in hand`,
    `Rs. ${low},000/- to ${high},000/- per month`,
    `${((high * 12) / 100).toFixed(1)} LPA`,
    'As per company norms',
  ])
}
