import type { Transaction } from 'kysely'
import { canMoveJob } from '#contract/jobs/states.ts'
import type { DB } from '#server/db/types.ts'
import type { createJobChanges } from './job-changes.service.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import * as jobs from './jobs.repository.ts'
import type { JobRow } from './jobs.repository.ts'
import { canWithdraw } from './jobs.rules.ts'

type Changes = Pick<ReturnType<typeof createJobChanges>, 'moveJob' | 'dropUnpaidJob'>

/** An employer closes own jobs: one before it is published, or all by deleting the account. */
export function createJobClosing({ moveJob, dropUnpaidJob }: Changes, clock: Clock) {
  return {
    /**
     * Takes a locked job back that waits and was never published.
     * @throws AppError STATUS_NOT_ALLOWED
     */
    async withdrawJob(tx: Transaction<DB>, job: JobRow): Promise<JobRow> {
      if (!canWithdraw(job)) throw new AppError('STATUS_NOT_ALLOWED')
      const moved = await moveJob(tx, job, 'rejected', null)
      return await jobs.updateJob(tx, moved.id, { withdrawn_at: clock.now() })
    },

    /**
     * Closes a locked job whose payment an admin refunds, so that it is not live and does not wait. Returns the job.
     * @throws AppError STATUS_NOT_ALLOWED for an unpaid job, whose payment is about to release it
     */
    async closeRefundedJob(tx: Transaction<DB>, job: JobRow, adminId: string): Promise<JobRow> {
      if (job.status === 'unpaid') throw new AppError('STATUS_NOT_ALLOWED')
      const to = closedStatus(job, true)
      return canMoveJob(job.status, to, 'refund') ? await moveJob(tx, job, to, adminId) : job
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
        if (!canMoveJob(job.status, to, 'owner')) continue
        await moveJob(tx, job, to, null)
        if (to === 'rejected') rejectedJobIds.push(job.id)
      }
      return { rejectedJobIds }
    },
  }
}

const closedStatus = (job: JobRow, isPaid: boolean) =>
  isPaid && job.status === 'waiting' && job.first_accepted_at === null ? 'rejected' : 'expired'
