import { sql } from 'kysely'
import type { Insertable, Kysely, Selectable, Updateable } from 'kysely'
import type { DB, Orders } from '../db/types.ts'

export type OrderRow = Selectable<Orders>

/*
 * Locks are always taken in this order, so that nobody waits for somebody who waits for them:
 * the employer, the order, the job, the counters of documents.
 */

/** Holds an employer until the transaction ends: posts and settlements come one after another. */
export async function lockEmployer(trx: Kysely<DB>, employerId: string): Promise<void> {
  await trx
    .selectFrom('employer_profiles')
    .select('account_id')
    .where('account_id', '=', employerId)
    .forNoKeyUpdate()
    .execute()
}

export async function lockOrder(trx: Kysely<DB>, id: string): Promise<OrderRow> {
  return await trx
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

export async function lockOwnOrder(
  trx: Kysely<DB>,
  employerId: string,
  providerOrderId: string,
): Promise<OrderRow | undefined> {
  return await trx
    .selectFrom('orders')
    .selectAll()
    .where('provider_order_id', '=', providerOrderId)
    .where('employer_id', '=', employerId)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export async function lockOrderOfJob(
  trx: Kysely<DB>,
  jobId: string,
): Promise<OrderRow | undefined> {
  return await trx
    .selectFrom('orders')
    .selectAll()
    .where('job_id', '=', jobId)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** All orders of an employer, in one order for everybody who holds several. */
export async function lockOrdersOf(trx: Kysely<DB>, employerId: string): Promise<OrderRow[]> {
  return await trx
    .selectFrom('orders')
    .selectAll()
    .where('employer_id', '=', employerId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

export async function findOrder(db: Kysely<DB>, id: string): Promise<OrderRow | undefined> {
  return await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst()
}

/** An order with its job's status and the provider's ids of its payments, all of one moment. */
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
  return await db
    .selectFrom('orders')
    .selectAll()
    .where('provider_order_id', '=', providerOrderId)
    .where('employer_id', '=', employerId)
    .executeTakeFirst()
}

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

/** The orders of one job form: one for each plan that was chosen. */
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

/** How many of the employer's jobs reached verification; undefined without a profile. */
export async function findPostedJobs(
  db: Kysely<DB>,
  employerId: string,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('employer_profiles')
    .select('posted_jobs')
    .where('account_id', '=', employerId)
    .executeTakeFirst()
  return row?.posted_jobs
}

/** Writes the order down, unless the same form and plan have one. */
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
  trx: Kysely<DB>,
  id: string,
  changes: Updateable<Orders>,
): Promise<OrderRow> {
  return await trx
    .updateTable('orders')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The first answer of the provider counts; undefined when another one was first. */
export async function storeProviderOrder(
  trx: Kysely<DB>,
  id: string,
  changes: { provider_order_id: string; next_sweep_at: Date },
): Promise<OrderRow | undefined> {
  return await trx
    .updateTable('orders')
    .set(changes)
    .where('id', '=', id)
    .where('provider_order_id', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

/** Begins the timetable of an open order anew. */
export async function restartSweeps(db: Kysely<DB>, id: string, nextSweep: Date): Promise<void> {
  await db
    .updateTable('orders')
    .set({ sweeps: 0, next_sweep_at: nextSweep })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .execute()
}

/** Takes the job from an order that nobody has paid. */
export async function dropJobOfOpenOrder(trx: Kysely<DB>, jobId: string): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ job_id: null })
    .where('job_id', '=', jobId)
    .where('status', '=', 'open')
    .execute()
}

/** Orders whose sweep is due, each lent to one caller until `leaseUntil`. */
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

/** Unpaid jobs made before then, the oldest first, after one of them. */
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

/** Queues a settlement within the transaction that asks for it; one at a time for an order. */
export async function queueSettlement(trx: Kysely<DB>, orderId: string): Promise<void> {
  await sql`
    select graphile_worker.add_job('settle-order',
      payload => ${JSON.stringify({ orderId })}::json,
      job_key => ${`settle-order:${orderId}`}::text,
      max_attempts => 12)`.execute(trx)
}
