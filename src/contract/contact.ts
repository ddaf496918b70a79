import { z } from 'zod'
import { emailAddress, mobileNumber, requiredText } from './fields.ts'
import { limits } from './limits.ts'

/** A name stands in lists and, one day, in a mail's header: one line, nothing that controls. */
const singleLine = /^\P{Cc}*$/u

/** The form on the contact page that asks for a call back. */
export const contactFormSchema = z.object({
  name: requiredText('contact.nameRequired').regex(singleLine, { error: 'validation.invalid' }),
  mobile: mobileNumber('contact.mobileRequired', 'contact.mobileInvalid'),
  email: emailAddress('contact.emailRequired', 'contact.emailInvalid'),
  query: requiredText('contact.queryRequired', limits.longText),
})
export type ContactForm = z.output<typeof contactFormSchema>

export const contactFieldOrder = ['name', 'mobile', 'email', 'query'] as const

/**
 * The form's fields stand beside `submissionId`; `contactFormSchema` reads them. Made by the form, the
 * id lets a repeated send ask for one call, not two.
 */
export const submitContactSchema = z.looseObject({ submissionId: z.uuid().optional() })
export const submitContactReplySchema = z.object({ message: z.string() })

/* ---------- for admins ---------- */

export const contactRequestStates = ['open', 'done'] as const

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

/** The open ones unless told, the newest first. */
export const listContactRequestsSchema = z
  .object({
    state: z.enum(contactRequestStates),
    cursor: z.string().max(limits.addressLength),
    limit: z.coerce.number().int().min(1).max(limits.listMax),
  })
  .partial()

export const contactRequestParamsSchema = z.object({ requestId: z.string() })
export const changeContactRequestSchema = z.object({ isDone: z.boolean() })
