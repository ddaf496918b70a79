import { z } from 'zod'
import { limits } from '#contract/limits.ts'

/** Browsers by the names that people know. */
export const browsers = [
  'chrome',
  'edge',
  'firefox',
  'opera',
  'safari',
  'samsung',
  'uc',
  'other',
] as const
export type Browser = (typeof browsers)[number]

export const systems = [
  'android',
  'chromeos',
  'ipad',
  'iphone',
  'linux',
  'mac',
  'windows',
  'other',
] as const
export type System = (typeof systems)[number]

export const listSessionsSchema = z
  .object({
    cursor: z.string().max(limits.addressLength),
    limit: z.coerce.number().int().min(1).max(limits.listMax),
  })
  .partial()

/** Instants are ISO 8601 in UTC. */
export const sessionSchema = z.object({
  id: z.string(),
  /** The session of the request itself. */
  isThis: z.boolean(),
  /** The session waits for its second step and may do nothing yet. */
  isWaiting: z.boolean(),
  browser: z.enum(browsers),
  system: z.enum(systems),
  /** The network of the sign-in, without the part that identifies a device; empty if not recorded. */
  network: z.string(),
  signedInAt: z.string(),
  /** Updated at most once an hour. */
  lastSeenAt: z.string(),
})
export type SignedInSession = z.infer<typeof sessionSchema>

export const sessionParamsSchema = z.object({ sessionId: z.string() })
export const endSessionReplySchema = z.object({ success: z.literal(true) })
export const endOtherSessionsReplySchema = z.object({
  success: z.literal(true),
  endedCount: z.number().int(),
})
