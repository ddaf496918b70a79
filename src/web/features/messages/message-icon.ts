import {
  BadgeCheck,
  Bell,
  BellOff,
  CalendarCheck,
  CircleAlert,
  Heart,
  Hourglass,
  IndianRupee,
  Info,
  UserRound,
  type LucideIcon,
} from 'lucide-react'
import type { EventName } from '#contract/messages/events.ts'

type Look = { readonly icon: LucideIcon; readonly tone: 'ok' | 'warn' | 'info' | 'no' }

const ok: Look = { icon: BadgeCheck, tone: 'ok' }
const money: Look = { icon: IndianRupee, tone: 'info' }
const warn: Look = { icon: CircleAlert, tone: 'warn' }
const interview: Look = { icon: CalendarCheck, tone: 'info' }
const plain: Look = { icon: Info, tone: 'no' }

const looks: Readonly<Record<string, Look>> = {
  shortlisted: ok,
  selected: ok,
  interviewInvited: interview,
  interviewChoose: interview,
  interviewReminder: interview,
  interviewCalledOff: warn,
  interviewDeclined: warn,
  interviewLate: interview,
  interviewOtherTime: interview,
  jobLive: ok,
  alertJob: { icon: Bell, tone: 'info' },
  alertJobs: { icon: Bell, tone: 'info' },
  alertsStopped: { icon: BellOff, tone: 'no' },
  savedJobEnding: { icon: Hourglass, tone: 'warn' },
  savedJobClosed: { icon: Heart, tone: 'no' },
  newApplicant: { icon: UserRound, tone: 'info' },
  newApplicants: { icon: UserRound, tone: 'info' },
  applicantsWaiting: { icon: Hourglass, tone: 'warn' },
  hrReminded: { icon: Hourglass, tone: 'info' },
  postsEnding: { icon: Hourglass, tone: 'warn' },
  jobEnded: { icon: Hourglass, tone: 'warn' },
  jobsOverdue: { icon: Hourglass, tone: 'warn' },
  providerFails: warn,
  jobPutBack: ok,
  firstApplicant: { icon: UserRound, tone: 'info' },
  jobEnding: { icon: Hourglass, tone: 'warn' },
  jobRejected: warn,
  jobRejectedRefunded: warn,
  jobUnderReview: warn,
  jobReported: warn,
  refundFailed: warn,
  budgetUsedUp: warn,
  jobRenewed: money,
  jobRenewedWaits: money,
  renewalReturned: money,
  paymentReceived: money,
  postCameBack: money,
  postsBought: money,
  refundStarted: money,
} satisfies Partial<Record<EventName, Look>>

/** A page that was built before an event was added shows its messages too. */
export const lookOf = (event: string): Look => looks[event] ?? plain
