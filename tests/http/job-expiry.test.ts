import { beforeEach, describe, expect, test } from 'vitest'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { byEffort } from '#tests/support/effort.ts'
import { callApi } from '#tests/support/inject.ts'
import { addLiveJob } from '#tests/support/job-factories.ts'
import { addApplication, createEmployer } from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'

const testApp = closeAfterAll(await createTestApp())
testApp.clock.set('2026-03-10T09:00:00Z')
const employer = await createEmployer(testApp)
const admin = await signIn(testApp, 'admin')
const candidate = await signIn(testApp, 'candidate')

const lastInstant = '2026-03-25T18:29:59.999Z'

beforeEach(async () => {
  testApp.clock.set('2026-03-10T09:00:00Z')
  for (const table of ['applications', 'job_status_changes', 'jobs'] as const) {
    await testApp.db.deleteFrom(table).execute()
  }
})

const expireDueJobs = (now: Date) => testApp.composition.services.jobs.expireDueJobs(now)

const jobsInSearch = async () =>
  (await testApp.db.selectFrom('job_search').select('job_id').execute()).length

describe('past its last day', () => {
  test('S4-21: a job is gone from search at that instant, before anything is written down', async () => {
    const id = await addLiveJob(testApp, { employer, admin })
    const isThere = async () => {
      const replies = await Promise.all([
        callApi(testApp, 'GET', '/api/public/jobs'),
        callApi(testApp, 'GET', '/api/public/jobs?q=customer&location=noida'),
        candidate.call('POST', '/api/allJobs'),
      ])
      const single = await callApi(testApp, 'GET', `/api/public/jobs/${id}`)
      const filters = await callApi(testApp, 'GET', '/api/job-filters')
      return [
        ...replies.map((reply) => reply.json().length === 1),
        ...replies.map((reply) => reply.headers['x-total-count'] === '1'),
        single.statusCode === 200,
        filters.json().locations.length === 1,
      ]
    }
    testApp.clock.set(new Date(Date.parse(lastInstant) - 1))
    expect(new Set(await isThere())).toEqual(new Set([true]))
    testApp.clock.set(lastInstant)
    expect(new Set(await isThere())).toEqual(new Set([false]))
  })

  test('S4-22: it reads as expired for everybody who may still see it', async () => {
    const id = await addLiveJob(testApp, { employer, admin })
    await addApplication(candidate, id)
    testApp.clock.set(lastInstant)
    const [own] = (await employer.call('POST', '/api/getJobById', { json: {} })).json()
    const [queued] = (await admin.call('POST', '/api/getJobs', { json: {} })).json()
    const [applied] = (
      await candidate.call('POST', '/api/allJobs', { json: { apply: 'true' } })
    ).json()
    const details = (await candidate.call('GET', `/api/jobs/${id}`)).json()
    const statuses = [own, queued, applied, details].map((job) => job.status)
    expect(statuses).toEqual(['pause', 'pause', 'pause', 'pause'])
    expect(own.ExpiryDate).toBe('2026-03-25')
  })

  test('an admin who pauses it finds it done', async () => {
    const id = await addLiveJob(testApp, { employer, admin })
    testApp.clock.set(lastInstant)
    const reply = await admin.call('PATCH', `/api/updateJob/${id}`, { json: { status: 'pause' } })
    expect(reply.json()).toMatchObject({ success: true, status: 'pause', version: 2 })
  })
})

describe('expireDueJobs', () => {
  test('S4-23: writes down the expired and leaves the others', async () => {
    const due = await addLiveJob(testApp, { employer, admin })
    testApp.clock.advance({ days: 1 })
    await addLiveJob(testApp, { employer, admin })
    expect(await expireDueJobs(new Date(lastInstant))).toBe(1)

    const job = await testApp.db
      .selectFrom('jobs')
      .selectAll()
      .where('id', '=', due)
      .executeTakeFirstOrThrow()
    expect(job).toMatchObject({ status: 'expired', version: 2 })
    expect(await jobsInSearch()).toBe(1)
    const change = await testApp.db
      .selectFrom('job_status_changes')
      .selectAll()
      .where('job_id', '=', due)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(change).toMatchObject({ admin_id: null, from_status: 'accepted', to_status: 'expired' })
  })

  test('on two nodes at once, and again, each job is written once', async () => {
    for (let n = 0; n < 9; n += 1) await addLiveJob(testApp, { employer, admin })
    const now = new Date(lastInstant)
    const counts = await Promise.all([expireDueJobs(now), expireDueJobs(now), expireDueJobs(now)])
    const last = await expireDueJobs(now)
    expect(counts.reduce((sum, count) => sum + count, last)).toBe(9)
    expect(await expireDueJobs(now)).toBe(0)
    const changes = await testApp.db
      .selectFrom('job_status_changes')
      .selectAll()
      .where('to_status', '=', 'expired')
      .execute()
    expect(changes).toHaveLength(9)
  })

  test('beside an admin who accepts the job anew, one order of events holds', async () => {
    for (let round = 0; round < byEffort(3, 10); round += 1) {
      testApp.clock.set('2026-03-10T09:00:00Z')
      const id = await addLiveJob(testApp, { employer, admin })
      testApp.clock.set(lastInstant)
      const [reply] = await Promise.all([
        admin.call('PATCH', `/api/updateJob/${id}`, { json: { status: 'accepted' } }),
        expireDueJobs(new Date(lastInstant)),
      ])
      expect(reply.json()).toMatchObject({ status: 'accepted', version: 3 })
      const changes = await testApp.db
        .selectFrom('job_status_changes')
        .select('to_status')
        .where('job_id', '=', id)
        .orderBy('id')
        .execute()
      expect(changes.map((each) => each.to_status)).toEqual(['accepted', 'expired', 'accepted'])
      expect((await callApi(testApp, 'GET', `/api/public/jobs/${id}`)).statusCode).toBe(200)
      expect(await jobsInSearch()).toBe(round + 1)
    }
  })
})
