import type { Kysely } from 'kysely'
import { defineStatement } from '#server/db/statement.ts'
import type { DB } from '#server/db/types.ts'
import { AppError } from '#server/lib/app-error.ts'

const lockAccountStatement = defineStatement<{ accountId: string }, { deleted_at: Date | null }>(
  (db, param) =>
    db
      .selectFrom('accounts')
      .select('deleted_at')
      .where('id', '=', param('accountId'))
      .forNoKeyUpdate(),
)

/**
 * Locks the account until the transaction ends, so that two saves of one person run one after
 * another, even before a profile exists.
 * @throws AppError NOT_SIGNED_IN when the account was deleted concurrently
 */
export async function lockAccount(tx: Kysely<DB>, accountId: string): Promise<void> {
  const [account] = await lockAccountStatement(tx, { accountId })
  if (!account || account.deleted_at !== null) throw new AppError('NOT_SIGNED_IN')
}

/** The phone number of an identity; undefined when it signs in with a provider's account. */
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
