import { z } from 'zod'
import { emailAddress, requiredText } from '#contract/fields.ts'
import { requiredOption } from '#contract/option-fields.ts'
import { limits } from '#contract/limits.ts'
import { grievanceTopicOptions } from '#contract/privacy/options.ts'

/** A complaint or request about personal data. */
export const grievanceFormSchema = z.object({
  topic: requiredOption(grievanceTopicOptions, 'grievance.topicRequired'),
  email: emailAddress('grievance.emailRequired', 'grievance.emailInvalid'),
  details: requiredText('grievance.detailsRequired', limits.longText),
})

/** The form's fields beside `submissionId`, which makes a repeated send idempotent. */
export const fileGrievanceSchema = z.looseObject({ submissionId: z.uuid() })
export const fileGrievanceReplySchema = z.object({
  message: z.string(),
  number: z.string(),
  dueOn: z.string(),
})

/** The ticket number that people see: `GR-000012`. */
export const grievanceNumber = (number: number): string => `GR-${String(number).padStart(6, '0')}`

const grievanceSchema = z.object({
  id: z.string(),
  number: z.string(),
  topic: z.literal(grievanceTopicOptions.map(({ value }) => value)),
  details: z.string(),
  /** Days in India, `yyyy-MM-dd`. */
  sentOn: z.string(),
  dueOn: z.string(),
  answer: z.string().nullable(),
  answeredOn: z.string().nullable(),
})

export const ownGrievanceSchema = grievanceSchema
export type OwnGrievance = z.infer<typeof ownGrievanceSchema>

/** The author, as far as an admin needs to know them for an answer. */
export const receivedGrievanceSchema = grievanceSchema.extend({
  email: z.string(),
  name: z.string(),
  role: z.enum(['users', 'employee']),
})
export type ReceivedGrievance = z.infer<typeof receivedGrievanceSchema>

export const listOwnGrievancesSchema = z
  .object({
    cursor: z.string().max(limits.addressLength),
    limit: z.coerce.number().int().min(1).max(limits.listMax),
  })
  .partial()
export const grievanceParamsSchema = z.object({ grievanceId: z.string() })
export const grievanceAnswerSchema = z.object({
  answer: requiredText('grievance.answerRequired', limits.longText),
})
/** `grievanceAnswerSchema` parses `answer`. */
export const answerGrievanceSchema = z.looseObject({})
