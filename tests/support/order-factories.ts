import { planCharge } from '#contract/pricing.ts'
import type { PlanName } from '#contract/pricing.ts'
import { newId } from '#server/lib/ids.ts'
import type { TestApp } from './test-app.ts'

export type PaidOrder = {
  readonly orderId: string
  readonly employerId: string
  readonly plan: PlanName
  readonly pricePaise: number
  readonly gstPaise: number
  readonly totalPaise: number
  readonly at: Date
  readonly paymentId: string
  readonly providerPaymentId: string
}

type Wish = { plan?: PlanName; jobId?: string; at?: Date }

/** An order that was paid, with the payment that did it; as `invoices.issue` takes it. */
export async function addPaidOrder(
  { db, clock }: TestApp,
  employer: { readonly accountId: string },
  { plan = 'demand', jobId, at = clock.now() }: Wish = {},
): Promise<PaidOrder> {
  const { priceRupees, gstRupees, totalRupees } = planCharge(plan)
  const order: PaidOrder = {
    orderId: newId(),
    employerId: employer.accountId,
    plan,
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

/** Money that arrived for an order. */
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

/** Money that goes back. */
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

/** Writes the order's invoice and gives its number. */
export const invoiceOrder = ({ db, composition }: TestApp, order: PaidOrder): Promise<string> =>
  db.transaction().execute((trx) => composition.services.invoices.issue(trx, order))

/** Writes the order's credit note, if there is an invoice to take back, and gives its number. */
export const creditOrder = (
  { db, composition }: TestApp,
  { orderId, at }: PaidOrder,
  refundId: string,
  creditedAt: Date = at,
): Promise<string | undefined> =>
  db
    .transaction()
    .execute((trx) =>
      composition.services.invoices.credit(trx, { orderId, refundId, at: creditedAt }),
    )
