import type { EvidenceKind } from './kinds.ts'

export const stepNames = ['phone', 'workEmail', 'papers', 'office'] as const
export type EvidenceStep = (typeof stepNames)[number]

/** The steps of being checked, the lowest first, and the kinds of evidence of which one is enough. */
export const evidenceSteps = [
  { step: 'phone', oneOf: ['phone'] },
  { step: 'workEmail', oneOf: ['workEmail'] },
  { step: 'papers', oneOf: ['gstin', 'registration'] },
  { step: 'office', oneOf: ['office'] },
] as const satisfies readonly { step: EvidenceStep; oneOf: readonly EvidenceKind[] }[]

export const evidenceLevels = ['none', ...stepNames] as const
export type EvidenceLevel = (typeof evidenceLevels)[number]
/** What a job's card names instead of 'Verified': levels beyond what holds for each live job. */
export const cardLevels = ['papers', 'office'] as const satisfies readonly EvidenceLevel[]
export type CardLevel = (typeof cardLevels)[number]

/** The steps that are done, whether or not those below are. */
export const doneSteps = (verified: readonly EvidenceKind[]): EvidenceStep[] =>
  evidenceSteps
    .filter(({ oneOf }) => oneOf.some((kind) => verified.includes(kind)))
    .map(({ step }) => step)

/** The highest step whose steps below are done too. */
export function levelOf(verified: readonly EvidenceKind[]): EvidenceLevel {
  const done = doneSteps(verified)
  const firstMissing = evidenceSteps.findIndex(({ step }) => !done.includes(step))
  const count = firstMissing === -1 ? evidenceSteps.length : firstMissing
  return evidenceSteps[count - 1]?.step ?? 'none'
}
