import type { Kysely, Transaction } from 'kysely'
import { dayMonthYear, indiaDate, indiaTime } from '#contract/india-time.ts'
import type { InterviewKind } from '#contract/interviews/options.ts'
import { holdsSeat, invitationAfter, isExpected } from '#contract/interviews/states.ts'
import type { EmployerMark, InvitationState } from '#contract/interviews/states.ts'
import { stageAfter } from '#contract/applications/stages.ts'
import type { ApplicationStage } from '#contract/applications/stages.ts'
import type { DB } from '#server/db/types.ts'
import { dropPendingDecision } from '#server/features/applications/application-news.repository.ts'
import { moveApplication } from '#server/features/applications/application-stages.repository.ts'
import { lockOwnApplicant } from '#server/features/applications/own-applicant.ts'
import type { AboutApplicant } from '#server/features/applications/own-applicant.ts'
import type { Audit } from '#server/features/audit/audit.service.ts'
import type { MessagesService } from '#server/features/messages/messages.service.ts'
import type { Viewer } from '#server/http/binding/viewer.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import { isId } from '#server/lib/ids.ts'
import { isViolationOf } from '#server/lib/violations.ts'
import type { InvitationTokens } from '#server/lib/interview-links.ts'
import { newPassCode } from './arrivals.rules.ts'
import { giveNumber } from './arrivals.service.ts'
import * as times from './interview-times.repository.ts'
import * as invitations from './invitations.repository.ts'

const dayMs = 24 * 3_600_000

type Deps = {
  db: Kysely<DB>
  clock: Clock
  messages: Pick<MessagesService, 'notify'>
  audit: Pick<Audit, 'record'>
  tokens: Pick<InvitationTokens, 'pathOf'>
}

/** An applicant whose application and invitation are locked. */
type Locked = {
  readonly applicantId: string
  readonly stage: ApplicationStage
  readonly before: invitations.InvitationRow | undefined
}

export type InvitationsService = ReturnType<typeof createInvitations>

/** What an employer does with the interviews of applicants. */
export function createInvitations({ db, clock, messages, audit, tokens }: Deps) {
  return {
    /**
     * Invites applicants of an own job, or invites them again for another time. Each is told at once. The same time again
     * changes nothing.
     * @returns how many are invited, the same when it is sent again
     * @throws AppError NOT_FOUND, for a time of another job too; STATUS_NOT_ALLOWED; INTERVIEW_FULL; INVITATION_OVER for a
     *   time that is past. Then nobody is invited.
     */
    async invite(
      viewer: Viewer,
      jobId: string,
      { people, timeId }: { people: readonly string[]; timeId?: string | undefined },
    ): Promise<number> {
      const ids = [...new Set(people)].toSorted((one, other) => (one < other ? -1 : 1))
      await db.transaction().execute(async (tx) => {
        // All are locked in one order, and before the first place is taken: who answers meanwhile locks an invitation and
        // then the time, and two who wait for each other would both fail.
        const locked: Locked[] = []
        for (const applicantId of ids) {
          const application = await lockOwnApplicant(tx, viewer, { jobId, applicantId })
          const before = await invitations.lockInvitation(tx, applicantId)
          locked.push({ applicantId, stage: application.stage, before })
        }
        let count = 0
        for (const person of locked) {
          if (await inviteOne(tx, viewer, { ...person, jobId, timeId: timeId ?? null })) count += 1
        }
        if (count === 0) return
        await audit.record(tx, viewer, { kind: 'applicants-invited', jobId, details: { count } })
      })
      return ids.length
    },

    /**
     * Says that an applicant came or did not, or calls the interview off, which the candidate is told.
     * @throws AppError NOT_FOUND; CHANGED_MEANWHILE when the screen showed another state; STATUS_NOT_ALLOWED, also for a mark
     *   more than a day ahead
     */
    async mark(
      viewer: Viewer,
      { jobId, applicantId }: AboutApplicant,
      { mark, from }: { mark: EmployerMark; from: InvitationState },
    ): Promise<InvitationState> {
      return await db.transaction().execute(async (tx) => {
        await lockOwnApplicant(tx, viewer, { jobId, applicantId })
        const before = await invitations.lockInvitation(tx, applicantId)
        if (!before) throw new AppError('NOT_FOUND')
        const state = invitationAfter(mark, from)
        if (state === undefined) throw new AppError('STATUS_NOT_ALLOWED')
        if (before.state === state) return state
        if (before.state !== from) throw new AppError('CHANGED_MEANWHILE')
        const time = before.time_id === null ? undefined : await times.findTime(tx, before.time_id)
        const now = clock.now()
        if (mark === 'callOff') await callOff(tx, before, time)
        else if (!time || time.starts_at.getTime() > now.getTime() + dayMs) {
          throw new AppError('STATUS_NOT_ALLOWED')
        } else if (mark === 'arrive') {
          await giveNumber(tx, before, now)
        } else {
          await invitations.changeInvitation(tx, {
            applicationId: applicantId,
            state,
            timeId: before.time_id,
          })
        }
        return state
      })
    },

    /**
     * Takes a time that is to come back. Those who were invited are told. Repeated, it changes nothing.
     * @throws AppError NOT_FOUND for another employer's; STATUS_NOT_ALLOWED once it has begun or somebody came
     */
    async callOffTime({ accountId: employerId }: Viewer, timeId: string): Promise<void> {
      if (!isId(timeId)) throw new AppError('NOT_FOUND')
      await db.transaction().execute(async (tx) => {
        const waiting = await invitations.lockInvitationsTo(tx, timeId)
        const own = await times.lockOwnTime(tx, { timeId, employerId })
        const time = own && (await times.findTime(tx, timeId))
        if (!own || !time) throw new AppError('NOT_FOUND')
        if (own.starts_at <= clock.now()) throw new AppError('STATUS_NOT_ALLOWED')
        for (const invitation of waiting) await callOff(tx, invitation, time)
        await times.deleteTime(tx, timeId)
      })
    },
  }

  /** Whether the invitation is new; the same one again is not. */
  async function inviteOne(
    tx: Transaction<DB>,
    viewer: Viewer,
    {
      jobId,
      timeId,
      applicantId,
      stage,
      before,
    }: Locked & { jobId: string; timeId: string | null },
  ): Promise<boolean> {
    if (before && before.state === 'invited' && before.time_id === timeId) return false
    const to = stageAfter('invite', stage)
    const isAllowed = !before || invitationAfter('invite', before.state) !== undefined
    if (to === undefined || !isAllowed) throw new AppError('STATUS_NOT_ALLOWED')
    const now = clock.now()
    const time = timeId === null ? undefined : await times.findTime(tx, timeId)
    if (timeId !== null && time?.job_id !== jobId) throw new AppError('NOT_FOUND')
    if (time && lastMoment(time) <= now) throw new AppError('INVITATION_OVER')
    await moveSeat(tx, jobId, { from: seatOf(before), to: timeId })
    const count = await invitations.putInvitation(tx, {
      applicationId: applicantId,
      jobId,
      timeId,
      movedFrom: await movedFrom(tx, before, time),
      passCode: newPassCode(),
      now,
    })
    if (to !== stage) {
      await moveApplication(tx, jobId, {
        applicationId: applicantId,
        from: stage,
        to,
        status: 'shortlisted',
        accountId: viewer.accountId,
        now,
      })
      await dropPendingDecision(tx, applicantId)
    }
    const invitation = await requireInvitation(tx, applicantId)
    await messages.notify(tx, {
      event: time ? 'interviewInvited' : 'interviewChoose',
      to: invitation.candidate_id,
      subject: `interview-${applicantId}`,
      occurrence: String(count),
      values: { title: invitation.title, company: invitation.company, ...whenOf(time) },
      link: tokens.pathOf(applicantId),
    })
    return true
  }

  /** @throws AppError STATUS_NOT_ALLOWED */
  async function callOff(
    tx: Transaction<DB>,
    before: invitations.InvitationRow,
    time: times.TimeRow | undefined,
  ): Promise<void> {
    const state = invitationAfter('callOff', before.state)
    if (state === undefined) throw new AppError('STATUS_NOT_ALLOWED')
    const { application_id: applicationId, job_id: jobId } = before
    await moveSeat(tx, jobId, { from: seatOf(before), to: null })
    await invitations.changeInvitation(tx, { applicationId, state, timeId: null })
    const invitation = await requireInvitation(tx, applicationId)
    await messages.notify(tx, {
      event: 'interviewCalledOff',
      to: invitation.candidate_id,
      subject: `interview-${applicationId}`,
      occurrence: `off-${before.times_invited}`,
      values: { title: invitation.title, company: invitation.company, ...whenOf(time) },
      link: tokens.pathOf(applicationId),
    })
  }
}

