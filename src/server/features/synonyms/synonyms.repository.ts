import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { DB } from '#server/db/types.ts'
import type { SynonymRow } from '#server/features/job-search/index/search-dictionary.repository.ts'

const synonyms = (db: Kysely<DB>) =>
  db
    .selectFrom('search_sayings')
    .leftJoin('search_meanings', 'search_meanings.meaning', 'search_sayings.meaning')

/** All that admins have saved. */
export async function listSynonyms(db: Kysely<DB>): Promise<SynonymRow[]> {
  return await synonyms(db).select(['phrase', 'search_sayings.meaning', 'term']).execute()
}

/** Admins change synonyms one after another. */
export async function lockSynonyms(tx: Kysely<DB>): Promise<void> {
  await sql`lock table search_sayings in share row exclusive mode`.execute(tx)
}

export async function findSynonym(db: Kysely<DB>, phrase: string): Promise<SynonymRow | undefined> {
  return await synonyms(db)
    .select(['phrase', 'search_sayings.meaning', 'term'])
    .where('phrase', '=', phrase)
    .executeTakeFirst()
}

export async function findMeaning(
  db: Kysely<DB>,
  meaning: string,
): Promise<{ term: string | null } | undefined> {
  return await synonyms(db)
    .select('term')
    .where('search_sayings.meaning', '=', meaning)
    .limit(1)
    .executeTakeFirst()
}

export async function saveSynonym(tx: Kysely<DB>, phrase: string, meaning: string): Promise<void> {
  await tx
    .insertInto('search_sayings')
    .values({ phrase, meaning })
    .onConflict((conflict) => conflict.column('phrase').doUpdateSet({ meaning }))
    .execute()
}

export async function saveTerm(
  tx: Kysely<DB>,
  meaning: string,
  term: string | null,
): Promise<void> {
  if (term === null) {
    await tx.deleteFrom('search_meanings').where('meaning', '=', meaning).execute()
    return
  }
  await tx
    .insertInto('search_meanings')
    .values({ meaning, term })
    .onConflict((conflict) => conflict.column('meaning').doUpdateSet({ term }))
    .execute()
}

export async function deleteSynonym(tx: Kysely<DB>, phrase: string): Promise<void> {
  await tx.deleteFrom('search_sayings').where('phrase', '=', phrase).execute()
}

/** Meanings without a phrase. */
export async function deleteUnusedMeanings(tx: Kysely<DB>): Promise<void> {
  await tx
    .deleteFrom('search_meanings')
    .where('meaning', 'not in', tx.selectFrom('search_sayings').select('meaning'))
    .execute()
}

export async function insertChange(tx: Kysely<DB>, query: string, madeAt: Date): Promise<void> {
  await tx.insertInto('search_changes').values({ query, made_at: madeAt }).execute()
}
