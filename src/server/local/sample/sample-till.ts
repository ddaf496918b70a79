import type { Clock } from '../../lib/clock.ts'
import type { PaymentProvider } from '../../ports/payment-provider.ts'
import { createBook } from '../razorpay/book.ts'
import type { Change } from '../razorpay/entities.ts'
import { createInProcessProvider } from '../razorpay/in-process-provider.ts'
import { forgetfulJournal } from '../razorpay/journal.ts'
import { pay } from '../razorpay/payments.ts'
import { callbackOf } from '../razorpay/signatures.ts'
import type { PaymentCallback } from '../razorpay/signatures.ts'

const keys = {
  keyId: 'rzp_test_sample',
  keySecret: 'signs what the sample pays',
  webhookSecret: 'is never asked for',
}

export type SampleTill = {
  readonly provider: PaymentProvider
  /** Somebody of the sample pays an order whole; gives what a checkout hands to its page. */
  readonly pay: (orderId: string) => PaymentCallback
  /** All that it knows, but for what it would have told by webhooks. */
  readonly content: () => Required<Omit<Change, 'events'>>
}

/** Where the sample's employers pay: the local stand-in's book, without the network between. */
export function createSampleTill(clock: Clock): SampleTill {
  const book = createBook(forgetfulJournal, clock)
  return {
    provider: createInProcessProvider(book, keys),
    pay: (orderId) => {
      const payment = pay(book, { orderId, outcome: 'captured', confirmsAt: undefined })
      return callbackOf(payment, keys.keySecret)
    },
    content: () => ({
      orders: [...book.orders.values()],
      payments: [...book.payments.values()],
      refunds: [...book.refunds.values()],
    }),
  }
}
