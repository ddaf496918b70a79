import { z } from 'zod'
import { limits } from './limits.ts'

/** What a browser's `PushSubscription` gives as JSON. */
const pushSubscriptionSchema = z.object({
  endpoint: z.string().max(limits.pushEndpointLength),
  keys: z.object({ p256dh: z.string().max(200), auth: z.string().max(100) }),
})

/** The subscription itself, or the same written as text. */
const subscriptionToken = z.union([
  pushSubscriptionSchema,
  z
    .string()
    .max(2 * limits.pushEndpointLength)
    .transform((text, context) => {
      const subscription = pushSubscriptionSchema.safeParse(parse(text))
      if (subscription.success) return subscription.data
      context.addIssue({ code: 'custom', message: 'validation.invalid' })
      return z.NEVER
    }),
])

export const subscribeSchema = z.object({
  /** Must be the session's own. */
  type: z.enum(['users', 'employee']),
  token: subscriptionToken,
  /** The version of the notice that was shown, when somebody turns notifications on. */
  consent: z.string().max(limits.shortText).optional(),
})
export const subscriptionReplySchema = z.object({ success: z.literal(true) })

/** A point on the curve P-256 in base64url, as `pushManager.subscribe` takes it. */
export const pushKeySchema = z.object({ publicKey: z.string() })

/** What travels to the browser's service worker. */
export type PushMessage = {
  readonly title: string
  readonly body: string
  /** A path of this site. */
  readonly link: string
  /** A newer message with the same tag takes the older one's place. */
  readonly tag: string
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
