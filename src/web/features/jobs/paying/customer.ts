import type { EmployerProfile } from '#contract/profiles.ts'
import type { Customer } from './checkout-window.ts'

/** What the provider's window need not ask the employer for. */
export const customerOf = (profile: EmployerProfile): Customer => ({
  name: profile.name,
  email: profile.email,
  contact: `+91${profile.mobileNumber}`,
})
