import { pdfFile } from './fixtures.ts'
import { expectOk } from './inject.ts'
import type { TestForm, TestReply } from './inject.ts'
import type { TestApp } from './test-app.ts'
import { signIn } from './viewers.ts'
import type { TestViewer } from './viewers.ts'

/** A candidate's answers as the browser sends them, with labels. */
export const candidateAnswers = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  gender: 'Female',
  mobileNumber: '9876543210',
  currentAddress: '12 MG Road',
  selectedState: 'Karnataka',
  selectedCity: 'Bengaluru',
  pincode: '560001',
  dob: '1998-02-03',
  workexperience: '1-2 yr',
  pastjobexperience: 'A year of telesales',
  education: 'Graduated and above',
  language: 'Kannada, English',
  skills: 'Calling, typing',
  salary: '20,000 a month',
} as const

export const employerAnswers = {
  name: 'Vikram Shah',
  email: 'vikram@example.com',
  gender: 'Male',
  mobileNumber: '9812345678',
  companyAddress: '4 Park Street',
  designation: 'HR Manager',
  selectedState: 'West Bengal',
  selectedCity: 'Kolkata',
  pincode: '700016',
  organizationname: 'Shah Services',
} as const

/** Saves a candidate's profile through the call; by default with a resume. */
export async function saveCandidate(
  candidate: TestViewer,
  answers: TestForm = { resumePdf: pdfFile() },
): Promise<TestReply> {
  const form = { type: 'users', form: 'edit', ...candidateAnswers, ...answers }
  return await candidate.call('POST', '/api/upload', { form })
}

export async function saveEmployer(
  employer: TestViewer,
  answers: TestForm = {},
): Promise<TestReply> {
  const form = { type: 'employee', ...employerAnswers, ...answers }
  return await employer.call('POST', '/api/upload', { form })
}

/** A signed-in candidate with a profile and a resume. */
export async function createCandidate(
  testApp: TestApp,
  answers: TestForm = {},
): Promise<TestViewer> {
  const candidate = await signIn(testApp, 'candidate')
  await expectOk(saveCandidate(candidate, { resumePdf: pdfFile(), ...answers }))
  return candidate
}

/** A signed-in employer with a profile, who may post. */
export async function createEmployer(
  testApp: TestApp,
  answers: TestForm = {},
): Promise<TestViewer> {
  const employer = await signIn(testApp, 'employer')
  await expectOk(saveEmployer(employer, answers))
  return employer
}

/** Sends the application form; the resume is the profile's unless one is given. */
export async function applyForJob(
  candidate: TestViewer,
  jobId: string,
  answers: TestForm = {},
): Promise<TestReply> {
  const form = { type: 'users', jobId, ...candidateAnswers, ...answers }
  return await candidate.call('POST', '/api/upload', { form })
}

/** Applies with a resume, which makes a profile for a candidate who has none. Gives the application. */
export async function addApplication(candidate: TestViewer, jobId: string): Promise<string> {
  const reply = await expectOk(applyForJob(candidate, jobId, { resumePdf: pdfFile() }))
  return reply.json().applicationId
}
