import { z } from 'zod'
import {
  calendarDate,
  cursorSchema,
  emailAddress,
  listLimit,
  optionalText,
  pincode,
  requiredText,
  stateName,
} from '#contract/fields.ts'
import { isGstin, isGstinOfState } from './gst.ts'
import { limits } from '#contract/limits.ts'
import { planNames } from '#contract/payments/pricing.ts'
import { orderKinds } from '#contract/payments/states.ts'
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
  /** The state is the supplier's too: CGST and SGST on the bill, IGST otherwise. */
  isSupplierState: z.boolean(),
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

/** Where a bill stands. A credit note is listed beside the bill that it takes back. */
export const billStates = ['paid', 'partly_refunded', 'refunded', 'credit_note'] as const

/** A tax invoice or a credit note in its employer's list. */
export const billSchema = z.object({
  id: z.string(),
  kind: z.enum(documentKinds),
  number: z.string(),
  /** An instant, ISO 8601 in UTC. */
  issuedAt: z.string(),
  state: z.enum(billStates),
  plan: z.enum(planNames),
  orderKind: z.enum(orderKinds),
  quantity: z.number().int(),
  jobTitle: z.string().nullable(),
  /** Paise; negative in a credit note. */
  totalPaise: z.number().int(),
})
export type Bill = z.infer<typeof billSchema>

export const listBillsSchema = z.object({ cursor: cursorSchema, limit: listLimit }).partial()

export const billParamsSchema = z.object({ kind: z.enum(documentKinds), billId: z.string() })

/** A download link that is valid for five minutes, for anyone who has it. */
export const billLinkSchema = z.object({ url: z.string() })

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
