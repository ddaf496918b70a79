import { z } from 'zod'
import { limits } from '#contract/limits.ts'
import { typingLanguages } from '#contract/typing-tests/languages.ts'

const language = z.enum(typingLanguages)

export const voiceNoteSchema = z.object({
  seconds: z.number().int(),
  /** The day in India, as 2026-11-24. */
  day: z.string(),
  /** A link that is good for some minutes. */
  url: z.string(),
})
export type VoiceNote = z.infer<typeof voiceNoteSchema>

export const voiceLanguageSchema = z.object({ language })
/** The newest of the last month; null without one. */
export const voiceStateSchema = z.object({ note: voiceNoteSchema.nullable() })
/** With the recording in the file `voice`. */
export const saveVoiceNoteSchema = z.object({
  language,
  seconds: z.coerce.number().int().min(1).max(limits.voiceSeconds),
})
