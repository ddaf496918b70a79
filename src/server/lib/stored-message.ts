import { z } from 'zod'
import type { Message } from '#contract/i18n/message-keys.ts'
import { messageSchema } from '#contract/i18n/message-schema.ts'
import type { Translator } from '#contract/i18n/translator.ts'

/**
 * A message in the queue. Plain text, such as the product's name, is the same in every language.
 */
export const storedMessageSchema = z.union([z.string(), messageSchema])

export const sayStored = (t: Translator, stored: string | Message): string =>
  typeof stored === 'string' ? stored : t.say(stored)
