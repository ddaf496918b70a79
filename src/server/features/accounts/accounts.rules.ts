import type { Role } from '#contract/accounts/roles.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { Account, Provider } from './accounts.repository.ts'

/**
 * Whether signing in may create an account of a new role. A phone may have one account of each role.
 * Any other identity has one role, chosen before its first sign-in; only admins need not choose.
 */
export function canOpenAccount(
  provider: Provider,
  role: Role,
  existing: readonly Account[],
): boolean {
  return provider === 'phone' || (role === 'admin' && existing.length === 0)
}

/** Facebook is for admins only, and admins do not choose a role. */
export const mayChooseRole = (provider: Provider): boolean => provider !== 'facebook'

/** The error for a person who requests a role that is not theirs. */
export function otherRoleRefusal(provider: Provider): ErrorCode {
  return provider === 'phone' ? 'WRONG_ROLE' : 'ACCESS_DENIED_FOR_EMAIL'
}
