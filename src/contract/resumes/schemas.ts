import { z } from 'zod'
import { limits } from '#contract/limits.ts'

/** The language of the resume; the reader's own where it is missing or not offered. */
export const resumeQuerySchema = z.object({
  locale: z
    .string()
    .max(limits.shortText)
    .regex(/^[\w-]*$/)
    .optional(),
  /** A resume that leaves the product shows neither age nor mobile number. */
  sharing: z.enum(['true', 'false']).optional(),
})

/**
 * A resume as it is shown and drawn, in its own language: `facts` stands under the name, and each section has lines of what
 * the candidate answered.
 */
export const resumeSchema = z.object({
  locale: z.string(),
  name: z.string(),
  facts: z.array(z.string()),
  sections: z.array(
    z.object({
      title: z.string(),
      lines: z.array(z.object({ text: z.string(), isBold: z.boolean() })),
    }),
  ),
  madeOn: z.string(),
  day: z.string(),
})
export type Resume = z.infer<typeof resumeSchema>
