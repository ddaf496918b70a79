import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { PublicJob } from '#contract/jobs/schemas.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { callApi, expectOk } from '#tests/support/inject.ts'
import type { TestReply } from '#tests/support/inject.ts'
import {
  addJob,
  addLiveJob,
  addUnpaidJob,
  jobForm,
  setJobStatus,
} from '#tests/support/job-factories.ts'
import { addApplication, createEmployer } from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'
import type { TestViewer } from '#tests/support/viewers.ts'

const testApp = closeAfterAll(await createTestApp())
const employer = await createEmployer(testApp)
const otherEmployer = await createEmployer(testApp)
const admin = await signIn(testApp, 'admin')
const candidate = await signIn(testApp, 'candidate')
/** What somebody is answered of a job that there is not. */
const missingFor = async (viewer: TestViewer) =>
  await bodyAndHeaders(await viewer.call('GET', `/api/jobs/${randomUUID()}`))
const missing = await missingFor(candidate)

/** All that a reply tells, but for what differs between any two. */
async function bodyAndHeaders(reply: TestReply): Promise<string> {
  const { date: _, ...headers } = reply.headers
  return JSON.stringify([reply.statusCode, headers, reply.body])
}

const read = (viewer: TestViewer, id: string) => viewer.call('GET', `/api/jobs/${id}`)

const readPublic = (id: string) => callApi(testApp, 'GET', `/api/public/jobs/${id}`)

const contact = {
  hrname: 'Meera Nair',
  hrmobileNumber: '9812345670',
  hremail: 'hr@saarthi.example',
  nameAndDesignation: 'Meera Nair, HR Manager',
}

