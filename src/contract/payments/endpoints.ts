import { z } from 'zod'
import { calls } from '#contract/calls.ts'
import * as jobs from '#contract/jobs/schemas.ts'
import * as payments from './schemas.ts'
import { callLimits } from '#contract/call-limits.ts'
import { plain } from '#contract/endpoint.ts'
import type { Endpoint } from '#contract/endpoint.ts'

export const paymentsEndpoints = {
  createOrder: {
    ...plain,
    ...calls.createOrder,
    summary: 'Order a plan for a job',
    room: 'payments',
    access: ['employer'],
    limit: callLimits.orders,
    body: payments.createOrderSchema,
    reply: payments.orderSchema,
  },
  resumeOrder: {
    ...plain,
    ...calls.resumeOrder,
    summary: 'The order of my unpaid job, to pay it now',
    room: 'payments',
    access: ['employer'],
    limit: callLimits.orders,
    params: jobs.jobIdParamsSchema,
    reply: payments.orderSchema,
  },
  checkOrder: {
    ...plain,
    ...calls.checkOrder,
    summary: 'Get the state of my order from the payment provider',
    room: 'payments',
    access: ['employer'],
    limit: callLimits.orders,
    params: payments.orderParamsSchema,
    reply: payments.orderSchema,
  },
  verifyPayment: {
    ...plain,
    ...calls.verifyPayment,
    summary: 'Verify the result of the checkout',
    room: 'payments',
    access: ['employer'],
    limit: callLimits.orders,
    body: payments.verifyPaymentSchema,
    reply: payments.verifyPaymentReplySchema,
  },
  getJobPayment: {
    ...plain,
    ...calls.getJobPayment,
    summary: 'Payment, invoice and refund of a paid job',
    room: 'payments',
    access: ['employer', 'admin'],
    params: jobs.jobIdParamsSchema,
    reply: payments.jobPaymentSchema,
  },
  listPayments: {
    ...plain,
    ...calls.listPayments,
    summary: 'Payments and refunds',
    room: 'payments',
    access: ['admin'],
    body: payments.listPaymentsSchema,
    reply: z.array(payments.receivedPaymentSchema),
    paged: true,
  },
  refundPayment: {
    ...plain,
    ...calls.refundPayment,
    summary: 'Refund a payment by hand and close its job',
    room: 'admin',
    access: ['admin'],
    limit: callLimits.edits,
    params: payments.paymentParamsSchema,
    body: payments.refundPaymentSchema,
    reply: payments.refundedSchema,
  },
  retryRefund: {
    ...plain,
    ...calls.retryRefund,
    summary: 'Try a failed refund again',
    room: 'payments',
    access: ['admin'],
    limit: callLimits.edits,
    params: payments.refundParamsSchema,
    reply: payments.refundReplySchema,
  },
} as const satisfies Record<string, Endpoint>
