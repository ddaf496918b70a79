import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { createOrderSchema, Order } from '#contract/payments.ts'
import { isNextPostFree, planCharge } from '#contract/pricing.ts'
import type { PlanName } from '#contract/pricing.ts'
import type { DB } from '../db/types.ts'
import type { Viewer } from '../http/viewer.ts'
import { AppError } from '../lib/app-error.ts'
import type { Clock } from '../lib/clock.ts'
import { isId, newId } from '../lib/ids.ts'
import type { Log } from '../lib/log.ts'
import { PaymentProviderError } from '../ports/payment-provider.ts'
import type { PaymentProvider, ProviderOrder } from '../ports/payment-provider.ts'
import { addLedgerEntry } from './money.repository.ts'
import * as orders from './orders.repository.ts'
import type { OrderRow } from './orders.repository.ts'
import { payingProblem } from './provider-problem.ts'
import { progressOf } from './settlement.rules.ts'
import type { Settlement } from './settlement.service.ts'
import { firstSweepAt } from './sweep.rules.ts'

type Wish = z.output<typeof createOrderSchema>

type Needs = {
  db: Kysely<DB>
  clock: Clock
  log: Log
  provider: PaymentProvider
  settlement: Settlement
}

/** Orders as their employer's checkout meets them. */
export function createOrders({ db, clock, log, provider, settlement }: Needs) {
  return {
    /**
     * Orders a plan for a job form. Asked again for the same form and plan it answers with the same
     * order; once any plan of the form is paid, with that one, so that nobody pays twice.
     * @throws AppError PROFILE_INCOMPLETE, PRICE_CHANGED, PAYMENTS_AWAY
     */
    async createOrder(viewer: Viewer, wish: Wish): Promise<Order> {
      const postedJobs = await orders.findPostedJobs(db, viewer.accountId)
      if (postedJobs === undefined) throw new AppError('PROFILE_INCOMPLETE')
      const charge = chargePaise(wish.type)
      const isOwed = !isNextPostFree(postedJobs) && wish.amount === charge.total_paise
      if (!isOwed) {
        const { amount: amountPaise, type: plan } = wish
        log.warn({ accountId: viewer.accountId, amountPaise, plan }, 'A wrong amount was offered')
        throw new AppError('PRICE_CHANGED')
      }
      const { order, isNew } = await keepOrder(viewer.accountId, wish)
      // A form whose price was another one is paid at that price or not at all.
      if (order.status === 'open' && order.total_paise !== wish.amount) {
        throw new AppError('PRICE_CHANGED')
      }
      return present(await openCheckout(order, isNew), progressOf(order.status))
    },

    /**
     * The order of an unpaid job, to pay it now. The provider is asked first: it may be paid.
     * @throws AppError JOB_NOT_FOUND, ORDER_NOT_FOUND, PAYMENTS_AWAY
     */
    async resumeOrder(viewer: Viewer, jobId: string): Promise<Order> {
      const job = isId(jobId)
        ? await orders.findOwnJobWithOrder(db, viewer.accountId, jobId)
        : undefined
      if (!job) throw new AppError('JOB_NOT_FOUND')
      const order = job.orderId === null ? undefined : await orders.findOrder(db, job.orderId)
      if (!order) throw new AppError('ORDER_NOT_FOUND')
      const settled = await ask(order, 'resume-order')
      return present(await openCheckout(settled.order, false), settled.progress)
    },

    /**
     * Asks the provider how far an order is.
     * @throws AppError ORDER_NOT_FOUND, PAYMENTS_AWAY
     */
    async checkOrder(viewer: Viewer, providerOrderId: string): Promise<Order> {
      const own = await orders.findOwnOrder(db, viewer.accountId, providerOrderId)
      if (!own) throw new AppError('ORDER_NOT_FOUND')
      const { order, progress } = await ask(own, 'check-order')
      return present(order, progress)
    },
  }

  /** The order of a form and plan, written down before the provider hears of it. */
  async function keepOrder(
    employerId: string,
    wish: Wish,
  ): Promise<{ order: OrderRow; isNew: boolean }> {
    const submissionId = wish.submissionId ?? newId()
    const known = await findKept(employerId, submissionId, wish.type)
    if (known) return { order: known, isNew: false }
    const isNew = await orders.insertOrder(db, {
      id: newId(),
      employer_id: employerId,
      submission_id: submissionId,
      plan: wish.type,
      ...chargePaise(wish.type),
      currency: wish.currency,
      status: 'open',
      created_at: clock.now(),
    })
    const order = await findKept(employerId, submissionId, wish.type)
    if (!order) throw new Error('an order was written down and is gone')
    return { order, isNew }
  }

  async function findKept(
    employerId: string,
    submissionId: string,
    plan: PlanName,
  ): Promise<OrderRow | undefined> {
    const ofForm = await orders.findOrdersOfSubmission(db, employerId, submissionId)
    const paid = ofForm.find((order) => order.status === 'paid' && order.job_id !== null)
    return paid ?? ofForm.find((order) => order.plan === plan)
  }

  /** @throws AppError PAYMENTS_AWAY */
  async function ask(order: OrderRow, asked: string) {
    // Nothing that the provider could tell makes it less paid.
    if (order.status !== 'open') return { order, progress: progressOf(order.status) }
    try {
      return await settlement.settle(order.id)
    } catch (error) {
      throw payingProblem(error, log, asked)
    }
  }

  /**
   * The order with its name at the provider, which is asked for one where it has none. The sweep
   * asks about it from now on.
   * @throws AppError PAYMENTS_AWAY; the row stays, and the next try goes on from it
   */
  async function openCheckout(order: OrderRow, isNew: boolean): Promise<OrderRow> {
    const nextSweep = firstSweepAt(clock.now())
    if (order.provider_order_id !== null) {
      await orders.restartSweeps(db, order.id, nextSweep)
      return order
    }
    try {
      const made = await makeAtProvider(order, isNew)
      return await keepProviderOrder(order, made.id, nextSweep)
    } catch (error) {
      throw payingProblem(error, log, 'create-order')
    }
  }

  async function makeAtProvider(order: OrderRow, isNew: boolean): Promise<ProviderOrder> {
    // An earlier try may have made it without our hearing of it.
    const earlier = isNew ? undefined : await provider.findOrderByReceipt(order.id)
    const made = earlier ?? (await createAtProvider(order))
    if (made.amountPaise !== order.total_paise || made.currency !== order.currency) {
      throw new Error(`the provider's order ${made.id} asks for another amount`)
    }
    return made
  }

  async function createAtProvider(order: OrderRow): Promise<ProviderOrder> {
    try {
      return await provider.createOrder({
        amountPaise: order.total_paise,
        currency: 'INR',
        receipt: order.id,
        notes: { plan: order.plan },
      })
    } catch (error) {
      // Two tries at once: the provider takes a receipt once, and the other one has it.
      const isRefused = error instanceof PaymentProviderError && error.problem === 'refused'
      const other = isRefused ? await provider.findOrderByReceipt(order.id) : undefined
      if (!other) throw error
      return other
    }
  }

  /** Of two tries at once the first counts; the other's order is given to nobody to pay. */
  async function keepProviderOrder(
    order: OrderRow,
    providerOrderId: string,
    nextSweep: Date,
  ): Promise<OrderRow> {
    const kept = await db.transaction().execute(async (trx) => {
      const stored = await orders.storeProviderOrder(trx, order.id, {
        provider_order_id: providerOrderId,
        next_sweep_at: nextSweep,
      })
      if (!stored) return undefined
      await addLedgerEntry(trx, {
        kind: 'order',
        employer_id: order.employer_id,
        job_id: order.job_id,
        order_id: order.id,
        amount_paise: order.total_paise,
        recorded_at: clock.now(),
      })
      return stored
    })
    if (kept) {
      const fields = { orderId: order.id, providerOrderId, amountPaise: order.total_paise }
      log.info({ ...fields, plan: order.plan }, 'An order is made')
    }
    const current = kept ?? (await orders.findOrder(db, order.id))
    if (!current) throw new Error('an order was written down and is gone')
    return current
  }

  function present(order: OrderRow, progress: Order['progress']): Order {
    if (order.provider_order_id === null) throw new Error('an order without its checkout')
    return {
      id: order.provider_order_id,
      amount: order.total_paise,
      currency: 'INR',
      plan: order.plan,
      progress,
      jobId: order.job_id,
      checkout: provider.checkout,
    }
  }
}

const chargePaise = (plan: PlanName) => {
  const { priceRupees, gstRupees, totalRupees } = planCharge(plan)
  return {
    price_paise: priceRupees * 100,
    gst_paise: gstRupees * 100,
    total_paise: totalRupees * 100,
  }
}
