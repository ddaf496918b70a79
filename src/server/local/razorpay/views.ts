import type { Order, Payment, Refund } from './entities.ts'

/* Replies of the API: the stored entities with derived fields. */

/** The provider replies with an empty list instead of an object without notes. */
const notesOf = (notes: Record<string, string>) => (Object.keys(notes).length === 0 ? [] : notes)

export function orderView(stored: Order) {
  const { isCapturedByItself: _isCapturedByItself, notes, ...order } = stored
  const amount_due = order.amount - order.amount_paid
  return { entity: 'order', ...order, amount_due, offer_id: null, notes: notesOf(notes) }
}

const noError = {
  error_code: null,
  error_description: null,
  error_source: null,
  error_step: null,
  error_reason: null,
}

export const failure = {
  error_code: 'BAD_REQUEST_ERROR',
  error_description: 'Payment failed',
  error_source: 'bank',
  error_step: 'payment_authorization',
  error_reason: 'payment_failed',
}

const feeShare = 0.02
const gstShare = 0.18

export function paymentView(stored: Payment) {
  const { confirmsAt: _confirmsAt, ...payment } = stored
  const isCaptured = payment.status === 'captured' || payment.status === 'refunded'
  const fee = Math.round(payment.amount * feeShare * (1 + gstShare))
  const isWhole = payment.amount_refunded === payment.amount
  return {
    entity: 'payment',
    ...payment,
    invoice_id: null,
    international: false,
    refund_status: payment.amount_refunded === 0 ? null : isWhole ? 'full' : 'partial',
    captured: isCaptured,
    description: null,
    card_id: null,
    bank: null,
    wallet: null,
    vpa: payment.method === 'upi' ? 'success@razorpay' : null,
    notes: [],
    fee: isCaptured ? fee : null,
    tax: isCaptured ? Math.round(fee - fee / (1 + gstShare)) : null,
    ...(payment.status === 'failed' ? failure : noError),
    acquirer_data: {},
  }
}

export function refundView(stored: Refund) {
  const { idempotency: _idempotency, settlesAt: _settlesAt, notes, ...refund } = stored
  return {
    entity: 'refund',
    ...refund,
    notes: notesOf(notes),
    acquirer_data: { arn: null },
    batch_id: null,
    speed_requested: 'normal',
    speed_processed: 'normal',
  }
}
