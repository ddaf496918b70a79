/** What the overview counts by day. Money is in paise. */
export const overviewFigures = [
  'candidates',
  'employers',
  'jobsSubmitted',
  'jobsAccepted',
  'jobsRefused',
  'applications',
  'paid',
  'reports',
] as const
export type OverviewFigure = (typeof overviewFigures)[number]

type Counted = { readonly counts: Readonly<Record<OverviewFigure, number>> }

/** A figure of several days. */
export const totalOf = (days: readonly Counted[], figure: OverviewFigure): number =>
  days.reduce((sum, { counts }) => sum + counts[figure], 0)

/** What admins decide on a job, besides the refusals, which have a reason each. */
export const overviewDecisions = [
  'acceptedAtOnce',
  'acceptedAfterChanges',
  'needsChanges',
  'blocked',
] as const
export type OverviewDecision = (typeof overviewDecisions)[number]

/** What an admin should act on and is counted, the most urgent first. */
export const countedAlerts = [
  'unusedCodes',
  'paymentsWithoutJob',
  'overdueJobs',
  'overdueGrievances',
  'failedRefunds',
  'reportedJobs',
  'jobsDueSoon',
  'grievancesDueSoon',
  'blocksToConfirm',
  'refundedPercent',
  'stoppedWork',
] as const
export type CountedAlert = (typeof countedAlerts)[number]
