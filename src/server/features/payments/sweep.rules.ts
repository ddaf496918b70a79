import type { OrderStatus } from '#contract/payments/states.ts'
import { jobDueBy } from './settlement.rules.ts'

const minuteMs = 60 * 1000
const dayMs = 24 * 60 * minuteMs

/** Sweeps run after 2, 5, 15 and 60 minutes, then hourly for 5 days, because a bank may confirm late. */
const firstPausesMinutes = [2, 3, 10, 45] as const
const laterPauseMinutes = 60
const sweepDays = 5
const maxSweeps = firstPausesMinutes.length + sweepDays * 24 - 1

/** The lease of a claimed order. An interrupted sweep is due again after it. */
const sweepLeaseMinutes = 2

type SweepState = {
  readonly status: OrderStatus
  readonly hasJob: boolean
  readonly paidAt: Date | null
  readonly sweeps: number
}

/**
 * The time of an order's next sweep; null when no more are needed. A paid order is swept once a day
 * for a second payment, and when its job is due.
 */
export function nextSweepAt(
  { status, hasJob, paidAt, sweeps }: SweepState,
  now: Date,
): Date | null {
  if (status === 'open' || paidAt === null) {
    const pause = firstPausesMinutes[sweeps] ?? laterPauseMinutes
    return sweeps < maxSweeps ? after(now, pause * minuteMs) : null
  }
  if (status === 'paid' && !hasJob) {
    const dueBy = jobDueBy(paidAt)
    return dueBy > now ? dueBy : after(now, sweepLeaseMinutes * minuteMs)
  }
  const tomorrow = after(now, dayMs)
  return tomorrow.getTime() - paidAt.getTime() <= sweepDays * dayMs ? tomorrow : null
}

/** The first sweep after a checkout was opened. */
export const firstSweepAt = (now: Date): Date => after(now, firstPausesMinutes[0] * minuteMs)

export const sweepLeaseUntil = (now: Date): Date => after(now, sweepLeaseMinutes * minuteMs)

const after = (instant: Date, ms: number): Date => new Date(instant.getTime() + ms)