/** When a candidate was expected, who is invited for a time that begins at another moment, or to choose one. */
async function movedFrom(
  tx: Transaction<DB>,
  before: invitations.InvitationRow | undefined,
  to: times.TimeRow | undefined,
): Promise<Date | null> {
  if (!before || before.time_id === null || !isExpected(before.state)) return null
  const from = (await times.findTime(tx, before.time_id))?.starts_at
  return from && from.getTime() !== to?.starts_at.getTime() ? from : null
}

async function requireInvitation(tx: Transaction<DB>, applicationId: string) {
  const found = await invitations.findInvitation(tx, applicationId)
  if (!found) throw new AppError('NOT_FOUND')
  return found
}

/** The time of which an invitation holds a place. */
export const seatOf = (
  invitation: { state: InvitationState; time_id: string | null } | undefined,
): string | null => (invitation && holdsSeat(invitation.state) ? invitation.time_id : null)

/**
 * Gives the place of one time of a job back and takes one of another.
 * @throws AppError INTERVIEW_FULL
 */
export async function moveSeat(
  tx: Transaction<DB>,
  jobId: string,
  { from, to }: { from: string | null; to: string | null },
): Promise<void> {
  if (from === to) return
  const changes = [
    ...(from === null ? [] : [{ timeId: from, jobId, by: -1 as const }]),
    ...(to === null ? [] : [{ timeId: to, jobId, by: 1 as const }]),
  ]
  // In one order, so that two who change places do not wait for each other.
  for (const change of changes.toSorted((one, other) => (one.timeId < other.timeId ? -1 : 1))) {
    try {
      await times.changeTaken(tx, change)
    } catch (error) {
      if (isViolationOf(error, 'interview_times_places')) throw new AppError('INTERVIEW_FULL')
      throw error
    }
  }
}

/** Until when people can say that they come: a slot until it begins, a window until it closes. */
export const lastMoment = (time: { kind: InterviewKind; starts_at: Date; ends_at: Date }): Date =>
  time.kind === 'walkIn' ? time.ends_at : time.starts_at

/** When an interview is, for a sentence: apart, and in one for an SMS, which has few parts that change. */
export function whenOf(
  interview: { starts_at: Date } | undefined,
): { date: string; time: string; when: string } | Record<string, never> {
  if (!interview) return {}
  const date = dayMonthYear(indiaDate(interview.starts_at))
  const time = indiaTime(interview.starts_at).slice(0, 5)
  return { date, time, when: `${date} ${time}` }
}
