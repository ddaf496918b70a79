import { isMoveFrom } from '#contract/jobs/moves.ts'
import { isClosedByEmployer, statusOf } from '#contract/jobs/states.ts'
import type { JobState, JobStatus } from '#contract/jobs/states.ts'
import { daysBetween, endOfIndiaDayAfter, indiaDate } from '#contract/india-time.ts'
import { limits } from '#server/lib/limits.ts'
import { validDays } from '#contract/payments/pricing.ts'
import type { PlanName } from '#contract/payments/pricing.ts'

const dayMs = 24 * 3_600_000

export type JobPlan = PlanName | 'free'

/** When a job went live, and until when it is live. */
export type JobRun = { readonly liveAt: Date; readonly expiresAt: Date }

type Timed = { readonly status: JobStatus; readonly expires_at: Date | null }
type Paused = { readonly paused_at: Date | null; readonly paused_days: number }

/** A job with the states of its life. */
export type LivingJob = Timed & Paused & { readonly lifecycle_state: JobState }

/**
 * The status that readers see: an accepted job past its last day is expired, whether stored so or
 * not.
 */
export function currentStatus(job: Timed, now: Date): JobStatus {
  return job.status === 'accepted' && isPast(job.expires_at, now) ? 'expired' : job.status
}

/** The state that readers see, as above. */
export function currentState(job: LivingJob, now: Date): JobState {
  return isOverdue(job, now) ? 'expired' : job.lifecycle_state
}

/** Whether a job is past its last day and not yet stored as expired. A pause ends no later than its days allow. */
export function isOverdue(job: LivingJob, now: Date): boolean {
  return isMoveFrom('expire', job.lifecycle_state) && isOver(job, now)
}

const isPast = (end: Date | null, now: Date): boolean => end !== null && end <= now

/** The days that a present pause has added to the end of the job. */
export function daysKeptByPause({ paused_at, paused_days }: Paused, now: Date): number {
  if (paused_at === null) return 0
  const days = Math.max(0, daysBetween(indiaDate(paused_at), indiaDate(now)))
  return Math.min(days, limits.pauseDays - paused_days)
}

/** The end of a job's last day, with the days that a present pause has added. */
export function lastInstantOf(job: Timed & Paused, now: Date): Date | null {
  const days = daysKeptByPause(job, now)
  return job.expires_at && days > 0 ? endOfIndiaDayAfter(job.expires_at, days) : job.expires_at
}

/** Whether the days of a job are over, whatever its state. */
export const isOver = (job: Timed & Paused, now: Date): boolean =>
  isPast(lastInstantOf(job, now), now)

/** The columns of a job whose pause ends, or whose days of pauses are used up. */
export function settledPause(job: LivingJob, now: Date) {
  return {
    expires_at: lastInstantOf(job, now),
    paused_days: job.paused_days + daysKeptByPause(job, now),
  }
}

type Run = {
  readonly plan: JobPlan
  readonly live_at: Date | null
  readonly expires_at: Date | null
  readonly waiting_since: Date | null
}

/** The end of a job with the days that it waited for us during its run; undefined for one that waited outside of it. */
function endAfterWaiting(job: Run, now: Date): Date | undefined {
  const { live_at: liveAt, expires_at: end, waiting_since: since } = job
  if (!liveAt || !end || !since || end <= since) return undefined
  return endOfIndiaDayAfter(end, Math.ceil((now.getTime() - since.getTime()) / dayMs))
}

/**
 * The run of a job that is accepted now. A new run starts at the first acceptance, and at one after
 * the last day; an acceptance during a run keeps its days. A job that had to wait for us during its
 * run gets the days that it lost.
 */
export function runOnAcceptance(job: Run, now: Date): JobRun {
  const expiresAt = endAfterWaiting(job, now)
  if (job.live_at && expiresAt) return { liveAt: job.live_at, expiresAt }
  if (job.live_at && job.expires_at && job.expires_at > now) {
    return { liveAt: job.live_at, expiresAt: job.expires_at }
  }
  return { liveAt: now, expiresAt: endOfIndiaDayAfter(now, validDays(job.plan)) }
}

type MovedJob = LivingJob & Run & { readonly first_accepted_at: Date | null }

/** A frozen job waits for us too, since it was frozen or, in the queue, since it came there. */
function waitsSince(job: MovedJob, to: JobState, now: Date, waitingSince: Date): Date | null {
  if (to === 'frozen') return job.waiting_since ?? now
  return to === 'waiting' ? waitingSince : null
}

/** The columns of a job that moves to another state. A job that waits does so since now, unless `waitingSince` says. */
export function columnsAfterMove(job: MovedJob, to: JobState, now: Date, waitingSince = now) {
  const pause = job.lifecycle_state === 'paused' ? settledPause(job, now) : undefined
  const settled = { ...job, ...pause }
  const run = to === 'live' ? runOnAcceptance(settled, now) : undefined
  return {
    status: statusOf(to),
    lifecycle_state: to,
    // The posting date is the day on which it reaches verification.
    ...(job.lifecycle_state === 'unpaid' && { posted_at: now }),
    paused_at: to === 'paused' ? now : null,
    closed_at: isClosedByEmployer(to) ? now : null,
    ...pause,
    // While its employer changes it, its days run on.
    ...((to === 'needs_changes' || (to === 'paused' && job.lifecycle_state === 'frozen')) && {
      expires_at: endAfterWaiting(job, now) ?? job.expires_at,
    }),
    ...(run && {
      first_accepted_at: job.first_accepted_at ?? now,
      live_at: run.liveAt,
      expires_at: run.expiresAt,
    }),
    // A rejected job keeps it, because the rejection may be taken back.
    ...(to !== 'rejected' && { waiting_since: waitsSince(job, to, now, waitingSince) }),
    ...(to === 'withdrawn' && { withdrawn_at: now }),
  }
}

/** Candidates read live jobs, and jobs that they applied to unless the job was rejected. */
export function canCandidateRead(status: JobStatus, hasApplied: boolean): boolean {
  return status === 'accepted' || (hasApplied && (status === 'expired' || status === 'waiting'))
}

/** Admins see a job once it is posted; an unpaid job is visible to its employer alone. */
export function canAdminRead(job: { status: JobStatus }): boolean {
  return job.status !== 'unpaid'
}

/** An employer takes a job back as long as nobody could see it. */
export function canWithdraw(job: {
  lifecycle_state: JobState
  first_accepted_at: Date | null
}): boolean {
  return isMoveFrom('withdraw', job.lifecycle_state) && job.first_accepted_at === null
}

/** When those who applied no longer see who hires: some time after the job was filled, closed or over. Undefined while it runs. */
export function contactEnd(
  job: Parameters<typeof currentState>[0] & { closed_at: Date | null; expires_at: Date | null },
  now: Date,
): Date | undefined {
  const state = currentState(job, now)
  const isClosed = isClosedByEmployer(state)
  const end = isClosed ? job.closed_at : job.expires_at
  if (end === null || !(isClosed || state === 'expired')) return undefined
  return new Date(end.getTime() + limits.contactDaysAfterEnd * 86_400_000)
}

/** Whether the time is over in which those who applied see who hires. */
export function isContactOver(job: Parameters<typeof contactEnd>[0], now: Date): boolean {
  const end = contactEnd(job, now)
  return end !== undefined && end <= now
}
