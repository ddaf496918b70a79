import type { Kysely } from 'kysely'
import type { DB } from '#server/db/types.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { Log } from '#server/lib/log.ts'
import { PaymentProviderError } from '#server/ports/payment-provider.ts'
import * as orders from './orders.repository.ts'
import { logProviderProblem } from './provider-problem.ts'
import type { Settlement } from './settlement.service.ts'
import { nextSweepAt, sweepLeaseUntil } from './sweep.rules.ts'

const batchSize = 8

type Deps = {
  db: Kysely<DB>
  clock: Clock
  log: Log
  settlement: Pick<Settlement, 'settle'>
}

/** Settles orders by a schedule, so that no payment depends on a browser or a webhook. */
export function createSweep({ db, clock, log, settlement }: Deps) {
  return {
    /**
     * Settles every due order. Several nodes may run it concurrently: each order is leased to one of
     * them. An interrupted or failed sweep is due again after the lease.
     */
    async sweepOrders(): Promise<void> {
      for (;;) {
        const now = clock.now()
        const claim = { now, leaseUntil: sweepLeaseUntil(now), limit: batchSize }
        const due = await orders.claimDueOrders(db, claim)
        const results = await Promise.all(due.map(({ id }) => sweepOrder(id)))
        // Stops when the provider is unavailable: all other orders would fail too.
        if (due.length < batchSize || results.includes(false)) return
      }
    },
  }

  /** False when the provider is unavailable. */
  async function sweepOrder(orderId: string): Promise<boolean> {
    try {
      await settlement.settle(orderId)
    } catch (error) {
      if (!(error instanceof PaymentProviderError)) {
        log.error({ orderId, error }, 'An order could not be settled')
        return true
      }
      logProviderProblem(error, log, 'sweep')
      if (error.problem === 'unavailable') return false
    }
    await db.transaction().execute(async (tx) => {
      const order = await orders.lockOrder(tx, orderId)
      const sweeps = order.sweeps + 1
      const state = {
        status: order.status,
        hasJob: orders.isAssigned(order),
        paidAt: order.paid_at,
        sweeps,
      }
      await orders.updateOrder(tx, orderId, {
        sweeps,
        next_sweep_at: nextSweepAt(state, clock.now()),
      })
    })
    return true
  }
}
