import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { DB } from '#server/db/types.ts'

export type Factor = { readonly sealedSecret: Buffer; readonly confirmedAt: Date }
export type SetUpRow = { readonly sealedSecret: Buffer; readonly replaces: Date | null }

/** Locks an account until the transaction ends, so that its second step changes one at a time. */
export async function lockAccount(db: Kysely<DB>, accountId: string): Promise<void> {
  await db
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .execute()
}

export async function findFactor(db: Kysely<DB>, accountId: string): Promise<Factor | undefined> {
  return await db
    .selectFrom('second_factors')
    .select(['sealed_secret as sealedSecret', 'confirmed_at as confirmedAt'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
}

/** Claims a time step that is newer than all used ones. Exactly one of several callers succeeds. */
export async function takeStep(db: Kysely<DB>, accountId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('account_id', '=', accountId)
    .where('last_step', '<', String(step))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Deletes a recovery code. Exactly one of several callers succeeds. */
export async function takeRecoveryCode(
  db: Kysely<DB>,
  accountId: string,
  codeHash: Buffer,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_codes')
    .where('account_id', '=', accountId)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

export async function countRecoveryCodes(db: Kysely<DB>, accountId: string): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select(sql<number>`count(*)::int`.as('left'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return left
}

/** Replaces all recovery codes of an account. */
export async function replaceRecoveryCodes(
  db: Kysely<DB>,
  accountId: string,
  codeHashes: readonly Buffer[],
): Promise<void> {
  await db.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute()
  await db
    .insertInto('recovery_codes')
    .values(codeHashes.map((code_hash) => ({ account_id: accountId, code_hash })))
    .execute()
}

export async function findSetUp(
  db: Kysely<DB>,
  sessionId: string,
  now: Date,
): Promise<SetUpRow | undefined> {
  return await db
    .selectFrom('second_factor_setups')
    .select(['sealed_secret as sealedSecret', 'replaces'])
    .where('session_id', '=', sessionId)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Saves a set-up in progress. A session has at most one. */
export async function saveSetUp(
  db: Kysely<DB>,
  sessionId: string,
  setUp: SetUpRow & { readonly expiresAt: Date },
): Promise<void> {
  const row = {
    sealed_secret: setUp.sealedSecret,
    replaces: setUp.replaces,
    expires_at: setUp.expiresAt,
  }
  await db
    .insertInto('second_factor_setups')
    .values({ session_id: sessionId, ...row })
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet(row))
    .execute()
}

export async function deleteSetUp(db: Kysely<DB>, sessionId: string): Promise<void> {
  await db.deleteFrom('second_factor_setups').where('session_id', '=', sessionId).execute()
}

/** Saves the second step. All other sessions of the account must enter a code from now on. */
export async function saveFactor(
  db: Kysely<DB>,
  owner: { readonly accountId: string; readonly sessionId: string },
  factor: Factor & { readonly lastStep: number },
): Promise<void> {
  const row = {
    sealed_secret: factor.sealedSecret,
    confirmed_at: factor.confirmedAt,
    last_step: factor.lastStep,
  }
  await db
    .insertInto('second_factors')
    .values({ account_id: owner.accountId, ...row })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .execute()
  await db
    .updateTable('sessions')
    .set({ second_step_at: null })
    .where('account_id', '=', owner.accountId)
    .where('id', '<>', owner.sessionId)
    .execute()
}

export async function deleteFactor(db: Kysely<DB>, accountId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('second_factors')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** The account's label in an authenticator app: the e-mail or number of its sign-in. */
export async function findLabel(db: Kysely<DB>, identityId: string): Promise<string> {
  const { email, provider, subject } = await db
    .selectFrom('identities')
    .select(['email', 'provider', 'subject'])
    .where('id', '=', identityId)
    .executeTakeFirstOrThrow()
  return provider === 'phone' ? subject : (email ?? provider)
}
