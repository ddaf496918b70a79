import { createRazorpayProvider } from '../../adapters/payments/razorpay-provider.ts'
import {
  orderReplySchema,
  paymentReplySchema,
  refundReplySchema,
} from '../../adapters/payments/razorpay-replies.ts'
import { PaymentProviderError } from '../../ports/payment-provider.ts'
import type {
  PaymentProvider,
  ProviderOrder,
  ProviderPayment,
} from '../../ports/payment-provider.ts'
import { ApiError } from './api-error.ts'
import { entryOf } from './book.ts'
import type { Book } from './book.ts'
import type { Order, Payment } from './entities.ts'
import { createOrder } from './orders.ts'
import { createRefund } from './refunds.ts'
import { orderView, paymentView, refundView } from './views.ts'

type Keys = { keyId: string; keySecret: string; webhookSecret: string }

/** The payment port on the stand-in's data without a network, for many payments in a short time. */
export function createInProcessProvider(book: Book, keys: Keys): PaymentProvider {
  /** The payments of each order. Searching all payments for each order would be slow. */
  const paidFor = new Map<string, Set<string>>()
  const index = (payments: Iterable<Payment>) => {
    for (const { id, order_id } of payments) {
      paidFor.set(order_id, (paidFor.get(order_id) ?? new Set()).add(id))
    }
  }
  index(book.payments.values())
  book.onCommit(({ payments = [] }) => index(payments))

  return {
    // Signatures work the same; the other calls would use the network.
    ...createRazorpayProvider(keys),

    createOrder: async ({ amountPaise: amount, currency, receipt, notes }) =>
      answer(() => toOrder(createOrder(book, { amount, currency, receipt, notes }))),

    findOrderByReceipt: async (receipt) =>
      answer(() => {
        const found = [...book.orders.values()].find((order) => order.receipt === receipt)
        return found && toOrder(found)
      }),

    listOrderPayments: async (orderId) =>
      answer(() => {
        const { id } = entryOf(book.orders, orderId)
        return toPayments([...(paidFor.get(id) ?? [])].map((each) => entryOf(book.payments, each)))
      }),

    refundPayment: async ({ paymentId, amountPaise: amount, key }) =>
      answer(() => {
        const body = { amount, receipt: key }
        const input = { paymentId, body, key, outcome: 'processed', settlesAt: undefined } as const
        return refundReplySchema.parse(refundView(createRefund(book, input)))
      }),

    listPaymentRefunds: async (paymentId) =>
      answer(() => {
        const { id } = entryOf(book.payments, paymentId)
        const refunds = [...book.refunds.values()].filter(({ payment_id }) => payment_id === id)
        return refunds.map((refund) => refundReplySchema.parse(refundView(refund)))
      }),

    async *listPayments(from, until) {
      const [first, last] = [from.getTime() / 1000, until.getTime() / 1000]
      const made = [...book.payments.values()].filter(
        ({ created_at }) => created_at >= Math.floor(first) && created_at <= last,
      )
      yield* toPayments(made)
    },
  }
}

/** @throws PaymentProviderError, and no other error */
function answer<Result>(act: () => Result): Result {
  try {
    return act()
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const problem = /does not exist/.test(error.message) ? 'unknown' : 'refused'
    throw new PaymentProviderError(problem, error.message, { cause: error })
  }
}

const toOrder = (order: Order): ProviderOrder => orderReplySchema.parse(orderView(order)).order

const toPayments = (payments: readonly Payment[]): ProviderPayment[] =>
  payments
    .map((payment) => paymentReplySchema.parse(paymentView(payment)))
    .filter((payment) => payment !== undefined)
