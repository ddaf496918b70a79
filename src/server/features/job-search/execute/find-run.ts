import type { Kysely } from 'kysely'
import type { DB } from '#server/db/types.ts'
import { cost } from '../query/match-levels.ts'
import type { Tier } from '../query/ranking-tiers.rules.ts'
import { without } from '../query/text-query.rules.ts'
import type { RankedFound } from './find-in-groups.ts'
import { findByTier, maxBetterTiers, maxRowsRead } from './search.repository.ts'

/* Lower tiers mostly have few jobs each, so some of them are read by one statement. */

/** The last tier that is read together with the tier `from`: all have few jobs, and the last one has those of all. */
export function lastOfRun(tiers: readonly Tier[], from: number, maxShare: number): number {
  const run = tiers.slice(from, from + maxBetterTiers + 1)
  const tooLarge = run.findIndex(({ query }) => query.share > maxShare)
  const few = tooLarge === -1 ? run : run.slice(0, tooLarge)
  const hasAll = (at: number) =>
    stageOf(tiers[from + at]) === stageOf(tiers[from]) ||
    stageOf(tiers[from + at]) !== stageOf(tiers[from + at + 1])
  return (
    from +
    Math.max(
      0,
      few.findLastIndex((_, at) => hasAll(at)),
    )
  )
}

/** A tier has the jobs of those before it that need the same parts of the text, and the last tier of a stage those of all. */
const stageOf = (tier: Tier | undefined): number | undefined =>
  tier && Math.max(tier.cost, cost.dropped)

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
    query: first.better.reduce(without, widest.query),
    better: tiers.slice(rank, last).map(({ query }) => query),
  })
  if ((rows[0]?.read ?? 0) >= maxRowsRead) return undefined
  return rows.map((row) => ({ ...row, rank: rank + row.rank }))
}
