import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { timeoutByEffort, byEffort } from '#tests/support/effort.ts'
import { fingerprint } from '#tests/support/fingerprint.ts'
import { callApi } from '#tests/support/inject.ts'
import { addJob, addLiveJob, addUnpaidJob, setJobStatus } from '#tests/support/job-factories.ts'
import { createEmployer } from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'

const testApp = closeAfterAll(await createTestApp())
const employer = await createEmployer(testApp)
const admin = await signIn(testApp, 'admin')
const otherAdmin = await signIn(testApp, 'admin')

const change = (jobId: string, json: object, viewer = admin) =>
  viewer.call('PATCH', `/api/updateJob/${jobId}`, { json })

const getJob = (id: string) =>
  testApp.db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

const changesOf = (id: string) =>
  testApp.db
    .selectFrom('job_status_changes')
    .select(['admin_id', 'from_status', 'to_status'])
    .where('job_id', '=', id)
    .orderBy('id')
    .execute()

const isFound = async (id: string): Promise<boolean> => {
  const reply = await callApi(testApp, 'GET', '/api/public/jobs?limit=100')
  const jobs: { id: string }[] = reply.json()
  return jobs.some((job) => job.id === id)
}

describe('PATCH /api/updateJob/:jobId', () => {
  test('S4-18: accepting makes a job live for its days and is recorded', async () => {
    testApp.clock.set('2026-03-10T20:00:00Z')
    const id = await addJob(testApp, employer, {}, { plan: 'demand', amount_paise: 39_900 })
    const reply = await change(id, { status: 'accepted', version: 1 })
    expect(reply.json()).toEqual({
      success: true,
      message: 'Status Changed to accepted',
      status: 'accepted',
      version: 2,
      rejection: null,
    })
    expect(await getJob(id)).toMatchObject({
      first_accepted_at: new Date('2026-03-10T20:00:00Z'),
      // 11 March in India, and 21 days.
      expires_at: new Date('2026-04-01T18:29:59.999Z'),
    })
    expect(await isFound(id)).toBe(true)
    expect(await changesOf(id)).toEqual([
      { admin_id: admin.accountId, from_status: 'waiting', to_status: 'accepted' },
    ])
  })

  test.each(['waiting', 'rejected', 'pause'])(
    'S4-20: %s takes a live job out of search',
    async (status) => {
      const id = await addLiveJob(testApp, { employer, admin })
      expect((await change(id, { status })).json()).toMatchObject({ status })
      expect(await isFound(id)).toBe(false)
      expect((await callApi(testApp, 'GET', `/api/public/jobs/${id}`)).statusCode).toBe(404)
    },
  )

  test('S4-25: any status follows any other, and each step is recorded', async () => {
    const id = await addJob(testApp, employer)
    const steps = ['rejected', 'accepted', 'pause', 'waiting', 'pause', 'rejected', 'waiting']
    for (const status of steps) {
      expect((await change(id, { status })).json()).toMatchObject({ status })
    }
    const changes = await changesOf(id)
    expect(changes.map((each) => each.to_status)).toEqual(
      steps.map((status) => (status === 'pause' ? 'expired' : status)),
    )
    expect((await getJob(id)).version).toBe(1 + steps.length)
  })

  test('the same status again changes nothing and succeeds', async () => {
    const id = await addLiveJob(testApp, { employer, admin })
    const before = await fingerprint(testApp, ['sessions'])
    const reply = await change(id, { status: 'accepted', version: 1 })
    expect(reply.json()).toMatchObject({ success: true, status: 'accepted', version: 2 })
    expect(await fingerprint(testApp, ['sessions'])).toBe(before)
  })

  test('S4-28: accepted again before its last day, a job keeps its days', async () => {
    testApp.clock.set('2026-05-01T06:00:00Z')
    const id = await addLiveJob(testApp, { employer, admin })
    const { expires_at, live_at } = await getJob(id)
    await setJobStatus(admin, id, 'pause')
    testApp.clock.advance({ days: 5 })
    await setJobStatus(admin, id, 'accepted')
    expect(await getJob(id)).toMatchObject({ expires_at, live_at })
  })

  test('S4-29: accepted after its last day, it runs for its days from then', async () => {
    testApp.clock.set('2026-06-01T06:00:00Z')
    const id = await addLiveJob(testApp, { employer, admin })
    testApp.clock.set('2026-07-01T06:00:00Z')
    expect((await change(id, { status: 'accepted' })).statusCode).toBe(200)
    expect(await getJob(id)).toMatchObject({
      status: 'accepted',
      first_accepted_at: new Date('2026-06-01T06:00:00Z'),
      live_at: new Date('2026-07-01T06:00:00Z'),
      expires_at: new Date('2026-07-16T18:29:59.999Z'),
    })
    expect(await isFound(id)).toBe(true)
    expect((await changesOf(id)).slice(1)).toEqual([
      { admin_id: null, from_status: 'accepted', to_status: 'expired' },
      { admin_id: admin.accountId, from_status: 'expired', to_status: 'accepted' },
    ])
  })

  test.each(['', 'unpaid', 'expired', 'live', 'ACCEPTED', 1, null])(
    'S7-31: refuses an invalid status: %j',
    async (status) => {
      const id = await addJob(testApp, employer)
      expect((await change(id, { status })).statusCode).toBe(400)
      expect((await getJob(id)).status).toBe('waiting')
    },
  )

  test('S4-17: an unpaid job cannot be accepted', async () => {
    const id = await addUnpaidJob(testApp, employer)
    for (const status of ['accepted', 'waiting', 'rejected', 'pause']) {
      const reply = await change(id, { status })
      expect(reply.statusCode).toBe(409)
      expect(reply.json().code).toBe('STATUS_NOT_ALLOWED')
    }
    expect(await getJob(id)).toMatchObject({ status: 'unpaid', version: 1 })
  })

  test('S9-7: a stale version is refused and changes nothing', async () => {
    const id = await addLiveJob(testApp, { employer, admin })
    const before = await fingerprint(testApp, ['sessions'])
    const reply = await change(id, { status: 'rejected', version: 1 })
    expect(reply.statusCode).toBe(409)
    expect(reply.json().code).toBe('CHANGED_MEANWHILE')
    expect(await fingerprint(testApp, ['sessions'])).toBe(before)
  })

  test('S7-32, Z5: a missing job and a malformed id get the same reply', async () => {
    const replies = await Promise.all(
      [randomUUID(), 'x', '%00'].map((id) => change(id, { status: 'accepted' })),
    )
    expect(replies.map((reply) => reply.statusCode)).toEqual([404, 404, 404])
    expect(new Set(replies.map((reply) => reply.body)).size).toBe(1)
  })

  const deciding = { timeout: timeoutByEffort(10, 100, 1000) }
  test('S11-15, R4: of two admins who saw the same job, one decides', deciding, async () => {
    for (let round = 0; round < byEffort(4, 100); round += 1) {
      const id = await addJob(testApp, employer)
      const replies = await Promise.all([
        change(id, { status: 'accepted', version: 1 }),
        change(id, { status: 'rejected', version: 1 }, otherAdmin),
      ])
      expect(
        replies.map((reply) => reply.statusCode).toSorted((one, other) => one - other),
      ).toEqual([200, 409])
      const [decision, ...others] = await changesOf(id)
      expect(others).toEqual([])
      const job = await getJob(id)
      expect(decision?.to_status).toBe(job.status)
      expect(await isFound(id)).toBe(job.status === 'accepted')
    }
  })

  test('R4: concurrent changes form one chain of events', async () => {
    const id = await addJob(testApp, employer)
    const statuses = ['accepted', 'rejected', 'pause', 'waiting', 'accepted', 'rejected']
    await Promise.all(statuses.map((status) => change(id, { status })))
    const changes = await changesOf(id)
    const from = changes.map((each) => each.from_status)
    const to = changes.map((each) => each.to_status)
    expect(from).toEqual(['waiting', ...to.slice(0, -1)])
    const job = await getJob(id)
    expect(to.at(-1)).toBe(job.status)
    expect(job.version).toBe(1 + changes.length)
    expect(await isFound(id)).toBe(job.status === 'accepted')
  })
})
