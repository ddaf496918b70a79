import type { Kysely } from 'kysely'
import type { DB } from '../db/types.ts'
import { countAmongNewest, countMatching, countMatchingOnDays } from './search-counts.repository.ts'
import { dayOf, dayTerm, longestRunDays } from './search-terms.rules.ts'
import { anyOf, term } from './text-query.rules.ts'
import type { TextQuery } from './text-query.rules.ts'

type Wish = {
  readonly query: TextQuery
  /** Where given, only jobs at these pincodes. */
  readonly pincodes: readonly string[] | undefined
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
 * that is so, and nobody counts what is told as 'more' anyway; or the jobs of some days are enough.
 */
export async function countJobs(db: Kysely<DB>, wish: Wish): Promise<number> {
  const { query, pincodes, now, most, liveJobs } = wish
  const asked = { query: query.text, pincodes, now, most }
  const expected = query.share * liveJobs
  if (expected >= timesMore * most) {
    const { matching, read } = await countAmongNewest(db, asked)
    const isFarMore = (matching / Math.max(read, 1)) * liveJobs >= timesMore * most
    if (matching >= fewestInPart && isFarMore) return most
    const days = Math.ceil((longestRunDays * timesMore * most) / expected)
    const some = await countMatchingOnDays(db, { ...asked, days: newestDays(days, now) })
    if (some >= most) return most
  }
  return await countMatching(db, asked)
}

function newestDays(days: number, now: Date): string {
  const newest = Array.from({ length: days }, (_, ago) => term(dayTerm(dayOf(now) - ago), 0))
  return anyOf(newest)?.text ?? ''
}
