import type { MessageKey } from '#contract/i18n/message-keys.ts'

/** Where a job stands. The wire and the lists of the specification know the coarser `JobStatus`. */
export const jobStates = [
  'unpaid',
  'waiting',
  'needs_changes',
  'live',
  'paused',
  'expired',
  'filled',
  'closed',
  'rejected',
  'withdrawn',
  'frozen',
] as const
export type JobState = (typeof jobStates)[number]

/** 'unpaid': the job was saved before its payment; 'expired': the wire's 'pause'. */
export const jobStatuses = ['unpaid', 'waiting', 'accepted', 'rejected', 'expired'] as const
export type JobStatus = (typeof jobStatuses)[number]

export const jobStatusWires = ['', 'waiting', 'accepted', 'rejected', 'pause'] as const
export type JobStatusWire = (typeof jobStatusWires)[number]

/** What an employer reads of a state. */
export const stateNames = {
  unpaid: 'jobStatus.unpaid',
  waiting: 'jobStatus.pending',
  needs_changes: 'jobStatus.needsChanges',
  live: 'jobStatus.live',
  paused: 'jobStatus.paused',
  expired: 'jobStatus.expired',
  filled: 'jobStatus.filled',
  closed: 'jobStatus.closed',
  rejected: 'jobStatus.rejected',
  withdrawn: 'jobStatus.withdrawn',
  frozen: 'jobStatus.frozen',
} as const satisfies Record<JobState, MessageKey>

/** What an employer narrows the own jobs to. Every state is in one group. */
export const jobGroups = {
  live: ['live'],
  needsYou: ['unpaid', 'needs_changes'],
  pending: ['waiting'],
  paused: ['paused'],
  ended: ['expired', 'filled', 'closed', 'rejected', 'withdrawn', 'frozen'],
} as const satisfies Record<string, readonly JobState[]>
export type JobGroup = keyof typeof jobGroups
export const jobGroupNames = [
  'live',
  'needsYou',
  'pending',
  'paused',
  'ended',
] as const satisfies readonly JobGroup[]

const statusOfState = {
  unpaid: 'unpaid',
  waiting: 'waiting',
  needs_changes: 'waiting',
  live: 'accepted',
  paused: 'expired',
  expired: 'expired',
  filled: 'expired',
  closed: 'expired',
  rejected: 'rejected',
  withdrawn: 'rejected',
  frozen: 'expired',
} as const satisfies Record<JobState, JobStatus>

const wireOfStatus = {
  unpaid: '',
  waiting: 'waiting',
  accepted: 'accepted',
  rejected: 'rejected',
  expired: 'pause',
} as const satisfies Record<JobStatus, JobStatusWire>

const statusOfWire = {
  '': 'unpaid',
  waiting: 'waiting',
  accepted: 'accepted',
  rejected: 'rejected',
  pause: 'expired',
} as const satisfies Record<JobStatusWire, JobStatus>

export const toJobStatus = (wire: JobStatusWire): JobStatus => statusOfWire[wire]
export const toJobStatusWire = (status: JobStatus): JobStatusWire => wireOfStatus[status]

export const statusOf = (state: JobState): JobStatus => statusOfState[state]
export const statusWireOf = (state: JobState): JobStatusWire => wireOfStatus[statusOfState[state]]

/** What strangers, and those who applied, learn of a job that was public and is not now. */
export const closedReasons = ['filled', 'paused', 'closed', 'held'] as const
export type ClosedReason = (typeof closedReasons)[number]

const reasonOfState: Partial<Record<JobState, ClosedReason>> = {
  filled: 'filled',
  paused: 'paused',
  waiting: 'held',
  needs_changes: 'held',
  frozen: 'held',
}

export const closedReasonOf = (state: JobState): ClosedReason => reasonOfState[state] ?? 'closed'

/** The name of a state among the counts of an employer's jobs, which also has the statuses on the wire. */
export const stateCountName = (state: JobState): string => `state:${state}`

/** Its employer ended the job before its days were over. */
export const closedByEmployer = ['filled', 'closed'] as const satisfies readonly JobState[]

export const isClosedByEmployer = (state: JobState | undefined): boolean =>
  closedByEmployer.some((one) => one === state)

/** Whether a candidate's application came to nothing because its employer closed the job. */
export const isPositionClosed = (
  state: JobState | undefined,
  applicationStatus: string | null | undefined,
): boolean => isClosedByEmployer(state) && applicationStatus === 'waiting'

/** What 'Check Response' shows in each status. */
export const checkResponseActions = {
  unpaid: 'disabled',
  waiting: 'explain',
  accepted: 'open',
  rejected: 'disabled',
  expired: 'open',
} as const satisfies Record<JobStatus, 'open' | 'explain' | 'disabled'>
