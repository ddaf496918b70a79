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

/** Why a job can't get more days; undefined when it can. Money that has arrived is judged by this alone. */
export function refusalOfRenewal({
  state,
  isRefunded,
  endDay,
}: RenewableJob): 'STATUS_NOT_ALLOWED' | 'JOB_REFUNDED' | undefined {
  if (!isMoveFrom('renew', state) || endDay === undefined) return 'STATUS_NOT_ALLOWED'
  return isRefunded ? 'JOB_REFUNDED' : undefined
}

/** Whether the last day of a live job is too far away. Menu, screen and server ask this and the refusal. */
export const isTooEarlyToRenew = ({ state, endDay }: RenewableJob, today: string): boolean =>
  state === 'live' && endDay !== undefined && daysBetween(today, endDay) > limits.renewalDays

/** The last instant of a job with more days: after its end, or after today when that is over. */
export const endAfterRenewal = (end: Date, days: number, now: Date): Date =>
  endOfIndiaDayAfter(end > now ? end : now, days)