describe('GET /api/jobs/:jobId', () => {
  test('of many who read at the same moment each gets their own answer', async () => {
    const [applied, other] = [
      await addLiveJob(testApp, { employer, admin }),
      await addLiveJob(testApp, { employer, admin }),
    ]
    const readers = await Promise.all(Array.from({ length: 6 }, () => signIn(testApp, 'candidate')))
    const appliedReaders = readers.filter((_, index) => index % 2 === 0)
    for (const reader of appliedReaders) await addApplication(reader, applied)
    const replies = await Promise.all(
      readers.flatMap((reader) => [
        read(reader, applied),
        read(reader, other.toUpperCase()),
        read(reader, randomUUID()),
      ]),
    )
    const told = replies.map((reply) => {
      const { id, applicationStatus } = reply.json<{ id?: string; applicationStatus?: string }>()
      return [reply.statusCode, id, applicationStatus ?? null]
    })
    expect(told).toEqual(
      readers.flatMap((_, index) => [
        [200, applied, index % 2 === 0 ? 'waiting' : null],
        [200, other, null],
        [404, undefined, null],
      ]),
    )
  })

  test('S2-38: a candidate who has not applied gets the job without the HR contact', async () => {
    testApp.clock.set('2026-03-10T09:00:00Z')
    const id = await addLiveJob(testApp, { employer, admin })
    const reply = await read(candidate, id)
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toEqual({
      id,
      documentId: id,
      status: 'accepted',
      state: 'live',
      category: 'Customer Support',
      jobTitle: 'Customer Support Executive',
      companyName: 'Bharat Telecom',
      companySlug: expect.stringMatching(/^bharat-telecom-[\da-f]{16}$/),
      jobLocation: 'Sector 18',
      jobCity: 'Noida',
      jobState: 'Uttar Pradesh',
      jobPincode: '201301',
      salary: '₹16,000 - 22,000 / month',
      salaryMinMonthlyRupees: 16_000,
      salaryMaxMonthlyRupees: 22_000,
      pay: { min: 16_000, max: 22_000 },
      facts: { workTime: 'full' },
      profile: null,
      jobDescription: 'Answer calls of customers and solve what troubles them.',
      gender: 'Male and Female',
      workingHours: '9',
      educationQualification: ['12th Passed', 'Graduated and above'],
      communicationSkill: ['Hindi'],
      workType: ['Work from Office'],
      experienceLevel: ['Fresher'],
      interviewProcess: ['Telephonic'],
      interviewLocation: null,
      interviewState: null,
      interviewCity: null,
      interviewPincode: null,
      interviewTiming: null,
      questions: [],
      postedDate: '2026-03-10',
      ageDays: 0,
      PostedDate: '2026-03-10',
      ExpiryDate: '2026-03-25',
      slug: `customer-support-executive-noida-${id}`,
      match: null,
      alreadyApplied: false,
      applicationStatus: null,
      appliedDate: null,
    })
  })

  test('S2-241: a candidate is told which of the requirements of a job the profile meets', async () => {
    const [forMen, forAll] = [
      await addLiveJob(testApp, { employer, admin }, { gender: 'Male', experienceLevel: [] }),
      await addLiveJob(testApp, { employer, admin }, { experienceLevel: [] }),
    ]
    const woman = await signIn(testApp, 'candidate')
    await addApplication(woman, forAll)
    const both = [
      { requirement: 'education', state: 'met' },
      { requirement: 'hindi', state: 'unknown' },
    ]
    const [education, hindi] = both
    const own = {
      education: 'graduateAbove',
      workexperience: '1-2yr',
      gender: 'female',
      language: 'Kannada, English',
    }
    expect((await read(woman, forMen)).json()).toMatchObject({
      match: { requirements: [education, { requirement: 'gender', state: 'unmet' }, hindi], own },
    })
    expect((await read(woman, forAll)).json()).toMatchObject({ match: { requirements: both, own } })
    // Without a profile there is nothing to hold against.
    expect((await read(candidate, forMen)).json()).toMatchObject({ match: null })
    expect((await read(employer, forMen)).json()).toMatchObject({ match: null })
  })

  test('our own calls carry values where the specified calls carry labels', async () => {
    const id = await addLiveJob(testApp, { employer, admin })
    const cardValues = {
      category: 'customer-support',
      educationQualification: ['12thPassed', 'graduateAbove'],
      workType: ['office'],
    }
    const job = (await callApi(testApp, 'GET', `/api/public/jobs/${id}`)).json<PublicJob>()
    expect(job).toMatchObject({
      ...cardValues,
      gender: 'Both',
      communicationSkill: ['hindi'],
      experienceLevel: ['fresher'],
      interviewProcess: ['telephonic'],
    })
    const cards = (await callApi(testApp, 'GET', '/api/public/jobs')).json<PublicJob[]>()
    expect(cards.find((card) => card.id === id)).toMatchObject(cardValues)
  })

  test('S2-39: one who has applied gets it with the contact and how the application stands', async () => {
    const id = await addLiveJob(testApp, { employer, admin })
    const applicant = await signIn(testApp, 'candidate')
    await addApplication(applicant, id)
    expect((await read(applicant, id)).json()).toMatchObject({
      ...contact,
      organizationAddress: '4th Floor, Sector 62',
      alreadyApplied: true,
      applicationStatus: 'waiting',
    })
    const other = await read(candidate, id)
    expect(Object.keys(other.json())).not.toContain('hrname')
    expect(other.body).not.toMatch(/Meera|9812345670|saarthi/)
  })

  test('who has read a job before reads it anew after each change', async () => {
    testApp.clock.set('2026-03-10T09:00:00Z')
    const id = await addLiveJob(testApp, { employer, admin })
    const applicant = await signIn(testApp, 'candidate')
    await addApplication(applicant, id)
    const told = async () => {
      const replies = [await read(applicant, id), await read(candidate, id)]
      return replies.map((reply) => {
        const { jobTitle, status, hrname } = reply.json<Record<string, string>>()
        return [reply.statusCode, jobTitle, status, hrname]
      })
    }
    const first = 'Customer Support Executive'
    expect(await told()).toEqual([
      [200, first, 'accepted', 'Meera Nair'],
      [200, first, 'accepted', undefined],
    ])
    const edited = jobForm({ jobId: id, jobTitle: 'Team Leader', name: 'Asha Rao', type: 'admin' })
    await expectOk(admin.call('POST', '/api/updatingjobdata', { json: edited }))
    expect(await told()).toEqual([
      [200, 'Team Leader', 'accepted', 'Asha Rao'],
      [200, 'Team Leader', 'accepted', undefined],
    ])
    const gone = [404, undefined, undefined, undefined]
    testApp.clock.advance({ days: 20 })
    expect(await told()).toEqual([[200, 'Team Leader', 'pause', 'Asha Rao'], gone])
    await setJobStatus(admin, id, 'rejected')
    expect(await told()).toEqual([gone, gone])
  })

  test('the day of applying is told by the calendar of India, to who applied alone', async () => {
    testApp.clock.set('2026-03-11T18:29:59Z')
    const id = await addLiveJob(testApp, { employer, admin })
    const [early, late] = [await signIn(testApp, 'candidate'), await signIn(testApp, 'candidate')]
    await addApplication(early, id)
    testApp.clock.advance({ seconds: 1 })
    await addApplication(late, id)
    const days = [early, late, candidate, employer, admin].map(
      async (viewer) => (await read(viewer, id)).json().appliedDate,
    )
    expect(await Promise.all(days)).toEqual(['2026-03-11', '2026-03-12', null, null, null])
  })

  test.each([
    ['waiting', true],
    ['rejected', false],
    ['pause', true],
  ])('an applicant reads a job that became %s: %s', async (status, isReadable) => {
    const id = await addLiveJob(testApp, { employer, admin })
    const applicant = await signIn(testApp, 'candidate')
    await addApplication(applicant, id)
    await setJobStatus(admin, id, status)
    expect((await read(applicant, id)).statusCode).toBe(isReadable ? 200 : 404)
    expect(await bodyAndHeaders(await read(candidate, id))).toBe(missing)
  })

  test("S7-16, Z5: what is not a candidate's to see answers as what is missing", async () => {
    const ids = [
      await addJob(testApp, employer),
      await addUnpaidJob(testApp, employer),
      await addLiveJob(testApp, { employer, admin }, {}, 'rejected'),
      await addLiveJob(testApp, { employer, admin }, {}, 'expired'),
      'x',
      '1',
      "'; drop table jobs; --",
      '%00',
      '%F0%9F%98%80',
      'x'.repeat(99),
    ]
    for (const id of ids) expect(await bodyAndHeaders(await read(candidate, id))).toBe(missing)
  })

  test('S3-6, Z2: an employer reads own jobs in every status, and no other', async () => {
    const ids = [
      await addUnpaidJob(testApp, employer),
      await addJob(testApp, employer),
      await addLiveJob(testApp, { employer, admin }),
      await addLiveJob(testApp, { employer, admin }, {}, 'rejected'),
    ]
    for (const id of ids) {
      expect((await read(employer, id)).json()).toMatchObject({ id, ...contact })
      expect(await bodyAndHeaders(await read(otherEmployer, id))).toBe(
        await missingFor(otherEmployer),
      )
    }
    expect((await read(employer, ids[0] ?? '')).json()).toMatchObject({
      status: '',
      PostedDate: 'N/A',
      ExpiryDate: 'N/A',
    })
  })

  test('an admin reads every job but one that is not paid', async () => {
    const id = await addJob(testApp, employer)
    expect((await read(admin, id)).json()).toMatchObject({ id, status: 'waiting', ...contact })
    expect(await bodyAndHeaders(await read(admin, await addUnpaidJob(testApp, employer)))).toBe(
      await missingFor(admin),
    )
  })

  test('S7-17: needs a session', async () => {
    const id = await addLiveJob(testApp, { employer, admin })
    expect((await callApi(testApp, 'GET', `/api/jobs/${id}`)).statusCode).toBe(401)
  })
})

