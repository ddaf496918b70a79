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
 * published.
 */
type JobMover = 'admin' | 'system' | 'owner' | 'takeBack' | 'withdraw'

const endsOfWaiting = ['rejected', 'expired'] as const

/**
 * The allowed transitions and who may make them. An owner makes them by deleting the account.
 */
const jobTransitions = {
  unpaid: { admin: [], system: ['waiting'], owner: [], takeBack: [], withdraw: [] },
  waiting: {
    admin: ['accepted', 'rejected', 'expired'],
    system: [],
    owner: [...endsOfWaiting],
    takeBack: [],
    withdraw: ['rejected'],
  },
  // Enough reports of candidates return a live job to verification.
  accepted: {
    admin: ['waiting', 'rejected', 'expired'],
    system: ['expired', 'waiting'],
    owner: ['expired'],
    takeBack: [],
    withdraw: [],
  },
  rejected: {
    admin: ['waiting', 'accepted', 'expired'],
    system: [],
    owner: [],
    // Where the job was before.
    takeBack: ['waiting', 'accepted', 'expired'],
    withdraw: [],
  },
  expired: {
    admin: ['waiting', 'accepted', 'rejected'],
    system: [],
    owner: [],
    takeBack: [],
    withdraw: [],
  },
} as const satisfies Record<JobStatus, Record<JobMover, readonly JobStatus[]>>

export function canMoveJob(from: JobStatus, to: JobStatus, mover: JobMover): boolean {
  const allowed: readonly JobStatus[] = jobTransitions[from][mover]
  return allowed.includes(to)
}

/** What 'Check Response' shows in each status. */
export const checkResponseActions = {
  unpaid: 'disabled',
  waiting: 'explain',
  accepted: 'open',
  rejected: 'disabled',
  expired: 'open',
} as const satisfies Record<JobStatus, 'open' | 'explain' | 'disabled'>
