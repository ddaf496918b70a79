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
import type { Synonyms } from '../synonyms/meanings.rules.ts'
import { createForms } from './forms.ts'
import { knownMeanings } from './known-meanings.rules.ts'
import type { KnownMeaning } from './known-meanings.rules.ts'
import { findLiveValues } from './live-values.repository.ts'
import { suggest } from './suggest.rules.ts'
import { toEntries } from './suggestion-entries.rules.ts'
import type { Entry } from './suggestion-entries.rules.ts'

type Deps = {
  db: Kysely<DB>
  clock: Clock
  log: Log
  search: Pick<SearchService, 'getSynonyms' | 'haveJobsSettledBefore'>
}

const freshMs = 30_000
const usableMs = 60_000
const maxCached = 2_000
/** With fewer live jobs each change counts, and is read at once. */
const smallMarket = 1_000

/** What is known of live jobs, and what was suggested by it. */
type Known = {
  readonly entries: readonly Entry[]
  readonly found: Cache<Suggestions>
  readonly isSmall: boolean
  readonly begunAt: number
}

/** Suggests words of live jobs while somebody types. What it knows is in memory, and at most a minute old. */
export function createSuggestions({ db, clock, log, search }: Deps) {
  const toForm = createForms()
  let vocabulary: { synonyms: Synonyms; meanings: readonly KnownMeaning[] } | undefined
  const known = staleWhileRevalidate<undefined, Known>(read, {
    clock,
    log,
    name: 'Suggestions',
    freshMs,
    usableMs,
  })

  async function read(): Promise<Known> {
    const begunAt = performance.now()
    const synonyms = await search.getSynonyms()
    const { meanings } = vocabulary?.synonyms === synonyms ? vocabulary : learn(synonyms)
    const terms = [...new Set(meanings.flatMap((meaning) => meaning.terms.flat(2)))]
    const values = await findLiveValues(db, { terms, now: clock.now() })
    const jobs = values.reduce((sum, each) => sum + (each.kind === 'place' ? each.jobs : 0), 0)
    return {
      entries: toEntries(values, { meanings, synonyms, toForm }),
      found: createCache({ maxSize: maxCached }),
      isSmall: jobs < smallMarket,
      begunAt,
    }
  }

  function learn(synonyms: Synonyms) {
    vocabulary = { synonyms, meanings: knownMeanings(synonyms, toForm) }
    return vocabulary
  }

  async function current(): Promise<Known> {
    const { isSmall = false, begunAt = 0 } = known.peek() ?? {}
    if (isSmall && !search.haveJobsSettledBefore(begunAt)) known.clear()
    return await known.get(undefined)
  }

  return {
    async suggestSearches(typed: string): Promise<Suggestions> {
      const key = folded(typed).trim()
      if (key === '') return { suggestions: [] }
      const { entries, found } = await current()
      const cached = found.get(key)
      if (cached) return cached
      const suggestions = { suggestions: suggest(key, entries) }
      found.set(key, suggestions)
      return suggestions
    },
  }
}
