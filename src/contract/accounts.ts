import { z } from 'zod'
import { limits } from './limits.ts'
import { secondFactorHintSchema } from './second-factor.ts'

export const roles = ['candidate', 'employer', 'admin'] as const
export type Role = (typeof roles)[number]

/** The wire's names of the roles: 'employee' means the employer side. */
export const accountTypes = ['users', 'employee', 'admin'] as const
export type AccountType = (typeof accountTypes)[number]

const roleOfType = { users: 'candidate', employee: 'employer', admin: 'admin' } as const
const typeOfRole = { candidate: 'users', employer: 'employee', admin: 'admin' } as const

export const toRole = (type: AccountType): Role => roleOfType[type]
export const toAccountType = (role: Role): AccountType => typeOfRole[role]

export const accountTypeSchema = z.enum(accountTypes)

/** Country code and number, as typed; the server brings it to one form. */
const phoneNumberSchema = z.string().max(40)

/** How a code comes to a phone. */
export const codeChannels = ['sms', 'whatsapp'] as const
export type CodeChannel = (typeof codeChannels)[number]
const codeChannelSchema = z.enum(codeChannels)

/** A wish for a channel counts once the reply before has offered it; until then it is an SMS. */
export const sendOtpSchema = z.object({
  phoneNumber: phoneNumberSchema,
  channel: codeChannelSchema.default('sms'),
})
/** `channel` is how this code went, `nextChannels` how the next may. */
export const sendOtpReplySchema = z.object({
  message: z.string(),
  resendAfterSeconds: z.number().int(),
  channel: codeChannelSchema,
  nextChannels: z.array(codeChannelSchema),
})

export const verifyOtpSchema = z.object({ phoneNumber: phoneNumberSchema, otp: z.string().max(20) })
/** `uid` names the identity that signed in; `proof` is single use and lives five minutes. */
export const verifyOtpReplySchema = z.object({
  message: z.string(),
  phoneNumber: z.string(),
  uid: z.string(),
  proof: z.string(),
})

/** Left out it is refused like a wrong one. */
const proofSchema = z.string().max(limits.shortText).default('')

export const generateTokenSchema = z.object({
  uid: z.string().max(limits.shortText),
  type: accountTypeSchema,
  proof: proofSchema,
  /** Takes back that the account was deleted. Without it such a sign-in is refused, the proof kept. */
  restore: z.boolean().optional(),
})
/** `secondFactor` is told to admins alone, where there is something to tell. */
export const generateTokenReplySchema = z.object({
  token: z.string(),
  secondFactor: secondFactorHintSchema.optional(),
})

export const setRoleSchema = z.object({
  uid: z.string().max(limits.shortText),
  role: z.enum(['users', 'employee']),
  proof: proofSchema,
})
/** The proof sent is spent; the fresh one serves `generateToken`. */
export const setRoleReplySchema = z.object({ success: z.literal(true), proof: z.string() })

export const checkAuthReplySchema = z.object({ success: z.literal(true), data: accountTypeSchema })

export const logoutReplySchema = z.object({ success: z.literal(true) })

/** Ten digits, as the login form asks for them. */
export const loginPhonePattern = /^\d{10}$/
