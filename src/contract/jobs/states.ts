/** 'unpaid': the job was saved before its payment; 'expired': the wire's 'pause'. */
export const jobStatuses = ['unpaid', 'waiting', 'accepted', 'rejected', 'expired'] as const
export type JobStatus = (typeof jobStatuses)[number]

export const jobStatusWires = ['', 'waiting', 'accepted', 'rejected', 'pause'] as const
export type JobStatusWire = (typeof jobStatusWires)[number]

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

export const toJobStatusWire = (status: JobStatus): JobStatusWire => wireOfStatus[status]
export const toJobStatus = (wire: JobStatusWire): JobStatus => statusOfWire[wire]

/**
 * 'takeBack': an admin takes back a rejection within its minute. 'withdraw': an employer takes a job back that was never
 * published. 'refund': an admin refunds its payment by hand.
 */
type JobMover = 'admin' | 'system' | 'owner' | 'takeBack' | 'withdraw' | 'refund'

const endsOfWaiting = ['rejected', 'expired'] as const

/**
 * The allowed transitions and who may make them. An owner makes them by deleting the account.
 */
const jobTransitions = {
  unpaid: { admin: [], system: ['waiting'], owner: [], takeBack: [], withdraw: [], refund: [] },
  waiting: {
    admin: ['accepted', 'rejected', 'expired'],
    system: [],
    owner: [...endsOfWaiting],
    takeBack: [],
    withdraw: ['rejected'],
    refund: [...endsOfWaiting],
  },
  // Enough reports of candidates return a live job to verification.
  accepted: {
    admin: ['waiting', 'rejected', 'expired'],
    system: ['expired', 'waiting'],
    owner: ['expired'],
    takeBack: [],
    withdraw: [],
    refund: ['expired'],
  },
  rejected: {
    admin: ['waiting', 'accepted', 'expired'],
    system: [],
    owner: [],
    // Where the job was before.
    takeBack: ['waiting', 'accepted', 'expired'],
    withdraw: [],
    refund: [],
  },
  expired: {
    admin: ['waiting', 'accepted', 'rejected'],
    system: [],
    owner: [],
    takeBack: [],
    withdraw: [],
    refund: [],
  },
} as const satisfies Record<JobStatus, Record<JobMover, readonly JobStatus[]>>

export function canMoveJob(from: JobStatus, to: JobStatus, mover: JobMover): boolean {
  const allowed: readonly JobStatus[] = jobTransitions[from][mover]
  return allowed.includes(to)
}

const publishes: readonly JobStatus[] = ['waiting', 'accepted']

/** A job as far as an admin's decision on it depends on it. */
export type DecidedJob = {
  readonly status: JobStatus
  /** Its employer took it back. */
  readonly isWithdrawn: boolean
  /** Its payment was or will be refunded. */
  readonly isRefunded: boolean
}

/** Why an admin may not move a job; undefined when it is allowed. Buttons and server ask this. */
export function refusalOfDecision(
  { status, isWithdrawn, isRefunded }: DecidedJob,
  to: JobStatus,
): 'STATUS_NOT_ALLOWED' | 'JOB_REFUNDED' | undefined {
  if (isWithdrawn || !canMoveJob(status, to, 'admin')) return 'STATUS_NOT_ALLOWED'
  return isRefunded && publishes.includes(to) ? 'JOB_REFUNDED' : undefined
}

/** What 'Check Response' shows in each status. */
export const checkResponseActions = {
  unpaid: 'disabled',
  waiting: 'explain',
  accepted: 'open',
  rejected: 'disabled',
  expired: 'open',
} as const satisfies Record<JobStatus, 'open' | 'explain' | 'disabled'>
