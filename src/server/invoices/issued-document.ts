import type { DocumentKind } from '#contract/invoices.ts'
import type { RefundReason } from '#contract/payments.ts'
import type { IndianState } from '#contract/places.ts'
import type { Recipient, Supplier } from './parties.rules.ts'

/** A tax invoice, or a credit note with what the invoice it takes back said. Amounts are whole paise. */
export type IssuedDocument = {
  readonly id: string
  readonly kind: DocumentKind
  readonly number: string
  readonly issuedAt: Date
  /** What a credit note takes back, and why. */
  readonly against:
    | { readonly number: string; readonly issuedAt: Date; readonly reason: RefundReason }
    | undefined
  readonly supplier: Supplier
  readonly recipient: Recipient
  readonly placeOfSupply: IndianState
  readonly sac: string
  readonly description: string
  readonly taxablePaise: number
  readonly cgstPaise: number
  readonly sgstPaise: number
  readonly igstPaise: number
  readonly totalPaise: number
  /** What the payment provider calls the order and its payment. */
  readonly providerOrderId: string | undefined
  readonly providerPaymentId: string | undefined
}

/** 'invoice-JP-26-27-000123.pdf': a number with its slashes made fit for a disk. */
export const documentFileName = ({ kind, number }: Pick<IssuedDocument, 'kind' | 'number'>) =>
  `${kind}-${number.replaceAll('/', '-')}.pdf`
