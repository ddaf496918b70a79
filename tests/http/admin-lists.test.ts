import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import type { QueuedJob } from '#contract/admin/schemas.ts'
import type { FullJob } from '#contract/jobs/schemas.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { callApi, expectOk } from '#tests/support/inject.ts'
import type { TestReply } from '#tests/support/inject.ts'
import { addJob, addLiveJob, addUnpaidJob, lastInstant } from '#tests/support/job-factories.ts'
import { createEmployer } from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'

const testApp = closeAfterAll(await createTestApp())
const employer = await createEmployer(testApp)
const admin = await signIn(testApp, 'admin')

beforeEach(async () => {
  for (const table of ['job_status_changes', 'jobs'] as const) {
    await testApp.db.deleteFrom(table).execute()
  }
})

const list = (filterInput: object = {}): Promise<TestReply> =>
  admin.call('POST', '/api/getJobs', { json: filterInput })

const titlesIn = (reply: TestReply): string[] => {
  const jobs: FullJob[] = reply.json()
  return jobs.map((job) => job.jobTitle)
}
const titles = async (filterInput: object = {}) => titlesIn(await list(filterInput))

/** Adds a job that is a minute newer than the previous one. */
const add = (answers: Record<string, unknown> = {}) => {
  testApp.clock.advance({ minutes: 1 })
  return addJob(testApp, employer, answers)
}

const change = async (jobId: string, status: string) =>
  (await expectOk(admin.call('PATCH', `/api/updateJob/${jobId}`, { json: { status } }))).json()

