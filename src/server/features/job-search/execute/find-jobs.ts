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
  /** So many match at least, as far as is known. */
  readonly atLeast?: number
}

/**
 * The newest live jobs that match, after a position. The database's planner can't estimate the
 * number of matches, and would read all of them or skip past all other jobs. So the dictionary's
 * shares choose the plan: few matches are all read and sorted; many are found among the newest
 * jobs; a number between is read by the days on which jobs went live. No plan reads more than
 * `maxRowsRead` rows, and a wrong estimate costs one more read.
 */
export async function findJobs(db: Kysely<DB>, input: Input): Promise<FoundCard[]> {
  const { query, now, limit, liveJobs, isSparse = false, atLeast = 0 } = input
  const expected = Math.max(query.share * liveJobs, atLeast)
  const isCommon = query.share * maxRowsRead >= 2 * limit
  if (isCommon && expected > maxRowsRead / 3) {
    const newest = await findAmongNewest(db, from(input, input.after))
    if (newest.length === limit) return newest
  }
  let fewest = expected
  if (isSparse || expected <= maxRowsRead / 3) {
    const all = await findMatching(db, from(input, input.after))
    if (isWhole(all)) return all
    fewest = Math.max(expected, maxRowsRead)
  }
  return await findByDays(db, { ...input, perDay: fewest / longestRunDays, today: dayOf(now) })
}

/** Reads the newest days first, then more days at once, and at last all that are left. */
async function findByDays(
  db: Kysely<DB>,
  input: Input & { readonly perDay: number; readonly today: number },
): Promise<FoundCard[]> {
  const { limit, after, today, perDay } = input
  const found: FoundCard[] = []
  const oldest = today - longestRunDays
  let day = after.liveAt === 'infinity' ? today : Math.min(today, dayOf(after.liveAt))
  // Soon after midnight today has hardly any jobs, which says nothing of other days.
  let width = (day === today ? 1 : 0) + Math.max(1, Math.ceil((2 * limit) / Math.max(perDay, 1)))
  while (found.length < limit) {
    const isTodayAlone = day === today && width === 1
    const isRest = day - width < oldest
    const position = positionAfter(found, after)
    const missing = { ...input, limit: limit - found.length }
    const matched = isRest
      ? await findMatching(db, from(missing, olderThan(position, day + 1)))
      : await findMatching(db, {
          ...from(missing, position),
          query: allOf([input.query, daysTo(day, width)]) ?? input.query,
        })
    if (!isWhole(matched) && width > 1) {
      width = Math.min(Math.ceil(width / 4), longestRunDays)
      continue
    }
    if (!isWhole(matched)) {
      // One day has more matches than are read, so the newest matches are soon found.
      const newest = await findAmongNewest(db, from(missing, position))
      found.push(...(newest.length > 0 ? newest : matched))
      continue
    }
    found.push(...matched)
    if (isRest) break
    day -= width
    // The words hardly occur together, so days give no estimate: the rest is read at once.
    width = matched.length === 0 && !isTodayAlone ? longestRunDays + 1 : width * 3
  }
  return found
}

const daysTo = (day: number, width: number): TextQuery =>
  anyOf(
    Array.from({ length: width }, (_, back) => term(dayTerm(day - back), 1 / longestRunDays)),
  ) ?? term(dayTerm(day), 1 / longestRunDays)

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
