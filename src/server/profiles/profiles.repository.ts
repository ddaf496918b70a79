import type { Kysely } from 'kysely'
import type { DB } from '../db/types.ts'

/**
 * Holds the account until the transaction ends, so that what one person saves in two windows comes
 * one after the other, from the first profile on.
 */
export async function lockAccount(trx: Kysely<DB>, accountId: string): Promise<void> {
  await trx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

/** The phone number that this identity signs in with, if it is one. */
export async function findSignInPhone(
  db: Kysely<DB>,
  identityId: string,
): Promise<string | undefined> {
  const identity = await db
    .selectFrom('identities')
    .select('subject')
    .where('id', '=', identityId)
    .where('provider', '=', 'phone')
    .executeTakeFirst()
  return identity?.subject
}
