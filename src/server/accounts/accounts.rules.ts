import type { Role } from '#contract/accounts.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { Account, Provider } from './accounts.repository.ts'

/**
 * Whether an identity may get an account of a role it doesn't hold yet, by signing in. A phone may
 * hold one of each; any other identity keeps the role it chose first, which it chooses beforehand.
 */
export function canOpenAccount(provider: Provider, role: Role, held: readonly Account[]): boolean {
  return provider === 'phone' || (role === 'admin' && held.length === 0)
}

/** Facebook stands at the admins' login alone, and admins choose nothing. */
export const mayChooseRole = (provider: Provider): boolean => provider !== 'facebook'

/** What is told to somebody who asks for another role than theirs. */
export function otherRoleRefusal(provider: Provider): ErrorCode {
  return provider === 'phone' ? 'WRONG_ROLE' : 'ACCESS_DENIED_FOR_EMAIL'
}
