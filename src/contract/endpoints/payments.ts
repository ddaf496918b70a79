import { z } from 'zod'
import * as jobs from '../jobs.ts'
import * as payments from '../payments.ts'
import { plain } from '../endpoint.ts'
import type { Endpoint } from '../endpoint.ts'

export const paymentsEndpoints = {
  createOrder: {
    ...plain,
    method: 'POST',
    path: '/create-order',
    summary: 'Order a plan for a job',
    room: 'payments',
    access: ['employer'],
    body: payments.createOrderSchema,
    reply: payments.orderSchema,
  },
  resumeOrder: {
    ...plain,
    method: 'POST',
    path: '/api/jobs/:jobId/order',
    summary: 'The order of my unpaid job, to pay it now',
    room: 'payments',
    access: ['employer'],
    params: jobs.jobIdParamsSchema,
    reply: payments.orderSchema,
  },
  checkOrder: {
    ...plain,
    method: 'POST',
    path: '/api/orders/:orderId/check',
    summary: 'Ask the payment provider how far my order is',
    room: 'payments',
    access: ['employer'],
    params: payments.orderParamsSchema,
    reply: payments.orderSchema,
  },
  verifyPayment: {
    ...plain,
    method: 'POST',
    path: '/verify-payment',
    summary: 'Verify what the checkout brought back',
    room: 'payments',
    access: ['employer'],
    body: payments.verifyPaymentSchema,
    reply: payments.verifyPaymentReplySchema,
  },
  getJobPayment: {
    ...plain,
    method: 'GET',
    path: '/api/jobs/:jobId/payment',
    summary: 'Payment, invoice and refund of a paid job',
    room: 'payments',
    access: ['employer', 'admin'],
    params: jobs.jobIdParamsSchema,
    reply: payments.jobPaymentSchema,
  },
  listPayments: {
    ...plain,
    method: 'POST',
    path: '/api/payments',
    summary: 'Payments and refunds',
    room: 'payments',
    access: ['admin'],
    body: payments.listPaymentsSchema,
    reply: z.array(payments.receivedPaymentSchema),
    paged: true,
  },
  retryRefund: {
    ...plain,
    method: 'POST',
    path: '/api/refunds/:refundId/retry',
    summary: 'Try a failed refund again',
    room: 'payments',
    access: ['admin'],
    params: payments.refundParamsSchema,
    reply: payments.refundReplySchema,
  },
} as const satisfies Record<string, Endpoint>
