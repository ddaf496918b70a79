import type { Role } from '#contract/accounts/roles.ts'

/** The phone numbers of the sample sign-ins, printed when the server is ready. */
export const sampleSignIns = [
  { role: 'candidate', phone: '+919000110001' },
  { role: 'employer', phone: '+919000010001' },
  { role: 'admin', phone: '+919000000001' },
] as const satisfies readonly { role: Role; phone: string }[]
