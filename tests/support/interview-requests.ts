import type { CallName } from '#contract/access-matrix.ts'
import type { Asking, MakeRequest } from './access-requests.ts'
import { indiaDate } from '#contract/india-time.ts'
import { addTimes, checkInPath, timesForm } from './interviews.ts'
import type { TestApp } from './test-app.ts'

/** Noon, when the times of the world are over. */
const firstQuarter = 48
const quartersOfDay = 44
let made = 0

/** Times of one job don't begin together; each is later than the one before. */
const anotherQuarter = ({ clock }: Pick<TestApp, 'clock'>) => {
  const timeOf = (at: number) => `${Math.floor(at / 4)}:${String((at % 4) * 15).padStart(2, '0')}`
  const days = 2 + Math.floor(made / quartersOfDay)
  const quarter = firstQuarter + (made % quartersOfDay)
  made += 1
  return {
    day: indiaDate(new Date(clock.now().getTime() + days * 24 * 3_600_000)),
    from: timeOf(quarter),
    to: timeOf(quarter + 1),
    minutes: '15',
  }
}

/** Valid requests of the calls about interviews. */
export const interviewRequests = {
  makeInterviewTimes: ({ testApp, objects }) => ({
    json: timesForm(testApp, objects.interviews.jobId, anotherQuarter(testApp)),
  }),
  listInterviewTimes: () => ({}),
  callOffInterviewTime: async ({ testApp, objects: { interviews }, viewer, isAllowed }) => {
    if (!isAllowed || !viewer) return { params: { timeId: interviews.spareTimeId } }
    const answers = anotherQuarter(testApp)
    const { jobId } = interviews
    const times = await addTimes(testApp, { employer: viewer, jobId, answers })
    return { params: { timeId: times.at(-1)?.id ?? '' } }
  },
  listInvitations: () => ({}),
  inviteApplicants: ({ objects: { interviews } }) => ({
    params: { jobId: interviews.jobId },
    json: { people: [interviews.applicationId], timeId: interviews.timeId },
  }),
  markInvitation: async (asking) => {
    await inviteAnew(asking)
    const { interviews } = asking.objects
    return {
      params: { jobId: interviews.jobId, applicantId: interviews.applicationId },
      json: { mark: 'callOff', from: 'invited' },
    }
  },
  readInterviewDay: ({ testApp }) => ({ params: { day: indiaDate(testApp.clock.now()) } }),
  arriveByPass: async (asking) => {
    await inviteForToday(asking)
    return { json: { code: asking.objects.interviews.passCode } }
  },
  readCheckIn: ({ testApp, objects }) => ({
    params: { token: checkInPath(testApp, objects.interviews.jobId).split('/').at(-1) ?? '' },
  }),
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

/** On other days nobody arrives. */
async function inviteForToday({
  testApp: { db, clock },
  objects,
  isAllowed,
}: Asking): Promise<void> {
  if (!isAllowed) return
  const { applicationId, timeId } = objects.interviews
  const now = clock.now().getTime()
  await db
    .updateTable('interview_times')
    .set({ starts_at: new Date(now + 3_600_000), ends_at: new Date(now + 7_200_000), taken: 1 })
    .where('id', '=', timeId)
    .execute()
  await db
    .updateTable('interview_invitations')
    .set({ state: 'invited', time_id: timeId })
    .where('application_id', '=', applicationId)
    .execute()
}
