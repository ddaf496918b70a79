import { sql } from 'kysely'
import type { Insertable, Kysely, Selectable, Updateable } from 'kysely'
import type { JobStatus } from '#contract/jobs.ts'
import { defineStatement } from '../db/statement.ts'
import type { DB, JobEdits, Jobs, JobStatusChanges } from '../db/types.ts'
import { inIdOrder } from '../lib/gather-lookups.ts'
import { changed, jobColumns } from './job-columns.ts'

export type JobRow = Selectable<Jobs>

/** With the mark of what it was at when it was read. */
export type MarkedJobRow = JobRow & { readonly changed: string }

const jobsById = defineStatement<{ ids: readonly string[] }, MarkedJobRow>((db, place) =>
  db
    .selectFrom('jobs')
    .select(jobColumns)
    .select(changed)
    .where(sql<boolean>`jobs.id = any(${place('ids')}::uuid[])`),
)

export async function findJob(db: Kysely<DB>, id: string): Promise<JobRow | undefined> {
  const [job] = await jobsById(db, { ids: [id] })
  return job
}

/** The job of each id, at its place. */
export async function findJobs(
  db: Kysely<DB>,
  ids: readonly string[],
): Promise<(MarkedJobRow | undefined)[]> {
  return inIdOrder(ids, await jobsById(db, { ids }))
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

export async function countApplicants(
  db: Kysely<DB>,
  jobIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (jobIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('applications')
    .select(({ fn }) => ['job_id', fn.countAll<number>().as('count')])
    .where('job_id', 'in', jobIds)
    .where('sharing_withdrawn_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('accounts')
            .select('accounts.id')
            .whereRef('accounts.id', '=', 'applications.candidate_id')
            .where('accounts.deleted_at', 'is not', null),
        ),
      ),
    )
    .groupBy('job_id')
    .execute()
  return new Map(rows.map((row) => [row.job_id, row.count]))
}

/** Whether the account that posted a job was deleted. */
export async function isEmployerGone(db: Kysely<DB>, job: JobRow): Promise<boolean> {
  const { deleted_at } = await db
    .selectFrom('accounts')
    .select('deleted_at')
    .where('id', '=', job.employer_id)
    .executeTakeFirstOrThrow()
  return deleted_at !== null
}

/** Holds the job until the transaction ends, so that its changes come one after another. */
export async function lockJob(trx: Kysely<DB>, id: string): Promise<JobRow | undefined> {
  return await trx
    .selectFrom('jobs')
    .select(jobColumns)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** All jobs of an employer, in one order for everybody who holds several. */
export async function lockJobsOf(trx: Kysely<DB>, employerId: string): Promise<JobRow[]> {
  return await trx
    .selectFrom('jobs')
    .select(jobColumns)
    .where('employer_id', '=', employerId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

/** Accepted jobs past their last day; those that somebody else holds are left to them. */
export async function lockOverdueJobs(
  trx: Kysely<DB>,
  now: Date,
  limit: number,
): Promise<JobRow[]> {
  return await trx
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

export async function insertJob(trx: Kysely<DB>, job: Insertable<Jobs>): Promise<JobRow> {
  return await trx.insertInto('jobs').values(job).returning(jobColumns).executeTakeFirstOrThrow()
}

export async function updateJob(
  trx: Kysely<DB>,
  id: string,
  changes: Updateable<Jobs>,
): Promise<JobRow> {
  return await trx
    .updateTable('jobs')
    .set(changes)
    .where('id', '=', id)
    .returning(jobColumns)
    .executeTakeFirstOrThrow()
}

export async function deleteUnpaidJob(trx: Kysely<DB>, id: string): Promise<JobRow | undefined> {
  return await trx
    .deleteFrom('jobs')
    .where('id', '=', id)
    .where('status', '=', 'unpaid')
    .returning(jobColumns)
    .executeTakeFirst()
}

/** The order that pays for a job, as replies show it. */
export type JobOrder = { readonly orderId: string | null; readonly isRefunded: boolean }

export async function findOrders(
  db: Kysely<DB>,
  jobIds: readonly string[],
): Promise<ReadonlyMap<string, JobOrder>> {
  if (jobIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('orders')
    .select(['job_id', 'provider_order_id', 'status'])
    .where('job_id', 'in', jobIds)
    .execute()
  return new Map(
    rows.map((row) => [
      row.job_id ?? '',
      { orderId: row.provider_order_id, isRefunded: row.status === 'returned' },
    ]),
  )
}

export async function setStatus(
  trx: Kysely<DB>,
  ids: readonly string[],
  status: JobStatus,
  now: Date,
): Promise<void> {
  await trx.updateTable('jobs').set({ status, updated_at: now }).where('id', 'in', ids).execute()
}

export async function insertStatusChanges(
  trx: Kysely<DB>,
  changes: readonly Insertable<JobStatusChanges>[],
): Promise<void> {
  await trx.insertInto('job_status_changes').values(changes).execute()
}

export async function insertEdit(trx: Kysely<DB>, edit: Insertable<JobEdits>): Promise<void> {
  await trx.insertInto('job_edits').values(edit).execute()
}
