import type { Kysely } from 'kysely'
import { limits } from '#server/lib/limits.ts'
import type { DB } from '#server/db/types.ts'
import type { FilesService } from '#server/features/files/files.service.ts'
import type { JobsService } from '#server/features/jobs/jobs.service.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { Log } from '#server/lib/log.ts'
import { PaymentProviderError } from '#server/ports/payment-provider.ts'
import * as orders from '#server/features/payments/orders.repository.ts'
import { logProviderProblem } from '#server/features/payments/provider-problem.ts'
import type { PaymentsService } from '#server/features/payments/payments.service.ts'

const batchSize = 50

type Deps = {
  db: Kysely<DB>
  clock: Clock
  log: Log
  payments: Pick<PaymentsService, 'settleOrder'>
  jobs: Pick<JobsService, 'dropUnpaidJob'>
  files: Pick<FilesService, 'removeUnused'>
}

/** Deletes unpaid jobs after the days in which their employer may still pay. */
export function createUnpaidJobs({ db, clock, log, payments, jobs, files }: Deps) {
  return {
    /** Deletes unpaid jobs that are too old, never a paid one. Idempotent. */
    async dropUnpaidJobs(): Promise<void> {
      const before = new Date(clock.now().getTime() - limits.unpaidJobDays * 24 * 60 * 60 * 1000)
      let after: orders.UnpaidJob | undefined
      for (;;) {
        const old = await orders.findUnpaidJobs(db, { before, after, limit: batchSize })
        for (const job of old) {
          // Stops at the first failure: an unavailable provider would fail for all other jobs too.
          if ((await drop(job)) === 'unavailable') return
        }
        after = old.at(-1)
        if (old.length < batchSize) return
      }
    },
  }

  async function drop({
    jobId,
    employerId,
    orderId,
  }: orders.UnpaidJob): Promise<'done' | 'unavailable'> {
    try {
      // Settles once more: a payment may have arrived without a webhook.
      if (orderId !== null) await payments.settleOrder(orderId)
    } catch (error) {
      if (!(error instanceof PaymentProviderError)) throw error
      logProviderProblem(error, log, 'drop-unpaid-job')
      if (error.problem === 'unavailable') return 'unavailable'
      // Keeps the job: a refusal needs a person to look at it.
      if (error.problem === 'refused') return 'done'
    }
    const dropped = await db.transaction().execute(async (tx) => {
      await orders.lockEmployer(tx, employerId)
      const order = await orders.lockOrderOfJob(tx, jobId)
      if (order && order.status !== 'open') return undefined
      return await jobs.dropUnpaidJob(tx, jobId)
    })
    if (dropped) {
      log.info({ jobId, orderId }, 'An unpaid job was dropped')
      await files.removeUnused([{ kind: 'company-logo', id: dropped.logoFileId }])
    }
    return 'done'
  }
}
