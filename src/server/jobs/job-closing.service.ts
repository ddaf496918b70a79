import type { Transaction } from 'kysely'
import { canMoveJob } from '#contract/jobs.ts'
import type { DB } from '../db/types.ts'
import type { createJobChanges } from './job-changes.service.ts'
import * as jobs from './jobs.repository.ts'
import type { JobRow } from './jobs.repository.ts'

type Changes = Pick<ReturnType<typeof createJobChanges>, 'moveJob' | 'dropUnpaidJob'>

/** What becomes of an employer's jobs when the account ends. */
export function createJobClosing({ moveJob, dropUnpaidJob }: Changes) {
  return {
    /**
     * Closes all jobs of an employer: nobody finds them or applies to them any more. Those never paid
     * go; what was paid and never published is rejected. The caller holds the employer and the
     * orders, and returns the money of the jobs that this gives.
     */
    async closeJobsOf(
      trx: Transaction<DB>,
      employerId: string,
      isPaid: (jobId: string) => boolean,
    ): Promise<{ rejectedJobIds: string[] }> {
      const rejectedJobIds: string[] = []
      for (const job of await jobs.lockJobsOf(trx, employerId)) {
        if (job.status === 'unpaid') {
          await dropUnpaidJob(trx, job.id)
          continue
        }
        const to = closedStatus(job, isPaid(job.id))
        if (!canMoveJob(job.status, to, 'owner')) continue
        await moveJob(trx, job, to, null)
        if (to === 'rejected') rejectedJobIds.push(job.id)
      }
      return { rejectedJobIds }
    },
  }
}

const closedStatus = (job: JobRow, isPaid: boolean) =>
  isPaid && job.status === 'waiting' && job.first_accepted_at === null ? 'rejected' : 'expired'
