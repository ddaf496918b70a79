import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { sentence } from '#tests/support/sentence.ts'
import { fingerprint } from '#tests/support/fingerprint.ts'
import { pngBytes, pngFile } from '#tests/support/fixtures.ts'
import { callApi } from '#tests/support/inject.ts'
import type { TestForm } from '#tests/support/inject.ts'
import { addUnpaidJob, jobForm } from '#tests/support/job-factories.ts'
import { createEmployer } from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'
import type { TestViewer } from '#tests/support/viewers.ts'

let employer: TestViewer
const testApp = closeAfterAll(await createTestApp())
beforeEach(async () => {
  employer = await createEmployer(testApp)
})

const ownJobs = (viewer: TestViewer) =>
  testApp.db
    .selectFrom('jobs')
    .selectAll()
    .where('employer_id', '=', viewer.accountId)
    .orderBy('created_at')
    .execute()

describe('POST /api/postjob', () => {
  test('S3-12: posts for free: the job waits for verification', async () => {
    const reply = await employer.call('POST', '/api/postjob', { json: jobForm() })
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toEqual({
      message: sentence('posting.freeDone'),
      id: expect.any(String),
      status: 'waiting',
      amount: 0,
      orderId: 'free',
    })
    const [job] = await ownJobs(employer)
    expect(job).toMatchObject({
      id: reply.json().id,
      status: 'waiting',
      plan: 'free',
      category: 'customer-support',
      salary_min_monthly_rupees: 16_000,
      salary_max_monthly_rupees: 22_000,
      education: ['12thPassed', 'graduateAbove'],
      experience: ['fresher'],
      expires_at: null,
    })
  })

  test('S3-1: takes a multipart body with repeated fields and a logo', async () => {
    const form: TestForm = {
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
      jobTitle: 'Telecaller',
      jobLocation: 'Sector 18',
      jobPincode: '201301',
      jobState: 'Uttar Pradesh',
      jobCity: 'Noida',
      salary: '18000',
      jobDescription: 'Call.',
      educationQualification: ['10th Passed', '12th Passed'],
      communicationSkill: 'Hindi',
      interviewProcess: 'Offline (In person)',
      interviewLocation: 'Sector 62',
      interviewPincode: '201301',
      interviewState: 'Uttar Pradesh',
      interviewCity: 'Noida',
      interviewTiming: '10 to 5',
      profile: pngFile(),
      orderId: 'free',
      amount: '0',
    }
    const reply = await employer.call('POST', '/api/postjob', { form })
    expect(reply.statusCode).toBe(200)
    const [job] = await ownJobs(employer)
    expect(job).toMatchObject({
      category: 'telesales',
      education: ['10thPassed', '12thPassed'],
      communication: ['hindi'],
      interview_process: ['offline'],
      interview_location: 'Sector 62',
      logo_file_id: expect.any(String),
    })
    const logo = await callApi(testApp, 'GET', `/media/${job?.logo_file_id}`)
    expect(logo.statusCode).toBe(200)
  })

  test('S7-36: believes neither price nor status nor owner of the body', async () => {
    const other = await createEmployer(testApp)
    const json = jobForm({
      amount: -1,
      orderId: 'free',
      status: 'accepted',
      employer_id: other.accountId,
      uid: other.accountId,
      plan: 'demand',
    })
    const reply = await employer.call('POST', '/api/postjob', { json })
    expect(reply.json()).toMatchObject({ status: 'waiting', amount: 0, orderId: 'free' })
    expect(await ownJobs(other)).toEqual([])
  })

  test('S7-37: two posts are free; the third needs payment and writes nothing', async () => {
    for (const jobTitle of ['One', 'Two']) {
      const reply = await employer.call('POST', '/api/postjob', { json: jobForm({ jobTitle }) })
      expect(reply.statusCode).toBe(200)
    }
    const before = await fingerprint(testApp, ['sessions'])
    const reply = await employer.call('POST', '/api/postjob', {
      form: { jobTitle: 'Three', profile: pngFile(), orderId: 'free' },
    })
    expect(reply.statusCode).toBe(402)
    expect(reply.json().code).toBe('PAYMENT_REQUIRED')
    expect(await fingerprint(testApp, ['sessions'])).toBe(before)
  })

  test('S11-14: a job that is not paid yet uses up no free post', async () => {
    await addUnpaidJob(testApp, employer)
    await addUnpaidJob(testApp, employer)
    const reply = await employer.call('POST', '/api/postjob', { json: jobForm() })
    expect(reply.statusCode).toBe(200)
  })

  test('S7-38: sent twice, it is one job and one answer', async () => {
    const json = jobForm({ submissionId: randomUUID() })
    const first = await employer.call('POST', '/api/postjob', { json })
    const again = await employer.call('POST', '/api/postjob', { json })
    expect(again.json()).toEqual(first.json())
    expect(await ownJobs(employer)).toHaveLength(1)
  })

  test("another employer's submission id is no help", async () => {
    const json = jobForm({ submissionId: randomUUID() })
    const mine = await employer.call('POST', '/api/postjob', { json })
    const other = await createEmployer(testApp)
    const theirs = await other.call('POST', '/api/postjob', { json })
    expect(theirs.json().id).not.toBe(mine.json().id)
  })

  test('S5-7: names every wrong field, the first in the order of the form', async () => {
    const before = await fingerprint(testApp, ['sessions'])
    const reply = await employer.call('POST', '/api/postjob', {
      json: jobForm({
        name: ' ',
        mobileNumber: '1234567890',
        companyPincode: '012345',
        interviewProcess: ['offline'],
      }),
    })
    expect(reply.statusCode).toBe(422)
    expect(reply.json()).toMatchObject({
      code: 'INVALID_FORM',
      message: 'Name is required.',
      fields: {
        name: 'Name is required.',
        mobileNumber: 'Enter a valid mobile number.',
        companyPincode: 'Enter a valid 6-digit pincode',
        interviewLocation: 'Interview Location is required',
        interviewTiming: 'Interview Timing is required',
      },
    })
    expect(await fingerprint(testApp, ['sessions'])).toBe(before)
  })

  test.each([
    ['an image that is none', Buffer.from('<svg onload=alert(1)>'), 415, 'NOT_AN_IMAGE'],
    [
      'a large one',
      pngBytes({ width: 700, height: 700, incompressible: true }),
      413,
      'IMAGE_TOO_LARGE',
    ],
  ])('refuses %s and keeps nothing', async (_, bytes, status, code) => {
    const before = await fingerprint(testApp, ['sessions'])
    const { educationQualification: _list, ...answers } = jobForm()
    const fields = Object.fromEntries(
      Object.entries(answers).map(([name, value]) => [name, String(value)]),
    )
    const reply = await employer.call('POST', '/api/postjob', {
      form: { ...fields, profile: pngFile(bytes) },
    })
    expect(reply.statusCode).toBe(status)
    expect(reply.json().code).toBe(code)
    expect(await fingerprint(testApp, ['sessions'])).toBe(before)
  })

  test.each([
    ['a list for a text', { jobTitle: ['a', 'b'] }, 422],
    ['a NUL', { jobTitle: 'a\0b' }, 422],
    ['half a surrogate pair', { jobTitle: 'a\ud800b' }, 422],
    ['a number for a text', { salary: 18_000 }, 422],
    ['an unknown choice', { gender: 'everybody' }, 422],
    ['a submission id that is none', { submissionId: 'x' }, 400],
    ['an unknown plan', { plan: 'gold' }, 400],
  ])('I3: refuses %s', async (_, answers, status) => {
    const reply = await employer.call('POST', '/api/postjob', { json: jobForm(answers) })
    expect(reply.statusCode).toBe(status)
  })

  test('S6-2: an employer without a profile is sent to fill it', async () => {
    const newcomer = await signIn(testApp, 'employer')
    const reply = await newcomer.call('POST', '/api/postjob', { json: jobForm() })
    expect(reply.statusCode).toBe(403)
    expect(reply.json()).toMatchObject({
      code: 'PROFILE_INCOMPLETE',
      message: 'Fill all the Profile details first',
    })
  })

  test('S6-1: is for employers only', async () => {
    const json = jobForm()
    expect((await callApi(testApp, 'POST', '/api/postjob', { json })).statusCode).toBe(401)
    for (const role of ['candidate', 'admin'] as const) {
      const viewer = await signIn(testApp, role)
      expect((await viewer.call('POST', '/api/postjob', { json })).statusCode).toBe(403)
    }
  })

  test.each([8, 8, 8, 200])(
    'S10-2, P9: of %i posts at once by a new employer two are free',
    async (count) => {
      const newcomer = await createEmployer(testApp)
      const replies = await Promise.all(
        Array.from({ length: count }, () =>
          newcomer.call('POST', '/api/postjob', { json: jobForm() }),
        ),
      )
      const statuses = replies.map((reply) => reply.statusCode).filter((status) => status !== 402)
      expect(statuses).toEqual([200, 200])
      expect(await ownJobs(newcomer)).toHaveLength(2)
      const { rows } = await testApp.composition.pool.query(
        `select count(*)::int as count from ledger_entries
       where kind = 'free_post' and employer_id = $1`,
        [newcomer.accountId],
      )
      expect(rows).toEqual([{ count: 2 }])
    },
  )

  test('the same form sent eight times at once is one job', async () => {
    const json = jobForm({ submissionId: randomUUID() })
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => employer.call('POST', '/api/postjob', { json })),
    )
    expect(new Set(replies.map((reply) => reply.body)).size).toBe(1)
    expect(await ownJobs(employer)).toHaveLength(1)
  })
})

describe('GET /api/posting-terms', () => {
  test('S7-71: counts the posts that reached verification', async () => {
    const terms = async () => (await employer.call('GET', '/api/posting-terms')).json()
    expect(await terms()).toEqual({
      isNextPostFree: true,
      postedJobs: 0,
      nextPostNumber: 1,
      freePosts: 2,
      postsLeft: [
        { plan: 'basic', count: 0, firstEndsAt: null },
        { plan: 'demand', count: 0, firstEndsAt: null },
      ],
    })
    await addUnpaidJob(testApp, employer)
    await employer.call('POST', '/api/postjob', { json: jobForm() })
    await employer.call('POST', '/api/postjob', { json: jobForm() })
    expect(await terms()).toMatchObject({
      isNextPostFree: false,
      postedJobs: 2,
      nextPostNumber: 3,
    })
  })

  test('S7-72: is for employers only', async () => {
    expect((await callApi(testApp, 'GET', '/api/posting-terms')).statusCode).toBe(401)
    const candidate = await signIn(testApp, 'candidate')
    expect((await candidate.call('GET', '/api/posting-terms')).statusCode).toBe(403)
  })
})
