import type { Kysely } from 'kysely'
import { createCache } from '#server/cache/lru.ts'
import type { DB } from '#server/db/types.ts'
import type { Clock } from '#server/lib/clock.ts'
import { wordsOf } from '../query/search-words.rules.ts'
import type { SearchDictionary } from './dictionary.ts'
import { findAddressWords } from './search-dictionary.repository.ts'

const maxWords = 20_000
const ttlMs = 60_000

/** Tells which words of a query stand in addresses. There are too many of them for the memory of a process. */
export function createAddressWords({ db, clock }: { db: Kysely<DB>; clock: Clock }) {
  const known = createCache<{ readonly isAddress: boolean }>({
    maxSize: maxWords,
    expiry: { clock, ttlMs: () => ttlMs },
  })

  return {
    /** Only words that are nowhere else are looked up. */
    async addTo(dictionary: SearchDictionary, text: string): Promise<SearchDictionary> {
      const unknown = wordsOf(text).filter(
        (word) => !dictionary.lexicon.has(word) && !dictionary.isVocabulary(word),
      )
      if (unknown.length === 0) return dictionary
      const missing = unknown.filter((word) => known.get(word) === undefined)
      const found = new Set(await findAddressWords(db, missing))
      for (const word of missing) known.set(word, { isAddress: found.has(word) })
      return { ...dictionary, isInAddress: (word) => known.get(word)?.isAddress ?? found.has(word) }
    },
  }
}
