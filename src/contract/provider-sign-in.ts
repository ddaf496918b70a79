import { z } from 'zod'
import type { AccountType } from './accounts.ts'

/* Signing in by another company's account, in a window that the login opens. */

export const signInProviders = ['google', 'facebook'] as const
export type SignInProvider = (typeof signInProviders)[number]

/** Which providers stand at which login. */
export const providersOf: Readonly<Record<AccountType, readonly SignInProvider[]>> = {
  users: ['google'],
  employee: ['google'],
  admin: ['google', 'facebook'],
}

/** Where the window goes first. */
export const providerStartPath = (provider: SignInProvider, type: AccountType): string =>
  `/auth/${provider}/start?type=${type}`

/**
 * Why nothing came of it: the person said no at the provider; the provider can't be reached; too many
 * tries; or what came back proves nothing.
 */
export const providerFailures = ['cancelled', 'away', 'tooMany', 'failed'] as const
export type ProviderFailure = (typeof providerFailures)[number]

/** What the window says to the page that opened it. */
export const providerAnswerSchema = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('proven'),
    uid: z.string(),
    proof: z.string(),
    /** What the account is already; null for a new one. A name that the page does not know is not let in. */
    role: z.string().nullable(),
  }),
  z.object({ outcome: z.literal('none'), failure: z.enum(providerFailures) }),
])
export type ProviderAnswer = z.output<typeof providerAnswerSchema>
