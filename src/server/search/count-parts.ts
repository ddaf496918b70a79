import type { Kysely } from 'kysely'
import type { DB } from '../db/types.ts'
import { promisesMore } from './count-jobs.ts'
import { countAmongNewest, countNamesOfSome, countPartsOfSome } from './search-counts.repository.ts'
import type { SearchKnowledge } from './search-knowledge.ts'
import { lexemeOf, widest } from './search-question.ts'
import type { Question } from './search-question.ts'
import type { TextQuery } from './text-query.rules.ts'

type Wish = {
  readonly question: Question
  readonly now: Date
  readonly most: number
  readonly known: SearchKnowledge
}

/**
 * How many of the live jobs that match a question match each of its parts; `most` when there are more, undefined
 * where it must be counted by itself. Where the question has few matches all are looked at, otherwise some of them.
 */
export async function countParts(
  db: Kysely<DB>,
  parts: readonly TextQuery[],
  wish: Wish,
): Promise<(number | undefined)[]> {
  const texts = parts.map(({ text }) => text)
  return await told(db, await countPartsOfSome(db, texts, matchesOf(wish)), wish)
}

/** The same for each choice of a filter that people fill with names. */
export async function countNames(
  db: Kysely<DB>,
  { filter, choices }: { filter: NamedFilter; choices: readonly string[] },
  wish: Wish,
): Promise<(number | undefined)[]> {
  const among = await countNamesOfSome(db, columnOf[filter], matchesOf(wish))
  const byLexeme = new Map<string, number>()
  for (const { name, count } of among.counts) {
    const lexeme = lexemeOf(filter, name, wish.known)
    byLexeme.set(lexeme, (byLexeme.get(lexeme) ?? 0) + count)
  }
  const counts = choices.map((choice) => byLexeme.get(lexemeOf(filter, choice, wish.known)) ?? 0)
  return await told(db, { ...among, counts }, wish)
}

const columnOf = { location: 'city', company: 'company_name' } as const
export type NamedFilter = keyof typeof columnOf

const matchesOf = ({ question, now }: Wish) => ({
  query: widest(question),
  pincodes: question.pincodes,
  now,
})

/** What the matches that were looked at tell of all of them. */
async function told(
  db: Kysely<DB>,
  { read, isAll, counts }: { read: number; isAll: boolean; counts: readonly number[] },
  wish: Wish,
): Promise<(number | undefined)[]> {
  const { now, most, known } = wish
  if (isAll) return counts.map((count) => Math.min(count, most))
  const { query, pincodes } = matchesOf(wish)
  const matches = query === undefined ? known.liveJobs : await fewestMatches(query)
  const share = Math.min(1, read / Math.max(matches, 1))
  return counts.map((count) =>
    count >= most || promisesMore(count, share, most) ? most : undefined,
  )

  /** By the newest jobs, and no more than they surely tell. */
  async function fewestMatches(text: TextQuery): Promise<number> {
    const newest = await countAmongNewest(db, { query: text, pincodes, now })
    const surely = newest.matching - 3 * Math.sqrt(newest.matching)
    return (surely / Math.max(newest.read, 1)) * known.liveJobs
  }
}
