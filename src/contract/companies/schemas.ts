import { z } from 'zod'
import { evidenceLevels, stepNames } from '#contract/evidence/levels.ts'
import { jobCardSchema } from '#contract/jobs/schemas.ts'
import { optionValue } from '#contract/option-fields.ts'
import { limits } from '#contract/limits.ts'

import { categoryOptions } from '#contract/options.ts'
import { companyAboutFields } from './own-page-schemas.ts'

export const companyParamsSchema = z.object({ slug: z.string().max(limits.addressLength) })
export const companyQuerySchema = z
  .object({ cursor: z.string().max(limits.addressLength) })
  .partial()

/** A count in words is shown from some cases on: null below. */
const shownCount = z.int().nullable()

export const companySchema = z.object({
  /** The page's canonical slug. Requests by another one are redirected. */
  slug: z.string(),
  name: z.string(),
  /** The name that its newest public job has, by which a search finds its jobs. */
  jobsName: z.string(),
  city: z.string(),
  logo: z.string().nullable(),
  /** The month of joining, YYYY-MM in India. */
  since: z.string(),
  isBlocked: z.boolean(),
  /** As the company typed it. */
  ...companyAboutFields,
  /** Of its live jobs, the most common first. */
  categories: z.array(optionValue(categoryOptions)),
  cities: z.array(z.string()),
  level: z.enum(evidenceLevels),
  /** The steps that are done, and when, YYYY-MM-DD in India. */
  checks: z.array(z.object({ step: z.enum(stepNames), on: z.string() })),
  /** In how many days it usually answers. */
  replyDays: shownCount,
  /** Applications with an answer, of all. */
  answered: z.object({ count: z.int(), of: z.int() }).nullable(),
  /** People who joined, as the company says. */
  joined: shownCount,
  /** Candidates who say that they were asked for money, and whose reports wait or were acted on. */
  moneyReports: shownCount,
  jobs: z.array(jobCardSchema),
  jobsInAll: z.int(),
  nextCursor: z.string().nullable(),
})
export type Company = z.infer<typeof companySchema>
