import type { AccountType } from './roles.ts'

/* Sign-in with a Google or Facebook account, in a window that the login page opens. */

export const signInProviders = ['google', 'facebook'] as const
export type SignInProvider = (typeof signInProviders)[number]

/** The providers that each login page offers. */
export const providersOf: Readonly<Record<AccountType, readonly SignInProvider[]>> = {
  users: ['google'],
  employee: ['google'],
  admin: ['google', 'facebook'],
}

/** The first path that the sign-in window opens. */
export const providerStartPath = (provider: SignInProvider, type: AccountType): string =>
  `/auth/${provider}/start?type=${type}`

/**
 * Why a sign-in failed: the person cancelled at the provider; the provider is unavailable; too many
 * tries; or the provider's reply is not valid.
 */
export const providerFailures = ['cancelled', 'away', 'tooMany', 'failed'] as const
export type ProviderFailure = (typeof providerFailures)[number]
