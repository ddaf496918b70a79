import { isDeepStrictEqual } from 'node:util'
import type { Kysely } from 'kysely'
import { staleWhileRevalidate } from '#server/cache/stale-while-revalidate.ts'
import type { DB } from '#server/db/types.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { Log } from '#server/lib/log.ts'
import { isSurrounding } from '../query/search-terms.rules.ts'
import { toSynonyms } from '../synonyms/meanings.rules.ts'
import type { Synonyms } from '../synonyms/meanings.rules.ts'
import { createLexicon } from './lexicon.ts'
import type { Lexicon } from './lexicon.ts'
import * as repository from './search-dictionary.repository.ts'
import type { SynonymRow, TermShares } from './search-dictionary.repository.ts'

/** The words that search knows, what they mean, and how common they are. */
export type SearchDictionary = {
  /** About how many jobs are live; below 0 when it is not known. */
  readonly liveJobs: number
  readonly lexicon: Lexicon
  /** The phrases of the synonyms, each as one entry. */
  readonly phrases: Lexicon
  /** About which share of the live jobs has a term, 0 to 1; `unknown` for a term that is not among the commonest. */
  readonly shareOf: (lexeme: string, unknown?: number) => number
  /** The same for all words with a prefix. */
  readonly shareOfPrefix: (prefix: string) => number
  readonly synonyms: Synonyms
}

export type DictionarySource = {
  /** At most a minute old. A transaction passes itself as `connection`. */
  readonly current: (connection?: Kysely<DB>) => Promise<SearchDictionary>
  /** The next call reads the dictionary again. */
  readonly clear: () => void
  /** Adds words that this process stored. False when all of them were in the dictionary. */
  readonly learn: (words: readonly string[]) => boolean
}

const freshMs = 30_000
const usableMs = 60_000
/** The share of a term that the planner's statistics do not list. */
const rareShare = 0.0005

type Source = Parameters<typeof toDictionary>
type Deps = { db: Kysely<DB>; clock: Clock; log: Log }

/** The dictionary, cached by this process and read again while the old one is served. */
export function createDictionarySource({ db, clock, log }: Deps): DictionarySource {
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
    return cached && isDeepStrictEqual(cached.source, source)
      ? cached
      : { dictionary: toDictionary(...source), source }
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
      const fresh = words.filter((word) => !dictionary.lexicon.has(word))
      if (fresh.length === 0) return false
      const [before, synonyms, shares] = source
      const more: Source = [[...before, ...fresh], synonyms, shares]
      cache.replace({ dictionary: toDictionary(...more), source: more })
      return true
    },
  }
}

function toDictionary(
  words: readonly string[],
  rows: readonly SynonymRow[],
  { liveJobs, terms, shares }: TermShares,
): SearchDictionary {
  const shareOfTerm = new Map(terms.map((each, index) => [each, shares[index] ?? rareShare]))
  const shareOf = (lexeme: string, unknown = rareShare) => shareOfTerm.get(lexeme) ?? unknown
  const wordsOfPhrases = rows.flatMap(({ phrase }) => phrase.split(' '))
  const surroundings = terms.filter(isSurrounding).map((each) => each.slice(1))
  return {
    liveJobs,
    shareOf,
    shareOfPrefix: (prefix) =>
      Math.min(
        1,
        terms.reduce(
          (sum, each) => (each.startsWith(prefix) ? sum + shareOf(each) : sum),
          rareShare,
        ),
      ),
    lexicon: createLexicon([...words, ...wordsOfPhrases, ...surroundings], shareOf),
    phrases: createLexicon(
      rows.map(({ phrase }) => phrase),
      () => 0,
    ),
    synonyms: toSynonyms(rows),
  }
}
