import { z } from 'zod'
import { messageSchema } from '#contract/i18n/message-schema.ts'
import { limits } from '#contract/limits.ts'
import { channels, purposes } from './events.ts'
import { applicantNews } from './settings.ts'

export const listMessagesSchema = z
  .object({
    cursor: z.string().max(limits.addressLength),
    limit: z.coerce.number().int().min(1).max(limits.listMax),
  })
  .partial()

/** A message, which the page says in its own language. Instants are ISO 8601 in UTC. */
export const messageItemSchema = z.object({
  id: z.string(),
  event: z.string(),
  title: messageSchema,
  text: messageSchema,
  /** The path of the page that it is about. */
  link: z.string(),
  createdAt: z.string(),
  isRead: z.boolean(),
})
export type MessageItem = z.infer<typeof messageItemSchema>

/** `unread` counts to one more than the bell shows. */
export const unreadCountSchema = z.object({ unread: z.number().int() })

export const messageParamsSchema = z.object({ messageId: z.string() })
/** The instant of the newest message that the person saw: what arrived since stays unread. */
export const readAllMessagesSchema = z.object({ until: z.iso.datetime() })
export const messagesReadSchema = z.object({ success: z.literal(true), unread: z.number().int() })

export const messageSettingSchema = z.object({
  purpose: z.enum(purposes),
  channel: z.enum(channels),
  isOn: z.boolean(),
})
export type MessageSetting = z.infer<typeof messageSettingSchema>

/** A way that can be chosen, and what the person lacks for it. */
export const messageWaySchema = messageSettingSchema.extend({
  missing: z.enum(['phone', 'mail']).nullable(),
  /** When the person said yes to it, ISO 8601 in UTC. Left out of what is off, or on without being asked. */
  agreedAt: z.string().optional(),
})
export type MessageWay = z.infer<typeof messageWaySchema>

export const applicantNewsSchema = z.object({ applicantNews: z.enum(applicantNews) })

export const stopParamsSchema = z.object({ token: z.string().max(limits.addressLength) })
