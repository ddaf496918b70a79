import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { employerActs, jobMoves } from '#contract/jobs/moves.ts'
import type { EventName } from '#contract/messages/events.ts'
import type { JobState } from '#contract/jobs/states.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { fingerprint } from '#tests/support/fingerprint.ts'
import { callApi, expectOk } from '#tests/support/inject.ts'
import { addJob, addLiveJob, setJobStatus } from '#tests/support/job-factories.ts'
import { addOrderedJob, addPaidJob } from '#tests/support/paid-jobs.ts'
import { paymentIdOf } from '#tests/support/payment-reads.ts'
import { createPaymentStage } from '#tests/support/payment-stage.ts'
import {
  addApplication,
  createCandidate,
  createEmployer,
} from '#tests/support/profile-factories.ts'
import { runRound } from '#tests/support/queue.ts'
import { signIn } from '#tests/support/viewers.ts'

const stage = await createPaymentStage()
const { razorpay, testApp, employer, admin } = stage
closeAfterAll(stage)
const start = '2026-03-10T09:00:00Z'
testApp.clock.set(start)
beforeEach(() => testApp.clock.set(start))

const act = (jobId: string, name: string, more: object = {}, viewer = employer) =>
  viewer.call('POST', `/api/jobs/${jobId}/act`, { json: { act: name, ...more } })

const addLive = () => addLiveJob(testApp, { employer, admin })

const rowOf = (jobId: string) =>
  testApp.db.selectFrom('jobs').selectAll().where('id', '=', jobId).executeTakeFirstOrThrow()

const isFound = async (jobId: string) =>
  (await testApp.db.selectFrom('job_search').select('job_id').where('job_id', '=', jobId).execute())
    .length === 1

/** Who was notified of an event of a job. */
async function notifiedOf(event: EventName, jobId: string): Promise<string[]> {
  const rows = await testApp.db
    .selectFrom('messages')
    .select('account_id')
    .where('event', '=', event)
    .where('subject', '=', `job-${jobId}`)
    .orderBy('number')
    .execute()
  return rows.map((row) => row.account_id)
}

const listed = async (filters: object) =>
  (await expectOk(employer.call('POST', '/api/getJobById', { json: filters }))).json()

