import type { Transaction } from 'kysely'
import { indiaDate } from '#contract/india-time.ts'
import { isTooEarlyToRenew, refusalOfRenewal } from '#contract/jobs/renewals.ts'
import type { PlanName } from '#contract/payments/pricing.ts'
import type { DB } from '#server/db/types.ts'
import type { JobsService } from '#server/features/jobs/jobs.service.ts'
import type { ReportReview } from '#server/features/reports/report-review.service.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import { newId } from '#server/lib/ids.ts'
import type { OrderRow } from './orders.repository.ts'
import { findRenewal, insertRenewal, takeRenewalBack } from './renewals.repository.ts'

type LockedJob = Awaited<ReturnType<JobsService['lockJob']>>

type Deps = {
  clock: Clock
  jobs: Pick<
    JobsService,
    | 'lockJob'
    | 'renewJob'
    | 'shortenJob'
    | 'describeRenewable'
    | 'isEmployerGone'
    | 'isEndedByAdmin'
  >
  reports: ReportReview
}

/** Days that are added now, and what pays for them. */
type Renewal = {
  readonly plan: PlanName
  readonly submissionId: string
  /** Null when a bought post pays. */
  readonly orderId: string | null
}

export type Renewed = {
  readonly id: string
  readonly title: string
  /** The new last day in India. */
  readonly endDay: string
  readonly isLive: boolean
}

export type Renewals = ReturnType<typeof createRenewals>

/** Renewals of jobs. The caller has locked the employer, and locks the job only here. */
export function createRenewals({ clock, jobs, reports }: Deps) {
  return {
    /**
     * Locks an own job that its employer can renew today.
     * @throws AppError JOB_NOT_FOUND, STATUS_NOT_ALLOWED, JOB_REFUNDED, RENEWAL_TOO_EARLY
     */
    async lockRenewable(tx: Transaction<DB>, employerId: string, jobId: string) {
      const job = await jobs.lockJob(tx, jobId)
      if (job.employer_id !== employerId) throw new AppError('JOB_NOT_FOUND')
      const renewable = await jobs.describeRenewable(tx, job)
      const refusal = refusalOfRenewal(renewable)
      if (refusal !== undefined) throw new AppError(refusal)
      if (isTooEarlyToRenew(renewable, indiaDate(clock.now()))) {
        throw new AppError('RENEWAL_TOO_EARLY')
      }
      return job
    },

    renew,

    /** Renews the job of a paid order; undefined when that is not possible any more. */
    async renewByOrder(tx: Transaction<DB>, order: OrderRow): Promise<Renewed | undefined> {
      if (order.renews_job_id === null) return undefined
      const job = await jobs.lockJob(tx, order.renews_job_id)
      if (await jobs.isEmployerGone(tx, job)) return undefined
      if (refusalOfRenewal(await jobs.describeRenewable(tx, job)) !== undefined) return undefined
      const { plan, submission_id: submissionId, id: orderId } = order
      return await renew(tx, job, { plan, submissionId, orderId })
    },

    /** The renewal that a form of the screen made already. */
    findRenewal,

    /** Takes the days that a refunded order added from their job. */
    async takeBack(tx: Transaction<DB>, order: OrderRow, adminId: string): Promise<void> {
      if (order.renews_job_id === null) return
      const job = await jobs.lockJob(tx, order.renews_job_id)
      const renewal = await takeRenewalBack(tx, order.id, clock.now())
      if (renewal) await jobs.shortenJob(tx, job, { days: renewal.days, adminId })
    },
  }

  /** Renews a locked job. One that reports or an admin took off the site is verified before it is live again. */
  async function renew(
    tx: Transaction<DB>,
    job: LockedJob,
    { plan, submissionId, orderId }: Renewal,
  ): Promise<Renewed> {
    const needsReview =
      job.lifecycle_state === 'expired' &&
      ((await reports.needsReview(tx, job.id)) || (await jobs.isEndedByAdmin(tx, job)))
    const renewed = await jobs.renewJob(tx, job, { plan, needsReview })
    const { id } = await insertRenewal(tx, {
      id: newId(),
      job_id: job.id,
      order_id: orderId,
      submission_id: submissionId,
      plan,
      days: renewed.days,
      ended_at: renewed.endedAt,
      ends_at: renewed.endsAt,
      renewed_at: clock.now(),
    })
    return { id, title: job.title, endDay: indiaDate(renewed.endsAt), isLive: !needsReview }
  }
}
