import type { OrderStatus } from '#contract/payments.ts'
import { jobDueBy } from './settlement.rules.ts'

const minuteMs = 60 * 1000
const dayMs = 24 * 60 * minuteMs

/** Asked after 2, 5, 15 and 60 minutes, then hourly for 5 days: a bank may confirm late. */
const firstPausesMinutes = [2, 3, 10, 45] as const
const laterPauseMinutes = 60
const sweepDays = 5
const sweepsInAll = firstPausesMinutes.length + sweepDays * 24 - 1

/** While an order is asked about, nobody else asks; what was cut short is asked again after it. */
const sweepLeaseMinutes = 2

type Swept = {
  readonly status: OrderStatus
  readonly hasJob: boolean
  readonly paidAt: Date | null
  readonly sweeps: number
}

/**
 * When the provider is asked about an order next; null when there is nothing left to learn. A paid
 * order is looked at once a day for a second payment, and when its job is due.
 */
export function nextSweepAt({ status, hasJob, paidAt, sweeps }: Swept, now: Date): Date | null {
  if (status === 'open' || paidAt === null) {
    const pause = firstPausesMinutes[sweeps] ?? laterPauseMinutes
    return sweeps < sweepsInAll ? after(now, pause * minuteMs) : null
  }
  if (status === 'paid' && !hasJob) {
    const dueBy = jobDueBy(paidAt)
    return dueBy > now ? dueBy : after(now, sweepLeaseMinutes * minuteMs)
  }
  const tomorrow = after(now, dayMs)
  return tomorrow.getTime() - paidAt.getTime() <= sweepDays * dayMs ? tomorrow : null
}

/** A checkout was opened: the order is asked about from the start of the timetable. */
export const firstSweepAt = (now: Date): Date => after(now, firstPausesMinutes[0] * minuteMs)

export const sweepLeaseUntil = (now: Date): Date => after(now, sweepLeaseMinutes * minuteMs)

const after = (instant: Date, ms: number): Date => new Date(instant.getTime() + ms)
