import { createHash } from 'node:crypto'
import type { Agent } from 'node:https'
import webPush from 'web-push'
import { limits } from '#contract/limits.ts'
import type { PushOutcome, PushSender } from '../../ports/push-sender.ts'

export type PushKeys = { readonly publicKey: string; readonly privateKey: string }

type Options = {
  keys: PushKeys
  /** Where a push service's operator can complain. */
  contact: string
  timeoutMs?: number
  /** For a push service of one's own, with a certificate that nobody else knows. */
  agent?: Agent
}

const defaultWaitSeconds = 60

export const generatePushKeys = (): PushKeys => webPush.generateVAPIDKeys()

/** Sends through the push service of each browser, encrypted for that browser alone. */
export function createWebPushSender({
  keys,
  contact,
  timeoutMs = 10_000,
  agent,
}: Options): PushSender {
  return {
    async send({ endpoint, publicKey, authSecret }, text, topic) {
      const subscription = { endpoint, keys: { p256dh: publicKey, auth: authSecret } }
      try {
        await webPush.sendNotification(subscription, text, {
          vapidDetails: { subject: contact, ...keys },
          TTL: limits.pushLifeHours * 3600,
          urgency: 'normal',
          // Push services take 32 characters at most.
          topic: createHash('sha256').update(topic).digest('base64url').slice(0, 32),
          timeout: timeoutMs,
          ...(agent && { agent }),
        })
        return { kind: 'sent' }
      } catch (error) {
        if (error instanceof webPush.WebPushError) return outcomeOf(error)
        throw error
      }
    },
  }
}

/** @throws for a fault of the service, which may be over soon */
function outcomeOf(refusal: webPush.WebPushError): PushOutcome {
  const { statusCode, headers } = refusal
  // 403: the mailbox was opened for other keys than ours, so nothing of ours will ever arrive.
  if ([403, 404, 410].includes(statusCode)) return { kind: 'gone' }
  if (statusCode === 429) return { kind: 'later', seconds: secondsOf(headers['retry-after']) }
  // Redirects are not followed: they could lead anywhere.
  if (statusCode < 500) return { kind: 'refused' }
  throw new Error(`The push service answered with status ${statusCode}`)
}

function secondsOf(retryAfter: string | undefined): number {
  const seconds = /^\d{1,6}$/.test(retryAfter ?? '') ? Number(retryAfter) : defaultWaitSeconds
  return Math.min(Math.max(seconds, 1), limits.pushLifeHours * 3600)
}
