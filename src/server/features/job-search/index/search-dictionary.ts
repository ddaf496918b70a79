import { isDeepStrictEqual } from 'node:util'
import type { Kysely } from 'kysely'
import { staleWhileRevalidate } from '#server/cache/stale-while-revalidate.ts'
import type { DB } from '#server/db/types.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { Log } from '#server/lib/log.ts'
import { toSynonyms } from '../synonyms/meanings.rules.ts'
import { createDictionary } from './dictionary.ts'
import type { SearchDictionary } from './dictionary.ts'
import * as repository from './search-dictionary.repository.ts'
import type { KnownWords, SynonymRow, TermShares } from './search-dictionary.repository.ts'
import type { Town } from './town-distances.rules.ts'
import { createVocabularyIndex } from './vocabulary-index.ts'
import type { VocabularyIndex } from './vocabulary-index.ts'

export type DictionarySource = {
  /** At most a minute old. A transaction passes itself as `connection`. */
  readonly current: (connection?: Kysely<DB>) => Promise<SearchDictionary>
  /** The next call reads the dictionary again. */
  readonly clear: () => void
  /** Adds words that this process stored. False when all of them were in the dictionary. */
  readonly learn: (words: KnownWords) => boolean
}

const freshMs = 30_000
const usableMs = 60_000
type Source = readonly [words: KnownWords, rows: readonly SynonymRow[], shares: TermShares]
type Deps = { db: Kysely<DB>; clock: Clock; log: Log; towns: readonly Town[] }

/** The dictionary, cached by this process and read again while the old one is served. */
export function createDictionarySource({ db, clock, log, towns }: Deps): DictionarySource {
  type Read = { readonly dictionary: SearchDictionary; readonly source: Source }
  const options = { clock, log, name: 'The words of search', freshMs, usableMs }
  const cache = staleWhileRevalidate<Kysely<DB>, Read>(read, options)

  async function read(connection: Kysely<DB>): Promise<Read> {
    const source: Source = await Promise.all([
      repository.listWords(connection),
      repository.listSynonyms(connection),
      repository.findTermShares(connection),
    ])
    // Mostly nothing is new, and building the lexicon takes longer than to compare.
    const cached = cache.peek()
    return cached && isDeepStrictEqual(cached.source, source) ? cached : build(source)
  }

  function build(source: Source): Read {
    const [words, rows, termShares] = source
    return {
      dictionary: createDictionary({ words, termShares, vocabulary: vocabularyOf(rows) }),
      source,
    }
  }

  let lastVocabulary:
    | { readonly rows: readonly SynonymRow[]; readonly index: VocabularyIndex }
    | undefined

  /** Admins seldom change a synonym, so the index mostly serves again, also for reads that are not cached. */
  function vocabularyOf(rows: readonly SynonymRow[]): VocabularyIndex {
    if (!lastVocabulary || !isDeepStrictEqual(lastVocabulary.rows, rows)) {
      lastVocabulary = { rows, index: createVocabularyIndex(toSynonyms(rows, towns), towns) }
    }
    return lastVocabulary.index
  }

  return {
    async current(connection = db) {
      // A transaction may use the last free connection, so it does not wait for another one.
      const mustReadItself = connection !== db && !cache.isUsable()
      return (await (mustReadItself ? read(connection) : cache.get(db))).dictionary
    },
    clear: cache.clear,
    learn(words) {
      const cached = cache.peek()
      if (!cached) {
        // A first read under way may have begun before these words were stored.
        cache.clear()
        return true
      }
      const { dictionary, source } = cached
      const titles = words.titles.filter((word) => !dictionary.lexicon.has(word))
      const names = words.names.filter((word) => !dictionary.isName(word))
      if (titles.length + names.length === 0) return false
      const [before, synonyms, shares] = source
      const known = { titles: [...before.titles, ...titles], names: [...before.names, ...names] }
      cache.replace(build([known, synonyms, shares]))
      return true
    },
  }
}
