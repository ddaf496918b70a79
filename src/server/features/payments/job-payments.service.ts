import type { Transaction } from 'kysely'
import type { OrderStatus } from '#contract/payments/states.ts'
import type { DB } from '#server/db/types.ts'
import type { MessagesService } from '#server/features/messages/messages.service.ts'
import type { Credits } from './credits.service.ts'
import type { UseRow } from './credits.repository.ts'
import * as orders from './orders.repository.ts'
import type { OrderRow } from './orders.repository.ts'
import type { Settlement } from './settlement.service.ts'

type Deps = {
  settlement: Pick<Settlement, 'refundOrder'>
  messages: Pick<MessagesService, 'notify'>
  credits: Pick<Credits, 'lockUse' | 'lockUsesOf' | 'giveBack'>
}

/** What paid for a job, locked: its order, or a post that was bought before. */
export type JobPayment = {
  readonly status: OrderStatus
  /** The money that a refund gives back; 0 when the post comes back instead. */
  readonly rupees: number
  readonly source: { readonly order: OrderRow } | { readonly use: UseRow }
}

const ofOrder = (order: OrderRow): JobPayment => ({
  status: order.status,
  rupees: order.total_paise / 100,
  source: { order },
})

const ofUse = (use: UseRow): JobPayment => ({
  status: use.returned_at === null ? 'paid' : 'returned',
  rupees: 0,
  source: { use },
})

/** Payments of jobs for those who decide about jobs. A job that was never published gives its payment back. */
export function createJobPayments({ settlement, messages, credits }: Deps) {
  return {
    /** Locks what paid for a job until the transaction ends; undefined for a free post. Call it before locking the job. */
    async lockPaymentOfJob(tx: Transaction<DB>, jobId: string): Promise<JobPayment | undefined> {
      const order = await orders.lockOrderOfJob(tx, jobId)
      if (order) return ofOrder(order)
      const use = await credits.lockUse(tx, jobId)
      return use && ofUse(use)
    },

    /**
     * Locks an employer, all their orders, and the posts that their jobs use, until the transaction ends. Call it before
     * locking their jobs.
     */
    async lockPaymentsOf(tx: Transaction<DB>, employerId: string) {
      await orders.lockEmployer(tx, employerId)
      const own = await orders.lockOrdersOf(tx, employerId)
      const uses = await credits.lockUsesOf(tx, employerId)
      const ofJobs = new Map<string, JobPayment>([
        ...own.flatMap((order): [string, JobPayment][] =>
          order.job_id === null ? [] : [[order.job_id, ofOrder(order)]],
        ),
        ...uses.map((use): [string, JobPayment] => [use.job_id, ofUse(use)]),
      ])
      return { ofJobs, purchases: own.filter(({ kind }) => kind === 'credits') }
    },

    /** Refunds the locked, paid order of a job that was never published, or gives its post back. */
    async returnPayment(
      tx: Transaction<DB>,
      { source }: JobPayment,
      reason: 'job_rejected' | 'job_withdrawn',
    ): Promise<void> {
      if ('order' in source) {
        await settlement.refundOrder(tx, source.order, { reason })
        return
      }
      await credits.giveBack(tx, source.use)
      if (reason === 'job_withdrawn') return
      await messages.notify(tx, {
        event: 'postCameBack',
        to: source.use.employer_id,
        subject: `job-${source.use.job_id}`,
        values: {},
        link: '/billing',
      })
    },
  }
}
