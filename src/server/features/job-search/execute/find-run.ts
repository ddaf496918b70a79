import type { Kysely } from 'kysely'
import type { DB } from '#server/db/types.ts'
import { cost } from '../query/match-levels.ts'
import type { Tier } from '../query/ranking-tiers.rules.ts'
import { without } from '../query/text-query.rules.ts'
import type { RankedFound } from './find-in-groups.ts'
import { findByTier, firstPosition, maxBetterTiers, maxRowsRead } from './search.repository.ts'

/* Lower tiers mostly have few jobs each, so some of them are read by one statement. */

/** The last tier that is read together with the tier `from`: of the same parts of the text, and all with few jobs. */
export function lastOfRun(tiers: readonly Tier[], from: number, maxShare: number): number {
  const first = tiers[from]
  const isTogether = (tier: Tier | undefined) =>
    first !== undefined &&
    tier !== undefined &&
    hasSameParts(first, tier) &&
    tier.query.share <= maxShare
  let last = from
  while (last - from < maxBetterTiers && isTogether(tiers[last + 1])) last += 1
  return last
}

/** Then each tier has all jobs of the ones before it. */
const hasSameParts = (one: Tier, other: Tier): boolean =>
  one.cost === other.cost || Math.max(one.cost, other.cost) < cost.dropped

type Run = {
  readonly rank: number
  readonly last: number
  readonly pincodes: readonly string[] | undefined
  readonly now: Date
  readonly limit: number
}

/** The jobs of the tiers from `rank` to `last`; undefined where they are too many to be read together. */
export async function findRun(
  db: Kysely<DB>,
  tiers: readonly Tier[],
  { rank, last, ...filters }: Run,
): Promise<RankedFound[] | undefined> {
  const [first, widest] = [tiers[rank], tiers[last]]
  if (!first || !widest) return undefined
  const rows = await findByTier(db, {
    ...filters,
    ...firstPosition,
    query: first.better.reduce(without, widest.query),
    better: tiers.slice(rank, last).map(({ query }) => query),
  })
  if ((rows[0]?.read ?? 0) >= maxRowsRead) return undefined
  return rows.map((row) => ({ ...row, rank: last - row.rank }))
}
