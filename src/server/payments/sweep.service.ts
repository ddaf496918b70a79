import type { Kysely } from 'kysely'
import type { DB } from '../db/types.ts'
import type { Clock } from '../lib/clock.ts'
import type { Log } from '../lib/log.ts'
import { PaymentProviderError } from '../ports/payment-provider.ts'
import * as orders from './orders.repository.ts'
import { logProviderProblem } from './provider-problem.ts'
import type { Settlement } from './settlement.service.ts'
import { nextSweepAt, sweepLeaseUntil } from './sweep.rules.ts'

const batch = 8

type Needs = {
  db: Kysely<DB>
  clock: Clock
  log: Log
  settlement: Pick<Settlement, 'settle'>
}

/** Asks about orders by a timetable, so that no payment hangs on a browser or a webhook. */
export function createSweep({ db, clock, log, settlement }: Needs) {
  return {
    /**
     * Settles every order that is due. Several nodes may run it at once: an order is lent to one of
     * them for a while. What was cut short, or failed, is due again when that while is over.
     */
    async sweepOrders(): Promise<void> {
      for (;;) {
        const now = clock.now()
        const claim = { now, leaseUntil: sweepLeaseUntil(now), limit: batch }
        const due = await orders.claimDueOrders(db, claim)
        const isAnswered = await Promise.all(due.map(({ id }) => sweepOrder(id)))
        // A provider that is away is not asked about all the others too.
        if (due.length < batch || isAnswered.includes(false)) return
      }
    },
  }

  /** False when the provider is away. */
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
    await db.transaction().execute(async (trx) => {
      const order = await orders.lockOrder(trx, orderId)
      const sweeps = order.sweeps + 1
      const state = {
        status: order.status,
        hasJob: order.job_id !== null,
        paidAt: order.paid_at,
        sweeps,
      }
      await orders.updateOrder(trx, orderId, {
        sweeps,
        next_sweep_at: nextSweepAt(state, clock.now()),
      })
    })
    return true
  }
}
