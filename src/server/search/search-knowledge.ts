import type { Kysely } from 'kysely'
import type { DB } from '../db/types.ts'
import type { Log } from '../lib/log.ts'
import * as repository from './search-knowledge.repository.ts'
import type { SayingRow, TermShares } from './search-knowledge.repository.ts'
import type { Knowledge, Saying } from './understanding.rules.ts'
import { isSurrounding } from './search-terms.rules.ts'
import { createVocabulary } from './vocabulary.ts'

export type SearchKnowledge = Knowledge & { readonly liveJobs: number }

export type KnowledgeSource = {
  /** As it stood a minute ago at most; read on the first call. */
  readonly current: () => Promise<SearchKnowledge>
  /** Words that this process wrote are known at once. */
  readonly learn: (words: readonly string[]) => void
}

const freshForMs = 60_000
/** Of what the database has not counted among the commonest. */
const rareShare = 0.0005

/** What search knows of words, kept by this process and read anew while the old still serves. */
export function createKnowledgeSource({ db, log }: { db: Kysely<DB>; log: Log }): KnowledgeSource {
  type Read = Parameters<typeof toKnowledge>
  let known:
    | { readonly value: SearchKnowledge; readonly read: Read; readonly readAt: number }
    | undefined
  let reading: Promise<SearchKnowledge> | undefined

  async function read(): Promise<SearchKnowledge> {
    const read = await Promise.all([
      repository.listWords(db),
      repository.listSayings(db),
      repository.findTermShares(db),
    ])
    const value = toKnowledge(...read)
    known = { value, read, readAt: performance.now() }
    return value
  }

  function refresh(): Promise<SearchKnowledge> {
    reading ??= read().finally(() => (reading = undefined))
    return reading
  }

  return {
    current: async () => {
      if (!known) return await refresh()
      if (performance.now() - known.readAt > freshForMs) {
        refresh().catch((error: unknown) =>
          log.warn({ error }, 'The words of search were not read'),
        )
      }
      return known.value
    },
    learn: (learned) => {
      if (!known) return
      const { value, read, readAt } = known
      const fresh = learned.filter((word) => !value.vocabulary.has(word))
      if (fresh.length === 0) return
      const [words, sayings, shares] = read
      const more: Read = [[...words, ...fresh], sayings, shares]
      known = { value: toKnowledge(...more), read: more, readAt }
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
    vocabulary: createVocabulary([...words, ...wordsOfSayings, ...surroundings], shareOf),
    phrases: createVocabulary(
      rows.map(({ phrase }) => phrase),
      () => 0,
    ),
    sayings: sayingsOf(rows),
  }
}

function sayingsOf(rows: readonly SayingRow[]): Map<string, Saying[]> {
  const byMeaning = new Map<string, Saying[]>()
  for (const { phrase, meaning, term } of rows) {
    const same = byMeaning.get(meaning) ?? (term === null ? [] : [{ lexeme: term }])
    same.push({ words: phrase.split(' ') })
    byMeaning.set(meaning, same)
  }
  return new Map(rows.map(({ phrase, meaning }) => [phrase, byMeaning.get(meaning) ?? []]))
}
