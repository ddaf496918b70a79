import type { Kysely, Transaction } from 'kysely'
import type { DB } from '../db/types.ts'

/** The account with how it signs in, and where its owner is written to. */
export async function findOwner(db: Kysely<DB>, accountId: string) {
  return await db
    .selectFrom('accounts')
    .innerJoin('identities', 'identities.id', 'accounts.identity_id')
    .leftJoin('candidate_profiles as candidate', 'candidate.account_id', 'accounts.id')
    .leftJoin('employer_profiles as employer', 'employer.account_id', 'accounts.id')
    .select([
      'accounts.created_at as since',
      'identities.provider',
      'identities.subject',
      'candidate.email as candidateEmail',
      'employer.email as employerEmail',
    ])
    .where('accounts.id', '=', accountId)
    .executeTakeFirstOrThrow()
}

/** Held until the transaction ends. */
export async function lockAccount(trx: Transaction<DB>, accountId: string): Promise<void> {
  await trx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .execute()
}

export async function findNominee(db: Kysely<DB>, accountId: string) {
  return await db
    .selectFrom('nominees')
    .select(['name', 'contact'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
}

export async function putNominee(
  db: Kysely<DB>,
  nominee: { accountId: string; name: string; contact: string; now: Date },
): Promise<void> {
  const row = { name: nominee.name, contact: nominee.contact, updated_at: nominee.now }
  await db
    .insertInto('nominees')
    .values({ account_id: nominee.accountId, ...row })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .execute()
}

export async function dropNominee(db: Kysely<DB>, accountId: string): Promise<void> {
  await db.deleteFrom('nominees').where('account_id', '=', accountId).execute()
}
