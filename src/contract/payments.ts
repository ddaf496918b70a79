import { z } from 'zod'
import { limits } from './limits.ts'
import { planNames } from './pricing.ts'

/* ---------- orders ---------- */

/** 'returned': it was paid, and the money went or goes back. */
export const orderStatuses = ['open', 'paid', 'returned'] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** Which status may follow which. Only `settle` and a refund move an order. */
export const orderTransitions = {
  open: ['paid', 'returned'],
  paid: ['returned'],
  returned: [],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>

export const refundStatuses = ['due', 'pending', 'processed', 'failed'] as const
export type RefundStatus = (typeof refundStatuses)[number]

export const refundTransitions = {
  due: ['pending', 'processed', 'failed'],
  pending: ['processed', 'failed'],
  processed: [],
  failed: ['due', 'processed'],
} as const satisfies Record<RefundStatus, readonly RefundStatus[]>

/** 'job_rejected': before it was published; 'not_owed': paid twice, or nothing left to pay for. */
export const refundReasons = ['job_rejected', 'not_owed'] as const
export type RefundReason = (typeof refundReasons)[number]

/** Ids of the payment provider, before they reach an address. */
const providerId = (prefix: 'order' | 'pay') =>
  z.string().regex(new RegExp(`^${prefix}_[A-Za-z0-9]{1,40}$`))

/**
 * `amount` is in paise and must be what the server asks for `type`. The job form's `submissionId`
 * makes asking twice answer with the same order.
 */
export const createOrderSchema = z.object({
  amount: z.number().int().min(1).max(limits.maxOrderPaise),
  currency: z.literal('INR'),
  type: z.enum(planNames),
  submissionId: z.uuid().optional(),
})

/** How far an order is: 'pending' when a payment was made that the bank has not confirmed. */
export const orderProgress = ['unpaid', 'pending', 'paid', 'returned'] as const

/** An order as its employer's checkout needs it. `id` is the provider's, as the checkout takes it. */
export const orderSchema = z.object({
  id: z.string(),
  /** Paise. */
  amount: z.number().int(),
  currency: z.literal('INR'),
  plan: z.enum(planNames),
  progress: z.enum(orderProgress),
  jobId: z.string().nullable(),
  checkout: z.object({ keyId: z.string(), scriptUrl: z.string() }),
})
export type Order = z.infer<typeof orderSchema>

export const orderParamsSchema = z.object({ orderId: providerId('order') })

export const verifyPaymentSchema = z.object({
  order_id: providerId('order'),
  payment_id: providerId('pay'),
  signature: z.string().max(limits.shortText),
})

/** `success` is false for a payment that is not this order's, or not yet confirmed ('pending'). */
export const verifyPaymentReplySchema = z.object({
  success: z.boolean(),
  progress: z.enum(orderProgress),
})

/** The state of the money of a paid job, for its employer and for admins. */
export const jobPaymentSchema = z.object({
  progress: z.enum(orderProgress),
  /** Whole rupees with tax. */
  totalRupees: z.number(),
  invoiceNumber: z.string().nullable(),
  creditNoteNumber: z.string().nullable(),
  refund: z.object({ status: z.enum(refundStatuses), reason: z.enum(refundReasons) }).nullable(),
})
export type JobPayment = z.infer<typeof jobPaymentSchema>

/* ---------- for admins ---------- */

export const paymentFilters = ['all', 'refunds', 'failed'] as const

/** One payment of the admin's list, the newest first. */
export const receivedPaymentSchema = z.object({
  id: z.string(),
  /** An instant, ISO 8601 in UTC. */
  receivedAt: z.string(),
  employerName: z.string(),
  jobId: z.string().nullable(),
  jobTitle: z.string().nullable(),
  plan: z.enum(planNames),
  /** Paise. */
  amountPaise: z.number().int(),
  method: z.string(),
  providerPaymentId: z.string(),
  invoiceNumber: z.string().nullable(),
  creditNoteNumber: z.string().nullable(),
  refund: z
    .object({ id: z.string(), status: z.enum(refundStatuses), reason: z.enum(refundReasons) })
    .nullable(),
})
export type ReceivedPayment = z.infer<typeof receivedPaymentSchema>

export const listPaymentsSchema = z
  .object({
    filter: z.enum(paymentFilters),
    cursor: z.string().max(limits.addressLength),
    limit: z.coerce.number().int().min(1).max(limits.listMax),
  })
  .partial()

export const refundParamsSchema = z.object({ refundId: z.uuid() })
export const refundReplySchema = z.object({ status: z.enum(refundStatuses) })
