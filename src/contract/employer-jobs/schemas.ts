import { z } from 'zod'
import { cursorSchema, listLimit, searchText } from '#contract/fields.ts'
import { jobStatusWireSchema } from '#contract/jobs/schemas.ts'
import { limits } from '#contract/limits.ts'

export const listOwnJobsSchema = z
  .object({
    type: z.string().max(limits.shortText),
    cursor: cursorSchema,
    limit: listLimit,
    status: jobStatusWireSchema,
    q: searchText(limits.searchTextLength),
    sort: z.enum(['posted', 'expiry']),
    order: z.enum(['asc', 'desc']),
  })
  .partial()

export const jobWithdrawnSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  status: jobStatusWireSchema,
})
