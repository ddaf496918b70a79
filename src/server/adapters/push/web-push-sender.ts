import { createHash } from 'node:crypto'
import { Agent } from 'node:https'
import { lookupPublic } from '#server/lib/public-address.ts'
import webPush from 'web-push'
import { limits } from '#server/lib/limits.ts'
import type { PushOutcome, PushSender } from '../../ports/push-sender.ts'

export type PushKeys = { readonly publicKey: string; readonly privateKey: string }

type Options = {
  keys: PushKeys
  /** The contact for operators of push services. */
  contact: string
  timeoutMs?: number
  /** Connects to a stand-in. The default one connects to public addresses only. */
  agent?: Agent
}

const defaultWaitSeconds = 60

export const generatePushKeys = (): PushKeys => webPush.generateVAPIDKeys()

/** Sends messages through each browser's push service, encrypted for that browser. */
export function createWebPushSender({
  keys,
  contact,
  timeoutMs = 10_000,
  agent = new Agent({ keepAlive: true, lookup: lookupPublic }),
}: Options): PushSender {
  return {
    async send({ endpoint, publicKey, authSecret }, text, topic) {
      const subscription = { endpoint, keys: { p256dh: publicKey, auth: authSecret } }
      try {
        await webPush.sendNotification(subscription, text, {
          vapidDetails: { subject: contact, ...keys },
          TTL: limits.pushLifeHours * 3600,
          urgency: 'normal',
          // Push services accept topics of at most 32 characters.
          topic: createHash('sha256').update(topic).digest('base64url').slice(0, 32),
          timeout: timeoutMs,
          agent,
        })
        return { kind: 'sent' }
      } catch (error) {
        if (error instanceof webPush.WebPushError) return outcomeOf(error)
        throw error
      }
    },
  }
}

/** @throws for a temporary failure of the service */
function outcomeOf(refusal: webPush.WebPushError): PushOutcome {
  const { statusCode, headers } = refusal
  // 403: the subscription belongs to other keys than ours, so it can never be used.
  if ([403, 404, 410].includes(statusCode)) return { kind: 'gone' }
  if (statusCode === 429) return { kind: 'later', seconds: secondsOf(headers['retry-after']) }
  // Redirects are not followed, because they could lead to any host.
  if (statusCode < 500) return { kind: 'refused' }
  throw new Error(`The push service answered with status ${statusCode}`)
}

function secondsOf(retryAfter: string | undefined): number {
  const seconds = /^\d{1,6}$/.test(retryAfter ?? '') ? Number(retryAfter) : defaultWaitSeconds
  return Math.min(Math.max(seconds, 1), limits.pushLifeHours * 3600)
}
