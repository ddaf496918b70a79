import type { Kysely, Transaction } from 'kysely'
import { canMoveJob } from '#contract/jobs.ts'
import type { JobStatus } from '#contract/jobs.ts'
import type { DB, Json } from '../db/types.ts'
import { AppError } from '../lib/app-error.ts'
import type { Clock } from '../lib/clock.ts'
import { isId } from '../lib/ids.ts'
import type { SearchService } from '../search/search.service.ts'
import type { JobFormColumns } from './job-form.ts'
import * as jobs from './jobs.repository.ts'
import type { JobRow } from './jobs.repository.ts'
import { isOverdue, runOnAcceptance } from './jobs.rules.ts'
import { countPost } from './posting.repository.ts'

const expiryBatch = 200

type Columns = JobFormColumns & Pick<JobRow, 'logo_file_id'>
type Needs = { db: Kysely<DB>; clock: Clock; search: SearchService }

/** What changes a job that was posted. Search is kept in step within the same transaction. */
export function createJobChanges({ db, clock, search }: Needs) {
  return {
    /**
     * Holds a job until the transaction ends. One that is past its last day is written down as
     * expired first, so that what follows starts from what everybody reads.
     * @throws AppError JOB_NOT_FOUND
     */
    async lockJob(trx: Transaction<DB>, jobId: string): Promise<JobRow> {
      const job = isId(jobId) ? await jobs.lockJob(trx, jobId) : undefined
      if (!job) throw new AppError('JOB_NOT_FOUND')
      const now = clock.now()
      if (!isOverdue(job, now)) return job
      await writeExpiry(trx, [job], now)
      return { ...job, status: 'expired' }
    },

    /** Asked of a locked job: an employer who deletes the account waits for it. */
    isEmployerGone: (trx: Transaction<DB>, job: JobRow) => jobs.isEmployerGone(trx, job),

    /**
     * Moves a locked job to another status and records who did: an admin, or the product itself.
     * Whether it may is asked before.
     */
    async moveJob(
      trx: Transaction<DB>,
      job: JobRow,
      to: JobStatus,
      adminId: string | null,
    ): Promise<JobRow> {
      const now = clock.now()
      const moved = await jobs.updateJob(trx, job.id, {
        status: to,
        version: job.version + 1,
        updated_at: now,
        ...(to === 'accepted' && acceptance(job, now)),
      })
      await jobs.insertStatusChanges(trx, [
        {
          job_id: job.id,
          admin_id: adminId,
          from_status: job.status,
          to_status: to,
          changed_at: now,
        },
      ])
      if (to === 'accepted') await search.put(trx, moved)
      else await search.drop(trx, [job.id])
      return moved
    },

    /**
     * Sends an unpaid job to verification: its money has arrived. Undefined when it is there already.
     * The caller holds the job's employer.
     */
    async releasePaidJob(trx: Transaction<DB>, jobId: string): Promise<JobRow | undefined> {
      const job = await jobs.lockJob(trx, jobId)
      if (job?.status !== 'unpaid' || !canMoveJob(job.status, 'waiting', 'system')) return undefined
      const now = clock.now()
      const released = await jobs.updateJob(trx, job.id, {
        status: 'waiting',
        version: job.version + 1,
        posted_at: now,
        updated_at: now,
      })
      await jobs.insertStatusChanges(trx, [
        {
          job_id: job.id,
          admin_id: null,
          from_status: job.status,
          to_status: 'waiting',
          changed_at: now,
        },
      ])
      await countPost(trx, job.employer_id)
      return released
    },

    /** Removes a job that was never paid; undefined when it is another one by now. */
    async dropUnpaidJob(
      trx: Transaction<DB>,
      jobId: string,
    ): Promise<{ logoFileId: string | null } | undefined> {
      const dropped = await jobs.deleteUnpaidJob(trx, jobId)
      return dropped && { logoFileId: dropped.logo_file_id }
    },

    /** Writes a locked job's form anew and records what became different; nothing when nothing did. */
    async rewriteJob(
      trx: Transaction<DB>,
      job: JobRow,
      columns: Columns,
      adminId: string,
    ): Promise<JobRow> {
      const changes = differences(job, columns)
      if (Object.keys(changes).length === 0) return job
      const now = clock.now()
      const rewritten = await jobs.updateJob(trx, job.id, {
        ...columns,
        version: job.version + 1,
        updated_at: now,
      })
      await jobs.insertEdit(trx, { job_id: job.id, admin_id: adminId, changes, edited_at: now })
      if (rewritten.status === 'accepted') await search.put(trx, rewritten)
      return rewritten
    },

    /**
     * Writes down which accepted jobs are past their last day; readers know it already. Several
     * nodes may run it at once, and running it again does no harm.
     */
    async expireDueJobs(now: Date = clock.now()): Promise<number> {
      let expired = 0
      for (;;) {
        const batch = await db.transaction().execute(async (trx) => {
          const due = await jobs.lockOverdueJobs(trx, now, expiryBatch)
          if (due.length > 0) await writeExpiry(trx, due, now)
          return due.length
        })
        expired += batch
        if (batch < expiryBatch) return expired
      }
    },
  }

  /** The version stays: nobody reads the job differently than before. */
  async function writeExpiry(
    trx: Transaction<DB>,
    due: readonly JobRow[],
    now: Date,
  ): Promise<void> {
    const ids = due.map((job) => job.id)
    await jobs.setStatus(trx, ids, 'expired', now)
    await jobs.insertStatusChanges(
      trx,
      ids.map((id) => ({
        job_id: id,
        admin_id: null,
        from_status: 'accepted',
        to_status: 'expired',
        changed_at: now,
      })),
    )
    await search.drop(trx, ids)
  }
}

function acceptance(job: JobRow, now: Date) {
  const run = runOnAcceptance(job, now)
  return {
    first_accepted_at: job.first_accepted_at ?? now,
    live_at: run.liveAt,
    expires_at: run.expiresAt,
  }
}

/** Every changed column with what it was and what it became. */
function differences(job: JobRow, columns: Columns): Record<string, { from: Json; to: Json }> {
  const before: Readonly<Record<string, unknown>> = job
  return Object.fromEntries(
    Object.entries(columns)
      .map(([name, to]) => [name, { from: asJson(before[name]), to: asJson(to) }] as const)
      .filter(([, { from, to }]) => JSON.stringify(from) !== JSON.stringify(to)),
  )
}

function asJson(value: unknown): Json {
  if (Array.isArray(value)) return value.map(asJson)
  return typeof value === 'string' || typeof value === 'number' ? value : null
}
