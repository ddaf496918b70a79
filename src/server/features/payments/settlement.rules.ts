import { limits } from '#server/lib/limits.ts'
import type { Order } from '#contract/payments/schemas.ts'
import type { OrderStatus } from '#contract/payments/states.ts'
import type { ProviderPayment } from '#server/ports/payment-provider.ts'

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs

export type OrderState = {
  readonly status: OrderStatus
  readonly totalPaise: number
  readonly currency: string
  readonly providerOrderId: string | null
  readonly createdAt: Date
  readonly paidAt: Date | null
  /** What it pays for is here: the job of a post. Posts to use later and renewals wait for nothing. */
  readonly hasJob: boolean
}

/** The changes of a settlement. */
export type SettlementPlan = {
  /**
   * Captured payments that are not recorded yet. A payment that does not settle the order is
   * refunded. A payment that the provider refunded before it was recorded is ignored.
   */
  readonly payments: readonly { readonly payment: ProviderPayment; readonly isSettling: boolean }[]
  readonly becomesPaid: boolean
  /** The order is paid and has no job to pay for. */
  readonly isReturned: boolean
}

/**
 * Plans a settlement from the provider's payments of an order and the recorded ones. The plan is
 * idempotent: the same or an older list of payments leads to no changes.
 */
export function planSettlement(input: {
  order: OrderState
  /** The provider's ids of payments in the books. */
  recorded: ReadonlySet<string>
  /** The provider's list of payments. */
  seen: readonly ProviderPayment[]
  now: Date
}): SettlementPlan {
  const { order, recorded, seen, now } = input
  const unrecorded = seen
    .filter(({ id, orderId }) => orderId === order.providerOrderId && !recorded.has(id))
    .filter(({ status }) => status === 'captured')
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
  const settling =
    order.status === 'open' ? unrecorded.find((each) => pays(each, order)) : undefined
  const paidAt = settling ? now : order.paidAt
  const isPaid = order.status === 'paid' || settling !== undefined
  return {
    payments: unrecorded.map((payment) => ({ payment, isSettling: payment === settling })),
    becomesPaid: settling !== undefined,
    isReturned: isPaid && !order.hasJob && isJobOverdue(order.createdAt, paidAt ?? now, now),
  }
}

/** Whether a payment has the order's amount and currency. */
const pays = (payment: ProviderPayment, order: OrderState): boolean =>
  payment.amountPaise === order.totalPaise && payment.currency === order.currency

/**
 * Whether a paid order will not get a job any more: the job must come within a day of the payment,
 * and an old unpaid job was already deleted.
 */
function isJobOverdue(createdAt: Date, paidAt: Date, now: Date): boolean {
  return (
    now.getTime() - createdAt.getTime() >= limits.unpaidJobDays * dayMs || now >= jobDueBy(paidAt)
  )
}

/** The deadline for a paid order to get its job. */
export const jobDueBy = (paidAt: Date): Date =>
  new Date(paidAt.getTime() + limits.paidOrderWaitsHours * hourMs)

/** The progress of an order for its employer. A failed payment can be retried, so it counts as unpaid. */
export function progressOf(
  status: OrderStatus,
  seen: readonly ProviderPayment[] = [],
): Order['progress'] {
  if (status !== 'open') return status
  return seen.some((payment) => isPending(payment)) ? 'pending' : 'unpaid'
}

const isPending = ({ status }: ProviderPayment): boolean =>
  status === 'created' || status === 'authorized'
