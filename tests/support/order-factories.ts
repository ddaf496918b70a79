import { planCharge } from '#contract/payments/pricing.ts'
import type { PlanName } from '#contract/payments/pricing.ts'
import type { OrderKind } from '#contract/payments/states.ts'
import { newId } from '#server/lib/ids.ts'
import type { TestApp } from './test-app.ts'

export type PaidOrder = {
  readonly orderId: string
  readonly employerId: string
  readonly kind: OrderKind
  readonly plan: PlanName
  readonly quantity: number
  readonly pricePaise: number
  readonly gstPaise: number
  readonly totalPaise: number
  readonly at: Date
  readonly paymentId: string
  readonly providerPaymentId: string
}

type Input = { plan?: PlanName; jobId?: string; at?: Date }

/** A paid order with its payment, as `invoices.issue` takes it. */
export async function addPaidOrder(
  { db, clock }: TestApp,
  employer: { readonly accountId: string },
  { plan = 'demand', jobId, at = clock.now() }: Input = {},
): Promise<PaidOrder> {
  const { priceRupees, gstRupees, totalRupees } = planCharge(plan)
  const order: PaidOrder = {
    orderId: newId(),
    employerId: employer.accountId,
    kind: 'post',
    plan,
    quantity: 1,
    pricePaise: priceRupees * 100,
    gstPaise: gstRupees * 100,
    totalPaise: totalRupees * 100,
    at,
    paymentId: newId(),
    providerPaymentId: providerId('pay'),
  }
  await db
    .insertInto('orders')
    .values({
      id: order.orderId,
      employer_id: order.employerId,
      submission_id: newId(),
      plan,
      price_paise: order.pricePaise,
      gst_paise: order.gstPaise,
      total_paise: order.totalPaise,
      currency: 'INR',
      provider_order_id: providerId('order'),
      job_id: jobId ?? null,
      status: 'paid',
      created_at: at,
      paid_at: at,
    })
    .execute()
  await addPayment({ db }, order, { id: order.paymentId, isSettling: true })
  return order
}

/** A captured payment of an order. */
export async function addPayment(
  { db }: Pick<TestApp, 'db'>,
  order: PaidOrder,
  { id = newId(), isSettling = false } = {},
): Promise<string> {
  await db
    .insertInto('payments')
    .values({
      id,
      order_id: order.orderId,
      provider_payment_id: isSettling ? order.providerPaymentId : providerId('pay'),
      amount_paise: order.totalPaise,
      currency: 'INR',
      method: 'upi',
      is_settling: isSettling,
      recorded_at: order.at,
    })
    .execute()
  return id
}

/** A refund. */
export async function addRefund(
  { db }: Pick<TestApp, 'db'>,
  order: PaidOrder,
  paymentId: string = order.paymentId,
): Promise<string> {
  const id = newId()
  await db
    .insertInto('refunds')
    .values({
      id,
      payment_id: paymentId,
      amount_paise: order.totalPaise,
      reason: 'job_rejected',
      status: 'due',
      created_at: order.at,
      updated_at: order.at,
    })
    .execute()
  return id
}

const providerId = (prefix: 'order' | 'pay') =>
  `${prefix}_${newId().replaceAll('-', '').slice(0, 14)}`

/** Issues the order's invoice and returns its number. */
export const invoiceOrder = ({ db, composition }: TestApp, order: PaidOrder): Promise<string> =>
  db.transaction().execute((tx) => composition.services.invoices.issue(tx, order))

/** Issues the order's credit note, if it has an invoice, and returns its number. */
export const creditOrder = (
  { db, composition }: TestApp,
  { orderId, at }: PaidOrder,
  refundId: string,
  creditedAt: Date = at,
): Promise<string | undefined> =>
  db
    .transaction()
    .execute((tx) =>
      composition.services.invoices.credit(tx, { orderId, refundId, at: creditedAt }),
    )
