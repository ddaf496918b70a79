import type { Kysely } from 'kysely'
import type { Role } from '#contract/accounts.ts'
import type { DB } from '../db/types.ts'
import { isAdminIdentity } from './accounts.repository.ts'
import type { NamedAdmins } from './accounts.repository.ts'

type Session = {
  readonly accountId: string
  readonly identityId: string
  readonly role: Role
  readonly lastSeenAt: Date
}

export async function insertSession(
  db: Kysely<DB>,
  session: { tokenHash: Buffer; accountId: string; now: Date; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('sessions')
    .values({
      token_hash: session.tokenHash,
      account_id: session.accountId,
      created_at: session.now,
      last_seen_at: session.now,
      expires_at: session.expiresAt,
    })
    .execute()
}

/** A live session of an account that is not suspended; an admin's only while they are one. */
export async function findSession(
  db: Kysely<DB>,
  tokenHash: Buffer,
  now: Date,
  named: NamedAdmins,
): Promise<Session | undefined> {
  return await db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select([
      'accounts.id as accountId',
      'accounts.identity_id as identityId',
      'accounts.role',
      'sessions.last_seen_at as lastSeenAt',
    ])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', now)
    .where('accounts.suspended_at', 'is', null)
    .where((row) =>
      row.or([
        row('accounts.role', '<>', 'admin'),
        isAdminIdentity(row.ref('accounts.identity_id'), named),
      ]),
    )
    .executeTakeFirst()
}

export async function slideSession(
  db: Kysely<DB>,
  tokenHash: Buffer,
  now: Date,
  expiresAt: Date,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: now, expires_at: expiresAt })
    .where('token_hash', '=', tokenHash)
    .execute()
}

export async function deleteSession(db: Kysely<DB>, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
}

export async function deleteOldSessions(db: Kysely<DB>, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute()
}
