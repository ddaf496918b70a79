import { expectOk } from './inject.ts'
import { addTimes, invitationToken, passCode } from './interviews.ts'
import { addLiveJob } from './job-factories.ts'
import { addApplication } from './profile-factories.ts'
import type { TestApp } from './test-app.ts'
import type { TestViewer } from './viewers.ts'

/** A job with an applicant who is invited to an interview. */
export type InterviewObjects = {
  readonly jobId: string
  readonly applicationId: string
  readonly timeId: string
  readonly spareTimeId: string
  readonly token: string
  readonly passCode: string
}

export async function addInterviews(
  testApp: TestApp,
  { owner, admin, applicant }: { owner: TestViewer; admin: TestViewer; applicant: TestViewer },
): Promise<InterviewObjects> {
  const jobId = await addLiveJob(testApp, { employer: owner, admin })
  const applicationId = await addApplication(applicant, jobId)
  const answers = { to: '12:00' }
  const [time, spare] = await addTimes(testApp, { employer: owner, jobId, answers })
  if (!time || !spare) throw new Error('no interview times')
  await expectOk(
    owner.call('POST', `/api/jobs/${jobId}/invitations`, {
      json: { people: [applicationId], timeId: time.id },
    }),
  )
  const token = invitationToken(testApp, applicationId)
  return {
    jobId,
    applicationId,
    timeId: time.id,
    spareTimeId: spare.id,
    token,
    passCode: await passCode(testApp, applicationId),
  }
}
