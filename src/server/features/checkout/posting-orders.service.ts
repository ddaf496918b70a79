import type { Kysely, Transaction } from 'kysely'
import type { PlanName } from '#contract/payments/pricing.ts'
import type { DB } from '#server/db/types.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { Credits } from '#server/features/payments/credits.service.ts'
import { addLedgerEntry } from '#server/features/payments/money.repository.ts'
import * as orders from '#server/features/payments/orders.repository.ts'

/** The order that pays for a job, for the posting of jobs. */
export type PostingOrder = {
  readonly id: string
  readonly providerOrderId: string
  readonly submissionId: string
  readonly jobId: string | null
  readonly plan: PlanName
  readonly pricePaise: number
}

export type PostingOrders = ReturnType<typeof createPostingOrders>

type Deps = {
  clock: Clock
  credits: Pick<Credits, 'lockOldest' | 'use' | 'countLeft'>
}

/** Orders and bought posts for the posting of jobs. */
export function createPostingOrders({ clock, credits }: Deps) {
  return {
    countPostsLeft: credits.countLeft,
    lockOldestPost: credits.lockOldest,

    /** Uses a locked post for a job. An open order that had the job loses it. */
    async usePost(
      tx: Transaction<DB>,
      post: Parameters<Credits['use']>[1],
      jobId: string,
    ): Promise<void> {
      await orders.dropJobOfOpenOrder(tx, jobId)
      await credits.use(tx, post, { jobId })
    },

    /** @throws AppError ORDER_NOT_FOUND, for another employer's order too */
    async getOwnOrder(
      db: Kysely<DB>,
      employerId: string,
      providerOrderId: string,
    ): Promise<PostingOrder> {
      return describe(await orders.findOwnOrder(db, employerId, providerOrderId))
    },

    /**
     * Locks the employer's own order until the transaction ends. The caller has locked the employer.
     * @throws AppError ORDER_NOT_FOUND
     */
    async lockOwnOrder(
      tx: Transaction<DB>,
      employerId: string,
      providerOrderId: string,
    ): Promise<PostingOrder> {
      return describe(await orders.lockOwnOrder(tx, employerId, providerOrderId))
    },

    /**
     * Assigns an unpaid job to a locked order, for good. An open order that had the job loses it,
     * because another plan was chosen. If the order is already paid, a settlement releases the job.
     * @throws AppError ORDER_SPENT when the order has another job or was refunded
     */
    async assignJob(tx: Transaction<DB>, orderId: string, jobId: string): Promise<void> {
      const order = await orders.lockOrder(tx, orderId)
      if (order.job_id === jobId) return
      if (order.job_id !== null || order.status === 'returned') throw new AppError('ORDER_SPENT')
      await orders.dropJobOfOpenOrder(tx, jobId)
      await orders.updateOrder(tx, orderId, { job_id: jobId })
      if (order.status === 'paid') await orders.queueSettlement(tx, orderId)
    },

    /** Whether a job's order is paid: its settlement sends the job to verification, and nothing else pays for it. */
    async isPaidByOrder(tx: Transaction<DB>, jobId: string): Promise<boolean> {
      const order = await orders.lockOrderOfJob(tx, jobId)
      return order?.status === 'paid'
    },

    /** Records a free post in the ledger. */
    async recordFreePost(
      tx: Transaction<DB>,
      post: { employerId: string; jobId: string },
    ): Promise<void> {
      await addLedgerEntry(tx, {
        kind: 'free_post',
        employer_id: post.employerId,
        job_id: post.jobId,
        amount_paise: 0,
        recorded_at: clock.now(),
      })
    },
  }
}

/** @throws AppError ORDER_NOT_FOUND */
function describe(order: orders.OrderRow | undefined): PostingOrder {
  if (!order || order.kind !== 'post' || order.provider_order_id === null)
    throw new AppError('ORDER_NOT_FOUND')
  return {
    id: order.id,
    providerOrderId: order.provider_order_id,
    submissionId: order.submission_id,
    jobId: order.job_id,
    plan: order.plan,
    pricePaise: order.price_paise,
  }
}
