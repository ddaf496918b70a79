import { daysBetween } from '#contract/india-time.ts'
import { limits } from '#contract/limits.ts'
import type { EventName } from '#contract/messages/events.ts'
import type { JobState, JobStatus } from './states.ts'

/*
 * The table of a job's life: every move, who makes it, where it leads from each state, and who is notified. Nothing else moves
 * a job; buttons, server and tests read it.
 */

type Mover = 'employer' | 'admin' | 'clock' | 'payment' | 'reports'
type Arrows = Partial<Record<JobState, readonly JobState[]>>
type Move = {
  readonly by: Mover
  readonly arrows: Arrows
  /** What the employer is notified of at once. */
  readonly notifies?: EventName
  /** What applicants without an answer are notified of, ten minutes later. */
  readonly notifiesApplicants?: EventName
}

const publish = ['live'] as const
/** Reports of candidates that nobody decided make a job wait that would go live. */
const publishAgain = ['live', 'waiting'] as const
const wait = ['waiting'] as const
const endUnpublished = ['rejected', 'expired'] as const
const end = ['expired'] as const
const reject = ['rejected'] as const

export const jobMoves = {
  pay: { by: 'payment', arrows: { unpaid: wait } },
  /** More days, by a paid order or a bought post. One that an admin ended is verified first. */
  renew: {
    by: 'payment',
    arrows: { live: publish, expired: publishAgain },
    notifies: 'jobRenewed',
  },

  accept: {
    by: 'admin',
    arrows: {
      waiting: publish,
      needs_changes: publish,
      paused: publish,
      expired: publish,
      filled: publish,
      closed: publish,
      rejected: publish,
    },
    notifies: 'jobLive',
  },
  /** Reports on the job were unfounded. */
  putBack: {
    by: 'admin',
    arrows: { waiting: publish },
    notifies: 'jobPutBack',
  },
  wait: {
    by: 'admin',
    arrows: {
      needs_changes: wait,
      live: wait,
      paused: wait,
      expired: wait,
      filled: wait,
      closed: wait,
      rejected: wait,
    },
  },
  /** What the specification calls 'pause'. */
  end: {
    by: 'admin',
    arrows: { waiting: end, needs_changes: end, live: end, rejected: end },
  },
  askForChanges: {
    by: 'admin',
    arrows: { waiting: ['needs_changes'] },
    notifies: 'jobNeedsChanges',
  },
  /** The employer is notified when the rejection is final. */
  reject: {
    by: 'admin',
    arrows: {
      waiting: reject,
      needs_changes: reject,
      live: reject,
      paused: reject,
      expired: reject,
      filled: reject,
      closed: reject,
    },
  },
  /** Takes a rejection back: the job is where it was. */
  takeBack: {
    by: 'admin',
    arrows: {
      rejected: ['waiting', 'needs_changes', 'live', 'paused', 'expired', 'filled', 'closed'],
    },
  },
  /** Refunds the payment by hand. */
  refund: {
    by: 'admin',
    arrows: { waiting: endUnpublished, needs_changes: endUnpublished, live: end, paused: end },
  },

  /** Its employer is blocked. */
  freeze: {
    by: 'admin',
    arrows: {
      waiting: ['frozen'],
      needs_changes: ['frozen'],
      live: ['frozen'],
      paused: ['frozen'],
    },
  },
  /** The block is taken back: the job is where it was, or over when its payment went back meanwhile. */
  unfreeze: {
    by: 'admin',
    arrows: { frozen: ['waiting', 'needs_changes', 'live', 'paused', 'expired'] },
  },

  /** Takes the job back before it was ever published. */
  withdraw: {
    by: 'employer',
    arrows: { waiting: ['withdrawn'], needs_changes: ['withdrawn'] },
  },
  sendAgain: { by: 'employer', arrows: { needs_changes: wait } },
  pause: { by: 'employer', arrows: { live: ['paused'] } },
  resume: { by: 'employer', arrows: { paused: publishAgain } },
  fill: {
    by: 'employer',
    arrows: { live: ['filled'], paused: ['filled'] },
    notifiesApplicants: 'positionClosed',
  },
  close: {
    by: 'employer',
    arrows: { live: ['closed'], paused: ['closed'] },
    notifiesApplicants: 'positionClosed',
  },
  reopen: { by: 'employer', arrows: { filled: publishAgain, closed: publishAgain } },
  deleteAccount: {
    by: 'employer',
    arrows: { waiting: endUnpublished, needs_changes: endUnpublished, live: end, paused: end },
  },

  expire: { by: 'clock', arrows: { live: end, paused: end } },
  review: {
    by: 'reports',
    arrows: { live: wait },
    notifies: 'jobUnderReview',
  },
} as const satisfies Record<string, Move>

