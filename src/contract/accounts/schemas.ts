import { z } from 'zod'
import { adminRoles } from '#contract/admin/roles.ts'
import { limits } from '#contract/limits.ts'
import { secondFactorHintSchema } from '#contract/second-factor/schemas.ts'
import { accountTypes } from './roles.ts'

export const accountTypeSchema = z.enum(accountTypes)

/** Country code and number as typed; the server normalizes it. */
const phoneNumberSchema = z.string().max(40)

/** The channels that deliver a login code. */
export const codeChannels = ['sms', 'whatsapp'] as const
export type CodeChannel = (typeof codeChannels)[number]
const codeChannelSchema = z.enum(codeChannels)

/** The requested channel is used once an earlier reply offered it; until then the code goes by SMS. */
export const sendOtpSchema = z.object({
  phoneNumber: phoneNumberSchema,
  channel: codeChannelSchema.default('sms'),
})
/** `channel` delivered this code; `nextChannels` may deliver the next one. */
export const sendOtpReplySchema = z.object({
  message: z.string(),
  resendAfterSeconds: z.number().int(),
  channel: codeChannelSchema,
  nextChannels: z.array(codeChannelSchema),
})

export const verifyOtpSchema = z.object({ phoneNumber: phoneNumberSchema, otp: z.string().max(20) })
/** `uid` is the identity that signed in; `proof` is single use and valid for five minutes. */
export const verifyOtpReplySchema = z.object({
  message: z.string(),
  phoneNumber: z.string(),
  uid: z.string(),
  proof: z.string(),
})

/** A missing proof is refused like a wrong one. */
const proofSchema = z.string().max(limits.shortText).default('')

export const generateTokenSchema = z.object({
  uid: z.string().max(limits.shortText),
  type: accountTypeSchema,
  proof: proofSchema,
  /** Restores a deleted account. Without it the sign-in is refused and the proof stays valid. */
  restore: z.boolean().optional(),
})
/**
 * `secondFactor` is set for admins only, when a second step is required or offered; `adminRole` is what they may do. `locale` is the account's
 * language, where the site has several.
 */
export const generateTokenReplySchema = z.object({
  token: z.string(),
  locale: z.string().optional(),
  secondFactor: secondFactorHintSchema.optional(),
  adminRole: z.enum(adminRoles).optional(),
})

export const setRoleSchema = z.object({
  uid: z.string().max(limits.shortText),
  role: z.enum(['users', 'employee']),
  proof: proofSchema,
})
/** The request's proof is spent; the new one is for `generateToken`. */
export const setRoleReplySchema = z.object({ success: z.literal(true), proof: z.string() })

export const checkAuthReplySchema = z.object({ success: z.literal(true), data: accountTypeSchema })

export const logoutReplySchema = z.object({ success: z.literal(true) })
