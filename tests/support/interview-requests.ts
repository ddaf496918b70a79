import type { CallName } from '#contract/access-matrix.ts'
import type { Asking, MakeRequest } from './access-requests.ts'
import { timesForm } from './interviews.ts'

/** Valid requests of the calls about interviews. */
export const interviewRequests = {
  makeInterviewTimes: ({ testApp, objects }) => ({
    json: timesForm(testApp, objects.interviews.jobId, { from: '15:00', to: '15:30' }),
  }),
  listInterviewTimes: () => ({}),
  callOffInterviewTime: ({ objects }) => ({ params: { timeId: objects.interviews.spareTimeId } }),
  listInvitations: () => ({}),
  inviteApplicant: ({ objects: { interviews } }) => ({
    params: { jobId: interviews.jobId, applicantId: interviews.applicationId },
    json: { timeId: interviews.timeId },
  }),
  markInvitation: async (asking) => {
    await inviteAnew(asking)
    const { interviews } = asking.objects
    return {
      params: { jobId: interviews.jobId, applicantId: interviews.applicationId },
      json: { mark: 'callOff', from: 'invited' },
    }
  },
  readInvitation: ({ objects }) => ({ params: { token: objects.interviews.token } }),
  answerInvitation: async (asking) => {
    await inviteAnew(asking)
    return {
      params: { token: asking.objects.interviews.token },
      json: { answer: 'askOtherTime' },
    }
  },
} satisfies Partial<Record<CallName, MakeRequest>>

/** Each person who may answers an invitation that is open. */
async function inviteAnew({ testApp, objects, isAllowed }: Asking): Promise<void> {
  if (!isAllowed) return
  await testApp.db
    .updateTable('interview_invitations')
    .set({ state: 'invited' })
    .where('application_id', '=', objects.interviews.applicationId)
    .execute()
}
