import type { Kysely } from 'kysely'
import type { DB } from '#server/db/types.ts'
import { widest } from '../query/search-query.ts'
import type { SearchQuery } from '../query/search-query.ts'
import { findByTier, maxBetterTiers, maxRowsRead } from './search.repository.ts'
import type { FoundCard } from './search.repository.ts'

type Input = {
  readonly query: SearchQuery
  /** Whether better matches come before others. */
  readonly isBestFirst: boolean
  readonly now: Date
  readonly limit: number
  /** About how many jobs are live; below 0 when it is not known. */
  readonly liveJobs: number
}

type CountedJobs = {
  /** Undefined when there are too many matches to read here. */
  readonly found: (FoundCard & { readonly rank: number })[] | undefined
  /** How many match, at most `maxRowsRead`. */
  readonly count: number
}

/** Less than the limit of rows, so that a slightly wrong estimate does no harm. */
const maxExpected = 0.75 * maxRowsRead

/**
 * The first matching jobs and the number of matches, read together where few are expected.
 * Undefined where two separate queries are better.
 */
export async function findCounted(
  db: Kysely<DB>,
  { query, isBestFirst, now, limit, liveJobs }: Input,
): Promise<CountedJobs | undefined> {
  const { tiers, matching, pincodes } = query
  const text = widest(query)
  const better = isBestFirst ? tiers.slice(0, Math.max(0, matching - 1)) : []
  const isTooMuch = !text || text.share * liveJobs > maxExpected || better.length > maxBetterTiers
  if (isTooMuch) return undefined
  const rows = await findByTier(db, {
    query: text,
    better: better.map((tier) => tier.query),
    pincodes,
    now,
    limit,
  })
  const count = rows[0]?.read ?? 0
  return {
    found: count < maxRowsRead ? rows : undefined,
    count,
  }
}
