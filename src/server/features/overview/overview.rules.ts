import {
  daysBetween,
  endOfIndiaDayAfter,
  indiaDate,
  startOfIndiaDate,
} from '#contract/india-time.ts'
import { countedAlerts } from '#contract/overview/figures.ts'
import type { CountedAlert, OverviewFigure } from '#contract/overview/figures.ts'
import type { Overview, OverviewAlert } from '#contract/overview/schemas.ts'
import type { OverviewSpan } from '#contract/overview/span.ts'
import type { ProviderName } from '#contract/operations/schemas.ts'
import { limits } from '#server/lib/limits.ts'
import type { Alarms } from './alarms.repository.ts'

const dayMs = 24 * 3_600_000

type Counted = { readonly figure: string; readonly day: string; readonly count: number }
type Waited = { readonly day: string; readonly hours: number }

/** Every day of a span with what was counted on it. */
export function daysOf(
  { from, to }: OverviewSpan,
  counted: readonly Counted[],
  waited: readonly Waited[],
): Overview['days'] {
  const counts = new Map(counted.map(({ figure, day, count }) => [`${day} ${figure}`, count]))
  const hours = new Map(waited.map((each) => [each.day, each.hours]))
  const start = startOfIndiaDate(from)
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, after) => {
    const day = indiaDate(endOfIndiaDayAfter(start, after))
    const countOf = (figure: OverviewFigure): number => counts.get(`${day} ${figure}`) ?? 0
    return { day, counts: countsOf(countOf), hours: hours.get(day) ?? null }
  })
}

/**
 * The same number of days before a span. Of a span that is not over, what has not come yet is not compared: its days before end
 * at the same time of the day.
 */
export function spanBefore({ from, to }: OverviewSpan, now: Date): { from: Date; until: Date } {
  const start = startOfIndiaDate(from)
  const ms = (daysBetween(from, to) + 1) * dayMs
  const end = Math.min(endOfIndiaDayAfter(startOfIndiaDate(to), 0).getTime(), now.getTime())
  return { from: new Date(start.getTime() - ms), until: new Date(end - ms) }
}

/** Each figure of all days together. */
export function sumsOf(counted: readonly Counted[]): Record<OverviewFigure, number> {
  const sumOf = (name: OverviewFigure): number =>
    counted.filter(({ figure }) => figure === name).reduce((sum, { count }) => sum + count, 0)
  return countsOf(sumOf)
}

/** The counts that alarms become; 0 where too few were counted to say anything, or most is well. */
export function countsOfAlarms({
  codes,
  paymentsWithoutJob,
  money,
}: Alarms): Pick<
  Record<CountedAlert, number>,
  'unusedCodes' | 'paymentsWithoutJob' | 'refundedPercent'
> {
  const usedPercent = (100 * (codes.sent - codes.unused)) / codes.sent
  const areUnused = codes.sent >= limits.codesToJudge && usedPercent < limits.usedCodesPercent
  const refundedPercent = Math.round((100 * money.refundedPaise) / money.paidPaise)
  const isMuch =
    money.payments >= limits.paymentsToJudge && refundedPercent > limits.refundedPercent
  return {
    unusedCodes: areUnused ? codes.unused : 0,
    paymentsWithoutJob,
    refundedPercent: isMuch ? refundedPercent : 0,
  }
}

type Wrong = {
  readonly counts: Readonly<Record<CountedAlert, number>>
  readonly failing: readonly ProviderName[]
  readonly lateBackup: string | null
}

/** What wants an admin: services that fail first, because people notice them. */
export const alertsOf = ({ counts, failing, lateBackup }: Wrong): OverviewAlert[] => [
  ...failing.map((provider) => ({ kind: 'providerFails', provider }) as const),
  ...countedAlerts.map((kind) => ({ kind, count: counts[kind] })).filter(({ count }) => count > 0),
  ...(lateBackup === null ? [] : [{ kind: 'backupLate', madeAt: lateBackup } as const]),
]

const countsOf = (of: (figure: OverviewFigure) => number): Record<OverviewFigure, number> => ({
  candidates: of('candidates'),
  employers: of('employers'),
  jobsSubmitted: of('jobsSubmitted'),
  jobsAccepted: of('jobsAccepted'),
  jobsRefused: of('jobsRefused'),
  applications: of('applications'),
  paid: of('paid'),
  reports: of('reports'),
})
