import type { AdminAct } from '#contract/admin/roles.ts'

/** What an admin can find, in the order of the answer. */
export const foundKinds = ['company', 'job', 'person', 'payment', 'inbox'] as const
/** What an admin must be allowed to find each. */
export const actOfKind = {
  company: 'verify',
  job: 'verify',
  person: 'verify',
  payment: 'payments',
  inbox: 'support',
} as const satisfies Record<(typeof foundKinds)[number], AdminAct>

export type FoundKind = (typeof foundKinds)[number]