describe('GET /api/public/jobs/:jobId', () => {
  test('S6-15: shows a live job to everybody, never the HR contact', async () => {
    const id = await addLiveJob(testApp, { employer, admin })
    const applicant = await signIn(testApp, 'candidate')
    await addApplication(applicant, id)
    for (const reply of [
      await readPublic(id),
      await applicant.call('GET', `/api/public/jobs/${id}`),
      await employer.call('GET', `/api/public/jobs/${id}`),
    ]) {
      expect(reply.json()).toMatchObject({ id, jobTitle: 'Customer Support Executive' })
      expect(reply.body).not.toMatch(/Meera|9812345670|saarthi|hrname|4th Floor|applic/i)
    }
  })

  test('S7-61, Z5: any other job is not there', async () => {
    const missingHere = await bodyAndHeaders(await readPublic(randomUUID()))
    expect(missingHere).toContain('404')
    for (const id of [
      await addJob(testApp, employer),
      await addUnpaidJob(testApp, employer),
      await addLiveJob(testApp, { employer, admin }, {}, 'rejected'),
      await addLiveJob(testApp, { employer, admin }, {}, 'expired'),
      'telecaller',
      '%00',
    ]) {
      expect(await bodyAndHeaders(await readPublic(id))).toBe(missingHere)
    }
  })
})
