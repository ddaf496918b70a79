import { z } from 'zod'
import { calendarDate } from '#contract/fields.ts'
import { rejectionReasonOptions } from '#contract/jobs/options.ts'
import { providerNames } from '#contract/operations/schemas.ts'
import { countedAlerts, overviewDecisions, overviewFigures } from './figures.ts'
import { isOverviewDay, isShortSpan } from './span.ts'

const day = calendarDate('overview.dayRequired').refine(isOverviewDay, {
  error: 'overview.dayRequired',
})

/** Days in India, inclusive. */
export const overviewSpanSchema = z
  .object({ from: day, to: day })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'overview.reversed' })
  .refine(isShortSpan, { path: ['to'], error: 'overview.tooLong' })

const count = z.int()

/** What wants an admin, the most urgent first. */
const alertSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(countedAlerts), count }),
  z.object({ kind: z.literal('providerFails'), provider: z.enum(providerNames) }),
  z.object({ kind: z.literal('backupLate'), madeAt: z.string() }),
])
export type OverviewAlert = z.infer<typeof alertSchema>

/** How the product does. Days are in India, `yyyy-MM-dd`. */
export const overviewSchema = z.object({
  /** When this was read. */
  readAt: z.string(),
  alerts: z.array(alertSchema),
  /** Every day of the span, also one on which nothing happened. */
  days: z.array(
    z.object({
      day: z.string(),
      counts: z.record(z.enum(overviewFigures), count),
      /** The median of the hours that jobs decided on this day had waited; null for no decision. */
      hours: z.number().nullable(),
    }),
  ),
  /** As much time before the span; where the span goes on, until the same time of its last day. */
  before: z.record(z.enum(overviewFigures), count),
  decisions: z.record(z.enum(overviewDecisions), count),
  /** The refusals by their reason, the most frequent first. */
  refusals: z.array(
    z.object({ reason: z.literal(rejectionReasonOptions.map(({ value }) => value)), count }),
  ),
  /** What each admin did today, whoever decided most first. */
  team: z.array(
    z.object({
      name: z.string(),
      isMe: z.boolean(),
      decided: count,
      calls: count,
      /** The median of the hours that the decided jobs had waited; null for no decision. */
      hours: z.number().nullable(),
    }),
  ),
})
export type Overview = z.infer<typeof overviewSchema>
