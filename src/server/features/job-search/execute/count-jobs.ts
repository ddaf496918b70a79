import type { Kysely } from 'kysely'
import type { DB } from '#server/db/types.ts'
import type { SearchDictionary } from '../index/dictionary.ts'
import { dayOf, dayTerm, longestRunDays } from '../query/search-terms.rules.ts'
import { widest } from '../query/search-query.ts'
import type { SearchQuery } from '../query/search-query.ts'
import { allOf, anyOf, term } from '../query/text-query.rules.ts'
import type { TextQuery } from '../query/text-query.rules.ts'
import { isSurelyMore, minSampleMatches } from './sampled-count.rules.ts'
import {
  countAmongNewest,
  countLive,
  countMatching,
  newestSampled,
} from './search-counts.repository.ts'

type Input = {
  readonly query: SearchQuery
  readonly now: Date
  readonly max: number
  readonly dictionary: Pick<SearchDictionary, 'liveJobs' | 'shareOf'>
}

const wantedInDays = 150
/** So many times more than expected may match. */
const surpriseFactor = 1.3

/**
 * How many live jobs match, at most `max`. Where more are expected, the newest jobs or those of some days are sampled first:
 * counts above `max` are shown as 'more' anyway.
 */
export async function countJobs(db: Kysely<DB>, input: Input): Promise<number> {
  const { now, max, dictionary } = input
  const { pincodes } = input.query
  const query = widest(input.query)
  if (!query) return await countLive(db, { now, max })
  const { liveJobs } = dictionary
  const filters = { query, pincodes, now, max }
  let expected = query.share * liveJobs
  if (expected >= max) {
    // The newest jobs are sampled only where they can show enough matches.
    if (isSurelyMore(query.share * newestSampled * surpriseFactor, newestSampled / liveJobs, max)) {
      const { matching, read } = await countAmongNewest(db, filters)
      if (isSurelyMore(matching, read / liveJobs, max)) return max
      if (matching >= minSampleMatches) expected = (matching / read) * liveJobs
    }
    const { days, share } = newestDays(wantedInDays / expected, input)
    if (days && share < 0.5) {
      const matching = await countMatching(db, { ...filters, query: allOf([query, days]) ?? query })
      if (isSurelyMore(matching, share, max)) return max
    }
  }
  return await countMatching(db, filters)
}

/** The newest days on which about this share of all live jobs went live. */
function newestDays(
  wantedShare: number,
  { now, dictionary }: Input,
): { days: TextQuery | undefined; share: number } {
  const terms: TextQuery[] = []
  let share = 0
  while (share < wantedShare && terms.length < longestRunDays) {
    const each = dayTerm(dayOf(now) - terms.length)
    terms.push(term(each, dictionary.shareOf(each)))
    share += dictionary.shareOf(each)
  }
  return { days: anyOf(terms), share }
}
