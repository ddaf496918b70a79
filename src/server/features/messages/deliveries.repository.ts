import { sql } from 'kysely'
import type { Kysely, Transaction } from 'kysely'
import type { Channel } from '#contract/messages/events.ts'
import { statesBefore } from '#contract/messages/states.ts'
import type { DeliveryReason, DeliveryState } from '#contract/messages/states.ts'
import type { DB } from '#server/db/types.ts'

export type NewDeliveries = {
  readonly messageId: string
  readonly accountId: string
  readonly channels: readonly Channel[]
  readonly tries: Readonly<Record<Channel, number>>
  readonly now: Date
}

/**
 * Queues the deliveries of a message if the transaction commits: one for each channel, by push one
 * for each browser. Mails are sent one after another, so that a slow mail server does not occupy
 * all workers.
 */
export async function queueDeliveries(
  tx: Transaction<DB>,
  { messageId, accountId, channels, tries, now }: NewDeliveries,
): Promise<void> {
  await sql`
    with wanted as (select unnest(${channels}::text[]) as channel),
    inserted as (
      insert into message_deliveries (message_id, channel, target, updated_at)
      select ${messageId}::uuid, channel, coalesce(push_subscriptions.id::text, ''), ${now}::timestamptz
      from wanted
      left join push_subscriptions on channel = 'push' and account_id = ${accountId}
      where channel <> 'push' or push_subscriptions.id is not null
      returning id, channel
    )
    select graphile_worker.add_job(
      'deliver-message',
      payload => json_build_object('deliveryId', id),
      queue_name => case channel when 'mail' then 'mail' end,
      max_attempts => (${JSON.stringify(tries)}::jsonb ->> channel)::int,
      job_key => 'message:' || id)
    from inserted`.execute(tx)
}

/** A delivery with its message and its recipient. */
export async function findDelivery(db: Kysely<DB>, deliveryId: string) {
  return await db
    .selectFrom('message_deliveries')
    .innerJoin('messages', 'messages.id', 'message_deliveries.message_id')
    .innerJoin('accounts', 'accounts.id', 'messages.account_id')
    .innerJoin('identities', 'identities.id', 'accounts.identity_id')
    .leftJoin('employer_profiles', 'employer_profiles.account_id', 'accounts.id')
    .leftJoin('candidate_profiles', 'candidate_profiles.account_id', 'accounts.id')
    .leftJoin('message_choices', (join) =>
      join
        .onRef('message_choices.account_id', '=', 'messages.account_id')
        .onRef('message_choices.purpose', '=', 'messages.purpose')
        .onRef('message_choices.channel', '=', 'message_deliveries.channel'),
    )
    .leftJoin('jobs', 'jobs.id', 'messages.job_id')
    .select([
      'message_deliveries.id',
      'message_deliveries.channel',
      'message_deliveries.target',
      'message_deliveries.state',
      'messages.id as messageId',
      'messages.account_id as accountId',
      'messages.event',
      'messages.purpose',
      'messages.subject',
      'messages.text_values as values',
      'messages.link',
      'messages.created_at as createdAt',
      'accounts.locale',
      'identities.subject as signInName',
      'jobs.status as jobStatus',
      'jobs.expires_at as jobEndsAt',
    ])
    .select(({ fn, eb, or }) => [
      or([eb('accounts.deleted_at', 'is not', null), eb('accounts.suspended_at', 'is not', null)])
        .$castTo<boolean>()
        .as('isGone'),
      eb('message_choices.is_on', 'is', false).$castTo<boolean>().as('isStopped'),
      fn
        .coalesce('employer_profiles.email', 'candidate_profiles.email', sql<string>`''`)
        .as('email'),
      fn.coalesce('employer_profiles.name', 'candidate_profiles.name', sql<string>`''`).as('name'),
    ])
    .where('message_deliveries.id', '=', deliveryId)
    .executeTakeFirst()
}

export type Delivery = NonNullable<Awaited<ReturnType<typeof findDelivery>>>

export type Move = {
  readonly to: DeliveryState
  readonly now: Date
  readonly reason?: DeliveryReason
  readonly locale?: string
}

/** False when the delivery's state does not allow it: another worker was faster. */
export async function moveDelivery(
  db: Kysely<DB>,
  deliveryId: string,
  { to, now, reason, locale }: Move,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('message_deliveries')
    .set({
      state: to,
      updated_at: now,
      reason: reason ?? null,
      ...(locale !== undefined && { locale }),
    })
    .where('id', '=', deliveryId)
    .where('state', 'in', statesBefore(to))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
