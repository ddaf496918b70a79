import { z } from 'zod'
import { requiredText } from '#contract/fields.ts'
import { fullJobSchema, jobStateSchema, jobStatusWireSchema } from '#contract/jobs/schemas.ts'
import { limits } from '#contract/limits.ts'
import { jobTopics } from './topics.ts'

const topicsSchema = z
  .array(z.enum(jobTopics), { error: 'admin.topicsRequired' })
  .min(1, 'admin.topicsRequired')
  .max(jobTopics.length, 'admin.topicsRequired')

/** What an admin wants changed, and why in plain words. */
export const askForChangesSchema = z.object({
  topics: topicsSchema,
  words: requiredText('admin.wordsRequired', limits.reviewWordsLength),
})

/** `version` is that of the job on the screen; another one is refused. */
export const askForChangesBodySchema = z.looseObject({ version: z.number().int().optional() })

/** The fields of the job form stand beside it; `jobDraftSchema` reads them. */
export const editOwnJobSchema = z.looseObject({ version: z.coerce.number().int() })

export const jobReviewedSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  status: jobStatusWireSchema,
  state: jobStateSchema,
  version: z.number().int(),
})

/** An own job as candidates read it, and as it reads with the changes that wait for review. */
export const ownJobForEditSchema = z.object({
  job: fullJobSchema,
  edited: fullJobSchema.nullable(),
})
export type OwnJobForEdit = z.infer<typeof ownJobForEditSchema>

/** Changes of a published job that wait for an admin. */
export const revisionSchema = z.object({
  id: z.string(),
  /** An instant, ISO 8601 in UTC. */
  waitingSince: z.string(),
  topics: z.array(z.enum(jobTopics)),
  /** The job with these changes. */
  edited: fullJobSchema,
})
export type Revision = z.infer<typeof revisionSchema>

export const revisionParamsSchema = z.object({ revisionId: z.string() })
export const rejectRevisionSchema = z.object({
  words: requiredText('admin.wordsRequired', limits.reviewWordsLength),
})
export const decideRevisionSchema = z.looseObject({ decision: z.enum(['accept', 'reject']) })
