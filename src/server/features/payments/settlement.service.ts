import type { Kysely, Transaction } from 'kysely'
import { z } from 'zod'
import { dayMonthYear } from '#contract/india-time.ts'
import { jobMoves } from '#contract/jobs/moves.ts'
import type { Order } from '#contract/payments/schemas.ts'
import type { DB } from '#server/db/types.ts'
import type { InvoicesService } from '#server/features/invoices/invoices.service.ts'
import type { PostingService } from '#server/features/job-posting/posting.service.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import { newId } from '#server/lib/ids.ts'
import type { Log } from '#server/lib/log.ts'
import type { CountedAction, CountAction } from '#server/lib/count-action.ts'
import type { MessagesService } from '#server/features/messages/messages.service.ts'
import { PaymentProviderError } from '#server/ports/payment-provider.ts'
import type { PaymentProvider, ProviderPayment } from '#server/ports/payment-provider.ts'
import type { Credits } from './credits.service.ts'
import * as money from './money.repository.ts'
import * as orders from './orders.repository.ts'
import type { OrderRow } from './orders.repository.ts'
import { logProviderProblem } from './provider-problem.ts'
import type { RefundCause, Refunds } from './refunds.service.ts'
import type { Renewals } from './renewals.service.ts'
import { planSettlement, progressOf } from './settlement.rules.ts'
import type { OrderState } from './settlement.rules.ts'
import { nextSweepAt } from './sweep.rules.ts'

type Deps = {
  db: Kysely<DB>
  clock: Clock
  log: Log
  provider: Pick<PaymentProvider, 'listOrderPayments'>
  posting: Pick<PostingService, 'releasePaidJob'>
  invoices: InvoicesService
  messages: Pick<MessagesService, 'notify'>
  refunds: Pick<Refunds, 'makeDue'>
  credits: Pick<Credits, 'grant' | 'takeUnused'>
  renewals: Pick<Renewals, 'renewByOrder'>
  countAction: CountAction
}

/** The result of a settlement: the order, its progress, and the provider's payments. */
export type Settled = {
  readonly order: OrderRow
  readonly progress: Order['progress']
  readonly seen: readonly ProviderPayment[]
}

/** A log line and a counted action, emitted after the transaction commits. */
type SettlementEvent = {
  readonly level: 'info' | 'warn'
  readonly message: string
  readonly fields?: Readonly<Record<string, unknown>>
  readonly act?: CountedAction
}

const taskSchema = z.object({ orderId: z.uuid() })

export type Settlement = ReturnType<typeof createSettlement>

/**
 * Settles orders. Every sign of a payment (the browser's callback, the webhook, the sweep, a person's
 * request) only triggers a settlement, which reads the facts from the provider.
 */
