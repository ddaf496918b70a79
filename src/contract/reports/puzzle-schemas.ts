import { z } from 'zod'
import { limits } from '#contract/limits.ts'

const text = z.string().max(limits.shortText)

/** A puzzle that a device solves in a moment: who does not sign in pays with work for each report. */
export const puzzleSchema = z.object({
  parameters: z.object({
    algorithm: text,
    nonce: text,
    salt: text,
    cost: z.int(),
    keyLength: z.int(),
    keyPrefix: text,
    /** What it is for, and until when it can be handed in, in milliseconds since 1970. */
    data: z.object({ purpose: text, until: z.int() }),
  }),
  signature: text,
})
export type Puzzle = z.infer<typeof puzzleSchema>

export const solvedPuzzleSchema = z.object({
  challenge: puzzleSchema,
  solution: z.object({ counter: z.int().min(0), derivedKey: text }),
})
export type SolvedPuzzle = z.infer<typeof solvedPuzzleSchema>
