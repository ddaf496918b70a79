import { z } from 'zod'
import { jobCardSchema, jobStateSchema } from '#contract/jobs/schemas.ts'
import { limits } from '#contract/limits.ts'

export const listSavedJobsSchema = z
  .object({
    cursor: z.string().max(limits.addressLength),
    limit: z.coerce.number().int().min(1).max(limits.searchPageMax),
  })
  .partial()

/** One job, or those that a visitor saved on the device before signing in. */
export const saveJobsSchema = z.object({
  jobIds: z.array(z.uuid()).min(1).max(limits.savedOnDevice),
})

export const savedJobIdsSchema = z.object({ jobIds: z.array(z.string()) })

export const savedJobSchema = jobCardSchema.extend({
  state: jobStateSchema,
  /** The days until a live job's last day in India, 0 on that day; null for others. */
  closesInDays: z.number().int().nullable(),
  alreadyApplied: z.boolean(),
})
export type SavedJob = z.infer<typeof savedJobSchema>
