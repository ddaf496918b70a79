import type { Kysely, Transaction } from 'kysely'
import type { DB } from '../db/types.ts'
import type { Clock } from '../lib/clock.ts'
import type { Log } from '../lib/log.ts'
import type { PaymentProvider, ProviderEvent } from '../ports/payment-provider.ts'
import * as money from './money.repository.ts'
import * as orders from './orders.repository.ts'

type Needs = {
  db: Kysely<DB>
  clock: Clock
  log: Log
  provider: Pick<PaymentProvider, 'readEvent'>
}

/** What an event makes us ask for, if anything. */
type Errand = 'settled' | 'refund' | 'none'

/** The provider's own word that something happened. It only makes us ask. */
export function createWebhook({ db, clock, log, provider }: Needs) {
  return {
    /**
     * Takes an event, once, and queues what it asks for in the same transaction. False when the
     * provider did not sign it.
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
      const errand = await db.transaction().execute(async (trx) => {
        const isNew = await money.insertEvent(trx, {
          event_id: event.id,
          event: event.name,
          provider_order_id: event.orderId ?? null,
          received_at: clock.now(),
        })
        return isNew ? await queueErrand(trx, event) : 'known'
      })
      const { id: eventId, name, orderId: providerOrderId, refundId: providerRefundId } = event
      const fields = { eventId, event: name, providerOrderId, providerRefundId, errand }
      if (errand === 'none') log.warn(fields, 'A webhook told of nothing we know')
      else log.info(fields, 'A webhook was taken')
      return true
    },
  }

  async function queueErrand(trx: Transaction<DB>, event: ProviderEvent): Promise<Errand> {
    const { orderId, paymentId, refundId } = event
    if (refundId !== undefined) {
      const ours = paymentId && (await money.findRefundOfPayment(trx, paymentId))
      if (!ours) return 'none'
      await money.queueRefund(trx, ours)
      return 'refund'
    }
    const known =
      orderId === undefined ? undefined : await orders.findOrderByProviderId(trx, orderId)
    const ours = known?.id ?? (paymentId && (await money.findOrderIdOfPayment(trx, paymentId)))
    if (!ours) return 'none'
    await orders.queueSettlement(trx, ours)
    return 'settled'
  }
}
