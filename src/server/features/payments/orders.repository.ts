import { sql } from 'kysely'
import type { Insertable, Kysely, Selectable, Updateable } from 'kysely'
import type { JobState } from '#contract/jobs/states.ts'
import type { DB, Orders } from '#server/db/types.ts'

export type OrderRow = Selectable<Orders>

/*
 * Locks are always taken in this order, to prevent deadlocks: the employer, the order, the job, the
 * document counters.
 */

/** Locks an employer until the transaction ends, so that posts and settlements run one after another. */
export async function lockEmployer(tx: Kysely<DB>, employerId: string): Promise<void> {
  await tx
    .selectFrom('employer_profiles')
    .select('account_id')
    .where('account_id', '=', employerId)
    .forNoKeyUpdate()
    .execute()
}

/** The same, by a payment of theirs. */
export async function lockEmployerOfPayment(tx: Kysely<DB>, paymentId: string): Promise<void> {
  const paid = await tx
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select('orders.employer_id')
    .where('payments.id', '=', paymentId)
    .executeTakeFirst()
  if (paid) await lockEmployer(tx, paid.employer_id)
}

export async function lockOrder(tx: Kysely<DB>, id: string): Promise<OrderRow> {
  return await tx
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

export async function lockOwnOrder(
  tx: Kysely<DB>,
  employerId: string,
  providerOrderId: string,
): Promise<OrderRow | undefined> {
  return await selectOwnOrder(tx, employerId, providerOrderId).forNoKeyUpdate().executeTakeFirst()
}

export async function lockOrderOfJob(tx: Kysely<DB>, jobId: string): Promise<OrderRow | undefined> {
  return await tx
    .selectFrom('orders')
    .selectAll()
    .where('job_id', '=', jobId)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export async function lockOrderOfPayment(
  tx: Kysely<DB>,
  paymentId: string,
): Promise<OrderRow | undefined> {
  return await tx
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', tx.selectFrom('payments').select('order_id').where('id', '=', paymentId))
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Locks all orders of an employer, sorted by id to prevent deadlocks. */
export async function lockOrdersOf(tx: Kysely<DB>, employerId: string): Promise<OrderRow[]> {
  return await tx
    .selectFrom('orders')
    .selectAll()
    .where('employer_id', '=', employerId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

/** Whether what an order pays for is here: the job of a post. Posts to use later and renewals wait for nothing. */
export const isAssigned = ({ kind, job_id: jobId }: OrderRow): boolean =>
  kind !== 'post' || jobId !== null

/** The job that an order pays for. */
export const jobOf = ({ job_id: jobId, renews_job_id: renewedId }: OrderRow): string | null =>
  jobId ?? renewedId

export async function findOrder(db: Kysely<DB>, id: string): Promise<OrderRow | undefined> {
  return await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst()
}

/** An order with its job's status and the provider's ids of its payments, in one snapshot. */
export async function findOrderAsBooked(db: Kysely<DB>, id: string) {
  return await db
    .selectFrom('orders')
    .leftJoin('jobs', 'jobs.id', 'orders.job_id')
    .selectAll('orders')
    .select([
      'jobs.status as jobStatus',
      sql<string[]>`array(select provider_payment_id from payments where order_id = orders.id)`.as(
        'recorded',
      ),
    ])
    .where('orders.id', '=', id)
    .executeTakeFirstOrThrow()
}

export async function findOwnOrder(
  db: Kysely<DB>,
  employerId: string,
  providerOrderId: string,
): Promise<OrderRow | undefined> {
  return await selectOwnOrder(db, employerId, providerOrderId).executeTakeFirst()
}

const selectOwnOrder = (db: Kysely<DB>, employerId: string, providerOrderId: string) =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('provider_order_id', '=', providerOrderId)
    .where('employer_id', '=', employerId)

export async function findOrderByProviderId(
  db: Kysely<DB>,
  providerOrderId: string,
): Promise<OrderRow | undefined> {
  return await db
    .selectFrom('orders')
    .selectAll()
    .where('provider_order_id', '=', providerOrderId)
    .executeTakeFirst()
}

/** The orders of one job form: one for each chosen plan. */
export async function findOrdersOfSubmission(
  db: Kysely<DB>,
  employerId: string,
  submissionId: string,
): Promise<OrderRow[]> {
  return await db
    .selectFrom('orders')
    .selectAll()
    .where('employer_id', '=', employerId)
    .where('submission_id', '=', submissionId)
    .execute()
}

/** The employer's own job with its order, if it has one. */
export async function findOwnJobWithOrder(
  db: Kysely<DB>,
  employerId: string,
  jobId: string,
): Promise<{ orderId: string | null } | undefined> {
  return await db
    .selectFrom('jobs')
    .leftJoin('orders', 'orders.job_id', 'jobs.id')
    .select('orders.id as orderId')
    .where('jobs.id', '=', jobId)
    .where('jobs.employer_id', '=', employerId)
    .executeTakeFirst()
}

export async function findOwnJob(
  db: Kysely<DB>,
  employerId: string,
  jobId: string,
): Promise<{ title: string; state: JobState } | undefined> {
  return await db
    .selectFrom('jobs')
    .select(['title', 'lifecycle_state as state'])
    .where('id', '=', jobId)
    .where('employer_id', '=', employerId)
    .executeTakeFirst()
}

export async function insertRenewalOrder(
  tx: Kysely<DB>,
  order: Insertable<Orders>,
): Promise<OrderRow> {
  return await tx.insertInto('orders').values(order).returningAll().executeTakeFirstOrThrow()
}

/** The order of a job's renewal that is not paid yet. */
export async function findOpenRenewal(
  db: Kysely<DB>,
  jobId: string,
): Promise<OrderRow | undefined> {
  return await db
    .selectFrom('orders')
    .selectAll()
    .where('renews_job_id', '=', jobId)
    .where('status', '=', 'open')
    .executeTakeFirst()
}

/** Removes the job from its open renewal. A payment that still arrives is refunded. */
export async function dropOpenRenewal(tx: Kysely<DB>, jobId: string): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ renews_job_id: null })
    .where('renews_job_id', '=', jobId)
    .where('status', '=', 'open')
    .execute()
}

/** Inserts the order; false when the form already has one for the plan. */
export async function insertOrder(db: Kysely<DB>, order: Insertable<Orders>): Promise<boolean> {
  const inserted = await db
    .insertInto('orders')
    .values(order)
    .onConflict((conflict) =>
      conflict.columns(['employer_id', 'submission_id', 'plan']).doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function updateOrder(
  tx: Kysely<DB>,
  id: string,
  changes: Updateable<Orders>,
): Promise<OrderRow> {
  return await tx
    .updateTable('orders')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Stores the provider's order id; undefined when a concurrent request stored one first. */
export async function storeProviderOrder(
  tx: Kysely<DB>,
  id: string,
  changes: { provider_order_id: string; next_sweep_at: Date },
): Promise<OrderRow | undefined> {
  return await tx
    .updateTable('orders')
    .set(changes)
    .where('id', '=', id)
    .where('provider_order_id', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

/** Restarts the sweep schedule of an open order. */
export async function restartSweeps(db: Kysely<DB>, id: string, nextSweep: Date): Promise<void> {
  await db
    .updateTable('orders')
    .set({ sweeps: 0, next_sweep_at: nextSweep })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .execute()
}

/** Removes the job from an unpaid order. */
export async function dropJobOfOpenOrder(tx: Kysely<DB>, jobId: string): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ job_id: null })
    .where('job_id', '=', jobId)
    .where('status', '=', 'open')
    .execute()
}

/** Claims orders whose sweep is due; each is leased to one caller until `leaseUntil`. */
export async function claimDueOrders(
  db: Kysely<DB>,
  claim: { now: Date; leaseUntil: Date; limit: number },
): Promise<{ id: string }[]> {
  const due = db
    .selectFrom('orders')
    .select('id')
    .where('next_sweep_at', '<=', claim.now)
    .orderBy('next_sweep_at')
    .limit(claim.limit)
    .forNoKeyUpdate()
    .skipLocked()
  return await db
    .updateTable('orders')
    .set({ next_sweep_at: claim.leaseUntil })
    .where('id', 'in', due)
    .returning('id')
    .execute()
}

export type UnpaidJob = {
  readonly jobId: string
  readonly employerId: string
  readonly orderId: string | null
  readonly createdAt: Date
}

/** Unpaid jobs created before an instant, after a position, oldest first. */
export async function findUnpaidJobs(
  db: Kysely<DB>,
  { before, after, limit }: { before: Date; after: UnpaidJob | undefined; limit: number },
): Promise<UnpaidJob[]> {
  return await db
    .selectFrom('jobs')
    .leftJoin('orders', 'orders.job_id', 'jobs.id')
    .select([
      'jobs.id as jobId',
      'jobs.employer_id as employerId',
      'jobs.created_at as createdAt',
      'orders.id as orderId',
    ])
    .where('jobs.status', '=', 'unpaid')
    .where('jobs.created_at', '<=', before)
    .$if(after !== undefined, (jobs) =>
      jobs.where(
        sql<boolean>`(jobs.created_at, jobs.id)
          > (${after?.createdAt}::timestamptz, ${after?.jobId}::uuid)`,
      ),
    )
    .orderBy('jobs.created_at')
    .orderBy('jobs.id')
    .limit(limit)
    .execute()
}

/** Queues a settlement within the caller's transaction. An order has at most one in the queue. */
export async function queueSettlement(tx: Kysely<DB>, orderId: string): Promise<void> {
  await sql`
    select graphile_worker.add_job('settle-order',
      payload => ${JSON.stringify({ orderId })}::json,
      job_key => ${`settle-order:${orderId}`}::text,
      max_attempts => 12)`.execute(tx)
}
