import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { DB } from '../db/types.ts'

export async function listWords(db: Kysely<DB>): Promise<string[]> {
  const rows = await db.selectFrom('search_words').select('word').execute()
  return rows.map(({ word }) => word)
}

export type SayingRow = {
  readonly phrase: string
  readonly meaning: string
  readonly term: string | null
}

export async function listSayings(db: Kysely<DB>): Promise<SayingRow[]> {
  return await db
    .selectFrom('search_sayings')
    .leftJoin('search_meanings', 'search_meanings.meaning', 'search_sayings.meaning')
    .select(['phrase', 'search_sayings.meaning', 'term'])
    .orderBy('phrase')
    .execute()
}

export type TermShares = {
  /** About how many jobs are live; below 0 before anybody counted. */
  readonly liveJobs: number
  readonly terms: readonly string[]
  readonly shares: readonly number[]
}

/** What the database has counted for its own plans: the commonest terms, and which share of the rows has them. */
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
