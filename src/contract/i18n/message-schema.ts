import { z } from 'zod'
import { isMessageKey } from './message-keys.ts'
import type { Message, MessageKey } from './message-keys.ts'

/** The schema of a stored, queued or sent message. */
export const messageSchema: z.ZodType<Message> = z.object({
  key: z.custom<MessageKey>((key) => typeof key === 'string' && isMessageKey(key)),
  values: z
    .record(
      z.string(),
      z.union([z.string(), z.number(), z.lazy((): z.ZodType<Message> => messageSchema)]),
    )
    .optional(),
})
