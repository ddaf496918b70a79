import { sql } from 'kysely'
import type { Kysely, Transaction } from 'kysely'
import { eventsForSuspended } from '#contract/messages/events.ts'
import type { Channel } from '#contract/messages/events.ts'
import { statesBefore } from '#contract/messages/states.ts'
import type { DeliveryReason, DeliveryState } from '#contract/messages/states.ts'
import type { DB } from '#server/db/types.ts'

export type NewDeliveries = {
  readonly messageIds: readonly string[]
  /** The channels of the event that this installation uses. */
  readonly channels: readonly {
    readonly name: Channel
    readonly tries: number
    /** For people who never chose. */
    readonly isOnByDefault: boolean
  }[]
  readonly now: Date
}

/**
 * Queues the deliveries of messages if the transaction commits: one for each channel that is on, by
 * push one for each browser. Mails are sent one after another, so that a slow mail server does not
 * occupy all workers.
 */
export async function queueDeliveries(
  tx: Transaction<DB>,
  { messageIds, channels, now }: NewDeliveries,
): Promise<void> {
  await sql`
    with channels as (
      select * from jsonb_to_recordset(${JSON.stringify(channels)}::jsonb)
        as channel (name text, tries int, "isOnByDefault" boolean)
    ),
    inserted as (
      insert into message_deliveries (message_id, channel, target, updated_at)
      select messages.id, channels.name, coalesce(push_subscriptions.id::text, ''), ${now}::timestamptz
      from messages
      cross join channels
      left join message_choices as choice
        on choice.account_id = messages.account_id and choice.purpose = messages.purpose
          and choice.channel = channels.name
      left join push_subscriptions
        on channels.name = 'push' and push_subscriptions.account_id = messages.account_id
      where messages.id = any(${messageIds}::uuid[])
        and coalesce(choice.is_on, channels."isOnByDefault")
        and (channels.name <> 'push' or push_subscriptions.id is not null)
      returning id, channel
    )
    select graphile_worker.add_job(
      'deliver-message',
      payload => json_build_object('deliveryId', inserted.id),
      queue_name => case inserted.channel when 'mail' then 'mail' end,
      max_attempts => channels.tries,
      job_key => 'message:' || inserted.id)
    from inserted join channels on channels.name = inserted.channel`.execute(tx)
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
      'message_choices.is_on as isOn',
      'jobs.status as jobStatus',
      'jobs.expires_at as jobEndsAt',
    ])
    .select(({ fn, eb, or }) => [
      or([
        eb('accounts.deleted_at', 'is not', null),
        eb.and([
          eb('accounts.suspended_at', 'is not', null),
          eb('messages.event', 'not in', eventsForSuspended),
        ]),
      ])
        .$castTo<boolean>()
        .as('isGone'),
      eb
        .case()
        .when('identities.provider', '=', 'phone')
        .then(eb.ref('identities.subject'))
        .else('')
        .end()
        .as('phone'),
      fn
        .coalesce('employer_profiles.email', 'candidate_profiles.email', sql<string>`''`)
        .as('email'),
      fn.coalesce('employer_profiles.name', 'candidate_profiles.name', sql<string>`''`).as('name'),
    ])
    .where('message_deliveries.id', '=', deliveryId)
    .executeTakeFirst()
}

export type Delivery = NonNullable<Awaited<ReturnType<typeof findDelivery>>>

/** Locks a delivery that waits; false when another worker took it. */
export async function lockQueued(tx: Transaction<DB>, deliveryId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('message_deliveries')
    .select('id')
    .where('id', '=', deliveryId)
    .where('state', '=', 'queued')
    .forUpdate()
    .executeTakeFirst()
  return found !== undefined
}

export type Move = {
  readonly to: DeliveryState
  readonly now: Date
  readonly reason?: DeliveryReason
  readonly locale?: string
  readonly providerId?: string
}

/** False when the delivery's state does not allow it: another worker was faster. */
export async function moveDelivery(
  db: Kysely<DB>,
  deliveryId: string,
  { to, now, reason, locale, providerId }: Move,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('message_deliveries')
    .set({
      state: to,
      updated_at: now,
      reason: reason ?? null,
      ...(locale !== undefined && { locale }),
      ...(providerId !== undefined && { provider_id: providerId }),
    })
    .where('id', '=', deliveryId)
    .where('state', 'in', statesBefore(to))
    // A receipt may be faster than the provider's answer: what it failed is not sent.
    .$if(to === 'sent', (query) =>
      query.where(({ eb, or }) =>
        or([eb('state', '<>', 'failed'), eb('reason', '=', 'interrupted')]),
      ),
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

type AppliedReceipt = {
  readonly channel: Channel
  readonly deliveryId?: string
  readonly providerId?: string
  readonly to: 'delivered' | 'failed'
  readonly now: Date
}

/** False when no delivery of the channel is in a state that the receipt may change. */
export async function applyReceipt(
  db: Kysely<DB>,
  { channel, deliveryId, providerId, to, now }: AppliedReceipt,
): Promise<boolean> {
  if (deliveryId === undefined && providerId === undefined) return false
  const { numUpdatedRows } = await db
    .updateTable('message_deliveries')
    .set({ state: to, updated_at: now, reason: to === 'failed' ? 'undelivered' : null })
    .where('channel', '=', channel)
    .where('state', 'in', statesBefore(to))
    .where(({ eb }) =>
      deliveryId === undefined
        ? eb('provider_id', '=', providerId ?? '')
        : eb('id', '=', deliveryId),
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
