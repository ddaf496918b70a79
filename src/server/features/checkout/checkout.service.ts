import type { Kysely } from 'kysely'
import type { Config } from '#server/config/config.ts'
import type { DB } from '#server/db/types.ts'
import type { FilesService } from '#server/features/files/files.service.ts'
import type { PostingService } from '#server/features/job-posting/posting.service.ts'
import type { JobsService } from '#server/features/jobs/jobs.service.ts'
import type { Credits } from '#server/features/payments/credits.service.ts'
import type { PaymentsService } from '#server/features/payments/payments.service.ts'
import type { Renewals } from '#server/features/payments/renewals.service.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { Log } from '#server/lib/log.ts'
import type { PaymentProvider } from '#server/ports/payment-provider.ts'
import { createOrderOpening } from './order-opening.service.ts'
import { createOrders } from './orders.service.ts'
import { createRenewalOrders } from './renewal-orders.service.ts'
import { createUnpaidJobs } from './unpaid-jobs.service.ts'
import { createVerification } from './verification.service.ts'

type Deps = {
  db: Kysely<DB>
  clock: Clock
  log: Log
  provider: PaymentProvider
  payments: Pick<PaymentsService, 'settleOrder'>
  posting: Pick<PostingService, 'findPostedJobs'>
  renewals: Pick<Renewals, 'lockRenewable' | 'renew' | 'findRenewal'>
  credits: Pick<Credits, 'lockOldest' | 'use'>
  jobs: Pick<JobsService, 'dropUnpaidJob'>
  files: FilesService
  config: Pick<Config, 'bulkDiscounts'>
}

export type CheckoutService = ReturnType<typeof createCheckoutService>

/** From the order of a plan to its payment in the browser, and the jobs that stay unpaid. */
export function createCheckoutService(deps: Deps) {
  const opening = createOrderOpening(deps)
  return {
    ...createOrders({ ...deps, opening }),
    ...createRenewalOrders({ ...deps, opening }),
    ...createVerification(deps),
    ...createUnpaidJobs(deps),
  }
}
