import type { Kysely, Transaction } from 'kysely'
import type { DB } from '#server/db/types.ts'

/** The account with its sign-in identity and e-mail address. */
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

/** Locks the account until the transaction ends. */
export async function lockAccount(tx: Transaction<DB>, accountId: string): Promise<void> {
  await tx
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

export async function upsertNominee(
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

export async function deleteNominee(db: Kysely<DB>, accountId: string): Promise<void> {
  await db.deleteFrom('nominees').where('account_id', '=', accountId).execute()
}
