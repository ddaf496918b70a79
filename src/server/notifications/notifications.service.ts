import type { Kysely, Transaction } from 'kysely'
import { z } from 'zod'
import { toRole } from '#contract/accounts.ts'
import { limits } from '#contract/limits.ts'
import type { PushMessage, subscribeSchema } from '#contract/notifications.ts'
import type { DB } from '../db/types.ts'
import type { Viewer } from '../http/viewer.ts'
import { AppError } from '../lib/app-error.ts'
import type { Clock } from '../lib/clock.ts'
import { newId } from '../lib/ids.ts'
import type { Log } from '../lib/log.ts'
import { isForeignKeyViolation } from '../lib/violations.ts'
import type { ConsentsService } from '../privacy/consents.service.ts'
import type { PushSender } from '../ports/push-sender.ts'
import * as subscriptions from './notifications.repository.ts'
import { arePushKeys, isPushEndpoint } from './notifications.rules.ts'

type Wish = z.output<typeof subscribeSchema>
type Copy = { readonly to: string; readonly text: string }

type Needs = {
  db: Kysely<DB>
  clock: Clock
  log: Log
  sender: PushSender
  publicKey: string
  hashToken: (token: string) => Buffer
  /** Shows a person what was sent, where that is wanted. */
  keepCopy?: (copy: Copy) => Promise<void>
  consents: ConsentsService
  config: { productName: string; pushTestHost: string | undefined }
}

const toPush = { purpose: 'push' } as const

const deliverySchema = z.object({
  subscriptionId: z.uuid(),
  accountId: z.uuid(),
  title: z.string(),
  body: z.string(),
  link: z.string(),
  tag: z.string(),
  writtenAt: z.coerce.date(),
})

export type NotificationsService = ReturnType<typeof createNotificationsService>

/** Notifications that reach people in their browsers, also while the site is closed. */
export function createNotificationsService(needs: Needs) {
  const { db, clock, log, sender, hashToken, keepCopy, consents, config } = needs
  return {
    publicKey: needs.publicKey,

    /**
     * Sends the viewer's notifications to one more browser; the eleventh takes the place of the one
     * that was longest not renewed.
     * @throws AppError WRONG_ROLE, MALFORMED, INVALID_FORM without a consent that is needed,
     *   NOT_SIGNED_IN when the session ended meanwhile
     */
    async subscribe(viewer: Viewer, token: string, wish: Wish): Promise<void> {
      if (toRole(wish.type) !== viewer.role) throw new AppError('WRONG_ROLE')
      const { endpoint, keys } = wish.token
      if (!isPushEndpoint(endpoint, config.pushTestHost) || !arePushKeys(keys)) {
        throw new AppError('MALFORMED', { detail: 'not a subscription of a known push service' })
      }
      const { accountId } = viewer
      const now = clock.now()
      try {
        await db.transaction().execute(async (trx) => {
          await subscriptions.lockAccount(trx, accountId)
          await agree(trx, accountId, wish.consent)
          await subscriptions.putSubscription(trx, {
            id: newId(),
            account_id: accountId,
            session_token_hash: hashToken(token),
            endpoint,
            public_key: keys.p256dh,
            auth_secret: keys.auth,
            created_at: now,
            renewed_at: now,
          })
          await subscriptions.keepNewest(trx, accountId, limits.pushSubscriptionsPerAccount)
        })
      } catch (error) {
        if (isForeignKeyViolation(error)) throw new AppError('NOT_SIGNED_IN')
        throw error
      }
    },

    /** Logging out does the same by ending the session. The last browser takes the consent with it. */
    async unsubscribe(viewer: Viewer, token: string): Promise<void> {
      const { accountId } = viewer
      await db.transaction().execute(async (trx) => {
        await subscriptions.lockAccount(trx, accountId)
        await subscriptions.dropSessionSubscriptions(trx, hashToken(token))
        const isOver = !(await subscriptions.hasSubscription(trx, accountId))
        if (isOver && (await consents.isGiven(trx, accountId, toPush))) {
          await consents.withdraw(trx, accountId, toPush)
        }
      })
    },

    /** Takes the consent back: no browser of the account hears anything more. */
    async withdrawConsent(viewer: Viewer): Promise<void> {
      const { accountId } = viewer
      await db.transaction().execute(async (trx) => {
        await subscriptions.lockAccount(trx, accountId)
        await subscriptions.dropSubscriptions(trx, accountId)
        await consents.withdraw(trx, accountId, toPush)
      })
    },

    /** Queues a message within the transaction that it tells of. Without a title it is the product's. */
    async notify(
      trx: Transaction<DB>,
      accountId: string,
      message: Omit<PushMessage, 'title'> & { readonly title?: string },
    ): Promise<void> {
      await subscriptions.queueDeliveries(
        trx,
        { accountId, tag: message.tag, tries: limits.pushTries },
        { title: config.productName, ...message, accountId, writtenAt: clock.now().toISOString() },
      )
    },

    /**
     * Delivers what was queued. Answers with the seconds to wait when the push service asks for
     * patience.
     * @throws when it is worth another try
     */
    async deliver(payload: unknown, attempt: number): Promise<{ again: number } | undefined> {
      const { subscriptionId, accountId, writtenAt, ...message } = deliverySchema.parse(payload)
      // It may have moved to another account meanwhile; what follows is not for them.
      const found = await subscriptions.findSubscription(db, subscriptionId, accountId)
      if (!found || ageHours(writtenAt) > limits.pushLifeHours) return undefined
      // The list of hosts may have changed since it was written down.
      if (!isPushEndpoint(found.endpoint, config.pushTestHost)) {
        await subscriptions.dropSubscription(db, subscriptionId)
        return undefined
      }
      if (attempt === 1) {
        await keepCopy?.({ to: found.recipient, text: `${message.title}: ${message.body}` })
      }
      const address = {
        endpoint: found.endpoint,
        publicKey: found.public_key,
        authSecret: found.auth_secret,
      }
      const outcome = await sender.send(address, JSON.stringify(message), message.tag)
      if (outcome.kind === 'gone') await subscriptions.dropSubscription(db, subscriptionId)
      if (outcome.kind === 'refused') log.warn({ subscriptionId }, 'A push service took no message')
      return outcome.kind === 'later' ? { again: outcome.seconds } : undefined
    },
  }

  /**
   * Turning notifications on is agreeing to them. A browser that only renews says nothing of it, and
   * must not bring back what was taken back elsewhere.
   */
  async function agree(trx: Transaction<DB>, accountId: string, consent: string | undefined) {
    if (consent !== undefined) {
      consents.require('push', consent)
      await consents.give(trx, accountId, toPush)
    } else if (await consents.isWithdrawn(trx, accountId, toPush)) {
      consents.require('push', consent)
    }
  }

  function ageHours(writtenAt: Date): number {
    return (clock.now().getTime() - writtenAt.getTime()) / 3_600_000
  }
}
