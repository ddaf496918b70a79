import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { defineStatement } from '#server/db/statement.ts'
import type { DB } from '#server/db/types.ts'
import { isOfText } from '../query/search-terms.rules.ts'

/** The words of titles, and those of names of places and companies. */
export type KnownWords = { readonly titles: readonly string[]; readonly names: readonly string[] }

export async function listWords(db: Kysely<DB>): Promise<KnownWords> {
  const rows = await db
    .selectFrom('search_words')
    .select(['word', 'is_title', 'is_name'])
    .where((where) => where.or([where('is_title', '=', true), where('is_name', '=', true)]))
    .execute()
  const wordsThat = (isWanted: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(isWanted).map(({ word }) => word)
  return {
    titles: wordsThat(({ is_title: isTitle }) => isTitle),
    names: wordsThat(({ is_name: isName }) => isName),
  }
}

const addressWords = defineStatement<{ readonly words: readonly string[] }, { word: string }>(
  (db, param) =>
    db
      .selectFrom('search_words')
      .select('word')
      .where('word', '=', sql<string>`any(${param('words')}::text[])`)
      .where('is_address', '=', true),
)

/** Those of some words that stand in addresses. */
export async function findAddressWords(
  db: Kysely<DB>,
  words: readonly string[],
): Promise<string[]> {
  if (words.length === 0) return []
  return (await addressWords(db, { words })).map(({ word }) => word)
}

export type SynonymRow = {
  readonly phrase: string
  readonly meaning: string
  readonly term: string | null
}

export async function listSynonyms(db: Kysely<DB>): Promise<SynonymRow[]> {
  return await db
    .selectFrom('search_sayings')
    .leftJoin('search_meanings', 'search_meanings.meaning', 'search_sayings.meaning')
    .select(['phrase', 'search_sayings.meaning', 'term'])
    .orderBy('phrase')
    .execute()
}

export type TermShares = {
  /** About how many jobs are live; below 0 before the first count. */
  readonly liveJobs: number
  readonly terms: readonly string[]
  readonly shares: readonly number[]
}

/** The planner's statistics: the commonest terms, and the share of the rows that has each. */
export async function findTermShares(db: Kysely<DB>): Promise<TermShares> {
  const { rows } = await sql<TermShares & { isWide: boolean }>`
    select relname = 'job_search_texts' as "isWide", reltuples::float8 as "liveJobs",
      coalesce(most_common_elems::text::text[], '{}') as terms,
      coalesce(most_common_elem_freqs, '{}')::float8[] as shares
    from pg_class
    left join pg_stats on schemaname = current_schema() and tablename = relname and attname = 'terms'
    where oid in ('job_search'::regclass, 'job_search_texts'::regclass)`.execute(db)
  const [narrow] = rows.filter(({ isWide }) => !isWide)
  const [wide] = rows.filter(({ isWide }) => isWide)
  const texts = (wide?.terms ?? []).flatMap((term, at) =>
    isOfText(term) ? [{ term, share: wide?.shares[at] ?? 0 }] : [],
  )
  return {
    liveJobs: narrow?.liveJobs ?? -1,
    terms: [...(narrow?.terms ?? []), ...texts.map(({ term }) => term)],
    shares: [...(narrow?.shares ?? []), ...texts.map(({ share }) => share)],
  }
}
