import type { Kysely, Transaction, Updateable } from 'kysely'
import type { JobDraft } from '#contract/job-posting/schemas.ts'
import { canMoveJob } from '#contract/jobs/moves.ts'
import type { JobMove } from '#contract/jobs/moves.ts'
import { statusOf } from '#contract/jobs/states.ts'
import type { JobState } from '#contract/jobs/states.ts'
import type { DB, Jobs, Json } from '#server/db/types.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import { isId } from '#server/lib/ids.ts'
import type { SearchService } from '#server/features/job-search/search.service.ts'
import { columnsOfDraft } from './draft-columns.ts'
import { replaceQuestions } from './job-questions.repository.ts'
import * as jobs from './jobs.repository.ts'
import type { JobRow } from './jobs.repository.ts'
import { columnsAfterMove, isOverdue } from './jobs.rules.ts'

const expiryBatch = 200

/** One arrow of the table of moves. */
export type Step = {
  readonly move: JobMove
  readonly to: JobState
  /** Null when no admin made it. */
  readonly adminId?: string | null
  /** Since when a job that waits does so; now, unless given. */
  readonly waitingSince?: Date | undefined
  /** The new end of a job that gets more days. */
  readonly expiresAt?: Date
}

type Deps = { db: Kysely<DB>; clock: Clock; search: Pick<SearchService, 'put' | 'drop'> }

/** Every change of a posted job. The search index changes in the same transaction. */
export function createJobChanges({ db, clock, search }: Deps) {
  return {
    /**
     * Locks a job until the transaction ends. A job past its last day is first stored as expired, so that the change starts
     * from the status that everybody reads.
     * @throws AppError JOB_NOT_FOUND
     */
    async lockJob(tx: Transaction<DB>, jobId: string): Promise<JobRow> {
      const job = isId(jobId) ? await jobs.lockJob(tx, jobId) : undefined
      if (!job) throw new AppError('JOB_NOT_FOUND')
      const now = clock.now()
      if (!isOverdue(job, now)) return job
      await writeExpiry(tx, [job], now)
      return { ...job, ...columnsAfterMove(job, 'expired', now) }
    },

    /** For a locked job: the deletion of the employer's account waits for the lock. */
    isEmployerGone: (tx: Transaction<DB>, job: JobRow) => jobs.isEmployerGone(tx, job),

    /**
     * Moves a locked job to another state, as the table allows, and records it.
     * @throws AppError STATUS_NOT_ALLOWED
     */
    async moveJob(
      tx: Transaction<DB>,
      job: JobRow,
      { move, to, adminId = null, waitingSince, expiresAt }: Step,
    ): Promise<JobRow> {
      const from = job.lifecycle_state
      if (!canMoveJob(move, from, to)) throw new AppError('STATUS_NOT_ALLOWED')
      const now = clock.now()
      const moved = await jobs.updateJob(tx, job.id, {
        ...columnsAfterMove(job, to, now, waitingSince),
        ...(expiresAt && { expires_at: expiresAt }),
        version: job.version + 1,
        updated_at: now,
      })
      await jobs.insertStatusChanges(tx, [stateChange(job, to, now, adminId)])
      if (to === 'live') {
        await search.put(tx, moved)
        await jobs.queueAlerts(tx, job.id)
      } else await search.drop(tx, [job.id])
      return moved
    },

    /** Deletes a job that was never paid; undefined when it is no longer unpaid. */
    async dropUnpaidJob(
      tx: Transaction<DB>,
      jobId: string,
    ): Promise<{ logoFileId: string | null } | undefined> {
      const dropped = await jobs.deleteUnpaidJob(tx, jobId)
      return dropped && { logoFileId: dropped.logo_file_id }
    },

    /** Stores new values of a locked job's form and records the differences. Without a difference it changes nothing. */
    async rewriteJob(
      tx: Transaction<DB>,
      job: JobRow,
      { draft, logoFileId }: { draft: JobDraft; logoFileId: string | null },
      adminId: string,
    ): Promise<JobRow> {
      const columns = { ...columnsOfDraft(draft), logo_file_id: logoFileId }
      return await storeQuestions(tx, await storeEdit(tx, job, columns, adminId), draft)
    },

    storeEdit,
    storeQuestions,

    /**
     * Stores live and paused jobs past their last day as expired; readers see them so already. Several nodes may run it at the same
     * time, and it is safe to run again.
     */
    async expireDueJobs(now: Date = clock.now()): Promise<number> {
      return (
        (await expireAll(jobs.lockOverdueJobs, now)) +
        (await expireAll(jobs.lockOverduePauses, now))
      )
    },
  }

  /** Stores the questions of a locked job's form; applications that were sent keep theirs. A change moves the version on. */
  async function storeQuestions(
    tx: Transaction<DB>,
    job: JobRow,
    { questions }: Pick<JobDraft, 'questions'>,
  ): Promise<JobRow> {
    if (!questions || !(await replaceQuestions(tx, job.id, questions))) return job
    return await jobs.updateJob(tx, job.id, { version: job.version + 1, updated_at: clock.now() })
  }

  /** The same for some columns. `adminId` is null when the employer edits the job. */
  async function storeEdit(
    tx: Transaction<DB>,
    job: JobRow,
    columns: Updateable<Jobs>,
    adminId: string | null,
  ): Promise<JobRow> {
    const changes = differences(job, columns)
    if (Object.keys(changes).length === 0) return job
    const now = clock.now()
    const edited = await jobs.updateJob(tx, job.id, {
      ...columns,
      version: job.version + 1,
      updated_at: now,
    })
    await jobs.insertEdit(tx, { job_id: job.id, admin_id: adminId, changes, edited_at: now })
    if (edited.status === 'accepted') await search.put(tx, edited)
    return edited
  }

  async function expireAll(lock: typeof jobs.lockOverdueJobs, now: Date): Promise<number> {
    let expired = 0
    for (;;) {
      const batch = await db.transaction().execute(async (tx) => {
        const due = await lock(tx, now, expiryBatch)
        if (due.length > 0) await writeExpiry(tx, due, now)
        return due.length
      })
      expired += batch
      if (batch < expiryBatch) return expired
    }
  }

  /** The version stays: everybody already reads the job as expired. */
  async function writeExpiry(
    tx: Transaction<DB>,
    due: readonly JobRow[],
    now: Date,
  ): Promise<void> {
    const ids = due.map((job) => job.id)
    await jobs.setExpired(tx, ids, now)
    await jobs.insertStatusChanges(
      tx,
      due.map((job) => stateChange(job, 'expired', now, null)),
    )
    await search.drop(tx, ids)
  }
}

const stateChange = (job: JobRow, to: JobState, now: Date, adminId: string | null) => ({
  job_id: job.id,
  admin_id: adminId,
  from_status: job.status,
  to_status: statusOf(to),
  from_state: job.lifecycle_state,
  to_state: to,
  changed_at: now,
})

/** Every changed column with its old and its new value. */
function differences(
  job: JobRow,
  columns: Updateable<Jobs>,
): Record<string, { from: Json; to: Json }> {
  const before: Readonly<Record<string, unknown>> = job
  return Object.fromEntries(
    Object.entries(columns)
      .map(([name, to]) => [name, { from: asJson(before[name]), to: asJson(to) }] as const)
      .filter(([, { from, to }]) => JSON.stringify(from) !== JSON.stringify(to)),
  )
}

function asJson(value: unknown): Json {
  if (Array.isArray(value)) return value.map(asJson)
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : null
}
