import type { Kysely } from 'kysely'
import type { DB } from '../db/types.ts'
import { countAmongNewest, countMatching } from './search-counts.repository.ts'
import type { TextQuery } from './text-query.rules.ts'

type Wish = {
  readonly query: TextQuery
  readonly now: Date
  readonly most: number
  /** About how many jobs are live; below 0 when nobody knows. */
  readonly liveJobs: number
}

/** A part tells of the whole when the whole would be so many times more than is counted. */
const timesMore = 2
const fewestInPart = 50

/**
 * How many live jobs match; `most` when there are more. Where far more are expected, the newest jobs tell whether
 * that is so, and nobody counts what is told as 'more' anyway.
 */
export async function countJobs(db: Kysely<DB>, wish: Wish): Promise<number> {
  const { query, now, most, liveJobs } = wish
  if (query.share * liveJobs >= timesMore * most) {
    const { matching, read } = await countAmongNewest(db, { query: query.text, now })
    const isFarMore = (matching / Math.max(read, 1)) * liveJobs >= timesMore * most
    if (matching >= fewestInPart && isFarMore) return most
  }
  return await countMatching(db, { query: query.text, now, most })
}
