import { z } from 'zod'
import { limits } from '#contract/limits.ts'

/** A browser's `PushSubscription` as JSON. */
const pushSubscriptionSchema = z.object({
  endpoint: z.string().max(limits.pushEndpointLength),
  keys: z.object({ p256dh: z.string().max(200), auth: z.string().max(100) }),
})

/** The subscription as an object, or as a JSON string. */
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
  /** Must match the session's role. */
  type: z.enum(['users', 'employee']),
  token: subscriptionToken,
  /** The version of the notice shown when the person turned notifications on. */
  consent: z.string().max(limits.shortText).optional(),
})
export const subscriptionReplySchema = z.object({ success: z.literal(true) })

/** A point on the curve P-256 in base64url, as `pushManager.subscribe` takes it. */
export const pushKeySchema = z.object({ publicKey: z.string() })

/** The payload for the browser's service worker. */
export type PushMessage = {
  readonly title: string
  readonly body: string
  /** A path of this site. */
  readonly link: string
  /** A newer message replaces an older one with the same tag. */
  readonly tag: string
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
