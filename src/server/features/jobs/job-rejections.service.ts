import type { Kysely, Transaction } from 'kysely'
import type { JobState, JobStatus } from '#contract/jobs/states.ts'
import type { JobRejection } from '#contract/jobs/schemas.ts'
import { limits } from '#contract/limits.ts'
import type { RejectionReason } from '#contract/jobs/options.ts'
import type { DB } from '#server/db/types.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import { isId, newId } from '#server/lib/ids.ts'
import { presentRejection } from './jobs.presenter.ts'
import * as rejections from './job-rejections.repository.ts'
import type { RejectionRow } from './job-rejections.repository.ts'

type Deps = { db: Kysely<DB>; clock: Clock }
type Rejected = {
  readonly id: string
  readonly status: JobStatus
  readonly lifecycle_state: JobState
}

/** Why jobs were rejected, and whether that still can be taken back. The job's lock guards each change. */
export function createJobRejections({ db, clock }: Deps) {
  return {
    /** Records the rejection of a locked job, and queues the end of its minute. */
    async openRejection(
      tx: Transaction<DB>,
      { id: jobId, status, lifecycle_state: state }: Rejected,
      reason: RejectionReason,
    ): Promise<JobRejection> {
      if (status === 'unpaid' || status === 'rejected') throw new AppError('STATUS_NOT_ALLOWED')
      const now = clock.now()
      const rejection = await rejections.insertRejection(tx, {
        id: newId(),
        job_id: jobId,
        from_status: status,
        from_state: state,
        reason,
        rejected_at: now,
        final_at: new Date(now.getTime() + limits.rejectionSeconds * 1000),
      })
      await rejections.queueFinish(tx, rejection.id, limits.rejectionSeconds)
      return presentRejection(rejection)
    },

    /** Ends the open rejection of a locked job; undefined when it has none. */
    endRejection: (tx: Transaction<DB>, jobId: string, outcome: 'final' | 'taken_back') =>
      rejections.endRejection(tx, jobId, { outcome, ended_at: clock.now() }),

    /** @throws AppError NOT_FOUND */
    async getRejection(connection: Kysely<DB>, id: string): Promise<RejectionRow> {
      const found = isId(id) ? await rejections.findRejection(connection, id) : undefined
      if (!found) throw new AppError('NOT_FOUND')
      return found
    },

    listDueRejections: (limit: number) => rejections.listDueRejections(db, clock.now(), limit),
  }
}
