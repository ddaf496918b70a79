import { z } from 'zod'
import { cursorSchema, listLimit, requiredText } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { callOutcomes, contactWays, ratings } from './log-options.ts'

/* What the employer of a job keeps about an applicant. The candidate gets it only with a copy of their data. */

const logKinds = ['note', 'call', 'rating'] as const

export const logFieldOrder = ['note', 'kind', 'way', 'outcome', 'rating'] as const

export const logEntryFormSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('note'),
    note: requiredText('review.noteRequired', limits.applicantNoteLength),
  }),
  z.object({ kind: z.literal('call'), way: z.enum(contactWays), outcome: z.enum(callOutcomes) }),
  z.object({ kind: z.literal('rating'), rating: z.literal(ratings) }),
])
export type LogEntryForm = z.output<typeof logEntryFormSchema>

/** `logEntryFormSchema` parses the fields. The screen makes the id, so that a repeated send adds nothing. */
export const addLogEntrySchema = z.looseObject({ entryId: z.uuid() })

export const listLogSchema = z.object({ cursor: cursorSchema, limit: listLimit }).partial()

export const logEntrySchema = z.object({
  id: z.string(),
  kind: z.enum(logKinds),
  note: z.string().nullable(),
  way: z.enum(contactWays).nullable(),
  outcome: z.enum(callOutcomes).nullable(),
  rating: z.literal(ratings).nullable(),
  /** Who wrote it; '' once they left. */
  by: z.string(),
  /** ISO 8601 in UTC. */
  at: z.string(),
})
export type LogEntry = z.infer<typeof logEntrySchema>

export const logEntryAddedSchema = z.object({ success: z.literal(true), entry: logEntrySchema })
