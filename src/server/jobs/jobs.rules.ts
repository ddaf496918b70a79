import type { JobStatus } from '#contract/jobs.ts'
import { endOfIndiaDayAfter } from '#contract/india-time.ts'
import { validDays } from '#contract/pricing.ts'
import type { PlanName } from '#contract/pricing.ts'

export type JobPlan = PlanName | 'free'

/** When a job went live and until when it stays so. */
export type JobRun = { readonly liveAt: Date; readonly expiresAt: Date }

type Timed = { readonly status: JobStatus; readonly expires_at: Date | null }

/** The status as everybody reads it: past its last day an accepted job is expired, written or not. */
export function currentStatus(job: Timed, now: Date): JobStatus {
  return isOverdue(job, now) ? 'expired' : job.status
}

/** Past its last day and not yet written down as expired. */
export function isOverdue(job: Timed, now: Date): boolean {
  return job.status === 'accepted' && job.expires_at !== null && job.expires_at <= now
}

/**
 * The run of a job that is accepted now. The first acceptance starts it, and so does one after its
 * last day; accepted again in between, a job keeps its days.
 */
export function runOnAcceptance(
  job: { plan: JobPlan; live_at: Date | null; expires_at: Date | null },
  now: Date,
): JobRun {
  if (job.live_at && job.expires_at && job.expires_at > now) {
    return { liveAt: job.live_at, expiresAt: job.expires_at }
  }
  return { liveAt: now, expiresAt: endOfIndiaDayAfter(now, validDays(job.plan)) }
}

/** A candidate reads live jobs, and one they applied to unless it was rejected since. */
export function canCandidateRead(status: JobStatus, hasApplied: boolean): boolean {
  return status === 'accepted' || (hasApplied && (status === 'expired' || status === 'waiting'))
}

/** Admins see a job from the moment it is posted; before its payment it is the employer's alone. */
export function canAdminRead(job: { status: JobStatus }): boolean {
  return job.status !== 'unpaid'
}
