import { sql } from 'kysely'
import type { Insertable, Kysely, Selectable, Transaction } from 'kysely'
import type { AdminRole } from '#contract/admin/roles.ts'
import type { TeamRole } from '#contract/team/roles.ts'
import type { MessageValues } from '#contract/i18n/message-keys.ts'
import type { DB, Messages } from '#server/db/types.ts'
import { comesAfter } from '#server/db/written-order.ts'
import type { WrittenPosition } from '#server/lib/page.ts'

export type MessageRow = Selectable<Messages>

export type NewMessageRow = Omit<Insertable<Messages>, 'id' | 'account_id' | 'text_values'> & {
  readonly accountIds: readonly string[]
  readonly values: MessageValues
}

/** Writes one message for each person, and returns the ids of those who had none of this yet. */
export async function insertMessages(
  tx: Transaction<DB>,
  { accountIds, values, ...row }: NewMessageRow,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    insert into messages (id, account_id, event, subject, occurrence, purpose, text_values, link,
      job_id, created_at)
    select gen_random_uuid(), person, ${row.event}, ${row.subject}, ${row.occurrence},
      ${row.purpose}, ${JSON.stringify(values)}::jsonb, ${row.link}, ${row.job_id}::uuid,
      ${row.created_at}::timestamptz
    from unnest(${accountIds}::uuid[]) as person
    on conflict (account_id, event, subject, occurrence) do nothing
    returning id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** These people, and the members of their organisations in these roles. */
export async function withMembers(
  tx: Transaction<DB>,
  accountIds: readonly string[],
  roles: readonly TeamRole[],
): Promise<string[]> {
  if (accountIds.length === 0) return []
  const members = await tx
    .selectFrom('organisation_members')
    .select('member_id')
    .where('organisation_id', 'in', accountIds)
    .where('role', 'in', roles)
    .where('member_id', 'is not', null)
    .$narrowType<{ member_id: string }>()
    .execute()
  return [...accountIds, ...members.map(({ member_id: id }) => id)]
}

/** The messages of an account after a position, newest first. */
export async function listMessages(
  db: Kysely<DB>,
  query: { accountId: string; after: WrittenPosition | undefined; limit: number },
): Promise<MessageRow[]> {
  return await db
    .selectFrom('messages')
    .selectAll()
    .where('account_id', '=', query.accountId)
    .where(comesAfter(query.after, { at: 'created_at', number: 'number' }))
    .orderBy('created_at', 'desc')
    .orderBy('number', 'desc')
    .limit(query.limit)
    .execute()
}

export async function countMessages(db: Kysely<DB>, accountId: string): Promise<number> {
  const { total } = await db
    .selectFrom('messages')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return total
}

/** Counts unread messages, up to a number. */
export async function countUnread(
  db: Kysely<DB>,
  accountId: string,
  atMost: number,
): Promise<number> {
  const { unread } = await db
    .selectFrom((from) =>
      from
        .selectFrom('messages')
        .select('id')
        .where('account_id', '=', accountId)
        .where('read_at', 'is', null)
        .limit(atMost)
        .as('unread'),
    )
    .select(({ fn }) => fn.countAll<number>().as('unread'))
    .executeTakeFirstOrThrow()
  return unread
}

/** False when the account has no such message. One that is read already stays as it is. */
export async function markRead(
  db: Kysely<DB>,
  { accountId, messageId, now }: { accountId: string; messageId: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('messages')
    .set({ read_at: sql`coalesce(read_at, ${now})` })
    .where('id', '=', messageId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function markAllRead(
  db: Kysely<DB>,
  { accountId, until, now }: { accountId: string; until: Date; now: Date },
): Promise<void> {
  await db
    .updateTable('messages')
    .set({ read_at: now })
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null)
    .where('created_at', '<=', until)
    .execute()
}

/** Deletes some old messages with their deliveries, and returns their number. */
export async function deleteOldMessages(
  db: Kysely<DB>,
  createdBefore: Date,
  limit: number,
): Promise<number> {
  const old = db
    .selectFrom('messages')
    .select('id')
    .where('created_at', '<=', createdBefore)
    .orderBy('created_at')
    .limit(limit)
  const { numDeletedRows } = await db
    .deleteFrom('messages')
    .where('id', 'in', old)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** The accounts of the admins of some roles who are still there. */
export async function listAdmins(
  tx: Transaction<DB>,
  roles: readonly AdminRole[],
): Promise<string[]> {
  const rows = await tx
    .selectFrom('admin_roles')
    .innerJoin('accounts', 'accounts.id', 'admin_roles.account_id')
    .select('accounts.id')
    .where('admin_roles.role', 'in', roles)
    .where('suspended_at', 'is', null)
    .where('deleted_at', 'is', null)
    .orderBy('accounts.id')
    .execute()
  return rows.map(({ id }) => id)
}
