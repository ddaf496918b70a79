import type { AdminAct } from '#contract/admin/roles.ts'

/** What people send that an admin answers. The reports of one job are one case; an objection is to a block. */
export const caseKinds = ['report', 'contact', 'grievance', 'objection'] as const
export type CaseKind = (typeof caseKinds)[number]

/** What an admin must be allowed to do, to see a case and to work on it. */
export const actOfCase = {
  report: 'verify',
  contact: 'support',
  grievance: 'support',
  objection: 'verify',
} as const satisfies Readonly<Record<CaseKind, AdminAct>>

/** Whether an admin moves the day that a case is due on. That of a ticket is promised to who wrote it. */
export const isDueMovable = {
  report: true,
  contact: true,
  grievance: false,
  objection: true,
} as const satisfies Readonly<Record<CaseKind, boolean>>

/** What the list shows: what is open, of that a part, or what is done. */
export const caseViews = ['open', 'mine', 'nobody', 'late', 'done'] as const
export type CaseView = (typeof caseViews)[number]

/** A case that waits for somebody else is open too. */
export const caseStates = ['open', 'waiting', 'done'] as const
export type CaseState = (typeof caseStates)[number]

export const caseStateOf = (of: { isWaiting: boolean; isDone: boolean }): CaseState =>
  of.isDone ? 'done' : of.isWaiting ? 'waiting' : 'open'
