import type { Kysely, Transaction } from 'kysely'
import type { Audit } from '../audit/audit.service.ts'
import type { DB } from '../db/types.ts'
import type { FilesService } from '../files/files.service.ts'
import type { InvoicesService } from '../invoices/invoices.service.ts'
import type { JobsService } from '../jobs/jobs.service.ts'
import type { Clock } from '../lib/clock.ts'
import type { Log } from '../lib/log.ts'
import type { Tally } from '../lib/tally.ts'
import type { NotificationsService } from '../notifications/notifications.service.ts'
import type { PaymentProvider } from '../ports/payment-provider.ts'
import { createOrders } from './orders.service.ts'
import * as orders from './orders.repository.ts'
import { createPaymentReading } from './payment-reading.service.ts'
import { createRefunds } from './refunds.service.ts'
import { createSettlement } from './settlement.service.ts'
import { createSweep } from './sweep.service.ts'
import { createUnpaidJobs } from './unpaid-jobs.service.ts'
import { createVerification } from './verification.service.ts'
import { createWebhook } from './webhook.service.ts'

type Needs = {
  db: Kysely<DB>
  clock: Clock
  log: Log
  audit: Audit
  provider: PaymentProvider
  jobs: JobsService
  files: FilesService
  invoices: InvoicesService
  tally: Tally
  notifications: NotificationsService
}

export type PaymentsService = ReturnType<typeof createPaymentsService>

/** The room as the rest of the server sees it. */
export function createPaymentsService(needs: Needs) {
  const refunds = createRefunds(needs)
  const settlement = createSettlement({ ...needs, refunds })
  const { createOrder, resumeOrder, checkOrder } = createOrders({ ...needs, settlement })
  return {
    createOrder,
    resumeOrder,
    checkOrder,
    ...createVerification({ ...needs, settlement }),
    ...createWebhook(needs),
    ...createSweep({ ...needs, settlement }),
    ...createUnpaidJobs({ ...needs, settlement }),
    ...createPaymentReading(needs),
    retryRefund: refunds.retry,
    settleOrder: settlement.settle,
    settleQueued: settlement.settleQueued,
    sendRefund: refunds.advance,
    sendQueuedRefund: refunds.sendQueued,
    queueRefundsUnderWay: refunds.queueUnderWay,

    /** Holds the order that pays for a job until the transaction ends. Before the job is held. */
    lockOrderOfJob: (trx: Transaction<DB>, jobId: string) => orders.lockOrderOfJob(trx, jobId),

    /** Holds an employer and all orders of theirs until the transaction ends. Before their jobs. */
    async lockOrdersOf(trx: Transaction<DB>, employerId: string): Promise<orders.OrderRow[]> {
      await orders.lockEmployer(trx, employerId)
      return await orders.lockOrdersOf(trx, employerId)
    },

    /** Returns the held, paid order of a job that was rejected before it was ever published. */
    returnRejected: (trx: Transaction<DB>, order: orders.OrderRow) =>
      settlement.returnOrder(trx, order, 'job_rejected'),
  }
}
