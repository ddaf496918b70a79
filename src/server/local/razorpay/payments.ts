import { z } from 'zod'
import { ApiError } from './api-error.ts'
import { entryOf, newProviderId } from './book.ts'
import type { Book } from './book.ts'
import type { Change, Order, Payment } from './entities.ts'
import { eventOf } from './events.ts'
import { parseBody } from './orders.ts'

/**
 * The outcome of a payment. 'late': the bank confirms later; 'failed_then_captured': the bank
 * refuses first and confirms later.
 */
export const outcomes = [
  'captured',
  'authorized',
  'failed',
  'late',
  'failed_then_captured',
] as const
export type Outcome = (typeof outcomes)[number]

export type PaymentInput = {
  orderId: string
  outcome: Outcome
  method?: string | undefined
  email?: string | undefined
  contact?: string | undefined
  /** Differs from the order's amount only by a fault of the provider. */
  amount?: number | undefined
  currency?: string | undefined
  /** When the bank confirms late; undefined waits for `confirm`. */
  confirmsAt: number | undefined
}

const captureSchema = z.object({ amount: z.int(), currency: z.string().default('INR') })

export function pay(book: Book, input: PaymentInput): Payment {
  const order = entryOf(book.orders, input.orderId)
  requirePayable(book, order)
  const isLater = input.outcome === 'late' || input.outcome === 'failed_then_captured'
  const payment: Payment = {
    id: newProviderId('pay'),
    order_id: order.id,
    amount: input.amount ?? order.amount,
    currency: input.currency ?? order.currency,
    status: 'created',
    method: input.method ?? 'upi',
    amount_refunded: 0,
    email: input.email ?? null,
    contact: input.contact ?? null,
    created_at: book.seconds(),
    confirmsAt: (isLater ? input.confirmsAt : undefined) ?? null,
  }
  const attempted: Order = { ...order, status: 'attempted', attempts: order.attempts + 1 }
  book.commit({ orders: [attempted], payments: [payment] })
  if (input.outcome === 'late') return payment
  if (input.outcome === 'failed' || isLater) return fail(book, payment)
  return authorize(book, payment.id, input.outcome === 'captured')
}

/** The bank confirms a late payment. */
export function confirm(book: Book, paymentId: string): Payment {
  const payment = entryOf(book.payments, paymentId)
  if (payment.status !== 'created' && payment.status !== 'failed') {
    throw new ApiError('This payment has already been processed')
  }
  return authorize(book, paymentId, true)
}

/** @param body the body of the API call */
export function capture(book: Book, paymentId: string, body: unknown): Payment {
  const payment = entryOf(book.payments, paymentId)
  const { amount, currency } = parseBody(captureSchema, body)
  if (payment.status === 'captured' || payment.status === 'refunded') {
    throw new ApiError('This payment has already been captured')
  }
  if (payment.status !== 'authorized') {
    throw new ApiError(
      'Only payments which have been authorized and not yet captured can be captured',
    )
  }
  if (amount !== payment.amount || currency !== payment.currency) {
    throw new ApiError('Capture amount must be equal to the amount authorized', {
      field: 'amount',
    })
  }
  book.commit(captured(book, payment))
  return entryOf(book.payments, paymentId)
}

function requirePayable(book: Book, order: Order): void {
  if (order.status === 'paid') throw new ApiError('The order has already been paid')
  for (const payment of book.payments.values()) {
    if (payment.order_id === order.id && payment.status === 'authorized') {
      throw new ApiError('Another payment of this order is being processed')
    }
  }
}

function fail(book: Book, payment: Payment): Payment {
  const failed: Payment = { ...payment, status: 'failed' }
  book.commit({
    payments: [failed],
    events: [eventOf(book, 'payment.failed', { payment: failed })],
  })
  return failed
}

function authorize(book: Book, paymentId: string, isCaptureWanted: boolean): Payment {
  const payment = entryOf(book.payments, paymentId)
  const order = entryOf(book.orders, payment.order_id)
  const authorized: Payment = { ...payment, status: 'authorized', confirmsAt: null }
  const event = eventOf(book, 'payment.authorized', { payment: authorized })
  const rest = isCaptureWanted && order.isCapturedByItself ? captured(book, authorized) : {}
  book.commit({ payments: [authorized], ...rest, events: [event, ...(rest.events ?? [])] })
  return entryOf(book.payments, paymentId)
}

/** A late payment is captured even if another one has paid the order meanwhile. */
function captured(book: Book, authorized: Payment): Change {
  const order = entryOf(book.orders, authorized.order_id)
  const payment: Payment = { ...authorized, status: 'captured' }
  const paid: Order = { ...order, status: 'paid', amount_paid: payment.amount }
  const event = eventOf(book, 'payment.captured', { payment })
  if (order.status === 'paid') return { payments: [payment], events: [event] }
  const orderEvent = eventOf(book, 'order.paid', { payment, order: paid })
  return { orders: [paid], payments: [payment], events: [event, orderEvent] }
}
