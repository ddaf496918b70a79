/** An order at the provider. Amounts are whole paise. */
export type ProviderOrder = {
  readonly id: string
  readonly amountPaise: number
  readonly currency: string
  /** Our id of the order. */
  readonly receipt: string
}

/** 'failed' is never final, because a bank may confirm later. */
export type ProviderPaymentStatus = 'created' | 'authorized' | 'captured' | 'refunded' | 'failed'

export type ProviderPayment = {
  readonly id: string
  readonly orderId: string
  readonly amountPaise: number
  readonly currency: string
  readonly status: ProviderPaymentStatus
  /** The payment method: 'upi', 'card', ... */
  readonly method: string
}

export type ProviderRefund = {
  readonly id: string
  readonly paymentId: string
  readonly amountPaise: number
  readonly status: 'pending' | 'processed' | 'failed'
}

/**
 * The event of a webhook. Its payload is a snapshot, so only its ids are used; the rest is fetched.
 */
export type ProviderEvent = {
  readonly id: string
  readonly name: string
  readonly orderId: string | undefined
  readonly paymentId: string | undefined
  readonly refundId: string | undefined
}

/**
 * 'unavailable': the provider is away, slow, overloaded or unreadable, so the call may have taken
 * effect; 'refused': the provider rejected the call, and would again; 'unknown': the id does not
 * exist.
 */
export type PaymentProviderProblem = 'unavailable' | 'refused' | 'unknown'

export class PaymentProviderError extends Error {
  override readonly name = 'PaymentProviderError'
  readonly problem: PaymentProviderProblem

  constructor(problem: PaymentProviderProblem, message: string, options?: ErrorOptions) {
    super(message, options)
    this.problem = problem
  }
}

/** Takes payments. Every call throws PaymentProviderError, and no other error. */
export type PaymentProvider = {
  /** What the browser's checkout needs; none of it is secret. */
  readonly checkout: { readonly keyId: string; readonly scriptUrl: string }
  createOrder: (input: {
    amountPaise: number
    currency: 'INR'
    receipt: string
    notes: Readonly<Record<string, string>>
  }) => Promise<ProviderOrder>
  /** Finds the order of an earlier `createOrder` without a reply. */
  findOrderByReceipt: (receipt: string) => Promise<ProviderOrder | undefined>
  listOrderPayments: (orderId: string) => Promise<ProviderPayment[]>
  /** Refunds in full, once per key. */
  refundPayment: (input: {
    paymentId: string
    amountPaise: number
    key: string
  }) => Promise<ProviderRefund>
  listPaymentRefunds: (paymentId: string) => Promise<ProviderRefund[]>
  /** All payments between two instants, for reconciliation. */
  listPayments: (from: Date, until: Date) => AsyncIterable<ProviderPayment>
  /** Whether the provider signed that the payment belongs to the order. Constant time. */
  isPaymentSigned: (signed: { orderId: string; paymentId: string; signature: string }) => boolean
  /** The event of a webhook's raw body; undefined without a valid signature of the provider. */
  readEvent: (
    raw: Buffer,
    headers: { signature: string; eventId: string },
  ) => ProviderEvent | undefined
}
