/** What an organisation shows of itself. */
export const evidenceKinds = [
  'phone',
  'workEmail',
  'gstin',
  'registration',
  'office',
  'call',
] as const
export type EvidenceKind = (typeof evidenceKinds)[number]

/** What an organisation sends in. A phone is proved by signing in, and a call is made before a job goes live. */
export const sentKinds = [
  'workEmail',
  'gstin',
  'registration',
  'office',
] as const satisfies readonly EvidenceKind[]
export type SentKind = (typeof sentKinds)[number]

/** What an admin looks at. A work e-mail is proved by the code that is sent to it. */
export const kindsForAdmins = [
  'gstin',
  'registration',
  'office',
] as const satisfies readonly SentKind[]
export type KindForAdmins = (typeof kindsForAdmins)[number]

export const isForAdmins = (kind: SentKind): kind is KindForAdmins => kind !== 'workEmail'

/** How long what was verified stays so: people leave, registrations end, offices move. */
export const validDays = {
  workEmail: 365,
  gstin: 365,
  registration: 365,
  office: 365,
} as const satisfies Record<SentKind, number>
