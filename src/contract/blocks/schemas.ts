import { z } from 'zod'
import { cursorSchema, listLimit, requiredText, searchText } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { blockKinds, blockReasons, blockSpans, valueKinds } from './options.ts'
import { blockStates } from './states.ts'
import { valueProblem } from './values.ts'

/** An instant: ISO 8601 in UTC. */
const instant = z.string()

const reason = z.enum(blockReasons, { error: 'blocks.reasonRequired' })
const note = requiredText('blocks.noteRequired', limits.blockNoteLength)

const until = z.enum(blockSpans).default('forGood')

/** Why an organisation is blocked, what was found, and for how long. */
export const blockOrganisationSchema = z.object({ reason, note, until })

export const addBlockSchema = z
  .object({
    kind: z.enum(valueKinds, { error: 'blocks.kindRequired' }),
    value: requiredText('blocks.valueRequired'),
    reason,
    note,
    until,
  })
  .superRefine(({ kind, value }, context) => {
    const problem = valueProblem(kind, value)
    if (problem) context.addIssue({ code: 'custom', path: ['value'], message: problem })
  })

export const endBlockSchema = z.object({ note })

export const blockParamsSchema = z.object({ blockId: z.string() })

export const listBlocksSchema = z
  .object({
    kind: z.enum(blockKinds),
    /** A part of a company's name, a domain or a number. */
    search: searchText(limits.searchTextLength),
    cursor: cursorSchema,
    limit: listLimit,
  })
  .partial()

export const blockImpactQuerySchema = z.object({
  kind: z.enum(valueKinds),
  value: searchText(limits.shortText),
})

/** Who would be hit by the block of a value: employers who use it, and their live jobs. */
export const blockImpactSchema = z.object({ accounts: z.int(), liveJobs: z.int() })
export type BlockImpact = z.infer<typeof blockImpactSchema>

export const blockSchema = z.object({
  id: z.string(),
  kind: z.enum(blockKinds),
  /** The name of an organisation; otherwise what is blocked. */
  shown: z.string(),
  /** The organisation itself, or the one whose block brought this one. */
  organisationId: z.string().nullable(),
  state: z.enum(blockStates),
  reason: z.enum(blockReasons),
  note: z.string(),
  blockedBy: z.string(),
  blockedAt: instant,
  /** When it ends by itself; null for good. */
  endsAt: instant.nullable(),
  /** The admin who made it final. */
  agreedBy: z.string().nullable(),
  /** Whether the admin who asks may make it final now. */
  mayAgree: z.boolean(),
  /** How often it stopped somebody. */
  stopped: z.int(),
})
export type Block = z.infer<typeof blockSchema>
