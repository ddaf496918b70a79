import type { Kysely } from 'kysely'
import type { Suggestions } from '#contract/job-search/schemas.ts'
import { createCache } from '#server/cache/lru.ts'
import type { Cache } from '#server/cache/lru.ts'
import { staleWhileRevalidate } from '#server/cache/stale-while-revalidate.ts'
import type { DB } from '#server/db/types.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { Log } from '#server/lib/log.ts'
import { folded } from '../query/search-words.rules.ts'
import type { SearchService } from '../search.service.ts'
import { findLiveValues } from './live-values.repository.ts'
import { suggest } from './suggest.rules.ts'
import { termsOfMeanings, toEntries } from './suggestion-entries.rules.ts'
import type { Entry } from './suggestion-entries.rules.ts'

type Deps = {
  db: Kysely<DB>
  clock: Clock
  log: Log
  search: Pick<SearchService, 'getSynonyms'>
}

const freshMs = 30_000
const usableMs = 60_000
const maxCached = 2_000

/** Suggests words of live jobs while somebody types. What it knows is in memory, and at most a minute old. */
export function createSuggestions({ db, clock, log, search }: Deps) {
  type Known = { readonly entries: readonly Entry[]; readonly found: Cache<Suggestions> }
  const known = staleWhileRevalidate<undefined, Known>(read, {
    clock,
    log,
    name: 'The suggestions of search',
    freshMs,
    usableMs,
  })

  async function read(): Promise<Known> {
    const synonyms = await search.getSynonyms()
    const terms = termsOfMeanings(synonyms)
    const values = await findLiveValues(db, { terms, now: clock.now() })
    return { entries: toEntries(values, synonyms), found: createCache({ maxSize: maxCached }) }
  }

  return {
    async suggestSearches(typed: string): Promise<Suggestions> {
      const key = folded(typed).trim()
      if (key === '') return { suggestions: [] }
      const { entries, found } = await known.get(undefined)
      const cached = found.get(key)
      if (cached) return cached
      const suggestions = { suggestions: suggest(key, entries) }
      found.set(key, suggestions)
      return suggestions
    },
  }
}
