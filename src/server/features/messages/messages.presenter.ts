import { z } from 'zod'
import { messageSchema } from '#contract/i18n/message-schema.ts'
import type { MessageValues } from '#contract/i18n/message-keys.ts'
import type { MessageItem } from '#contract/messages/schemas.ts'
import type { MessageRow } from './messages.repository.ts'

const valuesSchema = z.record(z.string(), z.union([z.string(), z.number(), messageSchema]))

export const readValues = (stored: unknown): MessageValues => valuesSchema.parse(stored)

export function presentMessage(row: MessageRow): MessageItem {
  const values = readValues(row.text_values)
  return {
    id: row.id,
    event: row.event,
    title: { key: `event.${row.event}.title`, values },
    text: { key: `event.${row.event}.text`, values },
    link: row.link,
    createdAt: row.created_at.toISOString(),
    isRead: row.read_at !== null,
  }
}
