import { z } from 'zod'
import { indianStates } from '#contract/places.ts'
import type { IndianState } from '#contract/places.ts'

/* Both sides of an invoice as they were on its day. The row keeps them; the documents print them. */

export const supplierSchema = z.object({
  /** The product's name, which heads the page. */
  brand: z.string(),
  legalName: z.string(),
  gstin: z.string(),
  address: z.string(),
  state: z.enum(indianStates),
  /** Issued while the product ran as a demonstration: the page says that it is no tax invoice. */
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

/** Whom an invoice goes to: as the billing details say, else as the employer's profile does. */
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
 * Sections 12 and 13 of the IGST Act: the recipient's state, which for a registered one is the state
 * of the registration. Billing details are refused where the two differ.
 */
export const placeOfSupply = (recipient: Recipient): IndianState => recipient.state

/** Addresses are typed on several lines; a document wraps them itself. */
function oneLine(text: string): string {
  return text
    .split(/\s*[\r\n]+\s*/)
    .filter((line) => line !== '')
    .join(', ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
