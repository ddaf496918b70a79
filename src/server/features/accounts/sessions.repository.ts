import { sql } from 'kysely'
import type { ExpressionBuilder, Kysely } from 'kysely'
import type { AdminRole } from '#contract/admin/roles.ts'
import type { Role } from '#contract/accounts/roles.ts'
import type { Browser, System } from '#contract/accounts/session-schemas.ts'
import type { TeamRole } from '#contract/team/roles.ts'
import { defineStatement, opaque } from '#server/db/statement.ts'
import type { DB } from '#server/db/types.ts'
import { byPosition } from '#server/db/rows.ts'
import { comesAfter } from '#server/db/written-order.ts'
import type { WrittenPosition } from '#server/lib/page.ts'
import { isAdminIdentity } from './accounts.repository.ts'
import type { NamedAdmins } from './accounts.repository.ts'
import type { Device } from './device.rules.ts'

type Session = {
  readonly sessionId: string
  readonly accountId: string
  readonly identityId: string
  readonly role: Role
  /** Of the organisation that the account joined. */
  readonly organisationId: string | null
  readonly teamRole: TeamRole | null
  readonly adminRole: AdminRole | null
  readonly locale: string | null
  readonly lastSeenAt: Date
  readonly hasFactor: boolean
  readonly secondStepAt: Date | null
}

export type ListedSession = {
  readonly id: string
  readonly number: number
  readonly browser: Browser
  readonly system: System
  readonly network: string
  readonly createdAt: Date
  readonly lastSeenAt: Date
  readonly hasFactor: boolean
  readonly secondStepAt: Date | null
}

const hasFactor = (row: ExpressionBuilder<DB, 'sessions'>) =>
  row
    .exists(
      row
        .selectFrom('second_factors')
        .select('second_factors.account_id')
        .whereRef('second_factors.account_id', '=', 'sessions.account_id'),
    )
    .$castTo<boolean>()
    .as('hasFactor')

export async function insertSession(
  db: Kysely<DB>,
  session: { tokenHash: Buffer; accountId: string; now: Date; expiresAt: Date; device: Device },
): Promise<void> {
  await db
    .insertInto('sessions')
    .values({
      token_hash: session.tokenHash,
      account_id: session.accountId,
      created_at: session.now,
      last_seen_at: session.now,
      expires_at: session.expiresAt,
      ...session.device,
    })
    .execute()
}

type SessionQuery = NamedAdmins & { readonly tokenHashes: readonly Buffer[]; readonly now: Date }

const liveSessions = defineStatement<SessionQuery, Session & { position: number }>((db, param) =>
  db
    .selectFrom(
      sql<{ token_hash: Buffer; position: number }>`
        unnest(${opaque(param('tokenHashes'), 'bytea[]')}) with ordinality`.as<'wanted'>(
        sql`wanted(token_hash, position)`,
      ),
    )
    .innerJoin('sessions', 'sessions.token_hash', 'wanted.token_hash')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .leftJoin('admin_roles', 'admin_roles.account_id', 'accounts.id')
    .leftJoin('organisation_members as member', 'member.member_id', 'accounts.id')
    // Who works for an organisation that may not hire any more is alone again.
    .leftJoin('accounts as organisation', (join) =>
      join
        .onRef('organisation.id', '=', 'member.organisation_id')
        .on('organisation.suspended_at', 'is', null)
        .on('organisation.deleted_at', 'is', null),
    )
    .select([
      'organisation.id as organisationId',
      'member.role as teamRole',
      'admin_roles.role as adminRole',
      sql<number>`wanted.position::int`.as('position'),
      'sessions.id as sessionId',
      'accounts.id as accountId',
      'accounts.identity_id as identityId',
      'accounts.role',
      'accounts.locale',
      'sessions.last_seen_at as lastSeenAt',
      'sessions.second_step_at as secondStepAt',
      hasFactor,
    ])
    .where('sessions.expires_at', '>', param('now'))
    .where('accounts.suspended_at', 'is', null)
    .where('accounts.deleted_at', 'is', null)
    .where((row) =>
      row.or([
        row('accounts.role', '<>', 'admin'),
        isAdminIdentity(row.ref('accounts.identity_id'), {
          adminPhones: param('adminPhones'),
          adminEmails: param('adminEmails'),
        }),
      ]),
    ),
)

/** The live session of each token, in the order of the tokens. */
export async function findSessions(
  db: Kysely<DB>,
  tokenHashes: readonly Buffer[],
  now: Date,
  { adminPhones, adminEmails }: NamedAdmins,
): Promise<(Session | undefined)[]> {
  const rows = await liveSessions(db, { tokenHashes, now, adminPhones, adminEmails })
  return byPosition(tokenHashes.length, rows)
}

export async function accountHasFactor(db: Kysely<DB>, accountId: string): Promise<boolean> {
  const factor = await db
    .selectFrom('second_factors')
    .select('account_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return factor !== undefined
}

export async function extendSession(
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

/**
 * Replaces the token of a session that completed its second step. False when the old token is no
 * longer valid: of two concurrent requests one succeeds.
 */
export async function renewToken(
  db: Kysely<DB>,
  tokenHash: Buffer,
  renewed: { tokenHash: Buffer; now: Date; expiresAt: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({
      token_hash: renewed.tokenHash,
      second_step_at: renewed.now,
      last_seen_at: renewed.now,
      expires_at: renewed.expiresAt,
    })
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** The live sessions of an account after a position, newest sign-in first. */
export async function listSessions(
  db: Kysely<DB>,
  query: { accountId: string; now: Date; after: WrittenPosition | undefined; limit: number },
): Promise<ListedSession[]> {
  return await db
    .selectFrom('sessions')
    .select([
      'sessions.id',
      'number',
      'browser',
      'system',
      'network',
      'created_at as createdAt',
      'last_seen_at as lastSeenAt',
      'second_step_at as secondStepAt',
      hasFactor,
    ])
    .where('account_id', '=', query.accountId)
    .where('expires_at', '>', query.now)
    .where(comesAfter(query.after, { at: 'created_at', number: 'number' }))
    .orderBy('created_at', 'desc')
    .orderBy('number', 'desc')
    .limit(query.limit)
    .execute()
}

export async function countSessions(db: Kysely<DB>, accountId: string, now: Date): Promise<number> {
  const { total } = await db
    .selectFrom('sessions')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()
  return total
}

export async function deleteSession(db: Kysely<DB>, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
}

/** False when the account has no such session. */
export async function deleteSessionOf(
  db: Kysely<DB>,
  { accountId, sessionId }: { accountId: string; sessionId: string },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('id', '=', sessionId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Returns the number of deleted sessions. */
export async function deleteOtherSessions(
  db: Kysely<DB>,
  { accountId, sessionId }: { accountId: string; sessionId: string },
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('id', '<>', sessionId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

export async function deleteSessionsOf(db: Kysely<DB>, accountId: string): Promise<void> {
  await db.deleteFrom('sessions').where('account_id', '=', accountId).execute()
}

export async function deleteOldSessions(db: Kysely<DB>, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute()
}
