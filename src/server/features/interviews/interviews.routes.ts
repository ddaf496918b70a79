import { endpoints } from '#contract/endpoints.ts'
import type { Bind } from '#server/http/binding/endpoint.ts'
import type { InterviewTimesService } from './interview-times.service.ts'
import type { InvitationAnswersService } from './invitation-answers.service.ts'
import type { InvitationsService } from './invitations.service.ts'

type Services = {
  readonly interviewTimes: InterviewTimesService
  readonly invitations: InvitationsService
  readonly invitationAnswers: InvitationAnswersService
}

export function bindInterviews(
  bind: Bind,
  { interviewTimes, invitations, invitationAnswers }: Services,
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
  bind.signedIn(endpoints.inviteApplicant, async ({ viewer, params, body }) => ({
    success: true as const,
    state: await invitations.invite(viewer, params, body.timeId ?? null),
  }))
  bind.signedIn(endpoints.markInvitation, async ({ viewer, params, body }) => ({
    success: true as const,
    state: await invitations.mark(viewer, params, body),
  }))
  bind.open(endpoints.readInvitation, ({ params }) => invitationAnswers.read(params.token))
  bind.open(endpoints.answerInvitation, async ({ params, body }) => ({
    success: true as const,
    state: await invitationAnswers.answer(params.token, body),
  }))
}
