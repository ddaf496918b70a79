import type { AdminAct } from '#contract/admin/roles.ts'
import type { Role } from '#contract/accounts/roles.ts'
import type { JobStatus } from '#contract/jobs/states.ts'
import type { TeamAct } from '#contract/team/roles.ts'

/** What a person agrees to or refuses, as one thing. */
export const purposes = ['account', 'applications', 'interviews', 'alerts', 'news'] as const
export type Purpose = (typeof purposes)[number]

/** The ways that leave the site. Every message stands in the app too. */
export const channels = ['push', 'sms', 'whatsapp', 'mail'] as const
export type Channel = (typeof channels)[number]

/** The channels that cost money for each message and need templates that operators know. */
export const textChannels = ['sms', 'whatsapp'] as const
export type TextChannel = (typeof textChannels)[number]

export const isTextChannel = (channel: Channel): channel is TextChannel =>
  channel === 'sms' || channel === 'whatsapp'

type EventRule = {
  /** Who is told. */
  readonly to: Role
  readonly purpose: Purpose
  readonly channels: readonly Channel[]
  /** It is not urgent: deliveries wait for the end of the quiet hours. */
  readonly canWait?: true
  /** Deliveries are dropped once the message's job has another status. */
  readonly whileJobIs?: JobStatus
  /** It reaches people who may not sign in any more. */
  readonly reachesSuspended?: true
  /** Members of the organisation who may do this for it are told too. */
  readonly team?: TeamAct
  /** Of the admins those are told who may do this; without it the owners. */
  readonly admins?: AdminAct
}

/**
 * Everything that people are told about. A new event is a row here, its texts `event.<name>.title`
 * and `event.<name>.text`; if it is mailed, `mail.<name>.subject` and `mail.<name>.text`; if it goes by
 * SMS, `sms.<name>`. Each text for operators is registered with them: docs/operations/messages.md.
 */
