import { beforeEach, describe, expect, test } from 'vitest'
import type { OverviewFigure } from '#contract/overview/figures.ts'
import type { Overview } from '#contract/overview/schemas.ts'
import { limits as shownLimits } from '#contract/limits.ts'
import { recordBackup } from '#server/features/operations/last-backup.repository.ts'
import { newId } from '#server/lib/ids.ts'
import { limits } from '#server/lib/limits.ts'
import { addBlock } from '#tests/support/block-requests.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { callApi, expectOk } from '#tests/support/inject.ts'
import { addJob, addLiveJob, rejectForGood, setJobStatus } from '#tests/support/job-factories.ts'
import { addPaidJob, createPayingEmployer, pricePaise } from '#tests/support/paid-jobs.ts'
import {
  addApplication,
  createCandidate,
  createEmployer,
} from '#tests/support/profile-factories.ts'
import { startRazorpay } from '#tests/support/razorpay.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { newPhone, signIn } from '#tests/support/viewers.ts'
import type { TestViewer } from '#tests/support/viewers.ts'

const razorpay = closeAfterAll(await startRazorpay())
const testApp = closeAfterAll(await createTestApp({ razorpay, config: { limitScale: 1000 } }))
let admin: TestViewer
let month = 0
let today: string

/** Each test has a month of its own, so that it counts what it did alone. */
beforeEach(async () => {
  month += 1
  const first = new Date(Date.UTC(2027, month - 1)).toISOString().slice(0, 7)
  testApp.clock.set(`${first}-10T06:00:00Z`)
  today = `${first}-10`
  admin = await signIn(testApp, 'admin')
})

const ask = (query: string, who = admin) => who.call('GET', `/api/overview${query}`)
const read = async (from = today, to = today): Promise<Overview> =>
  (await expectOk(ask(`?from=${from}&to=${to}`))).json()
const countsOf = async (day = today) => (await read(day, day)).days[0]?.counts
const alertsNow = async () =>
  (await read()).alerts.map((alert) =>
    alert.kind === 'providerFails' || alert.kind === 'backupLate'
      ? alert.kind
      : [alert.kind, alert.count],
  )
const hoursNow = async () => (await read()).days[0]?.hours

const none: Record<OverviewFigure, number> = {
  candidates: 0,
  employers: 0,
  jobsSubmitted: 0,
  jobsAccepted: 0,
  jobsRefused: 0,
  applications: 0,
  paid: 0,
  reports: 0,
}

const report = (who: TestViewer, jobId: string) =>
  expectOk(
    who.call('POST', `/api/jobs/${jobId}/report`, {
      json: { reason: 'Details are wrong', words: 'The salary is another one' },
    }),
  )
const askForChanges = (jobId: string) =>
  expectOk(
    admin.call('POST', `/api/jobs/${jobId}/needs-changes`, {
      json: { topics: ['pay'], words: 'Write the pay in hand.' },
    }),
  )

