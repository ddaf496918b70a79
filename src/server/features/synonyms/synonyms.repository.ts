import { sql } from 'kysely'
import type { Kysely, SqlBool } from 'kysely'
import type { DB } from '#server/db/types.ts'
import type { SynonymRow } from '#server/features/job-search/index/search-dictionary.repository.ts'

type Cut = { readonly after: string; readonly limit: number }

const synonyms = (db: Kysely<DB>) =>
  db
    .selectFrom('search_sayings')
    .leftJoin('search_meanings', 'search_meanings.meaning', 'search_sayings.meaning')

/** Whether the phrase or the meaning contains the text. */
const contains = (text: string) =>
  sql<SqlBool>`(strpos(phrase, ${text}) > 0 or strpos(search_sayings.meaning, ${text}) > 0)`

/** In byte order, as the cursor compares. */
export async function listSynonyms(
  db: Kysely<DB>,
  text: string,
  { after, limit }: Cut,
): Promise<SynonymRow[]> {
  return await synonyms(db)
    .select(['phrase', 'search_sayings.meaning', 'term'])
    .where(contains(text))
    .where('phrase', '>', after)
    .orderBy('phrase')
    .limit(limit)
    .execute()
}

export async function countSynonyms(db: Kysely<DB>, text: string): Promise<number> {
  const { count } = await synonyms(db)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(contains(text))
    .executeTakeFirstOrThrow()
  return count
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
