import type { Kysely } from 'kysely'
import { limits } from '#contract/limits.ts'
import type { DB } from '../db/types.ts'
import type { FilesService } from '../files/files.service.ts'
import type { JobsService } from '../jobs/jobs.service.ts'
import type { Clock } from '../lib/clock.ts'
import type { Log } from '../lib/log.ts'
import { PaymentProviderError } from '../ports/payment-provider.ts'
import * as orders from './orders.repository.ts'
import { logProviderProblem } from './provider-problem.ts'
import type { Settlement } from './settlement.service.ts'

const batch = 50

type Needs = {
  db: Kysely<DB>
  clock: Clock
  log: Log
  settlement: Pick<Settlement, 'settle'>
  jobs: Pick<JobsService, 'dropUnpaidJob'>
  files: Pick<FilesService, 'removeUnused'>
}

/** Unpaid jobs are kept for a while, for their employer to pay. */
export function createUnpaidJobs({ db, clock, log, settlement, jobs, files }: Needs) {
  return {
    /** Drops unpaid jobs whose time is over, never one that is paid. Safe to be run again. */
    async dropUnpaidJobs(): Promise<void> {
      const before = new Date(clock.now().getTime() - limits.unpaidJobDays * 24 * 60 * 60 * 1000)
      let after: orders.UnpaidJob | undefined
      for (;;) {
        const old = await orders.findUnpaidJobs(db, { before, after, limit: batch })
        for (const job of old) {
          // A provider that is away is not asked about all the others too.
          if ((await drop(job)) === 'away') return
        }
        after = old.at(-1)
        if (old.length < batch) return
      }
    },
  }

  async function drop({ jobId, employerId, orderId }: orders.UnpaidJob): Promise<'done' | 'away'> {
    try {
      // The provider is asked once more: money may have come that nobody told of.
      if (orderId !== null) await settlement.settle(orderId)
    } catch (error) {
      if (!(error instanceof PaymentProviderError)) throw error
      logProviderProblem(error, log, 'drop-unpaid-job')
      if (error.problem === 'unavailable') return 'away'
      // Nobody can have paid an order that the provider does not know.
      if (error.problem === 'refused') return 'done'
    }
    const dropped = await db.transaction().execute(async (trx) => {
      await orders.lockEmployer(trx, employerId)
      const order = await orders.lockOrderOfJob(trx, jobId)
      if (order && order.status !== 'open') return undefined
      return await jobs.dropUnpaidJob(trx, jobId)
    })
    if (dropped) {
      log.info({ jobId, orderId }, 'An unpaid job was dropped')
      await files.removeUnused([{ kind: 'company-logo', id: dropped.logoFileId }])
    }
    return 'done'
  }
}
