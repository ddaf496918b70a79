import { z } from 'zod'
import { limits } from './limits.ts'

/**
 * What a session still waits for: a code of the second step that the account has, or that the account
 * sets one up. Until then it may do nothing else.
 */
export const awaitedSteps = ['code', 'setUp'] as const
export type AwaitedStep = (typeof awaitedSteps)[number]

/** What an admin who has just signed in is told: 'offer' stops nobody. */
export const secondFactorHintSchema = z.enum([...awaitedSteps, 'offer'])
export type SecondFactorHint = z.infer<typeof secondFactorHintSchema>

/** Of the app or a recovery code, as typed: spaces and dashes count for nothing. */
const typedCodeSchema = z.string().max(limits.shortText).default('')

export const secondFactorSchema = z.object({
  awaits: z.enum(awaitedSteps).nullable(),
  isRequired: z.boolean(),
  isOn: z.boolean(),
  /** An instant, ISO 8601 in UTC; null where there is none, and until the second step is done. */
  since: z.string().nullable(),
  recoveryCodesLeft: z.number().int().nullable(),
})
export type SecondFactor = z.infer<typeof secondFactorSchema>

/** The code is asked for where the account has a second step already. */
export const beginSetUpSchema = z.object({ code: typedCodeSchema })
export const setUpSchema = z.object({
  /** For typing, base32. */
  secret: z.string(),
  /** The same for an app: what the picture says. */
  uri: z.string(),
})
export type SetUp = z.infer<typeof setUpSchema>

export const codeSchema = z.object({ code: typedCodeSchema })

/** The session has another token from now on; the one before it is dead. */
export const confirmSetUpReplySchema = z.object({
  token: z.string(),
  recoveryCodes: z.array(z.string()),
})
export const enterCodeReplySchema = z.object({
  token: z.string(),
  recoveryCodesLeft: z.number().int(),
})
export const recoveryCodesReplySchema = z.object({ recoveryCodes: z.array(z.string()) })
export const removeReplySchema = z.object({ success: z.literal(true) })
