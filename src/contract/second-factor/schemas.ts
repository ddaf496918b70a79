import { z } from 'zod'
import { limits } from '#contract/limits.ts'

/**
 * The step that a session must complete before any other call: enter a code of the account's second
 * step, or set one up.
 */
export const awaitedSteps = ['code', 'setUp'] as const
export type AwaitedStep = (typeof awaitedSteps)[number]

/** The hint after an admin's sign-in. 'offer' suggests a second step and blocks nothing. */
export const secondFactorHintSchema = z.enum([...awaitedSteps, 'offer'])
export type SecondFactorHint = z.infer<typeof secondFactorHintSchema>

/** A code of the app or a recovery code, as typed. Spaces and dashes are ignored. */
const typedCodeSchema = z.string().max(limits.shortText).default('')

export const secondFactorSchema = z.object({
  awaits: z.enum(awaitedSteps).nullable(),
  isRequired: z.boolean(),
  isOn: z.boolean(),
  /** An instant, ISO 8601 in UTC; null without a second step, and until the session has completed it. */
  since: z.string().nullable(),
  recoveryCodesLeft: z.number().int().nullable(),
})
export type SecondFactor = z.infer<typeof secondFactorSchema>

/** The code is required when the account already has a second step. */
export const beginSetUpSchema = z.object({ code: typedCodeSchema })
export const setUpSchema = z.object({
  /** Base32, for typing. */
  secret: z.string(),
  /** The `otpauth` URI of the QR code. */
  uri: z.string(),
})
export type SetUp = z.infer<typeof setUpSchema>

export const codeSchema = z.object({ code: typedCodeSchema })

/** The session's new token; the previous one is no longer valid. */
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
