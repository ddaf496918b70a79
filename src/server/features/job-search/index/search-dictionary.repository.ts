import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { DB } from '#server/db/types.ts'

export async function listWords(db: Kysely<DB>): Promise<string[]> {
  const rows = await db.selectFrom('search_words').select('word').execute()
  return rows.map(({ word }) => word)
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
  const { rows } = await sql<TermShares>`
    select reltuples::float8 as "liveJobs",
      coalesce(most_common_elems::text::text[], '{}') as terms,
      coalesce(most_common_elem_freqs, '{}')::float8[] as shares
    from pg_class
    left join pg_stats on schemaname = current_schema() and tablename = relname and attname = 'terms'
    where oid = 'job_search'::regclass`.execute(db)
  return rows[0] ?? { liveJobs: -1, terms: [], shares: [] }
}
