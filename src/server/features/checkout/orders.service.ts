import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { buyPostsSchema, createOrderSchema, Order } from '#contract/payments/schemas.ts'
import { isNextPostFree } from '#contract/payments/pricing.ts'
import type { PlanName } from '#contract/payments/pricing.ts'
import type { OrderKind } from '#contract/payments/states.ts'
import type { Config } from '#server/config/config.ts'
import type { DB } from '#server/db/types.ts'
import type { Viewer } from '#server/http/binding/viewer.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import { isId, newId } from '#server/lib/ids.ts'
import type { Log } from '#server/lib/log.ts'
import type { PostingService } from '#server/features/job-posting/posting.service.ts'
import * as orders from '#server/features/payments/orders.repository.ts'
import type { OrderRow } from '#server/features/payments/orders.repository.ts'
import { progressOf } from '#server/features/payments/settlement.rules.ts'
import { chargePaise } from './order-charge.rules.ts'
import type { OrderOpening } from './order-opening.service.ts'

type CreateOrderInput = z.output<typeof createOrderSchema>
type BuyPostsInput = z.output<typeof buyPostsSchema>

type Purchase = {
  readonly kind: OrderKind
  readonly plan: PlanName
  readonly quantity: number
  readonly submissionId: string
  /** What the person saw as the price, in paise. */
  readonly amount: number
}

type Deps = {
  db: Kysely<DB>
  clock: Clock
  log: Log
  posting: Pick<PostingService, 'findPostedJobs'>
  opening: OrderOpening
  config: Pick<Config, 'bulkDiscounts'>
}

/** Orders for the employer's checkout. */
export function createOrders({ db, clock, log, posting, opening, config }: Deps) {
  const { settleOpen, openCheckout, present } = opening
  return {
    /**
     * Orders a plan for a job form. A repeated call for the same form and plan returns the same order.
     * Once an order of the form is paid, that one is returned, so that nobody pays twice.
     * @throws AppError PROFILE_INCOMPLETE, PRICE_CHANGED, PAYMENTS_AWAY
     */
    async createOrder(viewer: Viewer, input: CreateOrderInput): Promise<Order> {
      const postedJobs = await posting.findPostedJobs(viewer)
      if (postedJobs === undefined) throw new AppError('PROFILE_INCOMPLETE')
      const { type: plan, amount, submissionId = newId() } = input
      if (isNextPostFree(postedJobs)) throw new AppError('PRICE_CHANGED')
      return await order(viewer, { kind: 'post', plan, quantity: 1, submissionId, amount })
    },

    /**
     * Orders several posts of a plan, which are used later. A repeated call of the same form returns the same order.
     * @throws AppError PROFILE_INCOMPLETE, PRICE_CHANGED, ORDER_SPENT, PAYMENTS_AWAY
     */
    async buyPosts(viewer: Viewer, input: BuyPostsInput): Promise<Order> {
      if ((await posting.findPostedJobs(viewer)) === undefined) {
        throw new AppError('PROFILE_INCOMPLETE')
      }
      return await order(viewer, { kind: 'credits', ...input })
    },

    /**
     * The order of an unpaid job, to pay it now. The order is settled first, because it may be paid already.
     * @throws AppError JOB_NOT_FOUND, ORDER_NOT_FOUND, PAYMENTS_AWAY
     */
    async resumeOrder(viewer: Viewer, jobId: string): Promise<Order> {
      const job = isId(jobId)
        ? await orders.findOwnJobWithOrder(db, viewer.accountId, jobId)
        : undefined
      if (!job) throw new AppError('JOB_NOT_FOUND')
      const order = job.orderId === null ? undefined : await orders.findOrder(db, job.orderId)
      if (!order) throw new AppError('ORDER_NOT_FOUND')
      const settled = await settleOpen(order, 'resume-order')
      return present(await openCheckout(settled.order, false), settled.progress)
    },

    /**
     * Settles an order with the provider and returns its progress.
     * @throws AppError ORDER_NOT_FOUND, PAYMENTS_AWAY
     */
    async checkOrder(viewer: Viewer, providerOrderId: string): Promise<Order> {
      const own = await orders.findOwnOrder(db, viewer.accountId, providerOrderId)
      if (!own) throw new AppError('ORDER_NOT_FOUND')
      const { order, progress } = await settleOpen(own, 'check-order')
      return present(order, progress)
    },
  }

  /** @throws AppError PRICE_CHANGED, ORDER_SPENT when the form ordered something else, PAYMENTS_AWAY */
  async function order(viewer: Viewer, purchase: Purchase): Promise<Order> {
    const { kind, plan, quantity, amount } = purchase
    const { accountId } = viewer
    if (amount !== chargePaise(purchase, config.bulkDiscounts).total_paise) {
      log.warn({ accountId, amountPaise: amount, plan, quantity }, 'A wrong amount was offered')
      throw new AppError('PRICE_CHANGED')
    }
    const { order, isNew } = await ensureOrder(accountId, purchase)
    if (order.kind !== kind || order.quantity !== quantity) throw new AppError('ORDER_SPENT')
    // The existing order of this form may have an older price, which the request must match.
    if (order.status === 'open' && order.total_paise !== amount) {
      throw new AppError('PRICE_CHANGED')
    }
    return present(await openCheckout(order, isNew), progressOf(order.status))
  }

  /** The order of a form and plan. It is stored before it is created at the provider. */
  async function ensureOrder(
    employerId: string,
    purchase: Purchase,
  ): Promise<{ order: OrderRow; isNew: boolean }> {
    const { kind, plan, quantity, submissionId } = purchase
    const existing = await findOrderOfForm(employerId, submissionId, plan)
    if (existing) return { order: existing, isNew: false }
    const isNew = await orders.insertOrder(db, {
      id: newId(),
      employer_id: employerId,
      submission_id: submissionId,
      kind,
      plan,
      quantity,
      ...chargePaise(purchase, config.bulkDiscounts),
      currency: 'INR',
      status: 'open',
      created_at: clock.now(),
    })
    const order = await findOrderOfForm(employerId, submissionId, plan)
    if (!order) throw new Error('an inserted order was not found')
    return { order, isNew }
  }

  async function findOrderOfForm(
    employerId: string,
    submissionId: string,
    plan: PlanName,
  ): Promise<OrderRow | undefined> {
    const ofForm = await orders.findOrdersOfSubmission(db, employerId, submissionId)
    const paid = ofForm.find((order) => order.status === 'paid' && order.job_id !== null)
    return paid ?? ofForm.find((order) => order.plan === plan)
  }
}
