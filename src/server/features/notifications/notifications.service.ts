import type { Kysely, Transaction } from 'kysely'
import type { z } from 'zod'
import { toRole } from '#contract/accounts/roles.ts'
import { limits } from '#server/lib/limits.ts'
import type { PushMessage, subscribeSchema } from '#contract/notifications/schemas.ts'
import type { DB } from '#server/db/types.ts'
import type { Viewer } from '#server/http/binding/viewer.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import { newId } from '#server/lib/ids.ts'
import { isForeignKeyViolation } from '#server/lib/violations.ts'
import type { ConsentsService } from '#server/features/privacy/consents.service.ts'
import type { PushOutcome, PushSender } from '#server/ports/push-sender.ts'
import * as subscriptions from './notifications.repository.ts'
import { arePushKeys, isPushEndpoint } from './notifications.rules.ts'

type SubscribeInput = z.output<typeof subscribeSchema>
type Copy = { readonly to: string; readonly title: string; readonly text: string }

type Deps = {
  db: Kysely<DB>
  clock: Clock
  sender: PushSender
  publicKey: string
  hashToken: (token: string) => Buffer
  /** Stores a copy for local mode's outbox. */
  saveCopy?: (copy: Copy) => Promise<void>
  consents: ConsentsService
  config: { pushTestHost: string | undefined }
}

const toPush = { purpose: 'push' } as const

type PushDelivery = {
  readonly accountId: string
  readonly subscriptionId: string
  readonly message: PushMessage
  readonly isFirstTry: boolean
}

export type NotificationsService = ReturnType<typeof createNotificationsService>

/** Push notifications, which reach browsers also while the site is closed. */
export function createNotificationsService(deps: Deps) {
  const { db, clock, sender, hashToken, saveCopy, consents, config } = deps
  return {
    publicKey: deps.publicKey,

    /**
     * Subscribes the viewer's browser. Over the limit, the subscription that was renewed longest ago
     * is removed.
     * @throws AppError WRONG_ROLE, MALFORMED, INVALID_FORM when a required consent is missing,
     *   NOT_SIGNED_IN when the session ended concurrently
     */
    async subscribe(viewer: Viewer, token: string, input: SubscribeInput): Promise<void> {
      if (toRole(input.type) !== viewer.role) throw new AppError('WRONG_ROLE')
      const { endpoint, keys } = input.token
      if (!isPushEndpoint(endpoint, config.pushTestHost) || !arePushKeys(keys)) {
        throw new AppError('MALFORMED', { detail: 'not a subscription of a known push service' })
      }
      const { accountId } = viewer
      const now = clock.now()
      try {
        await db.transaction().execute(async (tx) => {
          await subscriptions.lockAccount(tx, accountId)
          await recordConsent(tx, accountId, input.consent)
          await subscriptions.putSubscription(tx, {
            id: newId(),
            account_id: accountId,
            session_token_hash: hashToken(token),
            endpoint,
            public_key: keys.p256dh,
            auth_secret: keys.auth,
            created_at: now,
            renewed_at: now,
          })
          await subscriptions.deleteAllButNewest(tx, accountId, limits.pushSubscriptionsPerAccount)
        })
      } catch (error) {
        if (isForeignKeyViolation(error)) throw new AppError('NOT_SIGNED_IN')
        throw error
      }
    },

    /** Unsubscribes this browser, as logging out does. The last browser also withdraws the consent. */
    async unsubscribe(viewer: Viewer, token: string): Promise<void> {
      const { accountId } = viewer
      await db.transaction().execute(async (tx) => {
        await subscriptions.lockAccount(tx, accountId)
        await subscriptions.dropSessionSubscriptions(tx, hashToken(token))
        const isOver = !(await subscriptions.hasSubscription(tx, accountId))
        if (isOver && (await consents.isGiven(tx, accountId, toPush))) {
          await consents.withdraw(tx, accountId, toPush)
        }
      })
    },

    /** Withdraws the consent and unsubscribes all browsers of the account. */
    async withdrawConsent(viewer: Viewer): Promise<void> {
      const { accountId } = viewer
      await db.transaction().execute(async (tx) => {
        await subscriptions.lockAccount(tx, accountId)
        await subscriptions.dropSubscriptions(tx, accountId)
        await consents.withdraw(tx, accountId, toPush)
      })
    },

    /** Sends a message to one browser, unless it belongs to another account by now. */
    async send({
      accountId,
      subscriptionId,
      message,
      isFirstTry,
    }: PushDelivery): Promise<PushOutcome> {
      const found = await subscriptions.findSubscription(db, subscriptionId, accountId)
      if (!found) return { kind: 'gone' }
      // The list of hosts may have changed since the subscription was stored.
      if (!isPushEndpoint(found.endpoint, config.pushTestHost)) {
        await subscriptions.dropSubscription(db, subscriptionId)
        return { kind: 'gone' }
      }
      if (isFirstTry) {
        await saveCopy?.({ to: found.recipient, title: message.title, text: message.body })
      }
      const address = {
        endpoint: found.endpoint,
        publicKey: found.public_key,
        authSecret: found.auth_secret,
      }
      const outcome = await sender.send(address, JSON.stringify(message), message.tag)
      if (outcome.kind === 'gone') await subscriptions.dropSubscription(db, subscriptionId)
      return outcome
    },
  }

  /**
   * Turning notifications on gives the consent. A browser that only renews its subscription sends no
   * consent, and must not restore one that was withdrawn on another device.
   */
  async function recordConsent(
    tx: Transaction<DB>,
    accountId: string,
    consent: string | undefined,
  ) {
    if (consent !== undefined) {
      consents.require('push', consent)
      await consents.give(tx, accountId, toPush)
    } else if (await consents.isWithdrawn(tx, accountId, toPush)) {
      consents.require('push', consent)
    }
  }
}
