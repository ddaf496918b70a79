import { z } from 'zod'
import { ApiRefusal } from './api-refusal.ts'
import { entryOf, newProviderId } from './book.ts'
import type { Book } from './book.ts'
import type { Change, Order, Payment } from './entities.ts'
import { eventOf } from './events.ts'
import { parseBody } from './orders.ts'

/**
 * What a payment comes to. 'late': the bank does not answer until later; 'failed_then_captured': it
 * says no, and later yes.
 */
export const outcomes = [
  'captured',
  'authorized',
  'failed',
  'late',
  'failed_then_captured',
] as const
export type Outcome = (typeof outcomes)[number]

export type PaymentWish = {
  orderId: string
  outcome: Outcome
  method?: string | undefined
  email?: string | undefined
  contact?: string | undefined
  /** Other than the order's, as only a fault of the provider could bring it. */
  amount?: number | undefined
  currency?: string | undefined
  /** When the bank says yes after all; undefined waits for `confirm`. */
  confirmsAt: number | undefined
}

const captureSchema = z.object({ amount: z.int(), currency: z.string().default('INR') })

export function pay(book: Book, wish: PaymentWish): Payment {
  const order = entryOf(book.orders, wish.orderId)
  requirePayable(book, order)
  const isLater = wish.outcome === 'late' || wish.outcome === 'failed_then_captured'
  const payment: Payment = {
    id: newProviderId('pay'),
    order_id: order.id,
    amount: wish.amount ?? order.amount,
    currency: wish.currency ?? order.currency,
    status: 'created',
    method: wish.method ?? 'upi',
    amount_refunded: 0,
    email: wish.email ?? null,
    contact: wish.contact ?? null,
    created_at: book.seconds(),
    confirmsAt: (isLater ? wish.confirmsAt : undefined) ?? null,
  }
  const attempted: Order = { ...order, status: 'attempted', attempts: order.attempts + 1 }
  book.commit({ orders: [attempted], payments: [payment] })
  if (wish.outcome === 'late') return payment
  if (wish.outcome === 'failed' || isLater) return fail(book, payment)
  return authorize(book, payment.id, wish.outcome === 'captured')
}

/** The bank's late yes. */
export function confirm(book: Book, paymentId: string): Payment {
  const payment = entryOf(book.payments, paymentId)
  if (payment.status !== 'created' && payment.status !== 'failed') {
    throw new ApiRefusal('This payment has already been processed')
  }
  return authorize(book, paymentId, true)
}

/** @param body what the API was asked with */
export function capture(book: Book, paymentId: string, body: unknown): Payment {
  const payment = entryOf(book.payments, paymentId)
  const { amount, currency } = parseBody(captureSchema, body)
  if (payment.status === 'captured' || payment.status === 'refunded') {
    throw new ApiRefusal('This payment has already been captured')
  }
  if (payment.status !== 'authorized') {
    throw new ApiRefusal(
      'Only payments which have been authorized and not yet captured can be captured',
    )
  }
  if (amount !== payment.amount || currency !== payment.currency) {
    throw new ApiRefusal('Capture amount must be equal to the amount authorized', {
      field: 'amount',
    })
  }
  book.commit(captured(book, payment))
  return entryOf(book.payments, paymentId)
}

function requirePayable(book: Book, order: Order): void {
  if (order.status === 'paid') throw new ApiRefusal('The order has already been paid')
  for (const payment of book.payments.values()) {
    if (payment.order_id === order.id && payment.status === 'authorized') {
      throw new ApiRefusal('Another payment of this order is being processed')
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

/** A payment confirmed late is captured even when the order was paid meanwhile by another. */
function captured(book: Book, authorized: Payment): Change {
  const order = entryOf(book.orders, authorized.order_id)
  const payment: Payment = { ...authorized, status: 'captured' }
  const paid: Order = { ...order, status: 'paid', amount_paid: payment.amount }
  const told = eventOf(book, 'payment.captured', { payment })
  if (order.status === 'paid') return { payments: [payment], events: [told] }
  const orderTold = eventOf(book, 'order.paid', { payment, order: paid })
  return { orders: [paid], payments: [payment], events: [told, orderTold] }
}
