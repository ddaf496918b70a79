import { sql } from 'kysely'
import type { Insertable, Kysely, Selectable, Transaction, Updateable } from 'kysely'
import { limits } from '#server/lib/limits.ts'
import type { OrderStatus } from '#contract/payments/states.ts'
import { defineStatement, opaque } from '#server/db/statement.ts'
import type { DB, JobEdits, Jobs, JobStatusChanges } from '#server/db/types.ts'
import { byId } from '#server/db/rows.ts'
import { jobColumns } from './job-columns.ts'

export type JobRow = Selectable<Jobs>

const jobsById = defineStatement<{ ids: readonly string[] }, JobRow>((db, param) =>
  db
    .selectFrom('jobs')
    .select(jobColumns)
    .where(sql<boolean>`jobs.id = any(${opaque(param('ids'), 'uuid[]')})`),
)

export async function findJob(db: Kysely<DB>, id: string): Promise<JobRow | undefined> {
  const [job] = await jobsById(db, { ids: [id] })
  return job
}

/** The job of each id, in the order of the ids. */
export async function findJobs(
  db: Kysely<DB>,
  ids: readonly string[],
): Promise<(JobRow | undefined)[]> {
  return byId(ids, await jobsById(db, { ids }))
}

export async function findOwnJob(
  db: Kysely<DB>,
  employerId: string,
  id: string,
): Promise<JobRow | undefined> {
  return await db
    .selectFrom('jobs')
    .select(jobColumns)
    .where('id', '=', id)
    .where('employer_id', '=', employerId)
    .executeTakeFirst()
}

/** Whether the account that posted a job was deleted. */
export async function isEmployerGone(db: Kysely<DB>, job: JobRow): Promise<boolean> {
  const { deleted_at, suspended_at } = await db
    .selectFrom('accounts')
    .select(['deleted_at', 'suspended_at'])
    .where('id', '=', job.employer_id)
    .executeTakeFirstOrThrow()
  return deleted_at !== null || suspended_at !== null
}

