import { sql } from 'kysely'
import type { Kysely, Transaction } from 'kysely'
import type { Channel, TextChannel } from '#contract/messages/events.ts'
import type { DB } from '#server/db/types.ts'

type Person = { readonly accountId: string; readonly channel: Channel; readonly day: string }

/** Counts one more message of a person's day; false when it has as many as it may. */
export async function countForPerson(
  tx: Transaction<DB>,
  { accountId, channel, day, max }: Person & { max: number },
): Promise<boolean> {
  const counted = await tx
    .insertInto('message_day_counts')
    .values({ account_id: accountId, channel, day, messages: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'channel', 'day'])
        .doUpdateSet({ messages: sql`message_day_counts.messages + 1` })
        .where('message_day_counts.messages', '<', max),
    )
    .returning('messages')
    .executeTakeFirst()
  return counted !== undefined
}

export async function uncountForPerson(
  tx: Transaction<DB>,
  { accountId, channel, day }: Person,
): Promise<void> {
  await tx
    .updateTable('message_day_counts')
    .set({ messages: sql`greatest(messages - 1, 0)` })
    .where('account_id', '=', accountId)
    .where('channel', '=', channel)
    .where('day', '=', day)
    .execute()
}

export async function deleteOldCounts(db: Kysely<DB>, before: string): Promise<void> {
  await db.deleteFrom('message_day_counts').where('day', '<', before).execute()
}

type Cost = { readonly channel: TextChannel; readonly day: string; readonly paise: number }
type Budget = { readonly dayPaise: number; readonly monthPaise: number }

/**
 * Adds to the costs of a channel's day; false when they would pass a budget. The day's row makes the
 * nodes wait for each other.
 */
export async function addCost(
  tx: Transaction<DB>,
  { channel, day, paise, dayPaise, monthPaise }: Cost & Budget,
): Promise<boolean> {
  const { rows } = await sql`
    with earlier as (
      select coalesce(sum(paise), 0)::bigint as paise from message_costs
      where channel = ${channel} and day >= date_trunc('month', ${day}::date) and day < ${day}::date
    )
    insert into message_costs as cost (channel, day, messages, paise)
    select ${channel}, ${day}::date, 1, ${paise}::bigint from earlier
    where ${paise}::bigint <= ${dayPaise}::bigint
      and earlier.paise + ${paise}::bigint <= ${monthPaise}::bigint
    on conflict (channel, day) do update
    set messages = cost.messages + 1, paise = cost.paise + excluded.paise
    where cost.paise + excluded.paise <= ${dayPaise}::bigint
      and cost.paise + excluded.paise + (select paise from earlier) <= ${monthPaise}::bigint
    returning 1`.execute(tx)
  return rows.length > 0
}

export async function takeBackCost(
  tx: Transaction<DB>,
  { channel, day, paise }: Cost,
): Promise<void> {
  await tx
    .updateTable('message_costs')
    .set({ messages: sql`messages - 1`, paise: sql`paise - ${paise}` })
    .where('channel', '=', channel)
    .where('day', '=', day)
    .execute()
}

/** What a channel cost on a day, and in its month until then. */
export async function readCosts(db: Kysely<DB>, channel: TextChannel, day: string) {
  return await db
    .selectFrom('message_costs')
    .select([
      sql<number>`coalesce(sum(messages) filter (where day = ${day}::date), 0)::int8`.as(
        'dayMessages',
      ),
      sql<number>`coalesce(sum(paise) filter (where day = ${day}::date), 0)::int8`.as('dayPaise'),
      sql<number>`coalesce(sum(messages), 0)::int8`.as('monthMessages'),
      sql<number>`coalesce(sum(paise), 0)::int8`.as('monthPaise'),
    ])
    .where('channel', '=', channel)
    .where('day', '>=', sql<string>`date_trunc('month', ${day}::date)::date`)
    .where('day', '<=', day)
    .executeTakeFirstOrThrow()
}
