import { beforeEach, describe, expect, test } from 'vitest'
import type { FullJob } from '#contract/jobs/schemas.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { callApi } from '#tests/support/inject.ts'
import type { TestReply } from '#tests/support/inject.ts'
import { addJob, addLiveJob, addUnpaidJob } from '#tests/support/job-factories.ts'
import { addApplication, createEmployer } from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'
import type { TestViewer } from '#tests/support/viewers.ts'

let employer: TestViewer
const testApp = closeAfterAll(await createTestApp())
const admin = await signIn(testApp, 'admin')
beforeEach(async () => {
  employer = await createEmployer(testApp)
})

const list = (filters: object = {}): Promise<TestReply> =>
  employer.call('POST', '/api/getJobById', { json: { type: 'employee', ...filters } })

const titlesIn = (reply: TestReply): string[] => {
  const jobs: FullJob[] = reply.json()
  return jobs.map((job) => job.jobTitle)
}
const titles = async (filters: object = {}) => titlesIn(await list(filters))

/** An hour older than the one after it. */
const hoursAgo = (hours: number) => new Date(testApp.clock.now().getTime() - hours * 3_600_000)

describe('POST /api/getJobById', () => {
  test('S3-5: lists own jobs with every field', async () => {
    const id = await addLiveJob(testApp, { employer, admin })
    await addApplication(await signIn(testApp, 'candidate'), id)
    const [job] = (await list()).json()
    expect(job).toMatchObject({
      id,
      documentId: id,
      status: 'accepted',
      version: 2,
      organizationName: 'Saarthi Services',
      name: 'Meera Nair',
      designation: 'HR Manager',
      mobileNumber: '9812345670',
      email: 'hr@saarthi.example',
      companyPincode: '201301',
      hrname: 'Meera Nair',
      amount: 0,
      orderId: 'free',
      applicantCount: 1,
    })
  })

  test("S6-5: never another's, whatever the body says", async () => {
    const other = await createEmployer(testApp)
    await addJob(testApp, other)
    const reply = await list({ uid: other.accountId, employer_id: other.accountId, type: 'admin' })
    expect(reply.json()).toEqual([])
    expect(reply.headers['x-total-count']).toBe('0')
  })

  test('S4-15: an unpaid job is pending, has no dates and tells its price', async () => {
    await addUnpaidJob(testApp, employer)
    expect((await list()).json()[0]).toMatchObject({
      status: '',
      PostedDate: 'N/A',
      ExpiryDate: 'N/A',
      amount: 399,
      orderId: '',
    })
  })

  test('S7-18: counts by status, by state and in all, and lists those of a group of states', async () => {
    await addUnpaidJob(testApp, employer)
    await addJob(testApp, employer)
    await addLiveJob(testApp, { employer, admin })
    await addLiveJob(testApp, { employer, admin })
    await addLiveJob(testApp, { employer, admin }, {}, 'rejected')
    const reply = await list({ status: 'accepted', limit: 1 })
    expect(reply.headers['x-total-count']).toBe('2')
    expect(JSON.parse(String(reply.headers['x-counts']))).toEqual({
      '': 1,
      waiting: 1,
      accepted: 2,
      rejected: 1,
      pause: 0,
      total: 5,
      'state:unpaid': 1,
      'state:waiting': 1,
      'state:live': 2,
      'state:rejected': 1,
    })
    expect(await titles({ group: 'live' })).toHaveLength(2)
    expect(await titles({ group: 'needsYou' })).toHaveLength(1)
    expect(await titles({ group: 'ended' })).toHaveLength(1)
    expect((await list({ group: 'live,ended' })).statusCode).toBe(400)
  })

  test('S2-51: sorts by posted and expiry date both ways; what has none is ahead', async () => {
    const jobs = [
      ['Old', 3, '2026-09-03T00:00:00Z'],
      ['Middle', 2, '2026-09-01T00:00:00Z'],
      ['New', 1, '2026-09-02T00:00:00Z'],
    ] as const
    for (const [jobTitle, hours, expires_at] of jobs) {
      const columns = { posted_at: hoursAgo(hours), expires_at, status: 'expired' } as const
      await addJob(testApp, employer, { jobTitle }, columns)
    }
    await addJob(testApp, employer, { jobTitle: 'None' }, { status: 'unpaid', posted_at: null })

    expect(await titles()).toEqual(['None', 'New', 'Middle', 'Old'])
    expect(await titles({ sort: 'posted', order: 'asc' })).toEqual(['Old', 'Middle', 'New', 'None'])
    expect(await titles({ sort: 'expiry' })).toEqual(['None', 'Old', 'New', 'Middle'])
    expect(await titles({ sort: 'expiry', order: 'asc' })).toEqual(['Middle', 'New', 'Old', 'None'])
  })

  test.each([
    { sort: 'posted', order: 'desc' },
    { sort: 'posted', order: 'asc' },
    { sort: 'expiry', order: 'desc' },
    { sort: 'expiry', order: 'asc' },
  ])('S7-19: pages every job once by $sort $order', async (filters) => {
    const same = hoursAgo(5)
    for (const posted_at of [null, null, same, same, hoursAgo(1), hoursAgo(9)]) {
      await addJob(
        testApp,
        employer,
        {},
        {
          status: posted_at === null ? 'unpaid' : 'rejected',
          posted_at,
          expires_at: posted_at === same ? null : posted_at,
        },
      )
    }
    const all: FullJob[] = (await list(filters)).json()
    const seen: string[] = []
    let cursor: unknown
    do {
      const reply = await list({ ...filters, limit: 1, ...(cursor !== undefined && { cursor }) })
      const jobs: FullJob[] = reply.json()
      seen.push(...jobs.map((job) => job.id))
      cursor = reply.headers['x-next-cursor']
    } while (cursor !== undefined)
    expect(seen).toEqual(all.map((job) => job.id))
    expect(seen).toHaveLength(6)
  })

  test('S7-20: looks for text in title and company, as written', async () => {
    await addJob(testApp, employer, { jobTitle: '100% Telecaller', companyName: 'Alpha' })
    await addJob(testApp, employer, { jobTitle: 'Rider', companyName: 'Beta_Corp' })
    expect(await titles({ q: 'tele' })).toEqual(['100% Telecaller'])
    expect(await titles({ q: ' BETA_ ' })).toEqual(['Rider'])
    expect(await titles({ q: '%' })).toEqual(['100% Telecaller'])
    expect(await titles({ q: '_' })).toEqual(['Rider'])
    expect(await titles({ q: 'Meera' })).toEqual([])
    expect(await titles({ q: "' or 1=1 --" })).toEqual([])
  })

  test.each([
    { sort: 'title' },
    { order: 'sideways' },
    { order: 'desc; drop table jobs' },
    { status: 'live' },
    { limit: 201 },
    { cursor: 'x' },
    { q: 'a\0' },
  ])('S7-21: refuses %j', async (filters) => {
    expect((await list(filters)).statusCode).toBe(400)
  })

  test('S7-22: is for employers only', async () => {
    expect((await callApi(testApp, 'POST', '/api/getJobById')).statusCode).toBe(401)
    for (const role of ['candidate', 'admin'] as const) {
      const viewer = await signIn(testApp, role)
      expect((await viewer.call('POST', '/api/getJobById')).statusCode).toBe(403)
    }
  })
})
