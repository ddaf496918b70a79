import type { Kysely } from 'kysely'
import type { z } from 'zod'
import { indiaDate } from '#contract/india-time.ts'
import { dayNews, invitationAfter, isExpected } from '#contract/interviews/states.ts'
import type { DayNews, InvitationMove, InvitationState } from '#contract/interviews/states.ts'
import type { answerInvitationSchema, Invitation } from '#contract/interviews/schemas.ts'
import { limits } from '#contract/limits.ts'
import type { DB } from '#server/db/types.ts'
import type { MessagesService } from '#server/features/messages/messages.service.ts'
import type { ReportsService } from '#server/features/reports/reports.service.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { InvitationTokens } from '#server/lib/interview-links.ts'
import { isDayOf, passFrom } from './arrivals.rules.ts'
import * as times from './interview-times.repository.ts'
import { presentTime } from './interviews.presenter.ts'
import * as invitations from './invitations.repository.ts'
import type { OpenInvitation } from './invitations.repository.ts'
import { lastMoment, moveSeat, seatOf, whenOf } from './invitations.service.ts'

type Deps = {
  db: Kysely<DB>
  clock: Clock
  messages: Pick<MessagesService, 'notify'>
  tokens: Pick<InvitationTokens, 'read'>
  reports: Pick<ReportsService, 'report'>
}
type Answer = z.output<typeof answerInvitationSchema>

export type InvitationAnswersService = ReturnType<typeof createInvitationAnswers>

/** An invitation as whoever has its link sees and answers it. It is signed for one invitation, so no session is needed. */
export function createInvitationAnswers({ db, clock, messages, tokens, reports }: Deps) {
  return {
    /** @throws AppError NOT_FOUND for a link that this server did not make, and after the application was withdrawn */
    async read(token: string): Promise<Invitation> {
      const found = await open(token)
      const now = clock.now()
      const time = await timeOf(found)
      const mayChoose = isExpected(found.state) && found.time_id === null && !isPast(found)
      const choices = mayChoose
        ? await times.listFreeTimes(db, {
            jobId: found.job_id,
            now,
            limit: limits.interviewChoices,
          })
        : []
      const isOver = isPast(found) || (time !== undefined && lastMoment(time) <= now)
      return {
        state: found.state,
        jobId: found.job_id,
        jobTitle: found.title,
        companyName: found.company,
        time: time ? presentTime(time) : null,
        movedFrom: found.state === 'invited' ? (found.moved_from?.toISOString() ?? null) : null,
        choices: choices.map(presentTime),
        isOver,
        contact: isPast(found) ? null : { name: found.contact_name, mobile: found.contact_mobile },
        pass: passOf(found, time, now),
        mayTell: newsOf(found, time, now),
        told: toldOf(found),
      }
    },

    /**
     * Answers an invitation. The same answer again changes nothing.
     * @throws AppError NOT_FOUND; INVITATION_OVER when nobody expects an answer any more; STATUS_NOT_ALLOWED; INTERVIEW_FULL
     */
    async answer(token: string, { answer, timeId }: Answer): Promise<InvitationState> {
      const found = await open(token)
      if (answer === 'late' || answer === 'nobodyThere') return await tell(found, answer)
      const { application_id: applicationId, job_id: jobId } = found
      return await db.transaction().execute(async (tx) => {
        const before = await invitations.lockInvitation(tx, applicationId)
        if (!before) throw new AppError('NOT_FOUND')
        const state = invitationAfter(answer, before.state)
        if (before.state === state || before.state === doneBy[answer]) return before.state
        if (isPast(found)) throw new AppError('INVITATION_OVER')
        if (state === undefined) throw new AppError('STATUS_NOT_ALLOWED')
        const now = clock.now()
        const chosen = answer === 'accept' ? (before.time_id ?? timeId ?? null) : null
        const time = chosen === null ? undefined : await times.findTime(tx, chosen)
        if (answer === 'accept') {
          if (!time || time.job_id !== jobId) throw new AppError('NOT_FOUND')
          if (lastMoment(time) <= now) throw new AppError('INVITATION_OVER')
        }
        await moveSeat(tx, jobId, { from: seatOf(before), to: chosen })
        await invitations.changeInvitation(tx, {
          applicationId,
          state,
          timeId: chosen,
          answeredAt: now,
        })
        if (answer !== 'accept') {
          await messages.notify(tx, {
            event: answer === 'decline' ? 'interviewDeclined' : 'interviewOtherTime',
            to: found.employer_id,
            subject: `interview-answer-${applicationId}`,
            occurrence: String(before.times_invited),
            values: { title: found.title },
            link: '/interviews',
          })
        }
        return state
      })
    },

    /** The interview of a link as a calendar file. @throws AppError NOT_FOUND while there is no time */
    async readTime(token: string) {
      const found = await open(token)
      const time = await timeOf(found)
      if (!time || !isExpected(found.state)) throw new AppError('NOT_FOUND')
      return {
        id: found.application_id,
        title: found.title,
        company: found.company,
        startsAt: time.starts_at,
        endsAt: time.ends_at,
        place: time.place,
        ...whenOf(time),
      }
    },
  }

  /** @throws AppError STATUS_NOT_ALLOWED at another time than the day of the interview */
  async function tell(found: OpenInvitation, news: DayNews): Promise<InvitationState> {
    if (toldAt(found, news) !== null) return found.state
    const { application_id: applicationId, job_id: jobId } = found
    const now = clock.now()
    if (!newsOf(found, await timeOf(found), now).includes(news)) {
      throw new AppError('STATUS_NOT_ALLOWED')
    }
    if (news === 'nobodyThere') {
      // A second one of the same person adds nothing, so that this may be said again after a failure.
      const reporter = { accountId: found.candidate_id, role: 'candidate' } as const
      await reports.report(reporter, jobId, { reason: 'nobodyThere' }, undefined)
      await invitations.putNews(db, { applicationId, news, now })
      return found.state
    }
    await db.transaction().execute(async (tx) => {
      if (!(await invitations.putNews(tx, { applicationId, news, now }))) return
      await messages.notify(tx, {
        event: 'interviewLate',
        to: found.employer_id,
        subject: `interview-late-${applicationId}`,
        occurrence: String(found.times_invited),
        values: { title: found.title, name: found.name },
        link: `/interviews/${indiaDate(now)}`,
      })
    })
    return found.state
  }

  async function timeOf({ time_id: id }: OpenInvitation): Promise<times.TimeRow | undefined> {
    return id === null ? undefined : await times.findTime(db, id)
  }

  /** @throws AppError NOT_FOUND */
  async function open(token: string): Promise<OpenInvitation> {
    const applicationId = tokens.read(token)
    const found = applicationId && (await invitations.findInvitation(db, applicationId))
    if (!found || !found.is_shared) throw new AppError('NOT_FOUND')
    return found
  }
}

