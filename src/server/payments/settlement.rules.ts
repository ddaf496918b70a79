import { limits } from '#contract/limits.ts'
import type { Order, OrderStatus } from '#contract/payments.ts'
import type { ProviderPayment } from '../ports/payment-provider.ts'

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs

export type OrderState = {
  readonly status: OrderStatus
  readonly totalPaise: number
  readonly currency: string
  readonly providerOrderId: string | null
  readonly createdAt: Date
  readonly paidAt: Date | null
  readonly hasJob: boolean
}

/** What a settlement has to write down. */
export type SettlementPlan = {
  /**
   * Money that arrived and is not in the books yet. What does not settle the order goes back. What
   * the provider returned before we heard of it never was ours.
   */
  readonly payments: readonly { readonly payment: ProviderPayment; readonly isSettling: boolean }[]
  readonly becomesPaid: boolean
  /** It is paid, and there is nothing that the money would be for. */
  readonly isReturned: boolean
}

/**
 * What follows from what the provider tells of an order, given what is in the books. Rules only add:
 * asked again with the same answer, or with an older one, nothing is left to write.
 */
export function planSettlement(given: {
  order: OrderState
  /** The provider's ids of payments in the books. */
  recorded: ReadonlySet<string>
  /** What the provider told. */
  seen: readonly ProviderPayment[]
  now: Date
}): SettlementPlan {
  const { order, recorded, seen, now } = given
  const fresh = seen
    .filter(({ id, orderId }) => orderId === order.providerOrderId && !recorded.has(id))
    .filter(({ status }) => status === 'captured')
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
  const settling = order.status === 'open' ? fresh.find((each) => pays(each, order)) : undefined
  const paidAt = settling ? now : order.paidAt
  const isPaid = order.status === 'paid' || settling !== undefined
  return {
    payments: fresh.map((payment) => ({ payment, isSettling: payment === settling })),
    becomesPaid: settling !== undefined,
    isReturned: isPaid && !order.hasJob && isJobOverdue(order.createdAt, paidAt ?? now, now),
  }
}

/** Exactly what the order asks for. */
const pays = (payment: ProviderPayment, order: OrderState): boolean =>
  payment.amountPaise === order.totalPaise && payment.currency === order.currency

/**
 * Whether a paid order has no job to wait for: the job has a day to come, and after the days for
 * which unpaid jobs are kept it was dropped.
 */
function isJobOverdue(createdAt: Date, paidAt: Date, now: Date): boolean {
  return (
    now.getTime() - createdAt.getTime() >= limits.unpaidJobDays * dayMs || now >= jobDueBy(paidAt)
  )
}

/** Until then a paid order waits for its job. */
export const jobDueBy = (paidAt: Date): Date =>
  new Date(paidAt.getTime() + limits.paidOrderWaitsHours * hourMs)

/** How far an order is, for its employer. 'Failed' is never final, so it counts as unpaid. */
export function progressOf(
  status: OrderStatus,
  seen: readonly ProviderPayment[] = [],
): Order['progress'] {
  if (status !== 'open') return status
  return seen.some((payment) => isUnderWay(payment)) ? 'pending' : 'unpaid'
}

const isUnderWay = ({ status }: ProviderPayment): boolean =>
  status === 'created' || status === 'authorized'
