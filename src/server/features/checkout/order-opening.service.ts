import type { Kysely } from 'kysely'
import type { Order } from '#contract/payments/schemas.ts'
import type { DB } from '#server/db/types.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { Log } from '#server/lib/log.ts'
import { PaymentProviderError } from '#server/ports/payment-provider.ts'
import type { PaymentProvider, ProviderOrder } from '#server/ports/payment-provider.ts'
import { addLedgerEntry } from '#server/features/payments/money.repository.ts'
import * as orders from '#server/features/payments/orders.repository.ts'
import type { OrderRow } from '#server/features/payments/orders.repository.ts'
import { toPaymentsError } from '#server/features/payments/provider-problem.ts'
import { progressOf } from '#server/features/payments/settlement.rules.ts'
import type { PaymentsService } from '#server/features/payments/payments.service.ts'
import { firstSweepAt } from '#server/features/payments/sweep.rules.ts'

type Deps = {
  db: Kysely<DB>
  clock: Clock
  log: Log
  provider: PaymentProvider
  payments: Pick<PaymentsService, 'settleOrder'>
}

export type OrderOpening = ReturnType<typeof createOrderOpening>

/** Stored orders at the payment provider: created there once, and shown to their employer. */
export function createOrderOpening({ db, clock, log, provider, payments }: Deps) {
  return { settleOpen, openCheckout, present }

  /** @throws AppError PAYMENTS_AWAY */
  async function settleOpen(order: OrderRow, operation: string) {
    // A paid order stays paid, whatever the provider reports.
    if (order.status !== 'open') return { order, progress: progressOf(order.status) }
    try {
      return await payments.settleOrder(order.id)
    } catch (error) {
      throw toPaymentsError(error, log, operation)
    }
  }

  /**
   * Ensures that the order exists at the provider, and restarts its sweep schedule.
   * @throws AppError PAYMENTS_AWAY; the row stays, so that the next try continues from it
   */
  async function openCheckout(order: OrderRow, isNew: boolean): Promise<OrderRow> {
    const nextSweep = firstSweepAt(clock.now())
    if (order.provider_order_id !== null) {
      await orders.restartSweeps(db, order.id, nextSweep)
      return order
    }
    try {
      const providerOrder = await ensureAtProvider(order, isNew)
      return await storeProviderOrder(order, providerOrder.id, nextSweep)
    } catch (error) {
      throw toPaymentsError(error, log, 'create-order')
    }
  }

  async function ensureAtProvider(order: OrderRow, isNew: boolean): Promise<ProviderOrder> {
    // An earlier try may have created it although its reply was lost.
    const earlier = isNew ? undefined : await provider.findOrderByReceipt(order.id)
    const providerOrder = earlier ?? (await createAtProvider(order))
    if (
      providerOrder.amountPaise !== order.total_paise ||
      providerOrder.currency !== order.currency
    ) {
      throw new Error(`the provider's order ${providerOrder.id} has another amount`)
    }
    return providerOrder
  }

  async function createAtProvider(order: OrderRow): Promise<ProviderOrder> {
    try {
      return await provider.createOrder({
        amountPaise: order.total_paise,
        currency: 'INR',
        receipt: order.id,
        notes: { plan: order.plan, quantity: String(order.quantity) },
      })
    } catch (error) {
      // The provider accepts a receipt once; a concurrent request may have created the order.
      const isRefused = error instanceof PaymentProviderError && error.problem === 'refused'
      const other = isRefused ? await provider.findOrderByReceipt(order.id) : undefined
      if (!other) throw error
      return other
    }
  }

  /** Stores the first provider order of concurrent requests; nobody gets another one to pay. */
  async function storeProviderOrder(
    order: OrderRow,
    providerOrderId: string,
    nextSweep: Date,
  ): Promise<OrderRow> {
    const storedOrder = await db.transaction().execute(async (tx) => {
      const stored = await orders.storeProviderOrder(tx, order.id, {
        provider_order_id: providerOrderId,
        next_sweep_at: nextSweep,
      })
      if (!stored) return undefined
      await addLedgerEntry(tx, {
        kind: 'order',
        employer_id: order.employer_id,
        job_id: orders.jobOf(order),
        order_id: order.id,
        amount_paise: order.total_paise,
        recorded_at: clock.now(),
      })
      return stored
    })
    if (storedOrder) {
      const fields = { orderId: order.id, providerOrderId, amountPaise: order.total_paise }
      log.info({ ...fields, plan: order.plan }, 'An order was created')
    }
    const current = storedOrder ?? (await orders.findOrder(db, order.id))
    if (!current) throw new Error('an inserted order was not found')
    return current
  }

  function present(order: OrderRow, progress: Order['progress']): Order {
    if (order.provider_order_id === null) throw new Error('an order without a provider order id')
    return {
      id: order.provider_order_id,
      amount: order.total_paise,
      currency: 'INR',
      plan: order.plan,
      orderKind: order.kind,
      quantity: order.quantity,
      progress,
      jobId: order.job_id,
      checkout: provider.checkout,
    }
  }
}