describe('GET /api/overview: what happened', () => {
  test('S7-1183: the same time before is beside it, of today until now', async () => {
    const jobBefore = async (at: string) => {
      testApp.clock.set(at)
      await addJob(testApp, await createEmployer(testApp))
    }
    const yesterday = new Date(testApp.clock.now().getTime() - 86_400_000).toISOString()
    await jobBefore(yesterday)
    // Later in the day than it is now.
    await jobBefore(yesterday.replace('T06', 'T09'))
    await jobBefore(`${today}T06:00:00Z`)
    const { days, before } = await read()
    expect(days[0]?.counts).toMatchObject({ jobsSubmitted: 1, employers: 1 })
    expect(before).toEqual({ ...none, jobsSubmitted: 1, employers: 1 })
  })

  test('S7-1140: counts by day in India what happened, with days on which nothing did', async () => {
    const employer = await createEmployer(testApp)
    const jobId = await addLiveJob(testApp, { employer, admin })
    const candidate = await createCandidate(testApp)
    await addApplication(candidate, jobId)
    await report(candidate, jobId)
    await rejectForGood(testApp, admin, await addJob(testApp, employer))
    expect(await countsOf()).toEqual({
      ...none,
      candidates: 1,
      employers: 1,
      jobsSubmitted: 2,
      jobsAccepted: 1,
      jobsRefused: 1,
      applications: 1,
      reports: 1,
    })
    // 18:30 in UTC is midnight in India.
    testApp.clock.set(`${today}T18:29:59.999Z`)
    await createCandidate(testApp)
    testApp.clock.set(`${today}T18:30:00Z`)
    await createCandidate(testApp)
    const [month1, day] = [today.slice(0, 8), today.slice(8)]
    const next = `${month1}${Number(day) + 1}`
    const after = `${month1}${Number(day) + 2}`
    const { days, readAt } = await read(today, after)
    expect(days.map((each) => [each.day, each.counts.candidates])).toEqual([
      [today, 2],
      [next, 1],
      [after, 0],
    ])
    expect(days[2]).toEqual({ day: after, counts: none, hours: null })
    expect(readAt).toBe(`${today}T18:30:00.000Z`)
  })

  test('S7-1141: adds up what was paid, in paise', async () => {
    const employer = await createPayingEmployer(testApp)
    await addPaidJob(razorpay, employer, { plan: 'basic' })
    await addPaidJob(razorpay, employer, { plan: 'demand' })
    expect((await countsOf())?.paid).toBe(pricePaise('basic') + pricePaise('demand'))
  })

  test('S7-1142: says the median of the hours until a job was decided', async () => {
    const employer = await createEmployer(testApp)
    const jobs = [await addJob(testApp, employer), await addJob(testApp, employer)]
    const [first = '', second = ''] = jobs
    testApp.clock.advance({ hours: 2 })
    const third = await addJob(testApp, employer)
    testApp.clock.advance({ hours: 2 })
    await askForChanges(first)
    expect(await hoursNow()).toBe(4)
    testApp.clock.advance({ hours: 2 })
    await setJobStatus(admin, second, 'accepted')
    expect(await hoursNow()).toBe(5)
    await rejectForGood(testApp, admin, third)
    // 4, 6 and 4 hours.
    expect(await hoursNow()).toBe(4)
  })

  test('S7-1142: a refusal that is taken back decides nothing, and the job waits on', async () => {
    const jobId = await addJob(testApp, await createEmployer(testApp))
    testApp.clock.advance({ hours: 3 })
    const refused = await expectOk(
      admin.call('PATCH', `/api/updateJob/${jobId}`, { json: { status: 'rejected' } }),
    )
    expect(await hoursNow()).toBe(3)
    const { id } = refused.json().rejection
    await expectOk(admin.call('POST', `/api/rejections/${id}/take-back`))
    expect(await hoursNow()).toBeNull()
    expect((await read()).refusals).toEqual([])
    testApp.clock.advance({ hours: 3 })
    await setJobStatus(admin, jobId, 'accepted')
    expect(await hoursNow()).toBe(6)
  })
})

test('S7-1188: says what each admin did today', async () => {
  const other = await signIn(testApp, 'admin')
  const employer = await createEmployer(testApp)
  const jobIds = [await addJob(testApp, employer), await addJob(testApp, employer)]
  testApp.clock.advance({ hours: 2 })
  const [first = '', second = ''] = jobIds
  await expectOk(
    other.call('POST', `/api/jobs/${first}/calls`, {
      json: { callId: newId(), result: 'noAnswer', points: [] },
    }),
  )
  testApp.clock.advance({ hours: 1 })
  await setJobStatus(admin, first, 'accepted')
  testApp.clock.advance({ hours: 2 })
  await setJobStatus(admin, second, 'rejected')
  const work = async () =>
    (await read()).team.map(({ isMe, decided, calls, hours }) => [
      isMe,
      decided,
      calls,
      hours === null ? null : Math.round(hours),
    ])
  expect(await work()).toEqual([
    [true, 2, 0, 4],
    [false, 0, 1, null],
  ])
  testApp.clock.advance({ hours: 24 })
  expect(await work()).toEqual([])
})

