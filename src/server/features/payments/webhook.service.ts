import type { Kysely, Transaction } from 'kysely'
import type { DB } from '#server/db/types.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { Log } from '#server/lib/log.ts'
import type { PaymentProvider, ProviderEvent } from '#server/ports/payment-provider.ts'
import * as money from './money.repository.ts'
import * as orders from './orders.repository.ts'

type Deps = {
  db: Kysely<DB>
  clock: Clock
  log: Log
  provider: Pick<PaymentProvider, 'readEvent'>
}

/** The task that an event queues, if any. */
type QueuedTask = 'settled' | 'refund' | 'none'

/** The provider's webhook events. An event only triggers a settlement or a refund check. */
export function createWebhook({ db, clock, log, provider }: Deps) {
  return {
    /**
     * Records an event once, and queues its task in the same transaction. False when the signature
     * is not the provider's.
     */
    async receiveEvent(
      raw: Buffer,
      headers: { signature: string; eventId: string },
    ): Promise<boolean> {
      const event = provider.readEvent(raw, headers)
      if (!event) {
        log.warn({ bytes: raw.length }, 'The signature of a webhook is forged')
        return false
      }
      const task = await db.transaction().execute(async (tx) => {
        const isNew = await money.insertEvent(tx, {
          event_id: event.id,
          event: event.name,
          provider_order_id: event.orderId ?? null,
          received_at: clock.now(),
        })
        return isNew ? await queueTask(tx, event) : 'duplicate'
      })
      const { id: eventId, name, orderId: providerOrderId, refundId: providerRefundId } = event
      const fields = { eventId, event: name, providerOrderId, providerRefundId, task }
      if (task === 'none') log.warn(fields, 'A webhook matches no order or refund')
      else log.info(fields, 'A webhook was received')
      return true
    },
  }

  async function queueTask(tx: Transaction<DB>, event: ProviderEvent): Promise<QueuedTask> {
    const { orderId, paymentId, refundId } = event
    if (refundId !== undefined) {
      const id = paymentId && (await money.findRefundOfPayment(tx, paymentId))
      if (!id) return 'none'
      await money.queueRefund(tx, id)
      return 'refund'
    }
    const order =
      orderId === undefined ? undefined : await orders.findOrderByProviderId(tx, orderId)
    const id = order?.id ?? (paymentId && (await money.findOrderIdOfPayment(tx, paymentId)))
    if (!id) return 'none'
    await orders.queueSettlement(tx, id)
    return 'settled'
  }
}
