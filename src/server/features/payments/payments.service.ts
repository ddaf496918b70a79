import type { Kysely, Transaction } from 'kysely'
import type { Audit } from '#server/features/audit/audit.service.ts'
import type { DB } from '#server/db/types.ts'
import type { InvoicesService } from '#server/features/invoices/invoices.service.ts'
import type { PostingService } from '#server/features/job-posting/posting.service.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { Log } from '#server/lib/log.ts'
import type { CountAction } from '#server/lib/count-action.ts'
import type { MessagesService } from '#server/features/messages/messages.service.ts'
import type { PaymentProvider } from '#server/ports/payment-provider.ts'
import * as money from './money.repository.ts'
import * as orders from './orders.repository.ts'
import { createPaymentReading } from './payment-reading.service.ts'
import { createRefunds } from './refunds.service.ts'
import type { ManualRefund } from './refunds.service.ts'
import { createSettlement } from './settlement.service.ts'
import { createSweep } from './sweep.service.ts'
import { createWebhook } from './webhook.service.ts'

type Deps = {
  db: Kysely<DB>
  clock: Clock
  log: Log
  audit: Audit
  provider: PaymentProvider
  posting: Pick<PostingService, 'releasePaidJob'>
  invoices: InvoicesService
  countAction: CountAction
  messages: Pick<MessagesService, 'notify' | 'notifyAdmins'>
}

export type PaymentsService = ReturnType<typeof createPaymentsService>

/** Composes the services of payments into the one that other rooms use. */
export function createPaymentsService(deps: Deps) {
  const refunds = createRefunds(deps)
  const settlement = createSettlement({ ...deps, refunds })
  return {
    ...createWebhook(deps),
    ...createSweep({ ...deps, settlement }),
    ...createPaymentReading(deps),
    retryRefund: refunds.retry,
    settleOrder: settlement.settle,
    settleQueued: settlement.settleQueued,
    sendRefund: refunds.advance,
    sendQueuedRefund: refunds.sendQueued,
    queueUnfinishedRefunds: refunds.queueUnfinished,

    /** Locks the order of a job until the transaction ends. Call it before locking the job. */
    lockOrderOfJob: (tx: Transaction<DB>, jobId: string) => orders.lockOrderOfJob(tx, jobId),

    /** Locks an employer and all their orders until the transaction ends. Call it before locking their jobs. */
    async lockOrdersOf(tx: Transaction<DB>, employerId: string): Promise<orders.OrderRow[]> {
      await orders.lockEmployer(tx, employerId)
      return await orders.lockOrdersOf(tx, employerId)
    },

    /** Locks the order of a payment until the transaction ends; undefined for an unknown payment. */
    lockOrderOfPayment: (tx: Transaction<DB>, paymentId: string) =>
      orders.lockOrderOfPayment(tx, paymentId),

    findRefundOf: (tx: Transaction<DB>, paymentId: string) => money.findRefundOf(tx, paymentId),

    /** Refunds the locked, paid order of a job that was rejected before it was published. */
    returnRejected: (tx: Transaction<DB>, order: orders.OrderRow) =>
      settlement.returnOrder(tx, order, { reason: 'job_rejected' }),

    /** Refunds the locked, paid order of a job that its employer took back before it was published. */
    returnWithdrawn: (tx: Transaction<DB>, order: orders.OrderRow) =>
      settlement.returnOrder(tx, order, { reason: 'job_withdrawn' }),

    /** Refunds a locked, paid order because an admin says so. */
    returnByHand: (tx: Transaction<DB>, order: orders.OrderRow, cause: ManualRefund) =>
      settlement.returnOrder(tx, order, cause),
  }
}
