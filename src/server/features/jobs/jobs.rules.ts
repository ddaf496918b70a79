import { canMoveJob } from '#contract/jobs/states.ts'
import type { JobStatus } from '#contract/jobs/states.ts'
import { endOfIndiaDayAfter } from '#contract/india-time.ts'
import { validDays } from '#contract/payments/pricing.ts'
import type { PlanName } from '#contract/payments/pricing.ts'

const dayMs = 24 * 3_600_000

export type JobPlan = PlanName | 'free'

/** When a job went live, and until when it is live. */
export type JobRun = { readonly liveAt: Date; readonly expiresAt: Date }

type Timed = { readonly status: JobStatus; readonly expires_at: Date | null }

/**
 * The status that readers see: an accepted job past its last day is expired, whether stored so or
 * not.
 */
export function currentStatus(job: Timed, now: Date): JobStatus {
  return isOverdue(job, now) ? 'expired' : job.status
}

/** Whether a job is past its last day and not yet stored as expired. */
export function isOverdue(job: Timed, now: Date): boolean {
  return job.status === 'accepted' && job.expires_at !== null && job.expires_at <= now
}

type Run = {
  readonly plan: JobPlan
  readonly live_at: Date | null
  readonly expires_at: Date | null
  readonly waiting_since: Date | null
}

/**
 * The run of a job that is accepted now. A new run starts at the first acceptance, and at one after
 * the last day; an acceptance during a run keeps its days. A job that had to wait for us during its
 * run gets the days that it lost.
 */
export function runOnAcceptance(job: Run, now: Date): JobRun {
  if (job.live_at && job.expires_at && job.waiting_since && job.expires_at > job.waiting_since) {
    const lostDays = Math.ceil((now.getTime() - job.waiting_since.getTime()) / dayMs)
    return { liveAt: job.live_at, expiresAt: endOfIndiaDayAfter(job.expires_at, lostDays) }
  }
  if (job.live_at && job.expires_at && job.expires_at > now) {
    return { liveAt: job.live_at, expiresAt: job.expires_at }
  }
  return { liveAt: now, expiresAt: endOfIndiaDayAfter(now, validDays(job.plan)) }
}

/** Candidates read live jobs, and jobs that they applied to unless the job was rejected. */
export function canCandidateRead(status: JobStatus, hasApplied: boolean): boolean {
  return status === 'accepted' || (hasApplied && (status === 'expired' || status === 'waiting'))
}

/** Admins see a job once it is posted; an unpaid job is visible to its employer alone. */
export function canAdminRead(job: { status: JobStatus }): boolean {
  return job.status !== 'unpaid'
}

/** An employer takes a waiting job back as long as nobody could see it. */
export function canWithdraw(job: { status: JobStatus; first_accepted_at: Date | null }): boolean {
  return canMoveJob(job.status, 'rejected', 'withdraw') && job.first_accepted_at === null
}
