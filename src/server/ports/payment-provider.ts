/** An order at the provider. Amounts are whole paise. */
export type ProviderOrder = {
  readonly id: string
  readonly amountPaise: number
  readonly currency: string
  /** Ours: the id of the order's row. */
  readonly receipt: string
}

/** 'failed' is never final: a bank may confirm later. */
export type ProviderPaymentStatus = 'created' | 'authorized' | 'captured' | 'refunded' | 'failed'

export type ProviderPayment = {
  readonly id: string
  readonly orderId: string
  readonly amountPaise: number
  readonly currency: string
  readonly status: ProviderPaymentStatus
  /** How it was paid: 'upi', 'card', ... */
  readonly method: string
}

export type ProviderRefund = {
  readonly id: string
  readonly paymentId: string
  readonly amountPaise: number
  readonly status: 'pending' | 'processed' | 'failed'
}

/** What a webhook tells. Its payload is a snapshot, so only the ids count; the rest is asked for. */
export type ProviderEvent = {
  readonly id: string
  readonly name: string
  readonly orderId: string | undefined
  readonly paymentId: string | undefined
  readonly refundId: string | undefined
}

/**
 * 'unavailable': away, slow, overloaded or unreadable, so nobody knows what it did; 'refused': it
 * said no, and saying it again won't help; 'unknown': it knows nothing of that name.
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

/** Takes payments for us. Every call throws PaymentProviderError, and no other error. */
export type PaymentProvider = {
  /** What the browser's checkout is opened with; nothing of it is secret. */
  readonly checkout: { readonly keyId: string; readonly scriptUrl: string }
  createOrder: (wish: {
    amountPaise: number
    currency: 'INR'
    receipt: string
    notes: Readonly<Record<string, string>>
  }) => Promise<ProviderOrder>
  /** The order that an earlier, unanswered `createOrder` may have made. */
  findOrderByReceipt: (receipt: string) => Promise<ProviderOrder | undefined>
  listOrderPayments: (orderId: string) => Promise<ProviderPayment[]>
  /** Whole, and once for a key. */
  refundPayment: (wish: {
    paymentId: string
    amountPaise: number
    key: string
  }) => Promise<ProviderRefund>
  listPaymentRefunds: (paymentId: string) => Promise<ProviderRefund[]>
  /** All payments between two instants, for checking the books. */
  listPayments: (from: Date, until: Date) => AsyncIterable<ProviderPayment>
  /** Whether the provider signed that this payment belongs to this order. Constant time. */
  isPaymentSigned: (signed: { orderId: string; paymentId: string; signature: string }) => boolean
  /** The event of a webhook's raw body; undefined when the provider did not sign it. */
  readEvent: (
    raw: Buffer,
    headers: { signature: string; eventId: string },
  ) => ProviderEvent | undefined
}
