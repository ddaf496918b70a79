import { z } from 'zod'
import { assignmentFields, noteText } from '#contract/assignments/schemas.ts'
import { emailAddress, mobileNumber, requiredText } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { contactRequestStates } from './states.ts'

/** A name is shown in lists and mail headers: one line, no control characters. */
const singleLine = /^\P{Cc}*$/u

/** The contact page's form, which requests a call back. */
export const contactFormSchema = z.object({
  name: requiredText('contact.nameRequired').regex(singleLine, { error: 'validation.invalid' }),
  mobile: mobileNumber('contact.mobileRequired', 'contact.mobileInvalid'),
  email: emailAddress('contact.emailRequired', 'contact.emailInvalid'),
  query: requiredText('contact.queryRequired', limits.longText),
})
export type ContactForm = z.output<typeof contactFormSchema>

/**
 * The form's fields beside `submissionId`; `contactFormSchema` parses them. The form makes the id, so
 * that a repeated send creates one request.
 */
export const submitContactSchema = z.looseObject({ submissionId: z.uuid().optional() })
export const submitContactReplySchema = z.object({ message: z.string() })

/* ---------- for admins ---------- */

export const contactRequestSchema = z.object({
  id: z.string(),
  name: z.string(),
  mobile: z.string(),
  email: z.string(),
  query: z.string(),
  isDone: z.boolean(),
  ...assignmentFields,
  /** An instant, ISO 8601 in UTC. */
  sentAt: z.string(),
})
export type ContactRequest = z.infer<typeof contactRequestSchema>

/** Lists open requests by default, newest first. */
export const listContactRequestsSchema = z
  .object({
    state: z.enum(contactRequestStates),
    cursor: z.string().max(limits.addressLength),
    limit: z.coerce.number().int().min(1).max(limits.listMax),
  })
  .partial()

export const contactRequestParamsSchema = z.object({ requestId: z.string() })
/** Closing a request takes a note of what came of it: the given one, or the one that it has. */
export const changeContactRequestSchema = z.object({
  isDone: z.boolean(),
  note: noteText.optional(),
})