export const events = {
  // to candidates
  shortlisted: {
    to: 'candidate',
    purpose: 'applications',
    channels: ['push', 'sms', 'whatsapp', 'mail'],
    canWait: true,
  },
  selected: {
    to: 'candidate',
    purpose: 'applications',
    channels: ['push', 'sms', 'whatsapp', 'mail'],
    canWait: true,
  },
  notSelected: { to: 'candidate', purpose: 'applications', channels: ['push'], canWait: true },
  positionClosed: { to: 'candidate', purpose: 'applications', channels: ['push'], canWait: true },
  hrReminded: { to: 'candidate', purpose: 'applications', channels: ['push'], canWait: true },

  companyBlocked: {
    to: 'candidate',
    purpose: 'applications',
    channels: ['push', 'mail'],
  },
  companyUnblocked: { to: 'candidate', purpose: 'applications', channels: ['push'], canWait: true },
  interviewInvited: {
    to: 'candidate',
    purpose: 'interviews',
    channels: ['push', 'sms', 'whatsapp', 'mail'],
    canWait: true,
  },
  interviewChoose: {
    to: 'candidate',
    purpose: 'interviews',
    channels: ['push', 'sms', 'whatsapp', 'mail'],
    canWait: true,
  },
  interviewCalledOff: {
    to: 'candidate',
    purpose: 'interviews',
    channels: ['push', 'sms', 'whatsapp', 'mail'],
  },
  interviewReminder: {
    to: 'candidate',
    purpose: 'interviews',
    channels: ['push', 'sms', 'whatsapp', 'mail'],
  },

  reportActed: { to: 'candidate', purpose: 'applications', channels: ['push'], canWait: true },
  reportKept: { to: 'candidate', purpose: 'applications', channels: ['push'], canWait: true },

  alertJob: {
    to: 'candidate',
    purpose: 'alerts',
    channels: ['push', 'sms', 'whatsapp', 'mail'],
    canWait: true,
    whileJobIs: 'accepted',
  },
  alertJobs: {
    to: 'candidate',
    purpose: 'alerts',
    channels: ['push', 'sms', 'whatsapp', 'mail'],
    canWait: true,
  },
  alertsStopped: { to: 'candidate', purpose: 'alerts', channels: ['push', 'mail'], canWait: true },
  savedJobEnding: {
    to: 'candidate',
    purpose: 'alerts',
    channels: ['push'],
    canWait: true,
    whileJobIs: 'accepted',
  },
  savedJobClosed: { to: 'candidate', purpose: 'alerts', channels: ['push'], canWait: true },

  // to employers
  firstApplicant: {
    to: 'employer',
    purpose: 'applications',
    channels: ['push', 'whatsapp'],
    canWait: true,
    team: 'hire',
  },
  newApplicant: {
    to: 'employer',
    purpose: 'applications',
    channels: ['push'],
    canWait: true,
    team: 'hire',
  },
  newApplicants: {
    to: 'employer',
    purpose: 'applications',
    channels: ['push', 'whatsapp', 'mail'],
    canWait: true,
    team: 'hire',
  },
  applicantsWaiting: {
    to: 'employer',
    purpose: 'applications',
    channels: ['push', 'whatsapp', 'mail'],
    canWait: true,
    team: 'hire',
  },
  interviewDeclined: {
    to: 'employer',
    purpose: 'interviews',
    channels: ['push'],
    canWait: true,
    team: 'hire',
  },
  interviewLate: {
    to: 'employer',
    purpose: 'interviews',
    channels: ['push'],
    canWait: true,
    team: 'hire',
  },
  interviewOtherTime: {
    to: 'employer',
    purpose: 'interviews',
    channels: ['push'],
    canWait: true,
    team: 'hire',
  },
  jobLive: {
    to: 'employer',
    purpose: 'account',
    channels: ['push', 'whatsapp', 'mail'],
    whileJobIs: 'accepted',
    team: 'hire',
  },
  jobPutBack: { to: 'employer', purpose: 'account', channels: ['push'], team: 'hire' },
  jobRejected: {
    to: 'employer',
    purpose: 'account',
    channels: ['push', 'sms', 'whatsapp', 'mail'],
    whileJobIs: 'rejected',
    team: 'hire',
  },
  jobRejectedRefunded: {
    to: 'employer',
    purpose: 'account',
    channels: ['push', 'sms', 'whatsapp', 'mail'],
    whileJobIs: 'rejected',
    team: 'hire',
  },
  jobNeedsChanges: {
    to: 'employer',
    purpose: 'account',
    channels: ['push', 'whatsapp', 'mail'],
    whileJobIs: 'waiting',
    team: 'hire',
  },
  revisionAccepted: {
    to: 'employer',
    purpose: 'account',
    channels: ['push', 'whatsapp'],
    team: 'hire',
  },
  revisionRejected: {
    to: 'employer',
    purpose: 'account',
    channels: ['push', 'whatsapp', 'mail'],
    team: 'hire',
  },
  jobUnderReview: { to: 'employer', purpose: 'account', channels: ['push'], team: 'hire' },
  jobEnding: {
    to: 'employer',
    purpose: 'account',
    channels: ['push', 'whatsapp'],
    canWait: true,
    team: 'hire',
  },
  jobEnded: {
    to: 'employer',
    purpose: 'account',
    channels: ['push', 'mail'],
    canWait: true,
    team: 'hire',
  },
  jobWithdrawn: { to: 'employer', purpose: 'account', channels: ['push'], team: 'hire' },
  jobPauseOver: {
    to: 'employer',
    purpose: 'account',
    channels: ['push'],
    canWait: true,
    team: 'hire',
  },
  jobRenewed: { to: 'employer', purpose: 'account', channels: ['push'], team: 'hire' },
  /** It is verified before it is live again. */
  jobRenewedWaits: { to: 'employer', purpose: 'account', channels: ['push'], team: 'hire' },
  /** The job could not be renewed any more when the money arrived. */
  renewalReturned: { to: 'employer', purpose: 'account', channels: ['push', 'mail'], team: 'own' },
  // The documents of money are mailed with the documents room's own mails, which have attachments.
  paymentReceived: { to: 'employer', purpose: 'account', channels: ['push'], team: 'own' },
  /** A rejected job was posted with a bought post, which can be used again. */
  postCameBack: { to: 'employer', purpose: 'account', channels: ['push'], team: 'own' },
  postsEnding: {
    to: 'employer',
    purpose: 'account',
    channels: ['push', 'mail'],
    canWait: true,
    team: 'own',
  },
  postsBought: { to: 'employer', purpose: 'account', channels: ['push'], team: 'own' },
  accountBlocked: {
    to: 'employer',
    purpose: 'account',
    channels: ['mail'],
    reachesSuspended: true,
  },
  accountUnblocked: { to: 'employer', purpose: 'account', channels: ['push', 'mail'] },
  evidenceHolds: { to: 'employer', purpose: 'account', channels: ['push'], team: 'own' },
  evidenceFailed: { to: 'employer', purpose: 'account', channels: ['push', 'mail'], team: 'own' },
  companyPageCleared: { to: 'employer', purpose: 'account', channels: ['push'], team: 'own' },
  refundStarted: {
    to: 'employer',
    purpose: 'account',
    channels: ['push', 'sms', 'whatsapp'],
    team: 'own',
  },

  // to admins, who have no browser notifications
  jobReported: { to: 'admin', purpose: 'account', channels: [], admins: 'verify' },
  refundFailed: { to: 'admin', purpose: 'account', channels: [], admins: 'finance' },
  jobsOverdue: { to: 'admin', purpose: 'account', channels: [], admins: 'verify' },
  providerFails: { to: 'admin', purpose: 'account', channels: [] },
  budgetUsedUp: { to: 'admin', purpose: 'account', channels: [] },
} as const satisfies Record<string, EventRule>

export type EventName = keyof typeof events

export const eventNames = Object.keys(events).filter((name) => isEventName(name))

function isEventName(name: string): name is EventName {
  return Object.hasOwn(events, name)
}

export const ruleOf = (event: EventName): EventRule => events[event]

/** The events that reach people who may not sign in any more. */
export const eventsForSuspended = eventNames.filter((name) => ruleOf(name).reachesSuspended)

type SentBy<Wanted extends Channel> = {
  [Name in EventName]: Wanted extends (typeof events)[Name]['channels'][number] ? Name : never
}[EventName]

/** Whether an event goes by SMS, so that it has a text for it. */
export const isTexted = (event: EventName): event is SentBy<'sms'> =>
  ruleOf(event).channels.includes('sms')

/** Whether an event is mailed, so that it has a subject and a text for mails. */
export const isMailed = (event: EventName): event is SentBy<'mail'> =>
  ruleOf(event).channels.includes('mail')
