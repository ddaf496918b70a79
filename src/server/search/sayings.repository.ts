import { sql } from 'kysely'
import type { Kysely, SqlBool } from 'kysely'
import type { DB } from '../db/types.ts'
import type { SayingRow } from './search-knowledge.repository.ts'

type Cut = { readonly after: string; readonly limit: number }

const sayings = (db: Kysely<DB>) =>
  db
    .selectFrom('search_sayings')
    .leftJoin('search_meanings', 'search_meanings.meaning', 'search_sayings.meaning')

/** A part of a phrase or a meaning; '' is part of every one. */
const speaksOf = (text: string) =>
  sql<SqlBool>`(strpos(phrase, ${text}) > 0 or strpos(search_sayings.meaning, ${text}) > 0)`

/** By their bytes, as the cursor goes on. */
export async function listSayings(
  db: Kysely<DB>,
  text: string,
  { after, limit }: Cut,
): Promise<SayingRow[]> {
  return await sayings(db)
    .select(['phrase', 'search_sayings.meaning', 'term'])
    .where(speaksOf(text))
    .where('phrase', '>', after)
    .orderBy('phrase')
    .limit(limit)
    .execute()
}

export async function countSayings(db: Kysely<DB>, text: string): Promise<number> {
  const { count } = await sayings(db)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(speaksOf(text))
    .executeTakeFirstOrThrow()
  return count
}

/** Admins change sayings one after the other: what one of them reads stays until they are done. */
export async function lockSayings(trx: Kysely<DB>): Promise<void> {
  await sql`lock table search_sayings in share row exclusive mode`.execute(trx)
}

export async function findSaying(db: Kysely<DB>, phrase: string): Promise<SayingRow | undefined> {
  return await sayings(db)
    .select(['phrase', 'search_sayings.meaning', 'term'])
    .where('phrase', '=', phrase)
    .executeTakeFirst()
}

export async function findMeaning(
  db: Kysely<DB>,
  meaning: string,
): Promise<{ term: string | null } | undefined> {
  return await sayings(db)
    .select('term')
    .where('search_sayings.meaning', '=', meaning)
    .limit(1)
    .executeTakeFirst()
}

export async function saveSaying(trx: Kysely<DB>, phrase: string, meaning: string): Promise<void> {
  await trx
    .insertInto('search_sayings')
    .values({ phrase, meaning })
    .onConflict((conflict) => conflict.column('phrase').doUpdateSet({ meaning }))
    .execute()
}

export async function saveTerm(
  trx: Kysely<DB>,
  meaning: string,
  term: string | null,
): Promise<void> {
  if (term === null) {
    await trx.deleteFrom('search_meanings').where('meaning', '=', meaning).execute()
    return
  }
  await trx
    .insertInto('search_meanings')
    .values({ meaning, term })
    .onConflict((conflict) => conflict.column('meaning').doUpdateSet({ term }))
    .execute()
}

export async function deleteSaying(trx: Kysely<DB>, phrase: string): Promise<void> {
  await trx.deleteFrom('search_sayings').where('phrase', '=', phrase).execute()
}

/** Meanings that nothing says any more. */
export async function deleteUnsaid(trx: Kysely<DB>): Promise<void> {
  await trx
    .deleteFrom('search_meanings')
    .where('meaning', 'not in', trx.selectFrom('search_sayings').select('meaning'))
    .execute()
}

export async function insertChange(trx: Kysely<DB>, query: string, madeAt: Date): Promise<void> {
  await trx.insertInto('search_changes').values({ query, made_at: madeAt }).execute()
}
