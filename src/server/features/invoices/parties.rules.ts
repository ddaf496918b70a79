import { z } from 'zod'
import { indianStates } from '#contract/places/indian-states.ts'
import type { IndianState } from '#contract/places/indian-states.ts'

/* Both parties of an invoice at its issue. The row stores them; the documents print them. */

export const supplierSchema = z.object({
  /** The product's name, in the page's header. */
  brand: z.string(),
  legalName: z.string(),
  gstin: z.string(),
  address: z.string(),
  state: z.enum(indianStates),
  /** Issued in a demonstration: the page says that it is not a tax invoice. */
  isSample: z.boolean(),
})
export type Supplier = z.infer<typeof supplierSchema>

export const recipientSchema = z.object({
  legalName: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.enum(indianStates),
  pincode: z.string(),
  email: z.string(),
  gstin: z.string().nullable(),
})
export type Recipient = z.infer<typeof recipientSchema>

type BillingRow = {
  readonly legal_name: string
  readonly address: string
  readonly city: string
  readonly state: string
  readonly pincode: string
  readonly email: string
  readonly gstin: string | null
}

type ProfileRow = {
  readonly name: string
  readonly organization_name: string
  readonly company_address: string
  readonly city: string
  readonly state: string
  readonly pincode: string
  readonly email: string
}

/** The recipient of an invoice: from the billing details, else from the employer's profile. */
export function toRecipient(billing: BillingRow | undefined, profile: ProfileRow): Recipient {
  const { city, state, pincode, email } = billing ?? profile
  return recipientSchema.parse({
    legalName: oneLine(billing?.legal_name ?? (profile.organization_name || profile.name)),
    address: oneLine(billing?.address ?? profile.company_address),
    city: oneLine(city),
    state,
    pincode,
    email,
    gstin: billing?.gstin ?? null,
  })
}

/**
 * Sections 12 and 13 of the IGST Act: the place of supply is the recipient's state; for a registered
 * recipient, the state of the registration. Billing details are refused if the two differ.
 */
export const placeOfSupply = (recipient: Recipient): IndianState => recipient.state

/** Joins the lines of a typed address, because documents wrap text themselves. */
function oneLine(text: string): string {
  return text
    .split(/\s*[\r\n]+\s*/)
    .filter((line) => line !== '')
    .join(', ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
