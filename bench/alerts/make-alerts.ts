import type { AlertFrequency } from '#contract/job-alerts/frequencies.ts'
import type { AlertSearch } from '#contract/job-alerts/schemas.ts'
import type { Market } from '../market/jobs.ts'
import { randomOf } from '../market/seeded.ts'

const words = [
  'telecaller',
  'customer support',
  'bpo',
  'back office',
  'data entry',
  'delivery boy',
  'sales executive',
  'night shift',
  'work from home',
  'fresher',
]
const pays = ['12000', '15000', '18000', '20000', '25000']

/** An alert as people may keep it: the work of some job, mostly with a place, often with a filter. */
export function makeAlert(
  seed: number,
  index: number,
  market: Market,
): { search: AlertSearch; frequency: AlertFrequency } {
  const random = randomOf(seed, 'alert', index)
  const pick = <Item>(items: readonly [Item, ...Item[]] | readonly Item[]): Item | undefined =>
    items[random.int(0, items.length - 1)]
  const { draft } = market.jobAt(random.int(0, market.totalJobs - 1))
  const q = random.chance(0.55)
    ? draft.jobTitle.toLowerCase().slice(0, 100)
    : random.chance(0.8)
      ? pick(words)
      : undefined
  const isNear = random.chance(0.25)
  return {
    search: {
      ...(q !== undefined && { q }),
      ...(isNear && { near: draft.jobPincode, within: pick(['5', '10', '20']) ?? '10' }),
      ...(!isNear && random.chance(0.85) && { location: draft.jobCity }),
      ...(random.chance(0.25) && { salary: pick(pays) ?? '15000' }),
      ...(random.chance(0.2) && { experience: 'fresher' }),
      ...(random.chance(0.15) && { education: '12thPassed' }),
      ...(q === undefined && { category: draft.category }),
    },
    frequency: random.chance(0.2) ? 'atOnce' : 'daily',
  }
}
