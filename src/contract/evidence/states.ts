/** A kind of which nothing was sent is `none`. */
export const evidenceStates = ['none', 'pending', 'verified', 'failed'] as const
export type EvidenceState = (typeof evidenceStates)[number]

export const storedStates = [
  'pending',
  'verified',
  'failed',
] as const satisfies readonly EvidenceState[]
export type StoredState = (typeof storedStates)[number]

type Move = { readonly from: readonly StoredState[]; readonly to: StoredState }

/** What becomes of evidence that was sent: by its code, or by an admin who looked at it. */
export const evidenceMoves = {
  confirmCode: { from: ['pending'], to: 'verified' },
  hold: { from: ['pending'], to: 'verified' },
  /** Also what held before may turn out to be wrong. */
  fail: { from: ['pending', 'verified'], to: 'failed' },
} as const satisfies Record<string, Move>
export type EvidenceMove = keyof typeof evidenceMoves

export const evidenceDecisions = ['hold', 'fail'] as const satisfies readonly EvidenceMove[]
export type EvidenceDecision = (typeof evidenceDecisions)[number]

export const mayMove = (state: StoredState, move: EvidenceMove): boolean =>
  evidenceMoves[move].from.some((from) => from === state)
