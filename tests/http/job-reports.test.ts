import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createMailbox } from '#tests/support/browser-mailbox.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { byEffort } from '#tests/support/effort.ts'
import { fingerprint } from '#tests/support/fingerprint.ts'
import { callApi, expectOk } from '#tests/support/inject.ts'
import { addJob, addLiveJob, setJobStatus } from '#tests/support/job-factories.ts'
import { addPaidJob, createPayingEmployer } from '#tests/support/paid-jobs.ts'
import {
  addApplication,
  createCandidate,
  createEmployer,
} from '#tests/support/profile-factories.ts'
import { queuedTasks } from '#tests/support/queue.ts'
import { startRazorpay } from '#tests/support/razorpay.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'
import type { TestViewer } from '#tests/support/viewers.ts'

const razorpay = closeAfterAll(await startRazorpay())
const testApp = closeAfterAll(await createTestApp({ razorpay }))
const admin = await signIn(testApp, 'admin')
const employer = await createEmployer(testApp)
let people = await Promise.all(Array.from({ length: 5 }, () => signIn(testApp, 'candidate')))

const liveJob = () => addLiveJob(testApp, { employer, admin })

const report = (viewer: TestViewer | undefined, jobId: string, json: object) =>
  (viewer?.call ?? ((method, url, options) => callApi(testApp, method, url, options)))(
    'POST',
    `/api/jobs/${jobId}/report`,
    { json },
  )

async function reportAsApplicant(jobId: string, json: object) {
  const applicant = await createCandidate(testApp)
  await addApplication(applicant, jobId)
  return await expectOk(report(applicant, jobId, json))
}

const wrong = { reason: 'Details are wrong', words: 'The salary is another one' }
const money = { reason: 'They asked for money' }

const changesOf = (jobId: string) =>
  testApp.db
    .selectFrom('job_status_changes')
    .select(['admin_id', 'from_status', 'to_status'])
    .where('job_id', '=', jobId)
    .where('to_status', '=', 'waiting')
    .execute()

const statusOf = async (jobId: string) =>
  await testApp.db
    .selectFrom('jobs')
    .select('status')
    .where('id', '=', jobId)
    .executeTakeFirstOrThrow()
    .then(({ status }) => status)

const person = (index: number): TestViewer => {
  const found = people[index]
  if (!found) throw new Error('Not so many people')
  return found
}

