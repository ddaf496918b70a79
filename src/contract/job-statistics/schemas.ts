import { z } from 'zod'
import { jobStateSchema } from '#contract/jobs/schemas.ts'
import { comparedFigures, funnelSteps, shownSources } from './steps.ts'

const figure = z.object({ own: z.number(), middle: z.number() })

/** How a job does. Days are in India, `yyyy-MM-dd`. */
export const jobStatisticsSchema = z.object({
  jobId: z.string(),
  jobTitle: z.string(),
  companyName: z.string(),
  state: jobStateSchema,
  /** The day on which it first went live. */
  liveDay: z.string(),
  openings: z.int().nullable(),
  /** Since it went live, at most the last of the days shown; a day on which nothing happened is there too. */
  days: z.array(z.object({ day: z.string(), views: z.int(), applications: z.int() })),
  /** Where those who saw it came from; the ways that nobody took are there too. */
  sources: z.record(z.enum(shownSources), z.int()),
  funnel: z.record(z.enum(funnelSteps), z.int()),
  answered: z.int(),
  waiting: z.int(),
  /** In how many days its employer usually answers; null until there are enough answers. */
  replyDays: z.int().nullable(),
  /** Live jobs of its kind and city; null while there are too few, or too few applied to them. */
  similar: z
    .object({ count: z.int(), figures: z.partialRecord(z.enum(comparedFigures), figure) })
    .nullable(),
})
export type JobStatistics = z.infer<typeof jobStatisticsSchema>
