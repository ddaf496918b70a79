import type { Transaction } from 'kysely'
import { canMoveJob } from '#contract/jobs/moves.ts'
import type { DB } from '#server/db/types.ts'
import type { createJobChanges } from './job-changes.service.ts'
import { AppError } from '#server/lib/app-error.ts'
import * as jobs from './jobs.repository.ts'
import type { JobRow } from './jobs.repository.ts'
import { canWithdraw } from './jobs.rules.ts'

type Changes = Pick<ReturnType<typeof createJobChanges>, 'moveJob' | 'dropUnpaidJob'>

/** An employer closes own jobs: one before it is published, or all by deleting the account. */
export function createJobClosing({ moveJob, dropUnpaidJob }: Changes) {
  return {
    /**
     * Takes a locked job back that waits and was never published.
     * @throws AppError STATUS_NOT_ALLOWED
     */
    async withdrawJob(tx: Transaction<DB>, job: JobRow): Promise<JobRow> {
      if (!canWithdraw(job)) throw new AppError('STATUS_NOT_ALLOWED')
      return await moveJob(tx, job, { move: 'withdraw', to: 'withdrawn' })
    },

    /**
     * Closes a locked job whose payment an admin refunds, so that it is not live and does not wait. Returns the job.
     * @throws AppError STATUS_NOT_ALLOWED for an unpaid job, whose payment is about to release it
     */
    async closeRefundedJob(tx: Transaction<DB>, job: JobRow, adminId: string): Promise<JobRow> {
      if (job.status === 'unpaid') throw new AppError('STATUS_NOT_ALLOWED')
      const to = closedStatus(job, true)
      return canMoveJob('refund', job.lifecycle_state, to)
        ? await moveJob(tx, job, { move: 'refund', to, adminId })
        : job
    },

    /**
     * Closes all jobs of an employer, so that nobody finds them or applies to them. Unpaid jobs are deleted; a paid job that
     * was never published is rejected. The caller has locked the employer and the orders, and refunds the jobs that this
     * returns.
     */
    async closeJobsOf(
      tx: Transaction<DB>,
      employerId: string,
      isPaid: (jobId: string) => boolean,
    ): Promise<{ rejectedJobIds: string[] }> {
      const rejectedJobIds: string[] = []
      for (const job of await jobs.lockJobsOf(tx, employerId)) {
        if (job.status === 'unpaid') {
          await dropUnpaidJob(tx, job.id)
          continue
        }
        const to = closedStatus(job, isPaid(job.id))
        if (!canMoveJob('deleteAccount', job.lifecycle_state, to)) continue
        await moveJob(tx, job, { move: 'deleteAccount', to })
        if (to === 'rejected') rejectedJobIds.push(job.id)
      }
      return { rejectedJobIds }
    },
  }
}

const closedStatus = (job: JobRow, isPaid: boolean) =>
  isPaid && job.status === 'waiting' && job.first_accepted_at === null ? 'rejected' : 'expired'
