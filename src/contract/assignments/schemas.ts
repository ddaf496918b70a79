import { z } from 'zod'
import { isStorableText } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'

/** What admins see of who works on a request, and what our team noted on it. */
export const assignmentFields = {
  /** The admin who has taken it; null while nobody has. */
  owner: z.object({ id: z.string(), name: z.string(), isMe: z.boolean() }).nullable(),
  note: z.string(),
}

const assignmentSchema = z.object(assignmentFields)
export type Assignment = z.infer<typeof assignmentSchema>

/** The words of an admin on a request. */
export const noteText = z.string().trim().max(limits.longText).refine(isStorableText)

/**
 * Takes a request or gives it back. `seenOwner` is whom the screen showed, absent for nobody: no admin takes from another
 * unknowingly.
 */
export const assignSchema = z.object({
  isTaken: z.boolean(),
  seenOwner: z.uuid().optional(),
  note: noteText.optional(),
})
export type AssignInput = z.output<typeof assignSchema>
