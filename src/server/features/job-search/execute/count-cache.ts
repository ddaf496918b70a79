import type { CountLookup } from '#server/lib/count-lookup.ts'
import type { Reader } from '#server/db/replica-reader.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { SearchDictionary } from '../index/dictionary.ts'
import type { JobChanges } from '../index/watch-job-changes.ts'
import { widest } from '../query/search-query.ts'
import type { SearchQuery } from '../query/search-query.ts'
import { countJobs } from './count-jobs.ts'
import { createResultCache } from './result-cache.ts'
import { countLive } from './search-counts.repository.ts'

const maxCounts = 5_000

type Deps = { read: Reader; clock: Clock; changes: JobChanges; countLookup: CountLookup }

/** Counts of live jobs. A count below the maximum is dropped when this process changes a job. */
export function createCountCache({ read, clock, changes, countLookup }: Deps) {
  const exact = createResultCache<number>({ clock, maxResults: maxCounts })
  /** More than the maximum stays more when single jobs come and go. */
  const capped = createResultCache<number>({ clock, maxResults: maxCounts })
  changes.onChange(exact.clear)

  function getByKey(key: string): number | undefined {
    const count = capped.get(key) ?? exact.get(key)
    countLookup('counts', count === undefined ? 'miss' : 'hit')
    return count
  }

  function setByKey(key: string, count: number, { max, begunAt }: Counted): void {
    if (count >= max) capped.set(key, max)
    else if (changes.haveSettledBefore(begunAt)) exact.set(key, count)
  }

  return {
    /** How many live jobs match, at most `max`; undefined where the count is not cached. */
    get: (query: SearchQuery, max: number): number | undefined => getByKey(cacheKey(query, max)),

    set: (query: SearchQuery, count: number, counted: Counted): void =>
      setByKey(cacheKey(query, counted.max), count, counted),

    /** How many live jobs match, at most `max`. */
    async count(
      query: SearchQuery,
      { max, dictionary }: { max: number; dictionary: SearchDictionary },
    ): Promise<number> {
      const { pincodes } = query
      const text = widest(query)
      const key = cacheKey(query, max)
      const cached = getByKey(key)
      if (cached !== undefined) return cached
      const begunAt = performance.now()
      const now = clock.now()
      const { answer: count } = await read((from) =>
        text
          ? countJobs(from, { query: text, pincodes, now, max, dictionary })
          : countLive(from, { now, max }),
      )
      setByKey(key, count, { max, begunAt })
      return count
    },
  }
}

type Counted = {
  readonly max: number
  /** When counting began, by `performance.now()`. */
  readonly begunAt: number
}

function cacheKey(query: SearchQuery, max: number): string {
  return `${max} ${query.pincodes?.join(',') ?? ''} ${widest(query)?.text ?? ''}`
}