/** Locks the job until the transaction ends, so that its changes come one after another. */
export async function lockJob(tx: Kysely<DB>, id: string): Promise<JobRow | undefined> {
  return await tx
    .selectFrom('jobs')
    .select(jobColumns)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Locks all jobs of an employer, always in the same order, so that two transactions do not deadlock. */
export async function lockJobsOf(tx: Kysely<DB>, employerId: string): Promise<JobRow[]> {
  return await tx
    .selectFrom('jobs')
    .select(jobColumns)
    .where('employer_id', '=', employerId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

/** Locks accepted jobs past their last day, but for those that another transaction has locked. */
export async function lockOverdueJobs(tx: Kysely<DB>, now: Date, limit: number): Promise<JobRow[]> {
  return await tx
    .selectFrom('jobs')
    .select(jobColumns)
    .where('status', '=', 'accepted')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(limit)
    .forNoKeyUpdate()
    .skipLocked()
    .execute()
}

/** Locks jobs whose facts were never read from their words. */
export async function lockJobsWithoutFacts(tx: Kysely<DB>, limit: number): Promise<JobRow[]> {
  return await tx
    .selectFrom('jobs')
    .select(jobColumns)
    .where('facts_version', '=', sql.lit(0))
    .orderBy('id')
    .limit(limit)
    .forNoKeyUpdate()
    .skipLocked()
    .execute()
}

/** The last instant of a paused job, which its pause can put off no further. */
export const endOfPausedJob = sql<Date>`expires_at
  + (${sql.lit(limits.pauseDays)} - paused_days) * interval '24 hours'`

/** As above, paused jobs. */
export async function lockOverduePauses(
  tx: Kysely<DB>,
  now: Date,
  limit: number,
): Promise<JobRow[]> {
  return await tx
    .selectFrom('jobs')
    .select(jobColumns)
    .where('lifecycle_state', '=', 'paused')
    .where(endOfPausedJob, '<=', now)
    .orderBy('expires_at')
    .limit(limit)
    .forNoKeyUpdate()
    .skipLocked()
    .execute()
}

/**
 * Locks paused jobs whose days of pauses may be used up, but for those that another transaction has locked. Days count by
 * the calendar, so a day less has to be over.
 */
export async function lockLongPauses(
  tx: Kysely<DB>,
  { now, after, limit }: { now: Date; after: string | null; limit: number },
): Promise<JobRow[]> {
  return await tx
    .selectFrom('jobs')
    .select(jobColumns)
    .where('lifecycle_state', '=', 'paused')
    .where('paused_days', '<', limits.pauseDays)
    .where(
      sql<Date>`paused_at + (${sql.lit(limits.pauseDays - 1)} - paused_days) * interval '24 hours'`,
      '<=',
      now,
    )
    .$if(after !== null, (jobs) => jobs.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(limit)
    .forNoKeyUpdate()
    .skipLocked()
    .execute()
}

export async function insertJob(tx: Kysely<DB>, job: Insertable<Jobs>): Promise<JobRow> {
  return await tx.insertInto('jobs').values(job).returning(jobColumns).executeTakeFirstOrThrow()
}

export async function updateJob(
  tx: Kysely<DB>,
  id: string,
  changes: Updateable<Jobs>,
): Promise<JobRow> {
  return await tx
    .updateTable('jobs')
    .set(changes)
    .where('id', '=', id)
    .returning(jobColumns)
    .executeTakeFirstOrThrow()
}

export async function deleteUnpaidJob(tx: Kysely<DB>, id: string): Promise<JobRow | undefined> {
  return await tx
    .deleteFrom('jobs')
    .where('id', '=', id)
    .where('status', '=', 'unpaid')
    .returning(jobColumns)
    .executeTakeFirst()
}

/** Whether the last change of a job was an admin's, who ended it. */
export async function isEndedByAdmin(tx: Kysely<DB>, jobId: string): Promise<boolean> {
  const last = await tx
    .selectFrom('job_status_changes')
    .select(['admin_id', 'to_status'])
    .where('job_id', '=', jobId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.to_status === 'expired' && last.admin_id !== null
}

/** Whether the payment of a job went back. */
export async function isJobRefunded(tx: Kysely<DB>, jobId: string): Promise<boolean> {
  const returned = await tx
    .selectFrom('orders')
    .select('id')
    .where('job_id', '=', jobId)
    .where('status', '=', 'returned')
    .executeTakeFirst()
  return returned !== undefined
}

/** The order that pays for a job, as replies show it. */
export type JobOrder = {
  readonly orderId: string | null
  readonly status: OrderStatus
  readonly totalPaise: number
}

export async function findOrders(
  db: Kysely<DB>,
  jobIds: readonly string[],
): Promise<ReadonlyMap<string, JobOrder>> {
  if (jobIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('orders')
    .select(['job_id', 'provider_order_id', 'status', 'total_paise'])
    .where('job_id', 'in', jobIds)
    .execute()
  return new Map(
    rows.map(({ job_id, provider_order_id: orderId, status, total_paise: totalPaise }) => [
      job_id ?? '',
      { orderId, status, totalPaise },
    ]),
  )
}

/** Ends locked jobs; a paused one has used up its days of pauses. */
export async function setExpired(tx: Kysely<DB>, ids: readonly string[], now: Date): Promise<void> {
  const isPaused = sql<boolean>`lifecycle_state = 'paused'`
  await tx
    .updateTable('jobs')
    .set({
      status: 'expired',
      lifecycle_state: 'expired',
      expires_at: sql`case when ${isPaused} then ${endOfPausedJob} else expires_at end`,
      paused_days: sql`case when ${isPaused} then ${sql.lit(limits.pauseDays)} else paused_days end`,
      paused_at: null,
      updated_at: now,
    })
    .where('id', 'in', ids)
    .execute()
}

export async function insertStatusChanges(
  tx: Kysely<DB>,
  changes: readonly Insertable<JobStatusChanges>[],
): Promise<void> {
  await tx.insertInto('job_status_changes').values(changes).execute()
}

export async function insertEdit(tx: Kysely<DB>, edit: Insertable<JobEdits>): Promise<void> {
  await tx.insertInto('job_edits').values(edit).execute()
}

/** Queues that the alerts of candidates are asked about a job that went live, in the transaction that makes it live. */
export async function queueAlerts(tx: Transaction<DB>, jobId: string): Promise<void> {
  await sql`
    select graphile_worker.add_job('match-alerts',
      payload => json_build_object('jobId', ${jobId}::uuid), job_key => ${`alerts:${jobId}`})`.execute(
    tx,
  )
}
