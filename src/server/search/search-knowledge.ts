import { isDeepStrictEqual } from 'node:util'
import type { Kysely } from 'kysely'
import type { DB } from '../db/types.ts'
import type { Log } from '../lib/log.ts'
import * as repository from './search-knowledge.repository.ts'
import type { SayingRow, TermShares } from './search-knowledge.repository.ts'
import type { Knowledge } from './understanding.rules.ts'
import { sayingsOf } from './meanings.rules.ts'
import { isSurrounding } from './search-terms.rules.ts'
import { createVocabulary } from './vocabulary.ts'

export type SearchKnowledge = Knowledge & { readonly liveJobs: number }

export type KnowledgeSource = {
  /** As it stood a minute ago at most; read on the first call, by the caller's connection where it has one. */
  readonly current: (connection?: Kysely<DB>) => Promise<SearchKnowledge>
  /** The next call reads it anew. */
  readonly forget: () => void
  /** Words that this process wrote are known at once. False when all were known. */
  readonly learn: (words: readonly string[]) => boolean
}

/** Then it is read anew while the old still serves … */
const freshForMs = 30_000
/** … and by then nobody is served the old. */
const oldestMs = 60_000
/** Of what the database has not counted among the commonest. */
const rareShare = 0.0005

/** What search knows of words, kept by this process and read anew while the old still serves. */
export function createKnowledgeSource({ db, log }: { db: Kysely<DB>; log: Log }): KnowledgeSource {
  type Read = Parameters<typeof toKnowledge>
  let known:
    | { readonly value: SearchKnowledge; readonly read: Read; readonly readAt: number }
    | undefined
  /** What is being read while it is forgotten is old already. */
  let forgotten = 0
  let reading: Promise<SearchKnowledge> | undefined

  async function read(connection: Kysely<DB>): Promise<SearchKnowledge> {
    const begun = forgotten
    const read: Read = await Promise.all([
      repository.listWords(connection),
      repository.listSayings(connection),
      repository.findTermShares(connection),
    ])
    // Mostly nothing is new, and what was worked out of it serves on.
    const value = known && isDeepStrictEqual(known.read, read) ? known.value : toKnowledge(...read)
    if (forgotten === begun) known = { value, read, readAt: performance.now() }
    return value
  }

  function refresh(connection: Kysely<DB>): Promise<SearchKnowledge> {
    // A transaction may be the last user of the only connection: it waits for nobody else's.
    if (connection !== db) return read(connection)
    reading ??= read(connection).finally(() => (reading = undefined))
    return reading
  }

  return {
    current: async (connection = db) => {
      if (!known) return await refresh(connection)
      const age = performance.now() - known.readAt
      if (age > oldestMs) return await refresh(connection)
      if (age > freshForMs) {
        refresh(db).catch((error: unknown) =>
          log.warn({ error }, 'The words of search were not read'),
        )
      }
      return known.value
    },
    forget: () => {
      forgotten += 1
      known = undefined
      reading = undefined
    },
    learn: (learned) => {
      if (!known) return true
      const { value, read, readAt } = known
      const fresh = learned.filter((word) => !value.vocabulary.has(word))
      if (fresh.length === 0) return false
      const [words, sayings, shares] = read
      const more: Read = [[...words, ...fresh], sayings, shares]
      known = { value: toKnowledge(...more), read: more, readAt }
      return true
    },
  }
}

function toKnowledge(
  words: readonly string[],
  rows: readonly SayingRow[],
  { liveJobs, terms, shares }: TermShares,
): SearchKnowledge {
  const shareOfTerm = new Map(terms.map((each, index) => [each, shares[index] ?? rareShare]))
  const shareOf = (lexeme: string, unknown = rareShare) => shareOfTerm.get(lexeme) ?? unknown
  const wordsOfSayings = rows.flatMap(({ phrase }) => phrase.split(' '))
  const surroundings = terms.filter(isSurrounding).map((each) => each.slice(1))
  return {
    liveJobs,
    shareOf,
    shareOfBeginning: (start) =>
      Math.min(
        1,
        terms.reduce(
          (sum, each) => (each.startsWith(start) ? sum + shareOf(each) : sum),
          rareShare,
        ),
      ),
    vocabulary: createVocabulary([...words, ...wordsOfSayings, ...surroundings], shareOf),
    phrases: createVocabulary(
      rows.map(({ phrase }) => phrase),
      () => 0,
    ),
    sayings: sayingsOf(rows),
  }
}
