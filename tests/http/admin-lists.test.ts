import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { FullJob } from '#contract/jobs.ts'
import { callApi } from '#tests/support/inject.ts'
import type { TestReply } from '#tests/support/inject.ts'
import { addJob, addLiveJob, addUnpaidJob, lastInstant } from '#tests/support/job-factories.ts'
import { createEmployer } from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import type { TestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'
import type { TestViewer } from '#tests/support/viewers.ts'

let testApp: TestApp
let employer: TestViewer
let admin: TestViewer
beforeAll(async () => {
  testApp = await createTestApp()
  employer = await createEmployer(testApp)
  admin = await signIn(testApp, 'admin')
})
afterAll(() => testApp.close())

beforeEach(async () => {
  for (const table of ['job_status_changes', 'jobs'] as const) {
    await testApp.db.deleteFrom(table).execute()
  }
})

const list = (wish: object = {}): Promise<TestReply> =>
  admin.call('POST', '/api/getJobs', { json: wish })

const titlesIn = (reply: TestReply): string[] => {
  const jobs: FullJob[] = reply.json()
  return jobs.map((job) => job.jobTitle)
}
const titles = async (wish: object = {}) => titlesIn(await list(wish))

/** Each a minute newer than the one before. */
const add = (answers: Record<string, unknown> = {}) => {
  testApp.clock.advance({ minutes: 1 })
  return addJob(testApp, employer, answers)
}

describe('POST /api/getJobs', () => {
  test('lists every posted job, the newest first, never an unpaid one', async () => {
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

  test('filters and counts by status, an overdue job as expired', async () => {
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
      total: 5,
    })
    expect(await titles({ status: 'accepted' })).toEqual(['Live'])
    expect(await titles({ status: 'waiting' })).toEqual(['Waiting'])
    expect(await titles({ status: 'rejected' })).toEqual(['Rejected'])
  })

  test('looks for title, company, contact and mobile', async () => {
    await add({ jobTitle: 'Telecaller', companyName: 'Alpha' })
    await add({ jobTitle: 'Rider', companyName: 'Beta', name: 'Ravi', mobileNumber: '6000000001' })
    expect(await titles({ q: 'TELE' })).toEqual(['Telecaller'])
    expect(await titles({ q: 'alpha' })).toEqual(['Telecaller'])
    expect(await titles({ q: 'ravi' })).toEqual(['Rider'])
    expect(await titles({ q: '600000' })).toEqual(['Rider'])
    expect(await titles({ q: "'; drop table jobs; --" })).toEqual([])
  })

  test('pages by cursor', async () => {
    for (const jobTitle of ['A', 'B', 'C']) await add({ jobTitle })
    const first = await list({ limit: 2 })
    expect(titlesIn(first)).toEqual(['C', 'B'])
    expect(first.headers['x-total-count']).toBe('3')
    const second = await list({ limit: 2, cursor: first.headers['x-next-cursor'] })
    expect(titlesIn(second)).toEqual(['A'])
    expect(second.headers['x-next-cursor']).toBeUndefined()
  })

  test.each([{ status: '' }, { status: 'live' }, { limit: 201 }, { cursor: 'x' }, { q: 'a\0' }])(
    'refuses %j',
    async (wish) => {
      expect((await list(wish)).statusCode).toBe(400)
    },
  )
})

describe('one job for admins', () => {
  test('POST /api/getJobData answers the job', async () => {
    const jobId = await add()
    const reply = await admin.call('POST', '/api/getJobData', { json: { jobId } })
    expect(reply.json()).toMatchObject({ id: jobId, organizationName: 'Saarthi Services' })
  })

  test('POST /api/updatejobdata answers it for the edit form', async () => {
    const jobId = await add()
    const json = { jobId, type: 'admin' }
    const reply = await admin.call('POST', '/api/updatejobdata', { json })
    expect(reply.json()).toMatchObject({ success: true, data: { id: jobId, version: 1 } })
  })

  test.each(['/api/getJobData', '/api/updatejobdata'])(
    'Z5: %s hides unpaid and malformed ones alike',
    async (url) => {
      const ids = [randomUUID(), await addUnpaidJob(testApp, employer), 'x', '\0', '']
      const replies = await Promise.all(
        ids.map((jobId) => admin.call('POST', url, { json: { jobId } })),
      )
      expect(replies.map((reply) => reply.statusCode)).toEqual([404, 404, 404, 404, 404])
      expect(new Set(replies.map((reply) => reply.body)).size).toBe(1)
    },
  )

  test.each(['/api/getJobData', '/api/updatejobdata'])('%s needs a job id', async (url) => {
    expect((await admin.call('POST', url, { json: {} })).statusCode).toBe(400)
    expect((await admin.call('POST', url, { json: { jobId: ['a'] } })).statusCode).toBe(400)
  })
})

describe('the admin calls', () => {
  test.each([
    ['POST', '/api/getJobs'],
    ['POST', '/api/getJobData'],
    ['POST', '/api/updatejobdata'],
    ['POST', '/api/updatingjobdata'],
    ['PATCH', `/api/updateJob/${randomUUID()}`],
  ] as const)('%s %s refuses everybody else, whatever type they claim', async (method, url) => {
    const json = { type: 'admin', jobId: randomUUID(), status: 'accepted' }
    expect((await callApi(testApp, method, url, { json })).statusCode).toBe(401)
    const headers = { authorization: 'Bearer nobody' }
    expect((await callApi(testApp, method, url, { json, headers })).statusCode).toBe(401)
    for (const viewer of [employer, await signIn(testApp, 'candidate')]) {
      const reply = await viewer.call(method, url, { json })
      expect(reply.statusCode).toBe(403)
      expect(reply.json().code).toBe('WRONG_ROLE')
    }
  })
})
