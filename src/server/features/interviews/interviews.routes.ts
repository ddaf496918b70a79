import { endpoints } from '#contract/endpoints.ts'
import type { Bind } from '#server/http/binding/endpoint.ts'
import type { ArrivalsService } from './arrivals.service.ts'
import type { InterviewTimesService } from './interview-times.service.ts'
import type { InvitationAnswersService } from './invitation-answers.service.ts'
import type { InvitationsService } from './invitations.service.ts'

type Services = {
  readonly arrivals: ArrivalsService
  readonly interviewTimes: InterviewTimesService
  readonly invitations: InvitationsService
  readonly invitationAnswers: InvitationAnswersService
}

export function bindInterviews(
  bind: Bind,
  { arrivals, interviewTimes, invitations, invitationAnswers }: Services,
): void {
  bind.signedIn(endpoints.makeInterviewTimes, async ({ viewer, body }) => ({
    success: true as const,
    count: await interviewTimes.makeTimes(viewer, body),
  }))
  bind.signedIn(endpoints.listInterviewTimes, async ({ viewer, query, sendPage }) =>
    sendPage(await interviewTimes.listTimes(viewer, query)),
  )
  bind.signedIn(endpoints.callOffInterviewTime, async ({ viewer, params }) => {
    await invitations.callOffTime(viewer, params.timeId)
    return { success: true as const }
  })
  bind.signedIn(endpoints.listInvitations, async ({ viewer, query, sendPage }) =>
    sendPage(await interviewTimes.listPeople(viewer, query)),
  )
  bind.signedIn(endpoints.inviteApplicants, async ({ viewer, params, body }) => ({
    success: true as const,
    count: await invitations.invite(viewer, params.jobId, body),
  }))
  bind.signedIn(endpoints.markInvitation, async ({ viewer, params, body }) => ({
    success: true as const,
    state: await invitations.mark(viewer, params, body),
  }))
  bind.signedIn(endpoints.readInterviewDay, ({ viewer, params }) =>
    arrivals.readDay(viewer, params.day),
  )
  bind.signedIn(endpoints.arriveByPass, ({ viewer, body }) => arrivals.arriveByPass(viewer, body))
  bind.open(endpoints.readCheckIn, ({ params }) => arrivals.readPoster(params.token))
  bind.open(endpoints.readInvitation, ({ params }) => invitationAnswers.read(params.token))
  bind.open(endpoints.answerInvitation, async ({ params, body }) => ({
    success: true as const,
    state: await invitationAnswers.answer(params.token, body),
  }))
}
