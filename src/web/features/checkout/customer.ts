import type { EmployerProfile } from '#contract/profiles/schemas.ts'
import type { Customer } from './checkout-window.ts'

/** The employer's details that prefill the provider's window. */
export const customerOf = (profile: EmployerProfile): Customer => ({
  name: profile.name,
  email: profile.email,
  contact: `+91${profile.mobileNumber}`,
})
