import { z } from 'zod'

/** An admin works on a job; nobody else decides on it meanwhile. */
export const jobClaimSchema = z.object({
  admin: z.string(),
  /** Of the admin who asks. */
  isMine: z.boolean(),
  /** ISO 8601 in UTC. */
  heldUntil: z.string(),
})
export type JobClaim = z.infer<typeof jobClaimSchema>

export const jobReleasedSchema = z.object({ success: z.literal(true) })