const doneBy: Readonly<Record<string, InvitationState>> = {
  accept: 'coming',
  askOtherTime: 'otherTime',
  decline: 'declined',
} satisfies Partial<Record<InvitationMove, InvitationState>>

const toldAt = (invitation: OpenInvitation, news: DayNews): Date | null =>
  news === 'late' ? invitation.late_said_at : invitation.absent_said_at

/** Who has come is not late any more. */
const toldOf = (found: OpenInvitation): DayNews[] =>
  dayNews.filter(
    (news) => toldAt(found, news) !== null && (news !== 'late' || isExpected(found.state)),
  )

type Time = times.TimeRow | undefined

/** On the day, from the morning on, for who said to come. */
function passOf(found: OpenInvitation, time: Time, now: Date): Invitation['pass'] {
  const isShown = found.state === 'coming' || found.state === 'arrived'
  if (!time || !isShown || isPast(found) || !isDayOf(time.starts_at, now)) return null
  if (now < passFrom(time.starts_at)) return null
  return {
    code: found.pass_code,
    day: indiaDate(time.starts_at),
    number: found.queue_number,
  }
}

/** What can be told on the day: to be late before one is there, and that nobody is there once it should have begun. */
function newsOf(found: OpenInvitation, time: Time, now: Date): DayNews[] {
  if (!time || isPast(found) || !isDayOf(time.starts_at, now)) return []
  const isWaiting = isExpected(found.state) || found.state === 'arrived'
  const may = {
    late: found.state === 'coming' && now < time.ends_at,
    nobodyThere: isWaiting && time.mode === 'inPerson' && now >= time.starts_at,
  }
  return dayNews.filter((news) => may[news] && toldAt(found, news) === null)
}

/** The application has moved on, so that nobody waits for an answer. */
const isPast = ({ stage, is_blocked: isBlocked }: OpenInvitation): boolean =>
  stage !== 'interview' || isBlocked
