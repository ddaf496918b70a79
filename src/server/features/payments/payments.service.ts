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
import type { Credits } from './credits.service.ts'
import type { Renewals } from './renewals.service.ts'
import { createJobPayments } from './job-payments.service.ts'
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
  credits: Credits
  renewals: Renewals
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
    ...createJobPayments({ ...deps, settlement }),
    retryRefund: refunds.retry,
    settleOrder: settlement.settle,
    settleQueued: settlement.settleQueued,
    sendRefund: refunds.advance,
    sendQueuedRefund: refunds.sendQueued,
    queueUnfinishedRefunds: refunds.queueUnfinished,

    takeRenewalBack: deps.renewals.takeBack,
    endExpiredCredits: deps.credits.endExpired,

    /** Locks the order of a payment and its employer until the transaction ends; undefined for an unknown payment. */
    async lockOrderOfPayment(
      tx: Transaction<DB>,
      paymentId: string,
    ): Promise<orders.OrderRow | undefined> {
      await orders.lockEmployerOfPayment(tx, paymentId)
      return await orders.lockOrderOfPayment(tx, paymentId)
    },

    findRefundOf: (tx: Transaction<DB>, paymentId: string) => money.findRefundOf(tx, paymentId),

    /**
     * Refunds a locked, paid order because an admin says so: whole, or the posts that are left of it. The caller has locked
     * the employer. Returns what goes back.
     * @throws AppError POSTS_USED
     */
    returnByHand: (tx: Transaction<DB>, order: orders.OrderRow, cause: ManualRefund) =>
      settlement.refundOrder(tx, order, cause),

    /** Refunds what is left of a locked purchase of posts whose employer deletes the account. */
    async returnUnusedPosts(tx: Transaction<DB>, order: orders.OrderRow): Promise<void> {
      if (order.status !== 'paid' || !(await deps.credits.hasUnused(tx, order))) return
      await settlement.refundOrder(tx, order, { reason: 'account_deleted' })
    },
  }
}