describe('POST /api/jobs/:jobId/act', () => {
  test('S7-201, S4-57: a paused job is out of search at once, keeps its days, and is resumed', async () => {
    const jobId = await addLive()
    const { version } = await rowOf(jobId)
    const reply = (await expectOk(act(jobId, 'pause', { version }))).json()
    expect(reply).toMatchObject({
      success: true,
      status: 'pause',
      state: 'paused',
      version: version + 1,
    })
    expect(await isFound(jobId)).toBe(false)
    expect((await callApi(testApp, 'GET', `/api/public/jobs/${jobId}`)).statusCode).toBe(404)
    const closed = await callApi(testApp, 'GET', `/api/public/closed-jobs/${jobId}`)
    expect(closed.json()).toMatchObject({ reason: 'paused' })
    const before = await fingerprint(testApp, ['sessions'])
    expect((await expectOk(act(jobId, 'pause', { version }))).json()).toEqual(reply)
    expect(await fingerprint(testApp, ['sessions'])).toBe(before)

    testApp.clock.advance({ days: 20 })
    await runRound(testApp, 'expire-due-jobs')
    const [own] = await listed({ group: 'paused' })
    // The 25th of March, and the 20 days of the pause.
    expect(own).toMatchObject({ id: jobId, ExpiryDate: '2026-04-14', pauseDaysLeft: 10 })
    const resumed = (await expectOk(act(jobId, 'resume'))).json()
    expect(resumed).toMatchObject({ status: 'accepted', state: 'live' })
    expect(await isFound(jobId)).toBe(true)
    expect(await listed({ group: 'live' })).toMatchObject([{ ExpiryDate: '2026-04-14' }])
    const events = await testApp.db
      .selectFrom('audit_events')
      .select(['actor_id', 'details'])
      .where('job_id', '=', jobId)
      .where('kind', '=', 'job-acted-on')
      .execute()
    expect(events).toHaveLength(2)
    expect(events[0]).toEqual({
      actor_id: employer.accountId,
      details: { from: { key: 'jobStatus.live' }, to: { key: 'jobStatus.paused' } },
    })
  })

  test('S4-57: after 30 days of pauses the days run on, the employer is told once, and the job ends', async () => {
    const jobId = await addLive()
    await expectOk(act(jobId, 'pause'))
    testApp.clock.advance({ days: 29 })
    await runRound(testApp, 'end-pauses')
    expect(await notifiedOf('jobPauseOver', jobId)).toEqual([])
    testApp.clock.advance({ days: 3 })
    await runRound(testApp, 'end-pauses')
    await runRound(testApp, 'end-pauses')
    expect(await notifiedOf('jobPauseOver', jobId)).toEqual([employer.accountId])
    expect(await rowOf(jobId)).toMatchObject({ lifecycle_state: 'paused', paused_days: 30 })
    // The 25th of March and 30 days.
    testApp.clock.set('2026-04-24T18:29:59.998Z')
    expect(await listed({ group: 'paused' })).toMatchObject([{ pauseDaysLeft: 0, isOver: false }])
    testApp.clock.advance({ seconds: 1 })
    expect((await act(jobId, 'resume')).json().code).toBe('STATUS_NOT_ALLOWED')
    await runRound(testApp, 'expire-due-jobs')
    expect((await rowOf(jobId)).lifecycle_state).toBe('expired')
  })

  test('S7-202, S4-58: a filled job tells those without an answer after ten minutes, once each', async () => {
    const jobId = await addLive()
    const [first, answered, later] = [
      await createCandidate(testApp),
      await createCandidate(testApp),
      await createCandidate(testApp),
    ]
    await addApplication(first, jobId)
    const answeredId = await addApplication(answered, jobId)
    await expectOk(
      employer.call('PATCH', `/profileReview/${jobId}/${answeredId}`, {
        json: { status: 'shortlisted' },
      }),
    )
    const notified = async () => {
      await runRound(testApp, 'notify-of-closings')
      return await notifiedOf('positionClosed', jobId)
    }
    const filled = (await expectOk(act(jobId, 'fill', { joined: 6 }))).json()
    expect(filled).toMatchObject({ state: 'filled', status: 'pause' })
    expect(await isFound(jobId)).toBe(false)
    expect(await listed({ group: 'ended' })).toContainEqual(
      expect.objectContaining({ id: jobId, joinedCount: 6 }),
    )
    testApp.clock.advance({ minutes: 9 })
    expect(await notified()).toEqual([])
    await expectOk(act(jobId, 'reopen'))
    testApp.clock.advance({ minutes: 5 })
    expect(await notified()).toEqual([])
    expect(await isFound(jobId)).toBe(true)

    await expectOk(act(jobId, 'close', { joined: 7 }))
    testApp.clock.advance({ minutes: 11 })
    expect(await notified()).toEqual([first.accountId])
    expect(await notified()).toEqual([first.accountId])
    const [applied] = (
      await expectOk(first.call('POST', '/api/allJobs', { json: { apply: 'true' } }))
    ).json()
    expect(applied).toMatchObject({ id: jobId, state: 'closed' })
    const read = (await expectOk(first.call('GET', `/api/jobs/${jobId}`))).json()
    expect(read).toMatchObject({ state: 'closed', status: 'pause' })
    await expectOk(act(jobId, 'reopen'))
    testApp.clock.advance({ minutes: 1 })
    await addApplication(later, jobId)
    await expectOk(act(jobId, 'close'))
    testApp.clock.advance({ minutes: 11 })
    expect(await notified()).toEqual([first.accountId, later.accountId])
    expect((await rowOf(jobId)).joined_count).toBe(7)
  })

  test('S4-68: the number of those who joined is corrected for 30 days', async () => {
    const jobId = await addLive()
    await expectOk(act(jobId, 'fill', { joined: 6 }))
    testApp.clock.advance({ days: 30 })
    await expectOk(act(jobId, 'fill', { joined: 8 }))
    expect((await rowOf(jobId)).joined_count).toBe(8)
    testApp.clock.advance({ days: 1 })
    expect((await act(jobId, 'fill', { joined: 9 })).json().code).toBe('STATUS_NOT_ALLOWED')
    await expectOk(act(jobId, 'fill', { joined: 8 }))
  })

  test('S4-59: a job with undecided reports waits for verification instead of going live', async () => {
    const jobId = await addLive()
    const candidate = await createCandidate(testApp)
    await addApplication(candidate, jobId)
    await expectOk(act(jobId, 'pause'))
    const json = { reason: 'askedForMoney' }
    await expectOk(candidate.call('POST', `/api/jobs/${jobId}/report`, { json }))
    expect((await expectOk(act(jobId, 'resume'))).json()).toMatchObject({
      status: 'waiting',
      state: 'waiting',
    })
    expect(await isFound(jobId)).toBe(false)
  })

  test('S4-56: refuses what the table does not have, a refunded job, and paid days that are over', async () => {
    const jobOf: Partial<Record<JobState, string>> = {
      unpaid: (await addOrderedJob(employer)).jobId,
      waiting: await addJob(testApp, employer),
      live: await addLive(),
      paused: await addLive(),
      filled: await addLive(),
      closed: await addLive(),
      expired: await addLive(),
      rejected: await addLive(),
      withdrawn: await addJob(testApp, employer),
    }
    await expectOk(act(jobOf.paused ?? '', 'pause'))
    await expectOk(act(jobOf.filled ?? '', 'fill'))
    await expectOk(act(jobOf.closed ?? '', 'close'))
    await setJobStatus(admin, jobOf.expired ?? '', 'pause')
    await setJobStatus(admin, jobOf.rejected ?? '', 'rejected')
    await expectOk(employer.call('POST', `/api/jobs/${jobOf.withdrawn}/withdraw`))
    const { jobId: refunded, claim } = await addPaidJob(razorpay, employer)
    await setJobStatus(admin, refunded, 'accepted')
    await expectOk(act(refunded, 'fill'))
    await expectOk(
      admin.call('POST', `/api/payments/${await paymentIdOf(testApp, claim.payment_id)}/refund`, {
        json: { reason: 'goodwill' },
      }),
    )
    const before = await fingerprint(testApp, ['sessions'])
    for (const [state, jobId] of Object.entries(jobOf)) {
      for (const name of employerActs) {
        const isRepeat =
          `${state} ${name}` === 'live resume' || `${state} ${name}` === 'live reopen'
        const isThere = ['paused pause', 'filled fill', 'closed close'].includes(`${state} ${name}`)
        const isOpen = Object.keys(jobMoves[name].arrows).includes(state)
        if (isRepeat || isThere || isOpen) continue
        const reply = await act(jobId, name)
        expect([state, name, reply.statusCode, reply.json().code]).toEqual([
          state,
          name,
          409,
          'STATUS_NOT_ALLOWED',
        ])
      }
    }
    expect((await act(refunded, 'reopen')).json().code).toBe('JOB_REFUNDED')
    expect((await act(jobOf.live ?? '', 'pause', { version: 1 })).json().code).toBe(
      'CHANGED_MEANWHILE',
    )
    for (const bad of [
      { act: 'sell' },
      {},
      { act: 'fill', joined: -1 },
      { act: 'fill', joined: 10_001 },
      { act: 'fill', joined: 'x' },
    ]) {
      const json = { ...bad }
      const reply = await employer.call('POST', `/api/jobs/${jobOf.live}/act`, { json })
      expect([400, 422]).toContain(reply.statusCode)
    }
    expect(await fingerprint(testApp, ['sessions'])).toBe(before)
    testApp.clock.advance({ days: 17 })
    expect((await act(jobOf.filled ?? '', 'reopen')).json().code).toBe('STATUS_NOT_ALLOWED')
  })

  test('S7-203: is for the job’s own employer alone', async () => {
    const jobId = await addLive()
    const path = `/api/jobs/${jobId}/act`
    const json = { act: 'pause' }
    expect((await callApi(testApp, 'POST', path, { json })).statusCode).toBe(401)
    expect((await act(jobId, 'pause', {}, admin)).statusCode).toBe(403)
    expect((await act(jobId, 'pause', {}, await signIn(testApp, 'candidate'))).statusCode).toBe(403)
    const stranger = await createEmployer(testApp)
    const hidden = await act(jobId, 'pause', {}, stranger)
    expect(hidden.statusCode).toBe(404)
    for (const unknown of [randomUUID(), 'x']) {
      expect((await act(unknown, 'pause', {}, stranger)).body).toBe(hidden.body)
    }
  })
})
