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

type Deps = {
  db: Kysely<DB>
  clock: Clock
  log: Log
  languages: Pick<Languages, 'translatorOf'>
  senders: Readonly<Record<Channel, SendBy>>
}

const taskSchema = z.object({ deliveryId: z.uuid() })

export type DeliveriesService = ReturnType<typeof createDeliveriesService>

/** Sends queued messages, each at most once by each channel. */
export function createDeliveriesService({ db, clock, log, languages, senders }: Deps) {
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
        await move(deliveryId, { to: 'failed', reason: 'interrupted' })
        log.warn({ deliveryId }, 'A delivery was interrupted and is not repeated')
        return undefined
      }
      if (delivery.state !== 'queued') return undefined
      const reason = suppressionOf(delivery, clock.now())
      if (reason !== undefined) {
        await move(deliveryId, { to: 'suppressed', reason })
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
    if (!(await move(id, { to: 'sending', locale: t.locale }))) return undefined
    try {
      const outcome = await senders[channel](outgoing)
      if (outcome.kind === 'later') {
        await move(id, { to: 'queued' })
        return { again: outcome.seconds }
      }
      if (outcome.kind === 'sent') {
        const { providerId } = outcome
        await move(id, { to: 'sent', ...(providerId !== undefined && { providerId }) })
        return undefined
      }
      await move(id, { to: 'failed', reason: outcome.reason })
      log.warn({ deliveryId: id, channel, reason: outcome.reason }, 'A message was not delivered')
      return undefined
    } catch (error) {
      await move(id, { to: 'queued' })
      throw error
    }
  }

  async function move(deliveryId: string, change: Omit<Move, 'now'>): Promise<boolean> {
    return await deliveries.moveDelivery(db, deliveryId, { ...change, now: clock.now() })
  }
}
