import { automaticRefundReasons } from './automatic-refunds.ts'
import type { AutomaticRefundReason } from './automatic-refunds.ts'
import { refundReasonOptions } from './options.ts'
import type { ManualRefundReason } from './options.ts'

/** What an order pays for: a new post, several posts to use later, or more days for a job. */
export const orderKinds = ['post', 'credits', 'renewal'] as const
export type OrderKind = (typeof orderKinds)[number]

/** 'returned': the order was paid, and its money was or will be refunded. */
export const orderStatuses = ['open', 'paid', 'returned'] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** The allowed transitions. Only `settle` and a refund change an order's status. */
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

export type RefundReason = AutomaticRefundReason | ManualRefundReason
export const refundReasons: readonly RefundReason[] = [
  ...automaticRefundReasons,
  ...refundReasonOptions.map(({ value }) => value),
]

/** The progress of an order. 'pending': a payment was made that the bank has not confirmed. */
export const orderProgress = ['unpaid', 'pending', 'paid', 'returned'] as const
export const paymentFilters = ['all', 'refunds', 'failed'] as const