export function createSettlement(deps: Deps) {
  const { db, clock, log, provider, posting, invoices, messages, refunds, credits } = deps
  const { renewals, countAction } = deps

  return {
    settle,

    /**
     * The queue's task.
     * @throws PaymentProviderError when the provider is unavailable, so that the queue retries
     */
    async settleQueued(payload: unknown): Promise<undefined> {
      const { orderId } = taskSchema.parse(payload)
      try {
        await settle(orderId)
      } catch (error) {
        if (!(error instanceof PaymentProviderError)) throw error
        logProviderProblem(error, log, 'settle')
        if (error.problem === 'unavailable') throw error
      }
      return undefined
    },

    /**
     * Refunds a paid order in full, or the posts that are left of it, and issues a credit note for its invoice.
     * @throws AppError POSTS_USED
     */
    refundOrder,
  }

  /**
   * Reads an order's payments from the provider, and applies them in one transaction: payments, the
   * order's status, the job, the invoice, refunds, ledger, messages.
   * @throws AppError ORDER_NOT_FOUND
   * @throws PaymentProviderError when the provider fails; nothing is written
   */
  async function settle(orderId: string): Promise<Settled> {
    const requested = await orders.findOrder(db, orderId)
    if (!requested) throw new AppError('ORDER_NOT_FOUND')
    // Nobody can have paid this order yet.
    if (requested.provider_order_id === null)
      return { order: requested, progress: 'unpaid', seen: [] }
    const seen = await provider.listOrderPayments(requested.provider_order_id)
    const booked = await orders.findOrderAsBooked(db, orderId)
    // Without changes no lock is taken.
    if (!hasChanges(booked, seen, clock.now())) {
      return { order: booked, progress: progressOf(booked.status, seen), seen }
    }
    const { order, events } = await db.transaction().execute(async (tx) => {
      const events: SettlementEvent[] = []
      await orders.lockEmployer(tx, requested.employer_id)
      const current = await orders.lockOrder(tx, orderId)
      const settled = await applyPlan(tx, current, seen, events)
      return { order: settled, events }
    })
    for (const { level, message, fields, act } of events) {
      log[level]({ orderId, ...fields }, message)
      if (act) countAction(act)
    }
    return { order, progress: progressOf(order.status, seen), seen }
  }

  async function applyPlan(
    tx: Transaction<DB>,
    current: OrderRow,
    seen: readonly ProviderPayment[],
    events: SettlementEvent[],
  ): Promise<OrderRow> {
    const now = clock.now()
    const recorded = await money.listPayments(tx, current.id)
    const plan = planSettlement({
      order: stateOf(current),
      recorded: new Set(recorded.map((payment) => payment.provider_payment_id)),
      seen,
      now,
    })
    for (const { payment, isSettling } of plan.payments) {
      const row = await record(tx, current, payment, isSettling)
      const fields = moneyFields(row)
      events.push({ level: 'info', message: 'A payment arrived', fields })
      if (isSettling) continue
      await refundPayment(tx, current, row, { reason: 'not_owed' })
      events.push({ level: 'warn', message: 'A payment that was not owed is refunded', fields })
    }
    let order = current
    if (plan.becomesPaid) {
      order = await moveOrder(tx, order, { status: 'paid', paid_at: now })
      events.push({ level: 'info', message: 'An order is paid', act: 'order-paid' })
    }
    // Last, because issuing an invoice locks the number counter.
    if (plan.isReturned) {
      await refundOrder(tx, order, { reason: 'not_owed' })
      order = await orders.lockOrder(tx, order.id)
      events.push({ level: 'warn', message: 'A paid order has no job and is returned' })
    } else if (order.kind === 'credits' && plan.becomesPaid) {
      await grantPosts(tx, order)
      const fields = { plan: order.plan, quantity: order.quantity }
      events.push({ level: 'info', message: 'Posts were bought', fields })
    } else if (order.kind === 'renewal' && plan.becomesPaid) {
      if (await renew(tx, order)) {
        const fields = { jobId: order.renews_job_id }
        events.push({ level: 'info', message: 'A job was renewed', fields })
      } else {
        await refundOrder(tx, order, { reason: 'not_owed' })
        order = await orders.lockOrder(tx, order.id)
        events.push({ level: 'warn', message: 'A renewal came too late and is returned' })
      }
    } else if (order.status === 'paid' && order.job_id !== null) {
      const fields = { jobId: order.job_id }
      const message = 'A paid job reached verification'
      if (await release(tx, order, order.job_id)) events.push({ level: 'info', message, fields })
    }
    return order
  }

  async function grantPosts(tx: Transaction<DB>, order: OrderRow): Promise<void> {
    await credits.grant(tx, order)
    const number = await issueInvoice(tx, order)
    await messages.notify(tx, {
      event: 'postsBought',
      to: order.employer_id,
      subject: `order-${order.id}`,
      values: { count: order.quantity, plan: { key: `pricing.${order.plan}` }, number },
      link: '/billing',
    })
  }

  /** Renews the order's job; false when that is not possible any more. */
  async function renew(tx: Transaction<DB>, order: OrderRow): Promise<boolean> {
    const renewed = await renewals.renewByOrder(tx, order)
    if (!renewed) return false
    const { title, endDay, isLive } = renewed
    const number = await issueInvoice(tx, order)
    await messages.notify(tx, {
      event: isLive ? jobMoves.renew.notifies : 'jobRenewedWaits',
      to: order.employer_id,
      subject: `job-renewed-${order.renews_job_id}`,
      occurrence: order.id,
      values: { title, day: dayMonthYear(endDay), number },
      link: linkTo(order),
    })
    return true
  }

  async function issueInvoice(tx: Transaction<DB>, order: OrderRow): Promise<string> {
    return await invoices.issue(tx, {
      orderId: order.id,
      employerId: order.employer_id,
      kind: order.kind,
      plan: order.plan,
      quantity: order.quantity,
      discountPercent: order.discount_percent,
      pricePaise: order.price_paise,
      gstPaise: order.gst_paise,
      totalPaise: order.total_paise,
      at: clock.now(),
    })
  }

  async function record(
    tx: Transaction<DB>,
    order: OrderRow,
    payment: ProviderPayment,
    isSettling: boolean,
  ): Promise<money.PaymentRow> {
    const now = clock.now()
    const row = await money.insertPayment(tx, {
      id: newId(),
      order_id: order.id,
      provider_payment_id: payment.id,
      amount_paise: payment.amountPaise,
      currency: payment.currency,
      method: payment.method,
      is_settling: isSettling,
      recorded_at: now,
    })
    await money.addLedgerEntry(tx, {
      kind: 'payment',
      employer_id: order.employer_id,
      job_id: orders.jobOf(order),
      order_id: order.id,
      payment_id: row.id,
      amount_paise: row.amount_paise,
      recorded_at: now,
    })
    return row
  }

  /** Sends the order's job to verification; false when it was already sent. */
  async function release(tx: Transaction<DB>, order: OrderRow, jobId: string): Promise<boolean> {
    const job = await posting.releasePaidJob(tx, jobId)
    if (!job) return false
    const number = await issueInvoice(tx, order)
    await messages.notify(tx, {
      event: 'paymentReceived',
      to: order.employer_id,
      subject: `job-${jobId}`,
      occurrence: order.id,
      values: { title: job.title, number },
      link: `/postedjobinfo?jobId=${jobId}`,
    })
    return true
  }

  async function refundOrder(
    tx: Transaction<DB>,
    order: OrderRow,
    cause: RefundCause,
  ): Promise<money.RefundRow> {
    const paid = (await money.listPayments(tx, order.id)).find((each) => each.is_settling)
    if (!paid) throw new Error(`order ${order.id} is paid without a payment`)
    const part = order.kind === 'credits' ? await takeUnusedPosts(tx, order) : undefined
    const refund = await refundPayment(tx, order, paid, cause, part?.totalPaise)
    await moveOrder(tx, order, { status: 'returned' })
    await invoices.credit(tx, {
      orderId: order.id,
      refundId: refund.id,
      at: clock.now(),
      ...(part &&
        part.posts < order.quantity && {
          part: { ...part, plan: order.plan, discountPercent: order.discount_percent },
        }),
    })
    return refund
  }

  /** @throws AppError POSTS_USED when nothing of the purchase is left */
  async function takeUnusedPosts(tx: Transaction<DB>, order: OrderRow) {
    const part = await credits.takeUnused(tx, order)
    if (!part) throw new AppError('POSTS_USED')
    return part
  }

  async function moveOrder(
    tx: Transaction<DB>,
    order: OrderRow,
    changes: { status: 'paid'; paid_at: Date } | { status: 'returned' },
  ): Promise<OrderRow> {
    const state = stateOf({ ...order, ...changes })
    const nextSweep = nextSweepAt({ ...state, sweeps: order.sweeps }, clock.now())
    return await orders.updateOrder(tx, order.id, { ...changes, next_sweep_at: nextSweep })
  }

  async function refundPayment(
    tx: Transaction<DB>,
    order: OrderRow,
    payment: money.PaymentRow,
    cause: RefundCause,
    amountPaise: number = payment.amount_paise,
  ): Promise<money.RefundRow> {
    const refund = await refunds.makeDue(tx, order, payment, { ...cause, amountPaise })
    const isLate = order.kind === 'renewal' && payment.is_settling && cause.reason === 'not_owed'
    await messages.notify(tx, {
      event: isLate ? 'renewalReturned' : 'refundStarted',
      to: order.employer_id,
      subject: `refund-${refund.id}`,
      values: { rupees: amountPaise / 100 },
      link: linkTo(order),
    })
    return refund
  }
}

