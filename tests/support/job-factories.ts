import { jobDraftSchema } from '#contract/jobs.ts'
import type { JobStatus } from '#contract/jobs.ts'
import { endOfIndiaDayAfter } from '#contract/india-time.ts'
import { newId } from '#server/lib/ids.ts'
import type { Jobs } from '#server/db/types.ts'
import type { Insertable } from 'kysely'
import type { TestApp } from './test-app.ts'
import { signIn } from './viewers.ts'
import type { TestViewer } from './viewers.ts'

/** A job form as the browser sends it; labels and lists as in the spec. */
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

/** An employer who may post. */
export async function signInEmployer(testApp: TestApp): Promise<TestViewer> {
  const employer = await signIn(testApp, 'employer')
  const now = testApp.clock.now()
  await testApp.db
    .insertInto('employer_profiles')
    .values({
      account_id: employer.accountId,
      name: 'Meera Nair',
      email: 'meera@saarthi.example',
      gender: 'female',
      mobile_number: '9812345670',
      designation: 'HR Manager',
      organization_name: 'Saarthi Services',
      company_address: '4th Floor, Sector 62',
      state: 'Uttar Pradesh',
      city: 'Noida',
      pincode: '201301',
      created_at: now,
      updated_at: now,
    })
    .execute()
  return employer
}

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
      ...testApp.composition.services.jobs.columnsOfDraft(draft),
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

/** A job whose plan is not paid yet. */
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

/** A job that an admin has accepted, or moved further from there. */
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
  const reply = await admin.call('PATCH', `/api/updateJob/${jobId}`, { json: { status } })
  if (reply.statusCode !== 200) throw new Error(`Refused: ${reply.statusCode} ${reply.body}`)
}

/** The end of the last day of a job accepted now. */
export const lastInstant = (testApp: TestApp, days: number): Date =>
  endOfIndiaDayAfter(testApp.clock.now(), days)

/** Writes down that a candidate applied, with a profile and resume if they have none. */
export async function addApplication(
  testApp: TestApp,
  candidate: Pick<TestViewer, 'accountId'>,
  jobId: string,
): Promise<string> {
  const now = testApp.clock.now()
  const resumeId = newId()
  const answers = {
    name: 'Asha Verma',
    email: 'asha@example.com',
    gender: 'female',
    mobile_number: '9898989898',
    current_address: 'Lajpat Nagar',
    state: 'Delhi',
    city: 'New Delhi',
    pincode: '110024',
    date_of_birth: '2000-01-31',
    work_experience: 'fresher',
    past_job_experience: '',
    education: 'graduateAbove',
    language: 'Hindi, English',
    skills: 'Typing',
    salary: '',
  } as const
  await testApp.db
    .insertInto('candidate_profiles')
    .values({ account_id: candidate.accountId, ...answers, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .execute()
  await testApp.db
    .insertInto('files')
    .values({
      id: resumeId,
      owner_account_id: candidate.accountId,
      kind: 'resume',
      visibility: 'private',
      storage_key: `test/${resumeId}`,
      media_type: 'application/pdf',
      byte_size: 1,
      original_name: 'resume.pdf',
      created_at: now,
    })
    .execute()
  const { id } = await testApp.db
    .insertInto('applications')
    .values({
      ...answers,
      id: newId(),
      job_id: jobId,
      candidate_id: candidate.accountId,
      status: 'waiting',
      resume_file_id: resumeId,
      applied_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
