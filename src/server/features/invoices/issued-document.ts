import type { DocumentKind } from '#contract/invoices/schemas.ts'
import type { RefundReason } from '#contract/payments/states.ts'
import type { IndianState } from '#contract/places/indian-states.ts'
import type { Recipient, Supplier } from './parties.rules.ts'

/** A tax invoice, or a credit note with the content of the invoice that it reverses. Amounts are whole paise. */
export type IssuedDocument = {
  readonly id: string
  readonly kind: DocumentKind
  readonly number: string
  readonly issuedAt: Date
  /** The invoice that a credit note reverses, and why. */
  readonly against:
    | {
        readonly number: string
        readonly issuedAt: Date
        readonly reason: RefundReason | 'unused_posts'
      }
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
  /** The payment provider's ids of the order and the payment. */
  readonly providerOrderId: string | undefined
  readonly providerPaymentId: string | undefined
}

/** 'invoice-JP-26-27-000123.pdf': the slashes of a number are replaced. */
export const documentFileName = ({ kind, number }: Pick<IssuedDocument, 'kind' | 'number'>) =>
  `${kind}-${number.replaceAll('/', '-')}.pdf`