describe('POST /api/getJobs', () => {
  test('S4-16: lists every posted job, newest first, and no unpaid ones', async () => {
    await add({ jobTitle: 'First' })
    await add({ jobTitle: 'Second' })
    await addUnpaidJob(testApp, employer)
    const reply = await list()
    expect(titlesIn(reply)).toEqual(['Second', 'First'])
    expect(reply.json()[0]).toMatchObject({
      status: 'waiting',
      hrmobileNumber: '9812345670',
      version: 1,
      applicantCount: 0,
    })
  })

  test('says why a job deserves a closer look, to admins alone', async () => {
    const hint = 'Bring a photo of your Aadhaar card'
    await add({ jobTitle: 'Plain' })
    await add({ jobTitle: 'Hinted', jobDescription: hint })
    const [hinted, first]: QueuedJob[] = (await list()).json()
    expect(hinted?.score.signs).toContainEqual({
      sign: 'asksForIdentity',
      points: 20,
      words: 'Aadhaar card',
    })
    expect(first?.score.signs.map(({ sign }) => sign)).not.toContain('asksForIdentity')
    const jobId = await addLiveJob(testApp, { employer, admin }, { jobDescription: hint })
    const own = await expectOk(employer.call('POST', '/api/getJobById', { json: {} }))
    const open = await expectOk(callApi(testApp, 'GET', `/api/public/jobs/${jobId}`))
    for (const reply of [own, open]) {
      expect(reply.body).toContain(jobId)
      expect(reply.body).not.toMatch(/"score"|asksForIdentity/)
    }
  })

  test('S7-23: filters and counts by status, an overdue job as expired', async () => {
    await add({ jobTitle: 'Waiting' })
    await addLiveJob(testApp, { employer, admin }, { jobTitle: 'Live' })
    await addLiveJob(testApp, { employer, admin }, { jobTitle: 'Rejected' }, 'rejected')
    await addLiveJob(testApp, { employer, admin }, { jobTitle: 'Paused' }, 'expired')
    await addUnpaidJob(testApp, employer)
    const now = testApp.clock.now()
    await addJob(
      testApp,
      employer,
      { jobTitle: 'Overdue' },
      {
        status: 'accepted',
        posted_at: lastInstant(testApp, -20),
        live_at: lastInstant(testApp, -20),
        expires_at: now,
      },
    )

    const reply = await list({ status: 'pause' })
    expect(titlesIn(reply)).toEqual(['Paused', 'Overdue'])
    expect(reply.headers['x-total-count']).toBe('2')
    expect(JSON.parse(String(reply.headers['x-counts']))).toEqual({
      waiting: 1,
      accepted: 1,
      rejected: 1,
      pause: 2,
      reported: 0,
      revised: 0,
      total: 5,
      'state:waiting': 1,
      'state:live': 1,
      'state:rejected': 1,
      'state:expired': 2,
    })
    expect(await titles({ status: 'accepted' })).toEqual(['Live'])
    expect(await titles({ status: 'waiting' })).toEqual(['Waiting'])
    expect(await titles({ status: 'rejected' })).toEqual(['Rejected'])
  })

  test('searches title, company, contact and mobile', async () => {
    await add({ jobTitle: 'Telecaller', companyName: 'Alpha' })
    await add({ jobTitle: 'Rider', companyName: 'Beta', name: 'Ravi', mobileNumber: '6000000001' })
    expect(await titles({ q: 'TELE' })).toEqual(['Telecaller'])
    expect(await titles({ q: 'alpha' })).toEqual(['Telecaller'])
    expect(await titles({ q: 'ravi' })).toEqual(['Rider'])
    expect(await titles({ q: '600000' })).toEqual(['Rider'])
    expect(await titles({ q: "'; drop table jobs; --" })).toEqual([])
  })

  test('S2-74: lists waiting jobs by how long they wait, page by page', async () => {
    const first = await add({ jobTitle: 'First' })
    const second = await add({ jobTitle: 'Second' })
    await add({ jobTitle: 'Third' })
    const json = { status: 'waiting', sort: 'waiting' }
    const page = await list({ ...json, limit: 2 })
    expect(titlesIn(page)).toEqual(['First', 'Second'])
    const rest = await list({ ...json, limit: 2, cursor: page.headers['x-next-cursor'] })
    expect(titlesIn(rest)).toEqual(['Third'])
    // A job that comes back waits since then; a rejection that is taken back does not count.
    testApp.clock.advance({ minutes: 1 })
    await change(first, 'accepted')
    await change(first, 'waiting')
    const rejected = await change(second, 'rejected')
    await expectOk(admin.call('POST', `/api/rejections/${rejected.rejection.id}/take-back`))
    const now = await list(json)
    expect(titlesIn(now)).toEqual(['Second', 'Third', 'First'])
    const since = now.json().map((job: { waitingSince: string }) => job.waitingSince)
    expect(since).toEqual(since.toSorted())
    await change(second, 'accepted')
    expect((await list({ status: 'accepted' })).json()[0].waitingSince).toBeNull()
  })

  test('S2-75: all counts follow the search', async () => {
    await add({ jobTitle: 'Rider waits' })
    await addLiveJob(testApp, { employer, admin }, { jobTitle: 'Rider lives' })
    await addLiveJob(testApp, { employer, admin }, { jobTitle: 'Other' })
    const reply = await list({ q: 'rider', status: 'pause' })
    expect(reply.headers['x-total-count']).toBe('0')
    expect(JSON.parse(String(reply.headers['x-counts']))).toMatchObject({
      waiting: 1,
      accepted: 1,
      pause: 0,
      reported: 0,
      total: 2,
    })
  })

  test('S2-58: pages by cursor', async () => {
    for (const jobTitle of ['A', 'B', 'C']) await add({ jobTitle })
    const first = await list({ limit: 2 })
    expect(titlesIn(first)).toEqual(['C', 'B'])
    expect(first.headers['x-total-count']).toBe('3')
    const second = await list({ limit: 2, cursor: first.headers['x-next-cursor'] })
    expect(titlesIn(second)).toEqual(['A'])
    expect(second.headers['x-next-cursor']).toBeUndefined()
  })

  test.each([{ status: '' }, { status: 'live' }, { limit: 201 }, { cursor: 'x' }, { q: 'a\0' }])(
    'S7-24: refuses %j',
    async (filterInput) => {
      expect((await list(filterInput)).statusCode).toBe(400)
    },
  )
})

