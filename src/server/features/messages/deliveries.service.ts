import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { MessageValues } from '#contract/i18n/message-keys.ts'
import type { Translator } from '#contract/i18n/translator.ts'
import { ruleOf } from '#contract/messages/events.ts'
import type { Channel } from '#contract/messages/events.ts'
import type { DeliveryReason } from '#contract/messages/states.ts'
import type { DB } from '#server/db/types.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { Languages } from '#server/lib/languages.ts'
import type { Log } from '#server/lib/log.ts'
import * as deliveries from './deliveries.repository.ts'
import type { Delivery, Move } from './deliveries.repository.ts'
import { secondsOfQuiet, suppressionOf } from './deliveries.rules.ts'
import type { MessageCaps, Reservation } from './message-caps.service.ts'
import { readValues } from './messages.presenter.ts'

/** A delivery with what its texts need. */
export type Outgoing = Omit<Delivery, 'values'> & {
  readonly values: MessageValues
  /** In the recipient's language. */
  readonly t: Translator
  readonly attempt: number
}

export type Outcome =
  /** `providerId` is the id of the message at a provider that sends receipts. */
  | { readonly kind: 'sent'; readonly providerId?: string }
  | { readonly kind: 'failed'; readonly reason: DeliveryReason }
  /** The provider asks for a pause; nothing was sent. */
  | { readonly kind: 'later'; readonly seconds: number }

/** Sends by one channel. Throws when another try makes sense. */
export type SendBy = (outgoing: Outgoing) => Promise<Outcome>

/** A channel that costs money says beforehand how much. */
export type PriceOf = (outgoing: Outgoing) => number

type Deps = {
  db: Kysely<DB>
  clock: Clock
  log: Log
  languages: Pick<Languages, 'translatorOf'>
  caps: Pick<MessageCaps, 'reserve' | 'giveBack'>
  senders: Readonly<Record<Channel, SendBy>>
  prices: Partial<Readonly<Record<Channel, PriceOf>>>
}

const taskSchema = z.object({ deliveryId: z.uuid() })

export type DeliveriesService = ReturnType<typeof createDeliveriesService>

/** Sends queued messages, each at most once by each channel. */
export function createDeliveriesService(deps: Deps) {
  const { db, clock, log, languages, caps, senders, prices } = deps
  return {
    /**
     * The queue's task. Returns the seconds to wait when the provider asks for a pause.
     * @throws when the delivery should be retried
     */
    async deliver(payload: unknown, attempt: number): Promise<{ again: number } | undefined> {
      const { deliveryId } = taskSchema.parse(payload)
      const delivery = await deliveries.findDelivery(db, deliveryId)
      if (!delivery) return undefined
      if (delivery.state === 'sending') {
        // A worker died during its call, which may have arrived: sending again could tell it twice.
        await move(db, deliveryId, { to: 'failed', reason: 'interrupted' })
        log.warn({ deliveryId }, 'A delivery was interrupted and is not repeated')
        return undefined
      }
      if (delivery.state !== 'queued') return undefined
      const reason = suppressionOf(delivery, clock.now())
      if (reason !== undefined) {
        await move(db, deliveryId, { to: 'suppressed', reason })
        return undefined
      }
      const quiet = ruleOf(delivery.event).canWait === true ? secondsOfQuiet(clock.now()) : 0
      return quiet > 0 ? { again: quiet } : await send(delivery, attempt)
    },
  }

  async function send(delivery: Delivery, attempt: number): Promise<{ again: number } | undefined> {
    const { id, channel } = delivery
    const t = languages.translatorOf(delivery.locale)
    const outgoing = { ...delivery, values: readValues(delivery.values), t, attempt }
    const reservation = await start(outgoing)
    if (!reservation) return undefined
    try {
      const outcome = await senders[channel](outgoing)
      if (outcome.kind === 'later') {
        await undo(id, reservation, { to: 'queued' })
        return { again: outcome.seconds }
      }
      if (outcome.kind === 'sent') {
        const { providerId } = outcome
        await move(db, id, { to: 'sent', ...(providerId !== undefined && { providerId }) })
        return undefined
      }
      const { reason } = outcome
      const failed = { to: 'failed', reason } as const
      // An interrupted one may have been sent, so it counts.
      await (reason === 'interrupted' ? move(db, id, failed) : undo(id, reservation, failed))
      log.warn({ deliveryId: id, channel, reason }, 'A message was not delivered')
      return undefined
    } catch (error) {
      await undo(id, reservation, { to: 'queued' })
      throw error
    }
  }

  /** Marks a delivery before its provider is called, within the caps. Undefined when it must not be sent. */
  async function start(outgoing: Outgoing): Promise<Reservation | undefined> {
    const { id, channel, t } = outgoing
    const paise = prices[channel]?.(outgoing) ?? 0
    return await db.transaction().execute(async (tx) => {
      if (!(await deliveries.lockQueued(tx, id))) return undefined
      const reserved = await caps.reserve(tx, { ...outgoing, paise })
      if (typeof reserved === 'string') {
        await move(tx, id, { to: 'suppressed', reason: reserved })
        return undefined
      }
      await move(tx, id, { to: 'sending', locale: t.locale })
      return reserved
    })
  }

  /** Nothing was sent: what was taken from the caps is given back, if the move is allowed. */
  async function undo(
    deliveryId: string,
    reservation: Reservation,
    change: Omit<Move, 'now'>,
  ): Promise<void> {
    await db.transaction().execute(async (tx) => {
      if (await move(tx, deliveryId, change)) await caps.giveBack(tx, reservation)
    })
  }

  async function move(
    tx: Kysely<DB>,
    deliveryId: string,
    change: Omit<Move, 'now'>,
  ): Promise<boolean> {
    return await deliveries.moveDelivery(tx, deliveryId, { ...change, now: clock.now() })
  }
}
