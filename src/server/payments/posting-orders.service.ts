import type { Kysely, Transaction } from 'kysely'
import type { PlanName } from '#contract/pricing.ts'
import type { DB } from '../db/types.ts'
import { AppError } from '../lib/app-error.ts'
import type { Clock } from '../lib/clock.ts'
import { addLedgerEntry } from './money.repository.ts'
import * as orders from './orders.repository.ts'

/** What posting a job needs to know of the order that pays for it. */
export type PostingOrder = {
  readonly id: string
  readonly providerOrderId: string
  readonly submissionId: string
  readonly jobId: string | null
  readonly plan: PlanName
  readonly pricePaise: number
}

export type PostingOrders = ReturnType<typeof createPostingOrders>

/** Orders as the posting of jobs meets them. */
export function createPostingOrders({ clock }: { clock: Clock }) {
  return {
    /** @throws AppError ORDER_NOT_FOUND, also for somebody else's */
    async getOwnOrder(
      db: Kysely<DB>,
      employerId: string,
      providerOrderId: string,
    ): Promise<PostingOrder> {
      return describe(await orders.findOwnOrder(db, employerId, providerOrderId))
    },

    /**
     * The same, held until the transaction ends. The caller holds the employer.
     * @throws AppError ORDER_NOT_FOUND
     */
    async lockOwnOrder(
      trx: Transaction<DB>,
      employerId: string,
      providerOrderId: string,
    ): Promise<PostingOrder> {
      return describe(await orders.lockOwnOrder(trx, employerId, providerOrderId))
    },

    /**
     * Lets a held order pay for an unpaid job, once and for good. An unpaid order that had the job
     * lets go of it: another plan was chosen. Paid already, the order sends the job on at once.
     * @throws AppError ORDER_SPENT when it has another job, or its money went back
     */
    async giveJob(trx: Transaction<DB>, orderId: string, jobId: string): Promise<void> {
      const order = await orders.lockOrder(trx, orderId)
      if (order.job_id === jobId) return
      if (order.job_id !== null || order.status === 'returned') throw new AppError('ORDER_SPENT')
      await orders.dropJobOfOpenOrder(trx, jobId)
      await orders.updateOrder(trx, orderId, { job_id: jobId })
      if (order.status === 'paid') await orders.queueSettlement(trx, orderId)
    },

    /** Free posts stand in the ledger too. */
    async recordFreePost(
      trx: Transaction<DB>,
      post: { employerId: string; jobId: string },
    ): Promise<void> {
      await addLedgerEntry(trx, {
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
  if (!order || order.provider_order_id === null) throw new AppError('ORDER_NOT_FOUND')
  return {
    id: order.id,
    providerOrderId: order.provider_order_id,
    submissionId: order.submission_id,
    jobId: order.job_id,
    plan: order.plan,
    pricePaise: order.price_paise,
  }
}
