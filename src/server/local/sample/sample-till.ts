import type { Clock } from '../../lib/clock.ts'
import type { PaymentProvider } from '../../ports/payment-provider.ts'
import { createBook } from '../razorpay/book.ts'
import type { Change } from '../razorpay/entities.ts'
import { createInProcessProvider } from '../razorpay/in-process-provider.ts'
import { memoryJournal } from '../razorpay/journal.ts'
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
  /** Pays an order in full; returns what a checkout passes to its page. */
  readonly pay: (orderId: string) => PaymentCallback
  /** All payments so far, without webhook events. */
  readonly content: () => Required<Omit<Change, 'events'>>
}

/** The payment provider of the sample's employers: the local stand-in without the network. */
export function createSampleTill(clock: Clock): SampleTill {
  const book = createBook(memoryJournal, clock)
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
