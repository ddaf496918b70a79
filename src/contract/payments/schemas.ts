import { z } from 'zod'
import { cursorSchema, listLimit, optionalText, searchText } from '#contract/fields.ts'
import { requiredOption } from '#contract/option-fields.ts'
import { jobStateSchema, jobStatusWireSchema } from '#contract/jobs/schemas.ts'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import { limits } from '#contract/limits.ts'
import { refundReasonOptions } from '#contract/payments/options.ts'
import { planNames } from './pricing.ts'
import {
  orderKinds,
  orderProgress,
  paymentFilters,
  refundReasons,
  refundStatuses,
} from './states.ts'

/* ---------- orders ---------- */

/** Ids of the payment provider; the pattern makes them safe in URLs. */
const providerId = (prefix: 'order' | 'pay') =>
  z.string().regex(new RegExp(`^${prefix}_[A-Za-z0-9]{1,40}$`))

/**
 * `amount` is in paise and must be the price of `type`. The job form's `submissionId` makes the call
 * idempotent.
 */
export const createOrderSchema = z.object({
  amount: z.number().int().min(1).max(limits.maxOrderPaise),
  currency: z.literal('INR'),
  type: z.enum(planNames),
  submissionId: z.uuid().optional(),
})

/** `amount` is in paise and must be the price of all posts. `submissionId` makes the call idempotent. */
export const buyPostsSchema = z.object({
  plan: z.enum(planNames),
  quantity: z.number().int().min(1).max(limits.maxPostsAtOnce),
  amount: z.number().int().min(1).max(limits.maxOrderPaise),
  submissionId: z.uuid(),
})

/** `amount` is in paise and must be the price of `plan`. A job has one open order of a renewal. */
export const orderRenewalSchema = z.object({
  plan: z.enum(planNames),
  amount: z.number().int().min(1).max(limits.maxOrderPaise),
})

/** `submissionId` makes the call idempotent. */
export const renewWithPostSchema = z.object({ plan: z.enum(planNames), submissionId: z.uuid() })

export const renewedSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  state: jobStateSchema,
  /** The new last day in India. */
  endDay: z.string(),
})

/** An order for its employer's checkout. `id` is the provider's order id. */
export const orderSchema = z.object({
  id: z.string(),
  /** Paise. */
  amount: z.number().int(),
  currency: z.literal('INR'),
  plan: z.enum(planNames),
  orderKind: z.enum(orderKinds),
  quantity: z.number().int(),
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

/** `success` is false for another order's payment, and for one that is not confirmed yet ('pending'). */
export const verifyPaymentReplySchema = z.object({
  success: z.boolean(),
  progress: z.enum(orderProgress),
})

/** The payment state of a paid job, for its employer and for admins. */
export const jobPaymentSchema = z.object({
  progress: z.enum(orderProgress),
  /** Whole rupees with tax. */
  totalRupees: z.number(),
  invoiceNumber: z.string().nullable(),
  creditNoteNumber: z.string().nullable(),
  refund: z.object({ status: z.enum(refundStatuses), reason: z.enum(refundReasons) }).nullable(),
})
export type JobPayment = z.infer<typeof jobPaymentSchema>

/** An employer's posts that are bought and not used. */
export const postsLeftSchema = z.object({
  plan: z.enum(planNames),
  count: z.number().int(),
  /** The instant until which the first of them can be used, ISO 8601 in UTC; null without any. */
  firstEndsAt: z.string().nullable(),
})
export type PostsLeft = z.infer<typeof postsLeftSchema>

/* ---------- for admins ---------- */

const documentNameSchema = z.object({ id: z.string(), number: z.string() })

/** A payment in the admins' list. */
export const receivedPaymentSchema = z.object({
  id: z.string(),
  /** An instant, ISO 8601 in UTC. */
  receivedAt: z.string(),
  employerName: z.string(),
  jobId: z.string().nullable(),
  jobTitle: z.string().nullable(),
  jobStatus: jobStatusWireSchema.nullable(),
  plan: z.enum(planNames),
  kind: z.enum(orderKinds),
  /** How many posts were bought. */
  quantity: z.number().int(),
  /** Paise. */
  amountPaise: z.number().int(),
  method: z.string(),
  providerPaymentId: z.string(),
  /** What an admin can refund, in paise: all of it, or the bought posts that are left; else 0. */
  refundablePaise: z.number().int(),
  invoice: documentNameSchema.nullable(),
  creditNote: documentNameSchema.nullable(),
  refund: z
    .object({
      id: z.string(),
      status: z.enum(refundStatuses),
      reason: z.enum(refundReasons),
      /** The words of the admin who refunded it by hand. */
      note: z.string(),
    })
    .nullable(),
})
export type ReceivedPayment = z.infer<typeof receivedPaymentSchema>

const dayOrNone = z.union([z.iso.date().startsWith('20'), z.literal('')])

export const listPaymentsSchema = z
  .object({
    filter: z.enum(paymentFilters),
    /** An id of order or payment, the number of a document, a phone number, or part of a company's name. */
    q: searchText(limits.searchTextLength),
    /** Days in India, inclusive. */
    from: dayOrNone,
    to: dayOrNone,
    cursor: cursorSchema,
    limit: listLimit,
  })
  .partial()

export const refundParamsSchema = z.object({ refundId: z.uuid() })
export const refundReplySchema = z.object({ status: z.enum(refundStatuses) })

/* ---------- a refund by hand ---------- */

export const manualRefundSchema = z
  .object({
    reason: requiredOption(refundReasonOptions, 'payments.reasonRequired'),
    note: optionalText(limits.longText),
  })
  .refine(({ reason, note }) => reason !== 'other' || note !== '', {
    path: ['note'],
    error: 'payments.noteRequired' satisfies MessageKey,
  })
/** `manualRefundSchema` parses the fields. */
export const refundPaymentSchema = z.looseObject({})
export const paymentParamsSchema = z.object({ paymentId: z.string() })
export const refundedSchema = z.object({ message: z.string(), status: z.enum(refundStatuses) })
