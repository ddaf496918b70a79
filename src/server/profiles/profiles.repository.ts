import type { Kysely } from 'kysely'
import { defineStatement } from '../db/statement.ts'
import type { DB } from '../db/types.ts'
import { AppError } from '../lib/app-error.ts'

const heldAccount = defineStatement<{ accountId: string }, { deleted_at: Date | null }>(
  (db, place) =>
    db
      .selectFrom('accounts')
      .select('deleted_at')
      .where('id', '=', place('accountId'))
      .forNoKeyUpdate(),
)

/**
 * Holds the account until the transaction ends, so that what one person saves in two windows comes
 * one after the other, from the first profile on.
 * @throws AppError NOT_SIGNED_IN when it was deleted meanwhile
 */
export async function lockAccount(trx: Kysely<DB>, accountId: string): Promise<void> {
  const [account] = await heldAccount(trx, { accountId })
  if (!account || account.deleted_at !== null) throw new AppError('NOT_SIGNED_IN')
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
