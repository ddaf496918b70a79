import { randomUUID } from 'node:crypto'
import { indiaDate } from '#contract/india-time.ts'
import type { InterviewTime } from '#contract/interviews/schemas.ts'
import { createCheckInTokens, createInvitationTokens } from '#server/lib/interview-links.ts'
import { expectOk } from './inject.ts'
import type { TestApp } from './test-app.ts'
import type { TestViewer } from './viewers.ts'

/** A valid form of interview times, in two days. */
export const timesForm = (testApp: TestApp, jobId: string, answers: object = {}) => ({
  submissionId: randomUUID(),
  jobId,
  kind: 'slot',
  day: indiaDate(new Date(testApp.clock.now().getTime() + 2 * 24 * 3_600_000)),
  from: '11:00',
  to: '11:30',
  minutes: '30',
  capacity: 1,
  mode: 'inPerson',
  place: 'Tower B, Sector 62, Noida',
  askFor: 'Ritu Sharma',
  bring: ['resume', 'idProof'],
  ...answers,
})

export async function listTimes(viewer: TestViewer, jobId: string): Promise<InterviewTime[]> {
  return (await expectOk(viewer.call('GET', `/api/interview-times?jobId=${jobId}`))).json()
}

/** Makes times of a job and returns all that it has. */
export async function addTimes(
  testApp: TestApp,
  { employer, jobId, answers }: { employer: TestViewer; jobId: string; answers?: object },
): Promise<InterviewTime[]> {
  const json = timesForm(testApp, jobId, answers)
  await expectOk(employer.call('POST', '/api/interview-times', { json }))
  return await listTimes(employer, jobId)
}

export const invitationToken = (testApp: TestApp, applicationId: string): string =>
  createInvitationTokens(testApp.composition.config.appSecret).write(applicationId)

export const checkInPath = (testApp: TestApp, jobId: string): string =>
  createCheckInTokens(testApp.composition.config.appSecret).pathOf(jobId)

/** The code of the pass of an invitation. */
export async function passCode(testApp: TestApp, applicationId: string): Promise<string> {
  const { pass_code: code } = await testApp.db
    .selectFrom('interview_invitations')
    .select('pass_code')
    .where('application_id', '=', applicationId)
    .executeTakeFirstOrThrow()
  return code
}
