import type { Kysely } from 'kysely'
import type { DB } from '#server/db/types.ts'
import { widest } from '../query/search-query.ts'
import type { SearchQuery } from '../query/search-query.ts'
import { findByStrictness, firstPosition, maxRowsRead } from './search.repository.ts'
import type { FoundCard } from './search.repository.ts'

type Input = {
  readonly query: SearchQuery
  /** Whether strict matches come before loose ones. */
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
  const { strict, pincodes } = query
  const text = widest(query)
  if (!text || !strict || text.share * liveJobs > maxExpected) return undefined
  const rows = await findByStrictness(db, {
    ...firstPosition,
    query: text,
    strict: isBestFirst ? strict : text,
    pincodes,
    now,
    limit,
  })
  const count = rows[0]?.read ?? 0
  return {
    found: count < maxRowsRead ? rows.map((row) => ({ ...row, rank: 1 - row.rank })) : undefined,
    count,
  }
}
