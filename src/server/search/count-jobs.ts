import type { Kysely } from 'kysely'
import type { DB } from '../db/types.ts'
import { countAmongNewest, countMatching } from './search-counts.repository.ts'
import type { SearchKnowledge } from './search-knowledge.ts'
import { dayOf, dayTerm, longestRunDays } from './search-terms.rules.ts'
import { mostRead } from './search.repository.ts'
import { allOf, anyOf, term } from './text-query.rules.ts'
import type { TextQuery } from './text-query.rules.ts'

type Wish = {
  readonly query: TextQuery
  /** Where given, only jobs at these pincodes. */
  readonly pincodes: readonly string[] | undefined
  readonly now: Date
  readonly most: number
  readonly known: Pick<SearchKnowledge, 'liveJobs' | 'shareOf'>
}

/** So many times more than is counted must a part of the jobs promise … */
const timesMore = 1.5
/** … even when it has more matches than its share, by so many standard deviations. */
const luck = 3
/** With fewer matches a part says nothing of the whole. */
const fewestTelling = 20
const wantedInDays = 150
/** So many times more than expected may match. */
const unexpected = 1.3

/**
 * How many live jobs match; `most` when there are more. Where more are expected, the newest jobs or those of some days tell
 * whether that is so, and nobody counts what is told as 'more' anyway.
 */
export async function countJobs(db: Kysely<DB>, wish: Wish): Promise<number> {
  const { query, pincodes, now, most, known } = wish
  const { liveJobs } = known
  const asked = { query, pincodes, now, most }
  let expected = query.share * liveJobs
  if (expected >= most) {
    // Where they could hardly tell enough they are not asked.
    if (promisesMore(query.share * mostRead * unexpected, mostRead / liveJobs, most)) {
      const { matching, read } = await countAmongNewest(db, asked)
      if (promisesMore(matching, read / liveJobs, most)) return most
      if (matching >= fewestTelling) expected = (matching / read) * liveJobs
    }
    const { days, share } = newestDays(wantedInDays / expected, wish)
    if (days && share < 0.5) {
      const matching = await countMatching(db, { ...asked, query: allOf([query, days]) ?? query })
      if (promisesMore(matching, share, most)) return most
    }
  }
  return await countMatching(db, asked)
}

/** Whether so many matches in a share of all jobs tell that all of them have more than are counted. */
export function promisesMore(matching: number, shareRead: number, most: number): boolean {
  const surely = matching - luck * Math.sqrt(matching)
  return matching >= fewestTelling && surely >= shareRead * timesMore * most
}

/** So many of the newest days that about this share of all live jobs began on them. */
function newestDays(
  wanted: number,
  { now, known }: Wish,
): { days: TextQuery | undefined; share: number } {
  const terms: TextQuery[] = []
  let share = 0
  while (share < wanted && terms.length < longestRunDays) {
    const each = dayTerm(dayOf(now) - terms.length)
    terms.push(term(each, known.shareOf(each)))
    share += known.shareOf(each)
  }
  return { days: anyOf(terms), share }
}
