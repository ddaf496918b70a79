import type { Transaction } from 'kysely'
import { endOfIndiaDayAfter, indiaDate } from '#contract/india-time.ts'
import { canMoveJob } from '#contract/jobs/moves.ts'
import { endAfterRenewal } from '#contract/jobs/renewals.ts'
import type { RenewableJob } from '#contract/jobs/renewals.ts'
import { validDays } from '#contract/payments/pricing.ts'
import type { PlanName } from '#contract/payments/pricing.ts'
import type { DB } from '#server/db/types.ts'
import type { SearchService } from '#server/features/job-search/search.service.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { createJobChanges } from './job-changes.service.ts'
import * as jobs from './jobs.repository.ts'
import type { JobRow } from './jobs.repository.ts'

type Deps = Pick<ReturnType<typeof createJobChanges>, 'moveJob'> & {
  clock: Clock
  search: Pick<SearchService, 'put'>
}

/** More days for jobs that were published. */
export function createJobRenewals({ clock, search, moveJob }: Deps) {
  return {
    /** A locked job as far as its renewal depends on it. */
    async describeRenewable(tx: Transaction<DB>, job: JobRow): Promise<RenewableJob> {
      return {
        state: job.lifecycle_state,
        isRefunded: await jobs.isJobRefunded(tx, job.id),
        endDay: job.expires_at === null ? undefined : indiaDate(job.expires_at),
      }
    },

    isEndedByAdmin: (tx: Transaction<DB>, job: JobRow) => jobs.isEndedByAdmin(tx, job.id),

    /**
     * Adds a plan's days to a locked job that was published. One that ended goes live again, or waits for an admin.
     * @throws AppError STATUS_NOT_ALLOWED
     */
    async renewJob(
      tx: Transaction<DB>,
      job: JobRow,
      { plan, needsReview }: { plan: PlanName; needsReview: boolean },
    ): Promise<{ job: JobRow; endedAt: Date; endsAt: Date; days: number }> {
      const now = clock.now()
      const days = validDays(plan)
      const endedAt = job.expires_at ?? now
      const endsAt = endAfterRenewal(endedAt, days, now)
      const to = needsReview ? 'waiting' : 'live'
      const renewed = await moveJob(tx, job, { move: 'renew', to, expiresAt: endsAt })
      return { job: renewed, endedAt, endsAt, days }
    },

    /** Takes the days of a renewal from a locked job because an admin refunds it. A job without days left ends. */
    async shortenJob(
      tx: Transaction<DB>,
      job: JobRow,
      { days, adminId }: { days: number; adminId: string },
    ): Promise<void> {
      if (job.expires_at === null) return
      const now = clock.now()
      const expiresAt = endOfIndiaDayAfter(job.expires_at, -days)
      if (expiresAt <= now && canMoveJob('refund', job.lifecycle_state, 'expired')) {
        await moveJob(tx, job, { move: 'refund', to: 'expired', adminId, expiresAt })
        return
      }
      const shortened = await jobs.updateJob(tx, job.id, {
        expires_at: expiresAt,
        version: job.version + 1,
        updated_at: now,
      })
      if (shortened.lifecycle_state === 'live') await search.put(tx, shortened)
    },
  }
}
