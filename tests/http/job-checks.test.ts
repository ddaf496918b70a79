import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import type { JobChecks } from '#contract/job-checks/schemas.ts'
import { limits } from '#server/lib/limits.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { expectOk } from '#tests/support/inject.ts'
import { addJob, addLiveJob, addUnpaidJob, rejectForGood } from '#tests/support/job-factories.ts'
import { createEmployer } from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'
import type { TestViewer } from '#tests/support/viewers.ts'

const testApp = closeAfterAll(await createTestApp({ config: { limitScale: 1000 } }))
const one = await signIn(testApp, 'admin')
const other = await signIn(testApp, 'admin')
let employer: TestViewer
let jobId: string

beforeEach(async () => {
  testApp.clock.set('2026-03-02T06:00:00Z')
  employer = await createEmployer(testApp)
  jobId = await addJob(testApp, employer)
})

const all = ['person', 'work', 'noMoney']
const call = (result: string, json: object = {}, who = one, id = jobId) =>
  who.call('POST', `/api/jobs/${id}/calls`, { json: { callId: randomUUID(), result, ...json } })
const read = async (id = jobId): Promise<JobChecks> =>
  (await expectOk(one.call('GET', `/api/jobs/${id}/checks`))).json()
const decide = (json: object, who = one, id = jobId) =>
  who.call('PATCH', `/api/updateJob/${id}`, { json })

describe('POST /api/jobs/{jobId}/calls', () => {
  test('S7-1170: a call is there once, with who, when and what was confirmed', async () => {
    const callId = randomUUID()
    const replies = await Promise.all(
      [1, 2, 3, 4].map(() => call('talked', { callId, points: ['person', 'work'] })),
    )
    for (const reply of replies) expect(reply.statusCode).toBe(200)
    testApp.clock.advance({ minutes: 5 })
    // A call takes the job.
    const refused = await call('noAnswer', {}, other)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'JOB_CLAIMED'])
    await expectOk(one.call('POST', `/api/jobs/${jobId}/release`))
    await expectOk(call('noAnswer', {}, other))
    expect((await read()).calls).toEqual([
      { admin: other.phone, result: 'noAnswer', points: [], calledAt: '2026-03-02T06:05:00.000Z' },
      {
        admin: one.phone,
        result: 'talked',
        points: ['person', 'work'],
        calledAt: '2026-03-02T06:00:00.000Z',
      },
    ])
    const events = await testApp.db
      .selectFrom('audit_events')
      .select('kind')
      .where('job_id', '=', jobId)
      .where('kind', '=', 'contact-called')
      .execute()
    expect(events).toHaveLength(2)
  })

  test('S7-1170: what is no call, and no job, is refused', async () => {
    expect((await call('shouted')).statusCode).toBe(400)
    expect((await call('noAnswer', { points: ['person'] })).statusCode).toBe(400)
    for (const id of [randomUUID(), 'none', await addUnpaidJob(testApp, employer)]) {
      expect((await call('talked', {}, one, id)).json().code).toBe('JOB_NOT_FOUND')
      expect((await one.call('GET', `/api/jobs/${id}/checks`)).statusCode).toBe(404)
    }
  })
})

test('S7-1171: nobody was reached only after three calls with hours between', async () => {
  const unreachable = { status: 'rejected', reason: 'unreachable' }
  for (let tries = 0; tries < 3; tries += 1) {
    const refused = await decide(unreachable)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'CALL_AGAIN'])
    await expectOk(call('noAnswer'))
    await expectOk(call('switchedOff'))
    testApp.clock.advance({ hours: 2 })
  }
  expect((await read()).tries).toBe(3)
  await expectOk(decide(unreachable))
})

