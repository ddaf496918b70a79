import type { CaseKind } from './kinds.ts'

/** Answers that are written already: an admin puts one into the field and changes it. Reports are answered by themselves. */
export const cannedAnswers = {
  report: [],
  contact: ['reached', 'notReached', 'wantsPosts', 'wantsRefund'],
  objection: ['blockStays', 'blockUndone'],
  grievance: ['copy', 'corrected', 'deleted', 'consent', 'needMore'],
} as const satisfies Readonly<Record<CaseKind, readonly string[]>>

export const cannedAnswerNames = [
  ...cannedAnswers.contact,
  ...cannedAnswers.objection,
  ...cannedAnswers.grievance,
] as const
export type CannedAnswerName = (typeof cannedAnswerNames)[number]