describe('POST /api/jobs/:jobId/report', () => {
  it('S7-154: stores one report per candidate and job', async () => {
    const jobId = await liveJob()
    const replies = await Promise.all([1, 2, 3].map(() => report(person(0), jobId, wrong)))
    for (const reply of [...replies, await report(person(0), jobId, money)]) {
      expect([reply.statusCode, reply.json()]).toEqual([
        200,
        {
          message: 'Thank you. Our team will look at this job',
          reportedAt: expect.stringMatching(/Z$/),
          isHidden: false,
        },
      ])
    }
    const kept = testApp.db.selectFrom('job_reports').selectAll().where('job_id', '=', jobId)
    expect(await kept.execute()).toMatchObject([
      { candidate_id: person(0).accountId, reason: 'wrongDetails', words: wrong.words },
    ])
    expect(await statusOf(jobId)).toBe('accepted')
  })

  it('S7-155: three reports put a job under review and remove it from search and public pages', async () => {
    const jobId = await liveJob()
    const applicant = await createCandidate(testApp)
    await addApplication(applicant, jobId)
    await report(person(0), jobId, wrong)
    await report(person(1), jobId, wrong)
    expect(await statusOf(jobId)).toBe('accepted')
    await report(applicant, jobId, wrong)
    expect(await statusOf(jobId)).toBe('waiting')
    expect(await changesOf(jobId)).toEqual([
      { admin_id: null, from_status: 'accepted', to_status: 'waiting' },
    ])
    const gone = await callApi(testApp, 'GET', `/api/public/jobs/${jobId}`)
    expect(gone.statusCode).toBe(404)
    const found = testApp.db.selectFrom('job_search').select('job_id').where('job_id', '=', jobId)
    expect(await found.execute()).toEqual([])
    const recorded = testApp.db
      .selectFrom('audit_events')
      .select(['kind', 'actor_id'])
      .where('job_id', '=', jobId)
      .where('kind', '=', 'job-under-review')
    expect(await recorded.execute()).toEqual([{ kind: 'job-under-review', actor_id: null }])
  })

  it('S7-156: one report of requested money by somebody who applied is enough, and the employer is notified', async () => {
    const mine = await createEmployer(testApp)
    const jobId = await addLiveJob(testApp, { employer: mine, admin })
    const { subscription } = createMailbox('https://fcm.googleapis.com/fcm/send/reports')
    const json = { type: 'employee', token: subscription }
    await expectOk(mine.call('POST', '/api/subscribe', { json }))
    const applicant = await createCandidate(testApp)
    await addApplication(applicant, jobId)
    await testApp.composition.pool.query('delete from graphile_worker._private_jobs')
    await report(person(0), jobId, money)
    expect(await statusOf(jobId)).toBe('accepted')
    const { payload } = await expectOk(report(applicant, jobId, money))
    expect(JSON.parse(payload)).toMatchObject({ isHidden: true })
    expect(await statusOf(jobId)).toBe('waiting')
    expect(await queuedTasks(testApp)).toEqual(['deliver-message'])
  })

  it('S7-157: concurrent third reports move the job once', async () => {
    for (let round = 0; round < byEffort(3, 8); round += 1) {
      const jobId = await liveJob()
      await report(person(0), jobId, wrong)
      await report(person(1), jobId, wrong)
      const replies = await Promise.all([2, 3, 4].map((each) => report(person(each), jobId, wrong)))
      expect(replies.some(({ statusCode }) => statusCode === 200)).toBe(true)
      expect(replies.every(({ statusCode }) => statusCode < 500)).toBe(true)
      expect(await statusOf(jobId)).toBe('waiting')
      expect(await changesOf(jobId)).toHaveLength(1)
      await testApp.db.deleteFrom('rate_limits').execute()
      people = await Promise.all(people.map(() => signIn(testApp, 'candidate')))
    }
  }, 60_000)

  it('does not refund a paid job, and settling its order again changes nothing', async () => {
    const payer = await createPayingEmployer(testApp)
    const { jobId } = await addPaidJob(razorpay, payer)
    await setJobStatus(admin, jobId, 'accepted')
    const orders = () =>
      testApp.db.selectFrom('orders').selectAll().where('job_id', '=', jobId).execute()
    const before = await orders()
    const [order] = before
    if (!order) throw new Error('A paid job has an order')
    await testApp.composition.services.payments.settleOrder(order.id)
    expect(await statusOf(jobId)).toBe('accepted')
    await report(person(0), jobId, money)
    expect(await orders()).toEqual(before)
    const refunds = testApp.db.selectFrom('refunds').select('id')
    expect(await refunds.execute()).toEqual([])
    await setJobStatus(admin, jobId, 'accepted')
    expect(await statusOf(jobId)).toBe('accepted')
  })

  it.each([
    [{}, { reason: 'Choose what is wrong' }],
    [{ reason: 'x' }, { reason: 'Choose what is wrong' }],
    [{ reason: 'Something else', words: 'x'.repeat(1001) }, { words: expect.any(String) }],
  ])('refuses %j at its field', async (json, fields) => {
    const jobId = await liveJob()
    const before = await fingerprint(testApp)
    const reply = await report(person(0), jobId, json)
    expect(reply.statusCode).toBe(422)
    expect(reply.json().fields).toEqual(fields)
    expect(await fingerprint(testApp)).toBe(before)
  })

  it('refuses who may not report, and jobs that are not theirs to see', async () => {
    const jobId = await liveJob()
    const waiting = await addJob(testApp, employer)
    expect((await report(undefined, jobId, wrong)).statusCode).toBe(401)
    expect((await report(employer, jobId, wrong)).statusCode).toBe(403)
    for (const id of [waiting, randomUUID(), 'x']) {
      expect((await report(person(0), id, wrong)).json().code).toBe('JOB_NOT_FOUND')
    }
  })

  it('accepts ten per person and day', async () => {
    const busy = await signIn(testApp, 'candidate')
    const jobId = await liveJob()
    const statuses: number[] = []
    for (let times = 0; times < 11; times += 1) {
      statuses.push((await report(busy, jobId, wrong)).statusCode)
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
  })
})

describe('reports in the admins’ queue', () => {
  const reportsOf = async (jobId: string) =>
    (await expectOk(admin.call('GET', `/api/jobs/${jobId}/reports`))).json()
  const decide = (jobId: string, json: object, viewer = admin) =>
    viewer.call('PATCH', `/api/jobs/${jobId}/reports`, { json })
  const queued = async (json: object) =>
    await expectOk(admin.call('POST', '/api/getJobs', { json: { limit: 200, ...json } }))

  it('S7-158: are listed and counted, with reason and text but no names', async () => {
    const jobId = await liveJob()
    const before = JSON.parse(String((await queued({})).headers['x-counts'])).reported
    await report(person(0), jobId, wrong)
    testApp.clock.advance({ seconds: 1 })
    await report(person(1), jobId, { reason: 'fake' })
    const list = await queued({ reported: 'true' })
    expect(JSON.parse(String(list.headers['x-counts'])).reported).toBe(before + 1)
    const found = list.json().find(({ id }: { id: string }) => id === jobId)
    expect(found).toMatchObject({ openReports: 2, status: 'accepted' })
    const told = await reportsOf(jobId)
    expect(told).toMatchObject([
      { reason: 'fake', words: '', decision: null },
      { reason: 'wrongDetails', words: wrong.words, decision: null },
    ])
    expect(JSON.stringify(told)).not.toContain(person(0).accountId)
    const page = await admin.call('GET', `/api/jobs/${jobId}/reports?limit=1`)
    const next = await admin.call(
      'GET',
      `/api/jobs/${jobId}/reports?limit=1&cursor=${String(page.headers['x-next-cursor'])}`,
    )
    expect([...page.json(), ...next.json()]).toEqual(told)
    expect(next.headers['x-next-cursor']).toBeUndefined()
  })

  it('S7-159: are hidden from the employer', async () => {
    const jobId = await liveJob()
    await report(person(0), jobId, wrong)
    const own = await expectOk(employer.call('POST', '/api/getJobById', { json: {} }))
    expect(own.body).not.toContain('openReports')
    expect((await employer.call('GET', `/api/jobs/${jobId}/reports`)).statusCode).toBe(403)
  })

  it('S7-160: are decided once, as they were seen', async () => {
    const jobId = await liveJob()
    await report(person(0), jobId, wrong)
    expect((await decide(jobId, { decision: 'kept', openReports: 0 })).json().code).toBe(
      'CHANGED_MEANWHILE',
    )
    const replies = await Promise.all(
      [1, 2].map(() => decide(jobId, { decision: 'kept', openReports: 1 })),
    )
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await reportsOf(jobId)).toMatchObject([{ decision: 'kept' }])
    const recorded = await testApp.db
      .selectFrom('audit_events')
      .select(['actor_id', 'details'])
      .where('job_id', '=', jobId)
      .where('kind', '=', 'reports-decided')
      .execute()
    expect(recorded).toMatchObject([{ actor_id: admin.accountId, details: { count: 1 } }])
    // Decided reports are not counted any more.
    await report(person(1), jobId, wrong)
    await report(person(2), jobId, wrong)
    expect(await statusOf(jobId)).toBe('accepted')
  })

  it('S7-169: a job that is fine is put back with the days that it lost', async () => {
    const jobId = await liveJob()
    const end = async () =>
      await testApp.db
        .selectFrom('jobs')
        .select(['status', 'expires_at'])
        .where('id', '=', jobId)
        .executeTakeFirstOrThrow()
    const before = await end()
    await reportAsApplicant(jobId, money)
    expect(await statusOf(jobId)).toBe('waiting')
    // Longer than the job would have run.
    testApp.clock.advance({ days: 20, hours: 1 })
    await expectOk(decide(jobId, { decision: 'kept', openReports: 1 }))
    const after = await end()
    expect(after.status).toBe('accepted')
    const days = (Number(after.expires_at) - Number(before.expires_at)) / 86_400_000
    expect(days).toBe(21)
    expect((await callApi(testApp, 'GET', `/api/public/jobs/${jobId}`)).statusCode).toBe(200)
    await expectOk(decide(jobId, { decision: 'kept', openReports: 1 }))
    expect(await end()).toEqual(after)
    testApp.clock.advance({ days: -20, hours: -1 })
  })

  it('a job whose payment goes back is not put back', async () => {
    const payer = await createPayingEmployer(testApp)
    const { jobId } = await addPaidJob(razorpay, payer)
    await setJobStatus(admin, jobId, 'accepted')
    await reportAsApplicant(jobId, money)
    await testApp.db
      .updateTable('orders')
      .set({ status: 'returned' })
      .where('job_id', '=', jobId)
      .execute()
    await expectOk(decide(jobId, { decision: 'kept', openReports: 1 }))
    expect(await statusOf(jobId)).toBe('waiting')
  })

  it('S7-170: are closed by pausing or rejecting, as they were seen; taking back opens them', async () => {
    const openOf = async (jobId: string) =>
      (await reportsOf(jobId)).map(({ decision }: { decision: unknown }) => decision)
    const move = (jobId: string, status: string, openReports: number) =>
      admin.call('PATCH', `/api/updateJob/${jobId}`, { json: { status, openReports } })
    for (const status of ['pause', 'rejected']) {
      const jobId = await liveJob()
      await report(await signIn(testApp, 'candidate'), jobId, wrong)
      expect((await move(jobId, status, 2)).json().code).toBe('CHANGED_MEANWHILE')
      expect([await statusOf(jobId), await openOf(jobId)]).toEqual(['accepted', [null]])
      const reply = await expectOk(move(jobId, status, 1))
      expect(await openOf(jobId)).toEqual(['acted'])
      if (status === 'pause') continue
      const { id } = reply.json().rejection
      await expectOk(admin.call('POST', `/api/rejections/${id}/take-back`))
      expect([await statusOf(jobId), await openOf(jobId)]).toEqual(['accepted', [null]])
    }
  })

  it.each([{}, { decision: 'x', openReports: 1 }, { decision: 'kept' }])(
    'refuses the decision %j',
    async (json) => {
      expect((await decide(await liveJob(), json)).statusCode).toBe(400)
    },
  )

  it('of a missing job are not found', async () => {
    const missing = randomUUID()
    expect((await admin.call('GET', `/api/jobs/${missing}/reports`)).statusCode).toBe(404)
    expect((await decide(missing, { decision: 'kept', openReports: 1 })).statusCode).toBe(404)
    expect((await admin.call('GET', `/api/jobs/x/reports?cursor=y`)).statusCode).toBe(404)
  })
})