export type JobMove = keyof typeof jobMoves

export function canMoveJob(move: JobMove, from: JobState, to: JobState): boolean {
  const arrows: Arrows = jobMoves[move].arrows
  return arrows[from]?.includes(to) === true
}

/** Whether a move leads anywhere from a state. */
export function isMoveFrom(move: JobMove, from: JobState): boolean {
  const arrows: Arrows = jobMoves[move].arrows
  return arrows[from] !== undefined
}

/** What an employer does with a job that was published. */
export const employerActs = ['pause', 'resume', 'fill', 'close', 'reopen'] as const
export type EmployerAct = (typeof employerActs)[number]

/** Where an act leads, unless reports make the job wait. */
export const stateAfterAct = {
  pause: 'paused',
  resume: 'live',
  fill: 'filled',
  close: 'closed',
  reopen: 'live',
} as const satisfies Record<EmployerAct, JobState>

/** The acts that end a job; they say how many joined. */
export const closingActs = ['fill', 'close'] as const satisfies readonly EmployerAct[]
export type ClosingAct = (typeof closingActs)[number]

export const isClosingAct = (act: string): act is ClosingAct =>
  closingActs.some((one) => one === act)

/** The closing act that leads to a state. */
export const closingActTo = (state: JobState): ClosingAct =>
  closingActs.find((act) => stateAfterAct[act] === state) ?? 'close'

/** A job as far as its employer's acts on it depend on it. */
export type ActedJob = {
  readonly state: JobState
  readonly isRefunded: boolean
  /** The days that were paid for, or given, are over. */
  readonly isOver: boolean
}

/** Why an employer may not act on a job so; undefined when it is allowed. Menu and server ask this. */
export function refusalOfAct(
  { state, isRefunded, isOver }: ActedJob,
  act: EmployerAct,
): 'STATUS_NOT_ALLOWED' | 'JOB_REFUNDED' | undefined {
  if (!canMoveJob(act, state, stateAfterAct[act])) return 'STATUS_NOT_ALLOWED'
  if (stateAfterAct[act] !== 'live') return undefined
  if (isRefunded) return 'JOB_REFUNDED'
  return isOver ? 'STATUS_NOT_ALLOWED' : undefined
}

/** Whether the number of those who joined may still be corrected, by the days of the close and of today. */
export const canCorrectJoined = (closedDay: string, today: string): boolean =>
  daysBetween(closedDay, today) <= limits.joinedDays

/** The decision of an admin that gives a job a status. */
export const decisionOf = {
  waiting: 'wait',
  accepted: 'accept',
  rejected: 'reject',
  expired: 'end',
} as const satisfies Record<Exclude<JobStatus, 'unpaid'>, JobMove>

/** Where such a decision leads. */
export const stateAfterDecision = {
  waiting: 'waiting',
  accepted: 'live',
  rejected: 'rejected',
  expired: 'expired',
} as const satisfies Record<Exclude<JobStatus, 'unpaid'>, JobState>

const publishes: readonly JobStatus[] = ['waiting', 'accepted']

/** A job as far as an admin's decision on it depends on it. */
export type DecidedJob = {
  readonly state: JobState
  /** Its payment was or will be refunded. */
  readonly isRefunded: boolean
}

/** Why an admin may not move a job; undefined when it is allowed. Buttons and server ask this. */
export function refusalOfDecision(
  { state, isRefunded }: DecidedJob,
  to: JobStatus,
): 'STATUS_NOT_ALLOWED' | 'JOB_REFUNDED' | undefined {
  if (to === 'unpaid' || !canMoveJob(decisionOf[to], state, stateAfterDecision[to])) {
    return 'STATUS_NOT_ALLOWED'
  }
  return isRefunded && publishes.includes(to) ? 'JOB_REFUNDED' : undefined
}
