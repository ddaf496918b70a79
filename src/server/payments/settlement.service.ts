import type { Kysely, Transaction } from 'kysely'
import { z } from 'zod'
import type { Order, RefundReason } from '#contract/payments.ts'
import { sentence } from '#contract/sentences.ts'
import type { DB } from '../db/types.ts'
import type { InvoicesService } from '../invoices/invoices.service.ts'
import type { JobsService } from '../jobs/jobs.service.ts'
import { AppError } from '../lib/app-error.ts'
import type { Clock } from '../lib/clock.ts'
import { newId } from '../lib/ids.ts'
import type { Log } from '../lib/log.ts'
import type { TalliedAct, Tally } from '../lib/tally.ts'
import type { NotificationsService } from '../notifications/notifications.service.ts'
import { PaymentProviderError } from '../ports/payment-provider.ts'
import type { PaymentProvider, ProviderPayment } from '../ports/payment-provider.ts'
import * as money from './money.repository.ts'
import * as orders from './orders.repository.ts'
import type { OrderRow } from './orders.repository.ts'
import { logProviderProblem } from './provider-problem.ts'
import type { Refunds } from './refunds.service.ts'
import { planSettlement, progressOf } from './settlement.rules.ts'
import type { OrderState } from './settlement.rules.ts'
import { nextSweepAt } from './sweep.rules.ts'

type Needs = {
  db: Kysely<DB>
  clock: Clock
  log: Log
  provider: Pick<PaymentProvider, 'listOrderPayments'>
  jobs: Pick<JobsService, 'releasePaidJob'>
  invoices: InvoicesService
  notifications: Pick<NotificationsService, 'notify'>
  refunds: Pick<Refunds, 'makeDue'>
  tally: Tally
}

/** How far an order is after it was settled, and what the provider told of it. */
export type Settled = {
  readonly order: OrderRow
  readonly progress: Order['progress']
  readonly seen: readonly ProviderPayment[]
}

/** What happened to money, said in the log once it is in the books. */
type Happening = {
  readonly level: 'info' | 'warn'
  readonly message: string
  readonly fields?: Readonly<Record<string, unknown>>
  readonly act?: TalliedAct
}

const taskSchema = z.object({ orderId: z.uuid() })

export type Settlement = ReturnType<typeof createSettlement>

/**
 * The one way in which money becomes a published job. Whoever hears of a payment - the browser's
 * callback, the webhook, the sweep, a person who asks - comes here, and nothing they heard counts.
 */
