import { jobDraftSchema } from '#contract/job-posting/schemas.ts'
import type { JobStatus } from '#contract/jobs/states.ts'
import { endOfIndiaDayAfter } from '#contract/india-time.ts'
import { columnsOfDraft } from '#server/features/jobs/draft-columns.ts'
import { newId } from '#server/lib/ids.ts'
import type { Jobs } from '#server/db/types.ts'
import type { Insertable } from 'kysely'
import { expectOk } from './inject.ts'
import type { TestApp } from './test-app.ts'
import type { TestViewer } from './viewers.ts'

/** A job form as the browser sends it, with labels and lists as in the spec. */
export const jobForm = (answers: Record<string, unknown> = {}): Record<string, unknown> => ({
  organizationName: 'Saarthi Services',
  name: 'Meera Nair',
  designation: 'HR Manager',
  mobileNumber: '9812345670',
  email: 'hr@saarthi.example',
  organizationAddress: '4th Floor, Sector 62',
  companyPincode: '201301',
  companyState: 'Uttar Pradesh',
  companyCity: 'Noida',
  companyName: 'Bharat Telecom',
  jobTitle: 'Customer Support Executive',
  category: 'Customer Support',
  jobLocation: 'Sector 18',
  jobPincode: '201301',
  jobState: 'Uttar Pradesh',
  jobCity: 'Noida',
  salary: '₹16,000 - 22,000 / month',
  gender: 'Male and Female',
  workingHours: '9',
  educationQualification: ['12th Passed', 'Graduated and above'],
  communicationSkill: ['Hindi'],
  workType: ['Work from Office'],
  experienceLevel: ['Fresher'],
  jobDescription: 'Answer calls of customers and solve what troubles them.',
  interviewProcess: ['Telephonic'],
  ...answers,
})

/** A posted job, without spending one of the employer's free posts. */
export async function addJob(
  testApp: TestApp,
  employer: Pick<TestViewer, 'accountId'>,
  answers: Record<string, unknown> = {},
  columns: Partial<Insertable<Jobs>> = {},
): Promise<string> {
  const draft = jobDraftSchema.parse(jobForm(answers))
  const now = testApp.clock.now()
  const { id } = await testApp.db
    .insertInto('jobs')
    .values({
      ...columnsOfDraft(draft),
      id: newId(),
      employer_id: employer.accountId,
      submission_id: newId(),
      status: 'waiting',
      plan: 'free',
      amount_paise: 0,
      posted_at: now,
      created_at: now,
      updated_at: now,
      ...columns,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** An unpaid job. */
export const addUnpaidJob = (testApp: TestApp, employer: Pick<TestViewer, 'accountId'>) =>
  addJob(
    testApp,
    employer,
    {},
    {
      status: 'unpaid',
      plan: 'demand',
      amount_paise: 39_900,
      posted_at: null,
    },
  )

/** A job that an admin accepted, or that has a later state. */
export async function addLiveJob(
  testApp: TestApp,
  parties: { employer: Pick<TestViewer, 'accountId'>; admin: TestViewer },
  answers: Record<string, unknown> = {},
  then: Extract<JobStatus, 'waiting' | 'rejected' | 'expired'> | 'accepted' = 'accepted',
): Promise<string> {
  const id = await addJob(testApp, parties.employer, answers)
  await setJobStatus(parties.admin, id, 'accepted')
  if (then !== 'accepted')
    await setJobStatus(parties.admin, id, then === 'expired' ? 'pause' : then)
  return id
}

export async function setJobStatus(
  admin: TestViewer,
  jobId: string,
  status: string,
): Promise<void> {
  await expectOk(admin.call('PATCH', `/api/updateJob/${jobId}`, { json: { status } }))
}

/** Rejects a job and ends the minute in which that can be taken back. */
export async function rejectForGood(
  testApp: TestApp,
  admin: TestViewer,
  jobId: string,
): Promise<void> {
  await setJobStatus(admin, jobId, 'rejected')
  await testApp.db
    .updateTable('job_rejections')
    .set({ final_at: testApp.clock.now() })
    .where('job_id', '=', jobId)
    .where('outcome', 'is', null)
    .execute()
  await testApp.composition.services.admin.finishDueRejections()
}

/** The end of the last day of a job accepted now. */
export const lastInstant = (testApp: TestApp, days: number): Date =>
  endOfIndiaDayAfter(testApp.clock.now(), days)
