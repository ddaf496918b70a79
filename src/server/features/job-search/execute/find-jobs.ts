import type { Kysely } from 'kysely'
import type { DB } from '#server/db/types.ts'
import { firstId } from '#server/lib/ids.ts'
import { dayOf, dayTerm, longestRunDays } from '../query/search-terms.rules.ts'
import { findAmongNewest, findMatching, maxRowsRead } from './search.repository.ts'
import type { FoundCard, LivePosition, MatchedCard } from './search.repository.ts'
import { allOf, anyOf, term } from '../query/text-query.rules.ts'
import type { TextQuery } from '../query/text-query.rules.ts'

type Input = {
  readonly query: TextQuery
  /** Where given, only jobs at these pincodes. */
  readonly pincodes: readonly string[] | undefined
  readonly after: LivePosition
  readonly now: Date
  readonly limit: number
  /** About how many jobs are live; below 0 when it is not known. */
  readonly liveJobs: number
  /** Whether far fewer match than the shares of the terms promise. */
  readonly isSparse?: boolean
}

/**
 * The newest live jobs that match, after a position. The database's planner can't estimate the
 * number of matches, and would read all of them or skip past all other jobs. So the dictionary's
 * shares choose the plan: few matches are all read and sorted; many are found among the newest
 * jobs; a number between is read by the days on which jobs went live. No plan reads more than
 * `maxRowsRead` rows, and a wrong estimate costs one more read.
 */
export async function findJobs(db: Kysely<DB>, input: Input): Promise<FoundCard[]> {
  const { query, now, limit, liveJobs, isSparse = false } = input
  const expected = query.share * Math.max(liveJobs, 0)
  const isCommon = query.share * maxRowsRead >= 2 * limit
  if (isCommon && expected > maxRowsRead / 3) {
    const newest = await findAmongNewest(db, from(input, input.after))
    if (newest.length === limit) return newest
  }
  if (isSparse || expected <= maxRowsRead / 3) {
    const all = await findMatching(db, from(input, input.after))
    if (isWhole(all)) return all
  }
  return await findByDays(db, { ...input, perDay: expected / longestRunDays, today: dayOf(now) })
}

async function findByDays(
  db: Kysely<DB>,
  input: Input & { readonly perDay: number; readonly today: number },
): Promise<FoundCard[]> {
  const { limit, after, today, perDay } = input
  const found: FoundCard[] = []
  const oldest = today - longestRunDays
  let day = after.liveAt === 'infinity' ? today : Math.min(today, dayOf(after.liveAt))
  let width = Math.max(1, Math.ceil((2 * limit) / Math.max(perDay, 1)))
  while (found.length < limit && day >= oldest) {
    const firstDay = Math.max(oldest, day - width + 1)
    const days = anyOf(
      Array.from({ length: day - firstDay + 1 }, (_, index) =>
        term(dayTerm(firstDay + index), 1 / longestRunDays),
      ),
    )
    const matched = await findMatching(db, {
      ...from(input, positionAfter(found, after)),
      query: (days && allOf([input.query, days])) ?? input.query,
      limit: limit - found.length,
    })
    if (!isWhole(matched) && width > 1) {
      width = Math.ceil(width / 4)
      continue
    }
    if (isWhole(matched)) {
      found.push(...matched)
    } else {
      // One day has more matches than are read, so the newest matches are soon found.
      const newest = await findAmongNewest(db, from(input, positionAfter(found, after)))
      found.push(...(newest.length > 0 ? newest : matched).slice(0, limit - found.length))
      continue
    }
    day = firstDay - 1
    // The words hardly occur together, so days give no estimate: the rest is read at once.
    width = matched.length === 0 ? longestRunDays : width * 3
  }
  if (found.length < limit) {
    const rest = await findMatching(db, {
      ...from(input, olderThan(positionAfter(found, after), oldest)),
      limit: limit - found.length,
    })
    found.push(...rest)
  }
  return found
}

const from = ({ query, pincodes, now, limit }: Input, { liveAt, id }: LivePosition) => ({
  query,
  pincodes,
  now,
  limit,
  liveAt,
  id,
})

/** Whether all matches were read, so that their newest are the newest of all. */
const isWhole = (matched: readonly MatchedCard[]): boolean => (matched[0]?.read ?? 0) < maxRowsRead

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