describe('a job of high risk', () => {
  beforeEach(async () => {
    jobId = await addJob(testApp, employer, {
      jobDescription: 'Bring Aadhaar card and your UPI ID. Rs 999 deposit for the bag.',
    })
  })

  test('S7-1172: is accepted after another admin has confirmed all three points', async () => {
    expect((await decide({ status: 'accepted' })).json().code).toBe('NEEDS_SECOND_LOOK')
    await expectOk(call('talked', { points: all }))
    await expectOk(call('talked', { points: ['person', 'work'] }, other))
    expect((await decide({ status: 'accepted' })).json().code).toBe('JOB_CLAIMED')
    await expectOk(other.call('POST', `/api/jobs/${jobId}/release`))
    const refused = await decide({ status: 'accepted' })
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'NEEDS_SECOND_LOOK'])
    expect((await decide({ status: 'accepted' }, other)).statusCode).toBe(200)
  })

  test('S7-1172: so are changes that make it one', async () => {
    const live = await addLiveJob(testApp, { employer, admin: one })
    await testApp.db
      .insertInto('job_revisions')
      .values({
        id: randomUUID(),
        job_id: live,
        changes: JSON.stringify({ description: 'Bring Aadhaar card and UPI ID. Rs 999 deposit.' }),
        created_at: testApp.clock.now(),
        waiting_since: testApp.clock.now(),
      })
      .execute()
    const { id } = await testApp.db
      .selectFrom('job_revisions')
      .select('id')
      .where('job_id', '=', live)
      .executeTakeFirstOrThrow()
    const accept = () =>
      one.call('POST', `/api/revisions/${id}/decide`, { json: { decision: 'accept' } })
    expect((await accept()).json().code).toBe('NEEDS_SECOND_LOOK')
    await expectOk(call('talked', { points: all }, other, live))
    expect((await accept()).statusCode).toBe(200)
  })

  test('S7-1172: one admin alone confirms and accepts', async () => {
    await testApp.db
      .updateTable('accounts')
      .set({ deleted_at: testApp.clock.now() })
      .where('id', '=', other.accountId)
      .execute()
    try {
      expect((await decide({ status: 'accepted' })).statusCode).toBe(409)
      await expectOk(call('talked', { points: all }))
      expect((await decide({ status: 'accepted' })).statusCode).toBe(200)
    } finally {
      await testApp.db
        .updateTable('accounts')
        .set({ deleted_at: null })
        .where('id', '=', other.accountId)
        .execute()
    }
  })
})

test('S7-1173: the employer until now, and jobs that read alike', async () => {
  const text =
    'Count the boxes of a store by night, and write each number into a list of the house. '
  await addLiveJob(testApp, { employer, admin: one }, { jobDescription: text.repeat(2) })
  const refused = await addJob(testApp, await createEmployer(testApp), {
    jobDescription: `${text}${text} Daily pay.`,
    companyName: 'Sharp Jobs',
  })
  await rejectForGood(testApp, one, refused)
  const ofSameKind = await addJob(testApp, await createEmployer(testApp), {
    jobDescription:
      'Count the boxes of a shop by day, carry them into the house, and greet each guest with a smile.',
  })
  await rejectForGood(testApp, one, ofSameKind)
  jobId = await addJob(testApp, employer, { jobDescription: text.repeat(2) })
  const checks = await read()
  expect(checks.employer).toEqual({
    since: expect.any(String),
    accepted: 1,
    refused: 0,
    waiting: 2,
    reportsActedOn: 0,
    wasBlocked: false,
  })
  expect(checks.similar).toMatchObject([
    { state: 'live', isOwn: true, percent: 100 },
    { id: refused, companyName: 'Sharp Jobs', state: 'rejected', isOwn: false },
  ])
})

test('S7-1173: only the newest own jobs are compared', async () => {
  const agency = await createEmployer(testApp)
  const jobDescription =
    'Sort the letters of a whole district by hand, and carry them to the vans outside.'
  const postedOn = (day: number) => ({ posted_at: new Date(Date.UTC(2026, 0, day)) })
  const oldest = await addJob(testApp, agency, { jobDescription }, postedOn(1))
  jobId = await addJob(testApp, agency, { jobDescription }, postedOn(3))
  for (let others = 2; others < limits.ownJobsCompared; others += 1) {
    await addJob(testApp, agency, {}, postedOn(2))
  }
  expect((await read()).similar).toMatchObject([{ id: oldest, isOwn: true }])
  await addJob(testApp, agency, {}, postedOn(2))
  expect((await read()).similar).toEqual([])
})
