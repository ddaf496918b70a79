import { z } from 'zod'
import { searchFiltersQuerySchema } from '#contract/job-search/schemas.ts'
import { messageWaySchema } from '#contract/messages/schemas.ts'
import { alertFrequencies } from './frequencies.ts'

const alertFrequencySchema = z.enum(alertFrequencies)

/** The filters of a search, without its order. */
export const alertSearchSchema = searchFiltersQuerySchema.omit({ sort: true })
export type AlertSearch = z.infer<typeof alertSearchSchema>

export const createAlertSchema = z.object({
  search: alertSearchSchema,
  frequency: alertFrequencySchema,
})

export const editAlertSchema = createAlertSchema.partial()

/** The day in India on which it starts again, `yyyy-MM-dd`; without one it starts at once. */
export const pauseAlertSchema = z.object({ until: z.iso.date() }).partial()

export const alertParamsSchema = z.object({ alertId: z.string() })

export const jobAlertSchema = z.object({
  id: z.string(),
  search: alertSearchSchema,
  frequency: alertFrequencySchema,
  /** Null for one that is not paused. */
  pausedUntil: z.string().nullable(),
  /** It stopped because nobody looked. */
  isStopped: z.boolean(),
  /** Live jobs that it found since yesterday. */
  newJobs: z.number().int(),
})
export type JobAlert = z.infer<typeof jobAlertSchema>

/** A way by which alerts go, and since which day the person agrees to it; null when it is off or was never chosen. */
export const alertWaySchema = messageWaySchema.omit({ purpose: true }).extend({
  since: z.string().nullable(),
})
export type AlertWay = z.infer<typeof alertWaySchema>

export const jobAlertsSchema = z.object({
  alerts: z.array(jobAlertSchema),
  ways: z.array(alertWaySchema),
})
export type JobAlerts = z.infer<typeof jobAlertsSchema>