export function createSettlement(needs: Needs) {
  const { db, clock, log, provider, jobs, invoices, notifications, refunds, tally } = needs

  return {
    settle,

    /**
     * The task of the queue.
     * @throws PaymentProviderError when the provider is away: the queue tries again
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

    /** Takes a paid order back: its money goes back whole, and so does its invoice. */
    returnOrder,
  }

  /**
   * Asks the provider what became of an order, and then writes down what follows from it, in one
   * transaction: payments, the order's status, the job, the invoice, refunds, ledger, notifications.
   * @throws AppError ORDER_NOT_FOUND
   * @throws PaymentProviderError when the provider does not answer; nothing is written
   */
  async function settle(orderId: string): Promise<Settled> {
    const asked = await orders.findOrder(db, orderId)
    if (!asked) throw new AppError('ORDER_NOT_FOUND')
    // Nobody was given this order to pay yet.
    if (asked.provider_order_id === null) return { order: asked, progress: 'unpaid', seen: [] }
    const seen = await provider.listOrderPayments(asked.provider_order_id)
    const booked = await orders.findOrderAsBooked(db, orderId)
    // Told what is in the books, nobody is kept waiting.
    if (!hasNews(booked, seen, clock.now())) {
      return { order: booked, progress: progressOf(booked.status, seen), seen }
    }
    const { order, happened } = await db.transaction().execute(async (trx) => {
      const happenings: Happening[] = []
      await orders.lockEmployer(trx, asked.employer_id)
      const current = await orders.lockOrder(trx, orderId)
      const settled = await writeDown(trx, current, seen, happenings)
      return { order: settled, happened: happenings }
    })
    for (const { level, message, fields, act } of happened) {
      log[level]({ orderId, ...fields }, message)
      if (act) tally(act)
    }
    return { order, progress: progressOf(order.status, seen), seen }
  }

  async function writeDown(
    trx: Transaction<DB>,
    current: OrderRow,
    seen: readonly ProviderPayment[],
    happened: Happening[],
  ): Promise<OrderRow> {
    const now = clock.now()
    const recorded = await money.listPayments(trx, current.id)
    const plan = planSettlement({
      order: stateOf(current),
      recorded: new Set(recorded.map((payment) => payment.provider_payment_id)),
      seen,
      now,
    })
    for (const { payment, isSettling } of plan.payments) {
      const row = await record(trx, current, payment, isSettling)
      const fields = moneyFields(row)
      happened.push({ level: 'info', message: 'A payment arrived', fields })
      if (isSettling) continue
      await takeBack(trx, current, row, 'not_owed')
      happened.push({ level: 'warn', message: 'A payment that nobody owed goes back', fields })
    }
    let order = current
    if (plan.becomesPaid) {
      order = await moveOrder(trx, order, { status: 'paid', paid_at: now })
      happened.push({ level: 'info', message: 'An order is paid', act: 'order-paid' })
    }
    // Last, since from its number on an invoice keeps all others waiting.
    if (plan.isReturned) {
      order = await returnOrder(trx, order, 'not_owed')
      happened.push({ level: 'warn', message: 'A paid order has no job and is returned' })
    } else if (order.status === 'paid' && order.job_id !== null) {
      const fields = { jobId: order.job_id }
      const message = 'A paid job reached verification'
      if (await release(trx, order, order.job_id)) happened.push({ level: 'info', message, fields })
    }
    return order
  }

  async function record(
    trx: Transaction<DB>,
    order: OrderRow,
    payment: ProviderPayment,
    isSettling: boolean,
  ): Promise<money.PaymentRow> {
    const now = clock.now()
    const row = await money.insertPayment(trx, {
      id: newId(),
      order_id: order.id,
      provider_payment_id: payment.id,
      amount_paise: payment.amountPaise,
      currency: payment.currency,
      method: payment.method,
      is_settling: isSettling,
      recorded_at: now,
    })
    await money.addLedgerEntry(trx, {
      kind: 'payment',
      employer_id: order.employer_id,
      job_id: order.job_id,
      order_id: order.id,
      payment_id: row.id,
      amount_paise: row.amount_paise,
      recorded_at: now,
    })
    return row
  }

  /** Sends the order's job to verification; false when it was there before. */
  async function release(trx: Transaction<DB>, order: OrderRow, jobId: string): Promise<boolean> {
    const job = await jobs.releasePaidJob(trx, jobId)
    if (!job) return false
    await notifications.notify(trx, order.employer_id, {
      title: sentence('notification.paymentArrivedTitle'),
      body: sentence('notification.paymentArrived', { title: job.title }),
      link: `/postedjobinfo?jobId=${jobId}`,
      tag: `job-${jobId}`,
    })
    await invoices.issue(trx, {
      orderId: order.id,
      employerId: order.employer_id,
      plan: order.plan,
      pricePaise: order.price_paise,
      gstPaise: order.gst_paise,
      totalPaise: order.total_paise,
      at: clock.now(),
    })
    return true
  }

  async function returnOrder(
    trx: Transaction<DB>,
    order: OrderRow,
    reason: RefundReason,
  ): Promise<OrderRow> {
    const paid = (await money.listPayments(trx, order.id)).find((each) => each.is_settling)
    if (!paid) throw new Error(`order ${order.id} is paid without a payment`)
    const refund = await takeBack(trx, order, paid, reason)
    const returned = await moveOrder(trx, order, { status: 'returned' })
    await invoices.credit(trx, { orderId: order.id, refundId: refund.id, at: clock.now() })
    return returned
  }

  async function moveOrder(
    trx: Transaction<DB>,
    order: OrderRow,
    changes: { status: 'paid'; paid_at: Date } | { status: 'returned' },
  ): Promise<OrderRow> {
    const state = stateOf({ ...order, ...changes })
    const nextSweep = nextSweepAt({ ...state, sweeps: order.sweeps }, clock.now())
    return await orders.updateOrder(trx, order.id, { ...changes, next_sweep_at: nextSweep })
  }

  async function takeBack(
    trx: Transaction<DB>,
    order: OrderRow,
    payment: money.PaymentRow,
    reason: RefundReason,
  ): Promise<money.RefundRow> {
    const refund = await refunds.makeDue(trx, order, payment, reason)
    await notifications.notify(trx, order.employer_id, {
      title: sentence('notification.refundTitle'),
      body: sentence('notification.refund', { rupees: payment.amount_paise / 100 }),
      link: order.job_id === null ? '/employee_dashboard' : `/postedjobinfo?jobId=${order.job_id}`,
      tag: `refund-${refund.id}`,
    })
    return refund
  }
}

/** Whether anything follows from what the provider told; once more asked when the order is held. */
function hasNews(
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
  hasJob: order.job_id !== null,
})

const moneyFields = (payment: money.PaymentRow) => ({
  paymentId: payment.id,
  providerPaymentId: payment.provider_payment_id,
  amountPaise: payment.amount_paise,
  currency: payment.currency,
  isSettling: payment.is_settling,
})
