import { z } from 'zod'
import {
  calendarDate,
  emailAddress,
  optionalText,
  pincode,
  requiredText,
  stateName,
} from '#contract/fields.ts'
import { isGstin, isGstinOfState } from './gst.ts'
import { limits } from '#contract/limits.ts'
import type { MessageKey } from '#contract/i18n/message-keys.ts'

/* ---------- recipients of invoices ---------- */

/** The characters of the documents' typeface: Latin with accents, Devanagari, common signs. */
const printable =
  /^[\u{900}-\u{97F}\t\r\n\u{20}-\u{7E}\u{A0}-\u{FF}\u{200C}-\u{200D}\u{2013}\u{2014}\u{2018}\u{2019}\u{201C}\u{201D}\u{2022}\u{2026}\u{20B9}]*$/u

function printableText(missing: MessageKey, maxLength?: number) {
  return requiredText(missing, maxLength).regex(printable, { error: 'billing.lettersOnly' })
}

/** Spaces and lower case are normalized; '' means no GSTIN. */
const gstin = optionalText()
  .transform((text) => text.replaceAll(/\s+/g, '').toUpperCase())
  .refine((text) => text === '' || isGstin(text), { error: 'billing.gstinInvalid' })

export const billingFormSchema = z
  .object({
    legalName: printableText('billing.legalNameRequired'),
    gstin,
    address: printableText('profile.addressRequired', limits.addressLength),
    pincode: pincode('profile.pincodeRequired', 'profile.pincodeRequired'),
    state: stateName('profile.stateRequired'),
    city: printableText('profile.cityRequired'),
    email: emailAddress('profile.emailRequired', 'profile.emailRequired').regex(printable, {
      error: 'billing.lettersOnly',
    }),
  })
  .refine((form) => form.gstin === '' || isGstinOfState(form.gstin, form.state), {
    path: ['gstin'],
    error: 'billing.gstinOtherState',
  })
export type BillingForm = z.output<typeof billingFormSchema>

/** All fields are the form's; `billingFormSchema` parses them. */
export const saveBillingDetailsSchema = z.looseObject({})

export const billingDetailsSchema = z.object({
  legalName: z.string(),
  /** '' when the employer has none. */
  gstin: z.string(),
  address: z.string(),
  pincode: z.string(),
  state: z.string(),
  city: z.string(),
  email: z.string(),
  /** False until the first save; until then the values come from the profile. */
  isSaved: z.boolean(),
})
export type BillingDetails = z.infer<typeof billingDetailsSchema>

/* ---------- documents ---------- */

export const documentKinds = ['invoice', 'credit-note'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** Download links that are valid for five minutes, for anyone who has them. */
export const invoiceLinksSchema = z.object({
  invoiceUrl: z.string(),
  creditNoteUrl: z.string().nullable(),
})
export type InvoiceLinks = z.infer<typeof invoiceLinksSchema>

/* ---------- for accountants ---------- */

const bookDay = calendarDate('dayBook.dayRequired').refine((day) => day.startsWith('20'), {
  error: 'dayBook.dayRequired',
})

/** Days in India, inclusive. */
export const dayBookRangeSchema = z
  .object({ from: bookDay, to: bookDay })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'dayBook.reversed' })

/** `dayBookRangeSchema` parses the query. */
export const dayBookQuerySchema = z.object({ from: z.string(), to: z.string() }).partial()
