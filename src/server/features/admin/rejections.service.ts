import type { Kysely, Transaction } from 'kysely'
import { z } from 'zod'
import { isMoveFrom } from '#contract/jobs/moves.ts'
import { statusOf } from '#contract/jobs/states.ts'
import type { JobState } from '#contract/jobs/states.ts'
import type { RejectionReason } from '#contract/jobs/options.ts'
import type { Audit } from '#server/features/audit/audit.service.ts'
import type { DB } from '#server/db/types.ts'
import type { Viewer } from '#server/http/binding/viewer.ts'
import type { JobsService } from '#server/features/jobs/jobs.service.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { Log } from '#server/lib/log.ts'
import type { MessagesService } from '#server/features/messages/messages.service.ts'
import type { PaymentsService } from '#server/features/payments/payments.service.ts'
import type { ReportsService } from '#server/features/reports/reports.service.ts'

const batch = 100

type Deps = {
  db: Kysely<DB>
  clock: Clock
  log: Log
  jobs: JobsService
  messages: Pick<MessagesService, 'notify'>
  audit: Pick<Audit, 'record'>
  reports: Pick<ReportsService, 'reopen'>
  payments: Pick<PaymentsService, 'lockPaymentOfJob' | 'returnPayment'>
}
type LockedJob = Awaited<ReturnType<JobsService['lockJob']>>

const taskSchema = z.object({ rejectionId: z.uuid() })

/**
 * Rejections can be taken back for a minute. Refund, credit note and what the employer is notified by leave
 * when it is over. Whoever ends a rejection holds the locks of its order and its job, so that it ends once.
 */
export function createRejections(deps: Deps) {
  const { db, clock, log, jobs, messages, audit, reports, payments } = deps
  return {
    /** Records why a locked job is rejected; `job` is as it was before. */
    async reject(tx: Transaction<DB>, viewer: Viewer, job: LockedJob, reason: RejectionReason) {
      const rejection = await jobs.openRejection(tx, job, reason)
      await audit.record(tx, viewer, {
        kind: 'job-rejected',
        jobId: job.id,
        details: {
          from: { key: `audit.status.${job.status}` },
          reason: { key: `option.rejectionReason.${reason}` },
        },
      })
      return rejection
    },

    /**
     * Returns a rejected job to where it was. Repeated, it returns the job as it is.
     * @throws AppError NOT_FOUND, REJECTION_FINAL, JOB_REFUNDED, EMPLOYER_GONE, STATUS_NOT_ALLOWED
     */
    async takeBack(viewer: Viewer, rejectionId: string): Promise<LockedJob> {
      const { job_id: jobId } = await jobs.getRejection(db, rejectionId)
      return await db.transaction().execute(async (tx) => {
        const payment = await payments.lockPaymentOfJob(tx, jobId)
        const job = await jobs.lockJob(tx, jobId)
        const rejection = await jobs.getRejection(tx, rejectionId)
        if (rejection.outcome === 'taken_back') return job
        if (rejection.outcome === 'final') throw new AppError('REJECTION_FINAL')
        if (payment?.status === 'returned') throw new AppError('JOB_REFUNDED')
        const to = stateAfterTakingBack(rejection, job, clock.now())
        if (!isMoveFrom('takeBack', job.lifecycle_state)) throw new AppError('STATUS_NOT_ALLOWED')
        if (await jobs.isEmployerGone(tx, job)) throw new AppError('EMPLOYER_GONE')
        await jobs.endRejection(tx, jobId, 'taken_back')
        const moved = await jobs.moveJob(tx, job, {
          move: 'takeBack',
          to,
          adminId: viewer.accountId,
          waitingSince: job.waiting_since ?? job.posted_at ?? undefined,
        })
        await reports.reopen(tx, jobId, rejection.rejected_at)
        await audit.record(tx, viewer, {
          kind: 'rejection-taken-back',
          jobId,
          details: { to: { key: `audit.status.${statusOf(to)}` } },
        })
        return moved
      })
    },

    /** The queue's task. It looks again when it comes too early. */
    async finishQueued(payload: unknown): Promise<{ again: number } | undefined> {
      const { rejectionId } = taskSchema.parse(payload)
      const { final_at: finalAt } = await jobs.getRejection(db, rejectionId)
      const early = finalAt.getTime() - clock.now().getTime()
      if (early > 0) return { again: Math.ceil(early / 1000) }
      await finish(rejectionId)
      return undefined
    },

    /** Finishes rejections whose task was lost. Several nodes may run it at the same time. */
    async finishDue(): Promise<void> {
      for (;;) {
        const due = await jobs.listDueRejections(batch)
        for (const id of due) await finish(id)
        if (due.length < batch) return
      }
    },
  }

  /** Makes a rejection final. Without effect on one that has ended. */
  async function finish(rejectionId: string): Promise<void> {
    const { job_id: jobId } = await jobs.getRejection(db, rejectionId)
    const refunded = await db.transaction().execute(async (tx) => {
      const payment = await payments.lockPaymentOfJob(tx, jobId)
      const job = await jobs.lockJob(tx, jobId)
      const { outcome, reason } = await jobs.getRejection(tx, rejectionId)
      if (outcome !== null) return undefined
      await jobs.endRejection(tx, jobId, 'final')
      // A job that was never published gives its payment back; a published job does not.
      const isReturned = payment?.status === 'paid' && job.first_accepted_at === null
      const rupees = isReturned ? payment.rupees : 0
      await audit.record(tx, undefined, { kind: 'rejection-final', jobId, details: { rupees } })
      await messages.notify(tx, {
        event: rupees > 0 ? 'jobRejectedRefunded' : 'jobRejected',
        to: job.employer_id,
        subject: `job-${jobId}`,
        occurrence: rejectionId,
        values: {
          title: job.title,
          reason: { key: `option.rejectionReason.${reason}` },
          wayOn: { key: `postedJob.wayOn.${reason}` },
          rupees,
        },
        link: `/postedjobinfo?jobId=${jobId}`,
        jobId,
      })
      if (!isReturned) return undefined
      await payments.returnPayment(tx, payment, 'job_rejected')
      return payment.rupees
    })
    if (refunded !== undefined) {
      log.info({ jobId, rupees: refunded }, 'A paid job was rejected and its payment goes back')
    }
  }
}

type Before = Pick<Awaited<ReturnType<JobsService['getRejection']>>, 'from_status' | 'from_state'>

/** A job that was live and ended in that minute is expired. An older version stored the status alone. */
function stateAfterTakingBack(before: Before, job: LockedJob, now: Date): JobState {
  const plain = before.from_status === 'accepted' ? 'live' : before.from_status
  const from = before.from_state ?? plain
  const hasEnded = isMoveFrom('expire', from) && job.expires_at !== null && job.expires_at <= now
  return hasEnded ? 'expired' : from
}
