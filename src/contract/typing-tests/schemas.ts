import { z } from 'zod'
import { limits } from '#contract/limits.ts'
import { typingLanguages } from './languages.ts'

const language = z.enum(typingLanguages)

export const typingResultSchema = z.object({
  /** Right words in the minute, five letters each. */
  words: z.number().int(),
  /** How much of what was typed is right, in percent. */
  accuracy: z.number().int(),
  /** The day in India, as 2026-11-24. */
  day: z.string(),
})
export type TypingResult = z.infer<typeof typingResultSchema>

export const typingLanguageSchema = z.object({ language })

export const typingStateSchema = z.object({
  /** The best of the last month, which employers see. */
  best: typingResultSchema.nullable(),
  /** How often the test may still be begun today. */
  triesLeft: z.number().int(),
})
export type TypingState = z.infer<typeof typingStateSchema>

/** `testId` is a new UUID of the screen's; the same one begins the same try. */
export const startTypingSchema = z.object({ testId: z.uuid(), language })
export const startedTypingSchema = z.object({ passage: z.string(), triesLeft: z.number().int() })

export const typingParamsSchema = z.object({ testId: z.string() })
export const finishTypingSchema = z.object({ typed: z.string().max(limits.typedLength) })
export const finishedTypingSchema = z.object({
  result: typingResultSchema,
  best: typingResultSchema,
  triesLeft: z.number().int(),
})
export type FinishedTyping = z.infer<typeof finishedTypingSchema>
