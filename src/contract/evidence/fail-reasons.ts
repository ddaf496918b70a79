import type { KindForAdmins } from './kinds.ts'

/** Why evidence did not hold. The organisation reads it, and what to do about it. */
export const failReasons = {
  gstin: ['notFound', 'notActive', 'otherName'],
  registration: ['notFound', 'notActive', 'otherName'],
  office: ['unreadable', 'otherAddress', 'noOffice'],
} as const satisfies Record<KindForAdmins, readonly string[]>
export type FailReason = (typeof failReasons)[KindForAdmins][number]

export const allFailReasons = [...failReasons.gstin, ...failReasons.office] as const

export const isReasonFor = (kind: KindForAdmins, reason: string): boolean =>
  failReasons[kind].some((each) => each === reason)