describe('GET /api/overview: what wants an admin', () => {
  beforeEach(async () => {
    await testApp.db.deleteFrom('provider_states').execute()
    await testApp.db
      .updateTable('blocks')
      .set({ parent_id: null, ended_at: new Date(), ended_by: admin.accountId, end_note: '' })
      .execute()
    await testApp.db.deleteFrom('job_reports').execute()
    await testApp.db
      .updateTable('jobs')
      .set({ status: 'expired', lifecycle_state: 'expired' })
      .where('status', '=', 'waiting')
      .execute()
    await testApp.composition.pool.query('delete from graphile_worker._private_jobs')
  })

  test('S7-1144: nothing, where nothing is wrong', async () => {
    expect((await read()).alerts).toEqual([])
  })

  test('S7-1144: jobs that are overdue, and those that soon will be', async () => {
    await addJob(testApp, await createEmployer(testApp))
    const { reviewHours } = shownLimits
    testApp.clock.advance({ hours: reviewHours - limits.jobsDueHours, seconds: -1 })
    expect(await alertsNow()).toEqual([])
    testApp.clock.advance({ seconds: 2 })
    expect(await alertsNow()).toEqual([['jobsDueSoon', 1]])
    testApp.clock.advance({ hours: limits.jobsDueHours })
    expect(await alertsNow()).toEqual([['overdueJobs', 1]])
  })

  test('S7-1144: grievances that are overdue, and those that soon will be', async () => {
    const candidate = await createCandidate(testApp)
    await expectOk(
      candidate.call('POST', '/api/grievances', {
        json: {
          topic: 'other',
          details: 'Who read my resume?',
          email: 'asha@example.com',
          submissionId: newId(),
        },
      }),
    )
    const due = async (hours: number) => {
      const at = new Date(testApp.clock.now().getTime() + hours * 3_600_000)
      await testApp.db.updateTable('grievances').set({ due_at: at }).execute()
      return await alertsNow()
    }
    expect(await due(limits.grievancesDueHours + 1)).toEqual([])
    expect(await due(limits.grievancesDueHours - 1)).toEqual([['grievancesDueSoon', 1]])
    expect(await due(-1)).toEqual([['overdueGrievances', 1]])
    await testApp.db.deleteFrom('grievances').execute()
  })

  test('S7-1144: reported jobs, blocks to confirm, stopped work', async () => {
    const jobId = await addLiveJob(testApp, { employer: await createEmployer(testApp), admin })
    for (const _ of [1, 2]) await report(await createCandidate(testApp), jobId)
    await addBlock(testApp)
    await testApp.composition.pool.query('delete from graphile_worker._private_jobs')
    await testApp.composition.pool.query(
      `select graphile_worker.add_job('send-mail', max_attempts => 1)`,
    )
    await testApp.composition.pool.query('update graphile_worker._private_jobs set attempts = 1')
    expect(await alertsNow()).toEqual([
      ['reportedJobs', 1],
      ['blocksToConfirm', 1],
      ['stoppedWork', 1],
    ])
  })

  test('S7-1185: codes that are not used, once there are enough to judge', async () => {
    const send = async (count: number, isSpent: boolean, minutesAgo: number) => {
      const at = new Date(testApp.clock.now().getTime() - minutesAgo * 60_000)
      const times = { sent_at: at, expires_at: at, next_send_at: at, day_started_at: at }
      const rows = Array.from({ length: count }, () => ({
        phone: newPhone(),
        code_hash: Buffer.alloc(0),
        is_spent: isSpent,
        ...times,
      }))
      await testApp.db.insertInto('login_codes').values(rows).execute()
    }
    await testApp.db.deleteFrom('login_codes').execute()
    await send(10, false, limits.codeArrivesMinutes + 1)
    await send(9, true, limits.codesWatchedMinutes - 1)
    await send(30, false, limits.codeArrivesMinutes - 1)
    await send(30, false, limits.codesWatchedMinutes + 1)
    expect(await alertsNow()).toEqual([])
    await send(1, true, limits.codeArrivesMinutes + 1)
    expect(await alertsNow()).toEqual([['unusedCodes', 10]])
    await send(5, true, limits.codeArrivesMinutes + 1)
    expect(await alertsNow()).toEqual([])
    await testApp.db.deleteFrom('login_codes').execute()
  })

  test('S7-1186: money that has neither a job nor a refund', async () => {
    await addPaidJob(razorpay, await createPayingEmployer(testApp))
    const { id, order_id: orderId } = await testApp.db
      .selectFrom('payments')
      .select(['id', 'order_id'])
      .orderBy('number', 'desc')
      .executeTakeFirstOrThrow()
    const settle = async (isSettling: boolean) =>
      await testApp.db
        .updateTable('payments')
        .set({ is_settling: isSettling })
        .where('id', '=', id)
        .execute()
    await settle(false)
    testApp.clock.advance({ minutes: limits.paymentWithoutJobMinutes - 1 })
    expect(await alertsNow()).toEqual([])
    testApp.clock.advance({ minutes: 2 })
    expect(await alertsNow()).toEqual([['paymentsWithoutJob', 1]])
    await settle(true)
    expect(await alertsNow()).toEqual([])
    const setOrder = async (status: 'open' | 'paid', paidAt: Date | null) =>
      await testApp.db
        .updateTable('orders')
        .set({ status, paid_at: paidAt })
        .where('id', '=', orderId)
        .execute()
    await setOrder('open', null)
    expect(await alertsNow()).toEqual([['paymentsWithoutJob', 1]])
    await setOrder('paid', testApp.clock.now())
    expect(await alertsNow()).toEqual([])
  })

  test('S7-1145: services that fail and, once there was a backup, a late one', async () => {
    const ago = (minutes: number) => new Date(testApp.clock.now().getTime() - minutes * 60_000)
    await testApp.db
      .insertInto('provider_states')
      .values([
        { provider: 'sms', succeeded_at: ago(60), failed_at: ago(1) },
        { provider: 'mail', succeeded_at: ago(2), failed_at: ago(1) },
      ])
      .execute()
    const { pool } = testApp.composition
    await recordBackup(pool, ago(60 * limits.backupLateHours - 1))
    expect((await read()).alerts).toEqual([{ kind: 'providerFails', provider: 'sms' }])
    const madeAt = ago(60 * limits.backupLateHours + 1)
    await recordBackup(pool, madeAt)
    expect((await read()).alerts).toEqual([
      { kind: 'providerFails', provider: 'sms' },
      { kind: 'backupLate', madeAt: madeAt.toISOString() },
    ])
    await testApp.db.deleteFrom('installation').where('key', '=', 'last-backup').execute()
  })
})

test('S7-1146: is for admins alone', async () => {
  const query = `?from=${today}&to=${today}`
  expect((await callApi(testApp, 'GET', `/api/overview${query}`)).statusCode).toBe(401)
  for (const role of ['candidate', 'employer'] as const) {
    expect((await ask(query, await signIn(testApp, role))).statusCode).toBe(403)
  }
})

test('S7-1147: takes at most so many days, in their order', async () => {
  const status = async (query: string) => (await ask(query)).statusCode
  expect(shownLimits.overviewDays).toBe(92)
  expect((await read('2027-01-01', '2027-04-02')).days).toHaveLength(92)
  expect(await status('?from=2027-01-01&to=2027-04-03')).toBe(400)
  expect(await status('?from=2027-01-02&to=2027-01-01')).toBe(400)
  for (const query of ['', '?from=2027-01-01', '?from=2027-02-30&to=2027-03-01', '?from=x&to=y']) {
    expect([query, await status(query)]).toEqual([query, 400])
  }
})
