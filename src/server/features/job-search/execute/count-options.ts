import type { Kysely } from 'kysely'
import type { DB } from '#server/db/types.ts'
import type { SearchDictionary } from '../index/dictionary.ts'
import { lexemeOf, widest } from '../query/search-query.ts'
import type { SearchQuery } from '../query/search-query.ts'
import type { TextQuery } from '../query/text-query.rules.ts'
import { isSurelyMore } from './count-jobs.ts'
import { countAmongNewest, countNamesOfSome, countPartsOfSome } from './search-counts.repository.ts'

type Input = {
  readonly query: SearchQuery
  readonly now: Date
  readonly max: number
  readonly dictionary: SearchDictionary
}

/**
 * How many of the live jobs that match a query match each of its parts, at most `max`; undefined where the part must be
 * counted by itself. Where few jobs match the query all of them are looked at, otherwise a sample.
 */
export async function countParts(
  db: Kysely<DB>,
  parts: readonly TextQuery[],
  input: Input,
): Promise<(number | undefined)[]> {
  const texts = parts.map(({ text }) => text)
  return await extrapolate(db, await countPartsOfSome(db, texts, matchesOf(input)), input)
}

/** The same for each choice of a filter by name. */
export async function countNames(
  db: Kysely<DB>,
  { filter, choices }: { filter: NamedFilter; choices: readonly string[] },
  input: Input,
): Promise<(number | undefined)[]> {
  const sample = await countNamesOfSome(db, columnOf[filter], matchesOf(input))
  const byLexeme = new Map<string, number>()
  for (const { name, count } of sample.counts) {
    const lexeme = lexemeOf(filter, name, input.dictionary)
    byLexeme.set(lexeme, (byLexeme.get(lexeme) ?? 0) + count)
  }
  const counts = choices.map(
    (choice) => byLexeme.get(lexemeOf(filter, choice, input.dictionary)) ?? 0,
  )
  return await extrapolate(db, { ...sample, counts }, input)
}

const columnOf = { location: 'city', company: 'company_name' } as const
export type NamedFilter = keyof typeof columnOf

const matchesOf = ({ query, now }: Input) => ({
  query: widest(query),
  pincodes: query.pincodes,
  now,
})

/** From the counts of a sample to those of all matches. */
async function extrapolate(
  db: Kysely<DB>,
  { read, isAll, counts }: { read: number; isAll: boolean; counts: readonly number[] },
  input: Input,
): Promise<(number | undefined)[]> {
  const { now, max, dictionary } = input
  if (isAll) return counts.map((count) => Math.min(count, max))
  const { query, pincodes } = matchesOf(input)
  const matches = query === undefined ? dictionary.liveJobs : await fewestMatches(query)
  const share = Math.min(1, read / Math.max(matches, 1))
  return counts.map((count) => (count >= max || isSurelyMore(count, share, max) ? max : undefined))

  /** A lower bound, by the newest jobs. */
  async function fewestMatches(text: TextQuery): Promise<number> {
    const newest = await countAmongNewest(db, { query: text, pincodes, now })
    const atLeast = newest.matching - 3 * Math.sqrt(newest.matching)
    return (atLeast / Math.max(newest.read, 1)) * dictionary.liveJobs
  }
}
