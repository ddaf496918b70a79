import { z } from 'zod'
import { emailAddress, requiredOption, requiredText } from './fields.ts'
import { limits } from './limits.ts'
import { grievanceTopicOptions } from './options.ts'

/** A complaint or request about personal data. */
export const grievanceFormSchema = z.object({
  topic: requiredOption(grievanceTopicOptions, 'grievance.topicRequired'),
  email: emailAddress('grievance.emailRequired', 'grievance.emailInvalid'),
  details: requiredText('grievance.detailsRequired', limits.longText),
})
export const grievanceFieldOrder = ['topic', 'email', 'details'] as const

/** The form's fields stand beside `submissionId`, by which a form sent twice makes one ticket. */
export const fileGrievanceSchema = z.looseObject({ submissionId: z.uuid() })
export const fileGrievanceReplySchema = z.object({
  message: z.string(),
  number: z.string(),
  dueOn: z.string(),
})

/** `GR-000012`: what people call a ticket by. */
export const grievanceNumber = (number: number): string => `GR-${String(number).padStart(6, '0')}`

const grievanceSchema = z.object({
  id: z.string(),
  number: z.string(),
  topic: z.string(),
  details: z.string(),
  /** Days in India, `yyyy-MM-dd`. */
  sentOn: z.string(),
  dueOn: z.string(),
  answer: z.string().nullable(),
  answeredOn: z.string().nullable(),
})

export const ownGrievanceSchema = grievanceSchema
export type OwnGrievance = z.infer<typeof ownGrievanceSchema>

/** The person who asks, as far as an admin needs it for an answer. */
export const receivedGrievanceSchema = grievanceSchema.extend({
  email: z.string(),
  name: z.string(),
  role: z.enum(['users', 'employee']),
  isOverdue: z.boolean(),
})
export type ReceivedGrievance = z.infer<typeof receivedGrievanceSchema>

const listed = {
  cursor: z.string().max(limits.addressLength),
  limit: z.coerce.number().int().min(1).max(limits.listMax),
}
export const listOwnGrievancesSchema = z.object(listed).partial()

export const grievanceStates = ['open', 'answered'] as const
/** The open ones unless told, what is due first on top; of the answered the newest. */
export const listGrievancesSchema = z
  .object({ state: z.enum(grievanceStates), ...listed })
  .partial()

export const grievanceParamsSchema = z.object({ grievanceId: z.string() })
export const grievanceAnswerSchema = z.object({
  answer: requiredText('grievance.answerRequired', limits.longText),
})
/** `answer` is read by `grievanceAnswerSchema`. */
export const answerGrievanceSchema = z.looseObject({})
