import type { Kysely } from 'kysely'
import type { DB } from '../db/types.ts'
import { firstId } from '../lib/ids.ts'
import { dayOf, dayTerm, longestRunDays } from './search-terms.rules.ts'
import { findAmongNewest, findMatching, mostRead } from './search.repository.ts'
import type { FoundCard, LivePosition, MatchedCard } from './search.repository.ts'
import { allOf, anyOf, term } from './text-query.rules.ts'
import type { TextQuery } from './text-query.rules.ts'

type Wish = {
  readonly query: TextQuery
  /** Where given, only jobs at these pincodes. */
  readonly pincodes: readonly string[] | undefined
  readonly after: LivePosition
  readonly now: Date
  readonly limit: number
  /** About how many jobs are live; below 0 when nobody knows. */
  readonly liveJobs: number
}

/**
 * The newest live jobs that match, after a position. Left to itself the database's planner can't tell whether few or
 * many jobs match, and reads all of them, or walks past all that don't. So it is told, from what is known of
 * the words: few matches are all read and sorted; many are met among the newest; what lies between is read by the
 * days on which jobs went live. None of these reads more than `mostRead` rows, and a wrong guess costs one of
 * them more.
 */
export async function findJobs(db: Kysely<DB>, wish: Wish): Promise<FoundCard[]> {
  const { query, now, limit, liveJobs } = wish
  const expected = query.share * Math.max(liveJobs, 0)
  if (expected <= mostRead / 3) {
    const all = await findMatching(db, asked(wish, wish.after))
    if (isWhole(all)) return all
  } else if (query.share * mostRead >= 2 * limit) {
    const newest = await findAmongNewest(db, asked(wish, wish.after))
    if (newest.length === limit) return newest
  }
  return await findByDays(db, { ...wish, perDay: expected / longestRunDays, today: dayOf(now) })
}

async function findByDays(
  db: Kysely<DB>,
  wish: Wish & { readonly perDay: number; readonly today: number },
): Promise<FoundCard[]> {
  const { limit, after, today, perDay } = wish
  const found: FoundCard[] = []
  const oldest = today - longestRunDays
  let day = after.liveAt === 'infinity' ? today : Math.min(today, dayOf(after.liveAt))
  let width = Math.max(1, Math.ceil((2 * limit) / Math.max(perDay, 1)))
  while (found.length < limit && day >= oldest) {
    const from = Math.max(oldest, day - width + 1)
    const days = anyOf(
      Array.from({ length: day - from + 1 }, (_, index) =>
        term(dayTerm(from + index), 1 / longestRunDays),
      ),
    )
    const matched = await findMatching(db, {
      ...asked(wish, positionAfter(found, after)),
      query: (days && allOf([wish.query, days])) ?? wish.query,
      limit: limit - found.length,
    })
    if (!isWhole(matched) && width > 1) {
      width = Math.ceil(width / 4)
      continue
    }
    if (isWhole(matched)) {
      found.push(...matched)
    } else {
      // One day with more matches than are read: they stand close, so the newest of them are soon met.
      const newest = await findAmongNewest(db, asked(wish, positionAfter(found, after)))
      found.push(...(newest.length > 0 ? newest : matched).slice(0, limit - found.length))
      continue
    }
    day = from - 1
    // Where words that are never seen together were expected often, the days say nothing: all that is left at once.
    width = matched.length === 0 ? longestRunDays : width * 3
  }
  if (found.length < limit) {
    const rest = await findMatching(db, {
      ...asked(wish, olderThan(positionAfter(found, after), oldest)),
      limit: limit - found.length,
    })
    found.push(...rest)
  }
  return found
}

const asked = ({ query, pincodes, now, limit }: Wish, { liveAt, id }: LivePosition) => ({
  query,
  pincodes,
  now,
  limit,
  liveAt,
  id,
})

/** Whether every match was read, so that the newest of them are the newest of all. */
const isWhole = (matched: readonly MatchedCard[]): boolean => (matched[0]?.read ?? 0) < mostRead

function positionAfter(found: readonly FoundCard[], after: LivePosition): LivePosition {
  const last = found.at(-1)
  return last ? { liveAt: last.live_at, id: last.id } : after
}

const dayMs = 86_400_000

function olderThan(position: LivePosition, day: number): LivePosition {
  const edge = new Date(day * dayMs)
  return position.liveAt !== 'infinity' && position.liveAt < edge
    ? position
    : { liveAt: edge, id: firstId }
}