/** Where the employer sees what an order paid for. */
function linkTo(order: OrderRow): string {
  if (order.kind === 'credits') return '/billing'
  const jobId = orders.jobOf(order)
  return jobId === null ? '/employee_dashboard' : `/postedjobinfo?jobId=${jobId}`
}

/** Whether the provider's payments lead to changes. The plan is made again after locking the order. */
function hasChanges(
  booked: Awaited<ReturnType<typeof orders.findOrderAsBooked>>,
  seen: readonly ProviderPayment[],
  now: Date,
): boolean {
  const recorded = new Set(booked.recorded)
  const plan = planSettlement({ order: stateOf(booked), recorded, seen, now })
  const isJobWaiting = booked.status === 'paid' && booked.jobStatus === 'unpaid'
  return plan.payments.length > 0 || plan.isReturned || isJobWaiting
}

const stateOf = (order: OrderRow): OrderState => ({
  status: order.status,
  totalPaise: order.total_paise,
  currency: order.currency,
  providerOrderId: order.provider_order_id,
  createdAt: order.created_at,
  paidAt: order.paid_at,
  hasJob: orders.isAssigned(order),
})

const moneyFields = (payment: money.PaymentRow) => ({
  paymentId: payment.id,
  providerPaymentId: payment.provider_payment_id,
  amountPaise: payment.amount_paise,
  currency: payment.currency,
  isSettling: payment.is_settling,
})
