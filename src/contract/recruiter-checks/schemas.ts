import { z } from 'zod'
import { requiredText } from '#contract/fields.ts'
import { recruiterLevels } from './levels.ts'

/** A mobile number or a company's name. */
export const recruiterFormSchema = z.object({ recruiter: requiredText('check.required') })

/** `recruiterFormSchema` parses the field. The device keeps a random id of its own, for the limit of a day. */
export const checkRecruiterSchema = z.looseObject({ deviceId: z.uuid().optional() })

export const recruiterAnswerSchema = z.object({
  /** As asked for, or a company's name. A name never answers a number. */
  name: z.string(),
  level: z.enum(recruiterLevels),
  /** The last day on which an admin called, YYYY-MM-DD in India. */
  calledOn: z.string().nullable(),
})
export type RecruiterAnswer = z.infer<typeof recruiterAnswerSchema>

export const checkRecruiterReplySchema = z.object({
  kind: z.enum(['phone', 'company']),
  answers: z.array(recruiterAnswerSchema).min(1),
})
export type RecruiterCheck = z.infer<typeof checkRecruiterReplySchema>
