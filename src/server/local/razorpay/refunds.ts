import { z } from 'zod'
import { ApiError } from './api-error.ts'
import { entryOf, newProviderId } from './book.ts'
import type { Book } from './book.ts'
import type { Payment, Refund } from './entities.ts'
import { eventOf } from './events.ts'
import { parseBody } from './orders.ts'

const refundInputSchema = z.object({
  amount: z.int().min(100, 'The amount must be at least INR 1.00').optional(),
  speed: z.enum(['normal', 'optimum']).default('normal'),
  receipt: z.string().max(40).nullish(),
  notes: z.record(z.string(), z.string()).default({}),
})

const keyPattern = /^[\w-]{10,}$/

type RefundInput = {
  paymentId: string
  body: unknown
  key: string | undefined
  /** The outcome: 'pending' lasts until `settlesAt`, or until a test ends it. */
  outcome: Refund['status']
  settlesAt: number | undefined
}

export function createRefund(book: Book, input: RefundInput): Refund {
  const payment = entryOf(book.payments, input.paymentId)
  const { amount = payment.amount - payment.amount_refunded, ...rest } = parseBody(
    refundInputSchema,
    input.body ?? {},
  )
  const request = JSON.stringify([input.paymentId, input.body])
  const earlier = findByKey(book, input.key, request)
  if (earlier) return earlier
  requireRefundable(payment, amount)
  const refund: Refund = {
    id: newProviderId('rfnd'),
    payment_id: payment.id,
    amount,
    currency: payment.currency,
    status: 'pending',
    receipt: rest.receipt ?? null,
    notes: rest.notes,
    created_at: book.seconds(),
    idempotency: input.key === undefined ? null : { key: input.key, request },
    settlesAt: input.outcome === 'pending' ? (input.settlesAt ?? null) : null,
  }
  const reduced = withRefunded(payment, payment.amount_refunded + amount)
  book.commit({
    payments: [reduced],
    refunds: [refund],
    events: [eventOf(book, 'refund.created', { refund, payment: reduced })],
  })
  return input.outcome === 'pending' ? refund : settleRefund(book, refund.id, input.outcome)
}

/** Ends a refund with the bank's decision. */
export function settleRefund(book: Book, refundId: string, status: 'processed' | 'failed'): Refund {
  const pending = entryOf(book.refunds, refundId)
  if (pending.status !== 'pending') throw new ApiError('This refund is through already')
  const refund: Refund = { ...pending, status, settlesAt: null }
  const payment = entryOf(book.payments, refund.payment_id)
  const left =
    status === 'failed' ? withRefunded(payment, payment.amount_refunded - refund.amount) : payment
  book.commit({
    payments: [left],
    refunds: [refund],
    events: [eventOf(book, `refund.${status}`, { refund, payment: left })],
  })
  return refund
}

function findByKey(book: Book, key: string | undefined, request: string): Refund | undefined {
  if (key === undefined) return undefined
  if (!keyPattern.test(key)) throw new ApiError('The idempotency key is not valid')
  const earlier = [...book.refunds.values()].find((refund) => refund.idempotency?.key === key)
  if (earlier && earlier.idempotency?.request !== request) {
    throw new ApiError(
      'Different request with the same idempotency key has already been processed',
      { status: 409 },
    )
  }
  return earlier
}

function requireRefundable(payment: Payment, amount: number): void {
  if (payment.status === 'refunded') {
    throw new ApiError('The payment has been fully refunded already')
  }
  if (payment.status !== 'captured') {
    throw new ApiError('The payment status should be captured for action to be taken')
  }
  if (payment.amount_refunded + amount > payment.amount) {
    throw new ApiError('The refund amount provided is greater than amount captured', {
      field: 'amount',
    })
  }
}

const withRefunded = (payment: Payment, amount: number): Payment => ({
  ...payment,
  amount_refunded: amount,
  status: amount === payment.amount ? 'refunded' : 'captured',
})
