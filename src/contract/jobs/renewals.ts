import { daysBetween, endOfIndiaDayAfter } from '#contract/india-time.ts'
import { limits } from '#contract/limits.ts'
import { isMoveFrom } from './moves.ts'
import type { JobState } from './states.ts'

/** A job as far as its renewal depends on it. */
export type RenewableJob = {
  readonly state: JobState
  readonly isRefunded: boolean
  /** Its last day in India; undefined when it was never published. */
  readonly endDay: string | undefined
}

/** Why a job can't get more days at all; undefined when it can. Money that has arrived is judged by this. */
export function refusalOfRenewal({
  state,
  isRefunded,
  endDay,
}: RenewableJob): 'STATUS_NOT_ALLOWED' | 'JOB_REFUNDED' | undefined {
  if (!isMoveFrom('renew', state) || endDay === undefined) return 'STATUS_NOT_ALLOWED'
  return isRefunded ? 'JOB_REFUNDED' : undefined
}

/** Why an employer can't renew a job today; undefined when that is possible. Menu, screen and server ask this. */
export function refusalToRenew(
  job: RenewableJob,
  today: string,
): ReturnType<typeof refusalOfRenewal> | 'RENEWAL_TOO_EARLY' {
  const refusal = refusalOfRenewal(job)
  if (refusal !== undefined || job.endDay === undefined) return refusal
  const isEarly = job.state === 'live' && daysBetween(today, job.endDay) > limits.renewalDays
  return isEarly ? 'RENEWAL_TOO_EARLY' : undefined
}

/** The last instant of a job with more days: after its end, or after today when that is over. */
export const endAfterRenewal = (end: Date, days: number, now: Date): Date =>
  endOfIndiaDayAfter(end > now ? end : now, days)
