import { z } from 'zod'
import {
  calendarDate,
  emailAddress,
  optionalText,
  pincode,
  requiredText,
  stateName,
} from './fields.ts'
import { isGstin, isGstinOfState } from './gst.ts'
import { limits } from './limits.ts'
import type { MessageKey } from './sentences.ts'

/* ---------- whom invoices go to ---------- */

/** The letters of the documents' typeface: Latin with accents, Devanagari, common signs. */
const printable =
  /^[\u{900}-\u{97F}\t\r\n\u{20}-\u{7E}\u{A0}-\u{FF}\u{200C}-\u{200D}\u{2013}\u{2014}\u{2018}\u{2019}\u{201C}\u{201D}\u{2022}\u{2026}\u{20B9}]*$/u

function printableText(missing: MessageKey, maxLength?: number) {
  return requiredText(missing, maxLength).regex(printable, { error: 'billing.lettersOnly' })
}

/** Taken as people write it, with spaces or small letters; '' when there is none. */
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
    email: emailAddress('profile.emailRequired', 'profile.emailRequired'),
  })
  .refine((form) => form.gstin === '' || isGstinOfState(form.gstin, form.state), {
    path: ['gstin'],
    error: 'billing.gstinOtherState',
  })
export type BillingForm = z.output<typeof billingFormSchema>

export const billingFieldOrder = [
  'legalName',
  'gstin',
  'address',
  'pincode',
  'state',
  'city',
  'email',
] as const

/** All fields are the form's; `billingFormSchema` reads them. */
export const saveBillingDetailsSchema = z.looseObject({})

export const billingDetailsSchema = z.object({
  legalName: z.string(),
  /** '' when there is none. */
  gstin: z.string(),
  address: z.string(),
  pincode: z.string(),
  state: z.string(),
  city: z.string(),
  email: z.string(),
  /** Not before the first save: until then everything comes from the profile. */
  isSaved: z.boolean(),
})
export type BillingDetails = z.infer<typeof billingDetailsSchema>

/* ---------- documents ---------- */

export const documentKinds = ['invoice', 'credit-note'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** Downloads that open for five minutes, for whoever holds the link. */
export const invoiceLinksSchema = z.object({
  invoiceUrl: z.string(),
  creditNoteUrl: z.string().nullable(),
})
export type InvoiceLinks = z.infer<typeof invoiceLinksSchema>

/* ---------- for accountants ---------- */

const bookDay = calendarDate('dayBook.dayRequired').refine((day) => day.startsWith('20'), {
  error: 'dayBook.dayRequired',
})

/** Days in India, both included. */
export const dayBookRangeSchema = z
  .object({ from: bookDay, to: bookDay })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'dayBook.reversed' })

export const dayBookFieldOrder = ['from', 'to'] as const

/** `dayBookRangeSchema` reads what is asked for. */
export const dayBookQuerySchema = z.object({ from: z.string(), to: z.string() }).partial()
