import { z } from 'zod'
import { cursorSchema, listLimit, searchText } from '#contract/fields.ts'
import { employerActs } from '#contract/jobs/moves.ts'
import { jobStateSchema, jobStatusWireSchema } from '#contract/jobs/schemas.ts'
import { jobGroupNames } from '#contract/jobs/states.ts'
import { limits } from '#contract/limits.ts'

export const listOwnJobsSchema = z
  .object({
    type: z.string().max(limits.shortText),
    cursor: cursorSchema,
    limit: listLimit,
    status: jobStatusWireSchema,
    group: z.enum(jobGroupNames),
    /** Only jobs with applicants who have no answer. */
    applied: z.literal('true'),
    q: searchText(limits.searchTextLength),
    sort: z.enum(['posted', 'expiry']),
    order: z.enum(['asc', 'desc']),
  })
  .partial()

const dutySchema = z.object({
  count: z.number().int(),
  /** The job that it is about, if it is a single one. */
  jobId: z.string().nullable(),
})

/** What waits for an employer today. */
export const employerDutiesSchema = z.object({
  /** Applicants without an answer. */
  newApplicants: dutySchema,
  /** Live jobs whose last day is today or tomorrow. */
  endsNow: dutySchema,
  /** Live jobs that end within three days, but not yet tomorrow. */
  endsSoon: dutySchema,
  unpaid: dutySchema,
  needsChanges: dutySchema,
})
export type EmployerDuties = z.infer<typeof employerDutiesSchema>

/** The language of the poster; the main one where it is not offered. */
/** Of a poster that finds applicants, or one for the entrance on the days of interviews. */
export const posterQuerySchema = z.object({
  locale: z.string().max(limits.shortText),
  kind: z.enum(['job', 'checkIn']).default('job'),
})

export const jobWithdrawnSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  status: jobStatusWireSchema,
})

/** What an employer does with an own job that was published. */
export const actOnJobSchema = z.object({
  act: z.enum(employerActs),
  /** The version that the screen showed; another one is refused. */
  version: z.number().int().optional(),
  /** How many people joined; for a job that is filled or closed. */
  joined: z.number().int().min(0).max(limits.joinedMax).optional(),
})

export const jobActedSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  status: jobStatusWireSchema,
  state: jobStateSchema,
  version: z.number().int(),
})