describe('GET /api/admin-work', () => {
  test('S7-173: counts what waits, and what waits too long', async () => {
    const count = async () => (await expectOk(admin.call('GET', '/api/admin-work'))).json()
    const before = await count()
    await add({ jobTitle: 'Fresh' })
    await addJob(testApp, employer, {}, { posted_at: lastInstant(testApp, -3) })
    await addLiveJob(testApp, { employer, admin })
    const json = { name: 'Ravi', mobile: '9876500000', email: 'ravi@example.com', query: 'Call' }
    await expectOk(callApi(testApp, 'POST', '/submitForm', { json }))
    expect(await count()).toEqual({
      ...before,
      waitingJobs: before.waitingJobs + 2,
      overdueJobs: before.overdueJobs + 1,
      openCallBacks: before.openCallBacks + 1,
    })
    expect((await employer.call('GET', '/api/admin-work')).statusCode).toBe(403)
    expect((await callApi(testApp, 'GET', '/api/admin-work')).statusCode).toBe(401)
  })
})

describe('one job for admins', () => {
  test('S7-25: POST /api/getJobData returns the job', async () => {
    const jobId = await add()
    const reply = await admin.call('POST', '/api/getJobData', { json: { jobId } })
    expect(reply.json()).toMatchObject({ id: jobId, organizationName: 'Saarthi Services' })
  })

  test('S7-28: POST /api/updatejobdata returns it for the edit form', async () => {
    const jobId = await add()
    const json = { jobId, type: 'admin' }
    const reply = await admin.call('POST', '/api/updatejobdata', { json })
    expect(reply.json()).toMatchObject({ success: true, data: { id: jobId, version: 1 } })
  })

  test.each(['/api/getJobData', '/api/updatejobdata'])(
    'S7-26, Z5: %s hides unpaid and malformed ones the same way',
    async (url) => {
      const ids = [randomUUID(), await addUnpaidJob(testApp, employer), 'x', '\0', '']
      const replies = await Promise.all(
        ids.map((jobId) => admin.call('POST', url, { json: { jobId } })),
      )
      expect(replies.map((reply) => reply.statusCode)).toEqual([404, 404, 404, 404, 404])
      expect(new Set(replies.map((reply) => reply.body)).size).toBe(1)
    },
  )

  test.each(['/api/getJobData', '/api/updatejobdata'])(
    'S7-27: %s requires a job id',
    async (url) => {
      expect((await admin.call('POST', url, { json: {} })).statusCode).toBe(400)
      expect((await admin.call('POST', url, { json: { jobId: ['a'] } })).statusCode).toBe(400)
    },
  )
})

describe('the admin calls', () => {
  test.each([
    ['POST', '/api/getJobs'],
    ['POST', '/api/getJobData'],
    ['POST', '/api/updatejobdata'],
    ['POST', '/api/updatingjobdata'],
    ['PATCH', `/api/updateJob/${randomUUID()}`],
  ] as const)(
    'S6-8: %s %s refuses everybody else, whatever type they claim',
    async (method, url) => {
      const json = { type: 'admin', jobId: randomUUID(), status: 'accepted' }
      expect((await callApi(testApp, method, url, { json })).statusCode).toBe(401)
      const headers = { authorization: 'Bearer nobody' }
      expect((await callApi(testApp, method, url, { json, headers })).statusCode).toBe(401)
      for (const viewer of [employer, await signIn(testApp, 'candidate')]) {
        const reply = await viewer.call(method, url, { json })
        expect(reply.statusCode).toBe(403)
        expect(reply.json().code).toBe('WRONG_ROLE')
      }
    },
  )
})
