import type { LaterRow } from './row.ts'

const payments =
  'Payments are being built: the ground is laid, the server does not answer the calls yet.'
const google = 'Sign-in by Google and Facebook is built after payments.'

/**
 * Everything that the specification asks for and the product does not do yet, in one list. The check
 * fails as soon as the code has what a row waits for: then the row moves to its section, with tests.
 */
export const laterRows: readonly LaterRow[] = [
  {
    id: 'calls of money',
    says: 'POST /create-order {amount, currency, type} -> {id, amount, currency}; POST /verify-payment {order_id, payment_id, signature} -> success',
    reason: payments,
    until: { calls: ['POST /create-order', 'POST /verify-payment'] },
  },
  {
    id: 'paying later',
    says: "'Pay now' for an unpaid job on the dashboard, the state of a payment, payments and refunds for admins",
    reason: payments,
    until: {
      calls: [
        'POST /api/jobs/{jobId}/order',
        'POST /api/orders/{orderId}/check',
        'GET /api/jobs/{jobId}/payment',
        'POST /api/payments',
        'POST /api/refunds/{refundId}/retry',
      ],
    },
  },
  {
    id: 'refusals of money',
    says: 'ORDER_NOT_FOUND, PRICE_CHANGED, ORDER_SPENT, JOB_REFUNDED, PAYMENTS_AWAY',
    reason: payments,
    until: {
      refusals: [
        'ORDER_NOT_FOUND',
        'PRICE_CHANGED',
        'ORDER_SPENT',
        'JOB_REFUNDED',
        'PAYMENTS_AWAY',
      ],
    },
  },
  {
    id: 'dialogs of money',
    says: "Script load failure, verification failure, popup closed, and 'Your payment was successful!' with Done",
    reason: payments,
    until: {
      sentences: [
        'Failed to load Razorpay script.',
        'Payment verification failed.',
        'Payment Cancelled',
        'You closed the payment popup. If this was a mistake, please try again.',
        'Your payment was successful! Thanks for your submission. Your job post will be live after verification within 24 hours. Click here to make another post.',
      ],
    },
  },
  {
    id: 'sign-in by Google',
    says: "Google on the three logins, Facebook on the admin's; roles as for any identity; a popup whose closing is noticed within half a second",
    reason: google,
    until: {
      sentences: [
        'Google Sign-In successful!',
        'Invalid role detected. Please contact support.',
        'Google Sign-In failed. Please try again.',
        'Google Sign-In was closed by the user.',
        'Sign-in process was canceled by the user.',
      ],
    },
  },
]
