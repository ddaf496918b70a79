import { z } from 'zod'
import { emailAddress, mobileNumber, noteText, requiredText } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'

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
export const submitContactSchema = z.looseObject({
  submissionId: z.uuid().optional(),
  /** Of the link in the mail about a block: the request objects to it. */
  about: z
    .string()
    .max(limits.shortText)
    .regex(/^[\w-]*$/)
    .optional(),
})
export const submitContactReplySchema = z.object({ message: z.string() })

/* ---------- for admins ---------- */

export const contactRequestSchema = z.object({
  id: z.string(),
  name: z.string(),
  mobile: z.string(),
  email: z.string(),
  query: z.string(),
  isDone: z.boolean(),
  /** An instant, ISO 8601 in UTC. */
  sentAt: z.string(),
})
export type ContactRequest = z.infer<typeof contactRequestSchema>

export const contactRequestParamsSchema = z.object({ requestId: z.string() })
/** Closing a request takes a note of what came of it: the given one, or the one that it has. */
export const changeContactRequestSchema = z.object({
  isDone: z.boolean(),
  note: noteText.optional(),
})
