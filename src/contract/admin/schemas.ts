import { z } from 'zod'
import { cursorSchema, listLimit, searchText } from '#contract/fields.ts'
import { jobClaimSchema } from '#contract/job-claims/schemas.ts'
import { fullJobSchema, jobRejectionSchema, jobStatusWireSchema } from '#contract/jobs/schemas.ts'
import { revisionSchema } from '#contract/job-reviews/schemas.ts'
import { limits } from '#contract/limits.ts'
import { scoreLevels, scoreSigns } from './score-signs.ts'
import { rejectionReasonOptions } from '#contract/jobs/options.ts'

const jobScoreSchema = z.object({
  /** 0 to 100. */
  points: z.number().int(),
  level: z.enum(scoreLevels),
  /** `words` show the sign: the job's own, or what it was compared with; empty where the sign says all. */
  signs: z.array(
    z.object({ sign: z.enum(scoreSigns), points: z.number().int(), words: z.string() }),
  ),
})
export type JobScore = z.infer<typeof jobScoreSchema>

/** The same in the admins' queue, which also knows what candidates reported. */
export const queuedJobSchema = fullJobSchema.extend({
  /** Reports that nobody has decided on. */
  openReports: z.number().int(),
  /** Changes of the published job that wait for an admin. */
  revision: revisionSchema.nullable(),
  /** Which admin works on it; null for nobody. */
  claim: jobClaimSchema.nullable(),
  /** Of the changes that wait, else of the job. For admins alone. */
  score: jobScoreSchema,
  /** Calls without an answer that are missing before 'We could not reach the contact person' can be the reason. */
  callsToMake: z.int(),
})
export type QueuedJob = z.infer<typeof queuedJobSchema>

export const listQueuedJobsSchema = z
  .object({
    cursor: cursorSchema,
    limit: listLimit,
    status: jobStatusWireSchema.exclude(['']),
    /** Only jobs with reports that nobody has decided on. */
    reported: z.literal('true'),
    /** Only jobs in a state, finer than its status. */
    state: z.enum(['waiting', 'needs_changes']),
    /** Only published jobs with changes that wait for an admin. */
    revised: z.literal('true'),
    /** The longest waiting first, or that with the most points; without it the newest first. */
    sort: z.enum(['waiting', 'score']),
    q: searchText(limits.searchTextLength),
  })
  .partial()

export const jobIdBodySchema = z.object({ jobId: z.string(), type: z.string().optional() })

/** `version` guards against overwriting somebody else's change: a stale one is refused. */
export const changeJobStatusSchema = z.object({
  status: jobStatusWireSchema.exclude(['']),
  /** Why the job is rejected; another status ignores it. */
  reason: z.literal(rejectionReasonOptions.map(({ value }) => value)).default('other'),
  version: z.coerce.number().int().optional(),
  /** The reports that the admin saw: pausing or rejecting the job closes them. */
  openReports: z.number().int().min(0).default(0),
})

/** The job form's fields stand beside these; `jobDraftSchema` reads them. */
export const editJobSchema = z.looseObject({
  jobId: z.string(),
  type: z.string().optional(),
  version: z.coerce.number().int().optional(),
})

export const jobChangedSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  status: jobStatusWireSchema,
  version: z.number().int(),
  /** Of a job that was rejected now. */
  rejection: jobRejectionSchema.nullable(),
})

export const rejectionParamsSchema = z.object({ rejectionId: z.string() })

/** What waits for admins. */
export const adminWorkSchema = z.object({
  waitingJobs: z.number().int(),
  /** Of these, jobs that wait longer than is promised. */
  overdueJobs: z.number().int(),
  failedRefunds: z.number().int(),
  openGrievances: z.number().int(),
  /** Of these, tickets past their legal due date. */
  overdueGrievances: z.number().int(),
  openCallBacks: z.number().int(),
  openObjections: z.number().int(),
  /** With reports that nobody has decided on. */
  reportedJobs: z.number().int(),
  /** With evidence that nobody has looked at. */
  organisationsToCheck: z.number().int(),
})
export type AdminWork = z.infer<typeof adminWorkSchema>

export const jobDataReplySchema = z.object({ success: z.literal(true), data: fullJobSchema })
