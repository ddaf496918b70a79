import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { byEffort, timeoutByEffort } from '#tests/support/effort.ts'
import { fingerprint } from '#tests/support/fingerprint.ts'
import { callApi, expectOk } from '#tests/support/inject.ts'
import { addJob, addLiveJob, rejectForGood, setJobStatus } from '#tests/support/job-factories.ts'
import { addPaidJob, createPayingEmployer } from '#tests/support/paid-jobs.ts'
import { createPaymentStage } from '#tests/support/payment-stage.ts'
import { createEmployer } from '#tests/support/profile-factories.ts'
import { runRound } from '#tests/support/queue.ts'
import { signIn, proveByPhone } from '#tests/support/viewers.ts'

const stage = await createPaymentStage()
const { razorpay, testApp, employer, admin } = stage
closeAfterAll(stage)

async function reject(jobId: string, reason: string = 'notConfirmed') {
  const json = { status: 'rejected', reason }
  const reply = await expectOk(admin.call('PATCH', `/api/updateJob/${jobId}`, { json }))
  return reply.json().rejection
}

const takeBack = (rejectionId: string, viewer = admin) =>
  viewer.call('POST', `/api/rejections/${rejectionId}/take-back`)

const statusOf = async (jobId: string) =>
  (
    await testApp.db
      .selectFrom('jobs')
      .select('status')
      .where('id', '=', jobId)
      .executeTakeFirstOrThrow()
  ).status

const moneyOf = async (jobId: string) =>
  (await admin.call('GET', `/api/jobs/${jobId}/payment`)).json().progress

const refundsOf = (jobId: string) =>
  testApp.db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .innerJoin('credit_notes', 'credit_notes.refund_id', 'refunds.id')
    .select('refunds.id')
    .where('orders.job_id', '=', jobId)
    .execute()

const finish = (rejectionId: string) =>
  testApp.composition.services.admin.finishQueuedRejection({ rejectionId })

/** Jobs of the factory were never counted as posts. */
async function expectMoneyRight(): Promise<void> {
  const { discrepancies } = await testApp.composition.services.ledger.checkBooks()
  expect(discrepancies.filter(({ what }) => !what.includes('number of posts'))).toEqual([])
}

const recorded = async (jobId: string) =>
  await testApp.db
    .selectFrom('audit_events')
    .select(['kind', 'details'])
    .where('job_id', '=', jobId)
    .where('kind', 'in', ['job-rejected', 'rejection-taken-back', 'rejection-final'])
    .orderBy('number')
    .execute()

describe('a rejection', () => {
  test('S4-45: keeps the money for a minute, then refunds it with a credit note', async () => {
    const { jobId } = await addPaidJob(razorpay, employer)
    const rejection = await reject(jobId)
    expect(rejection).toMatchObject({ reason: 'notConfirmed', isFinal: false })
    expect(Date.parse(rejection.finalAt) - Date.parse(rejection.rejectedAt)).toBe(60_000)
    expect([await statusOf(jobId), await moneyOf(jobId)]).toEqual(['rejected', 'paid'])
    testApp.clock.advance({ seconds: 59 })
    expect(await finish(rejection.id)).toEqual({ again: 1 })
    expect(await moneyOf(jobId)).toBe('paid')
    testApp.clock.advance({ seconds: 1 })
    expect(await finish(rejection.id)).toBeUndefined()
    await finish(rejection.id)
    expect(await moneyOf(jobId)).toBe('returned')
    expect(await refundsOf(jobId)).toHaveLength(1)
    expect(await recorded(jobId)).toMatchObject([
      {
        kind: 'job-rejected',
        details: { reason: { key: 'option.rejectionReason.notConfirmed' } },
      },
      { kind: 'rejection-final', details: { rupees: 471 } },
    ])
    await expectMoneyRight()
  })

  test('S4-46: tells its employer the reason, and nobody else', async () => {
    const mine = await createEmployer(testApp)
    const jobId = await addJob(testApp, mine)
    await reject(jobId, 'detailsWrong')
    const read = await expectOk(mine.call('GET', `/api/jobs/${jobId}`))
    expect(read.json().rejection).toMatchObject({ reason: 'detailsWrong', isFinal: false })
    const [listed] = (await mine.call('POST', '/api/getJobById', { json: {} })).json()
    expect(listed.rejection).toMatchObject({ reason: 'detailsWrong' })
    await setJobStatus(admin, jobId, 'accepted')
    const candidate = await signIn(testApp, 'candidate')
    expect((await candidate.call('GET', `/api/jobs/${jobId}`)).body).not.toContain('rejection')
    expect((await mine.call('GET', `/api/jobs/${jobId}`)).json().rejection).toBeNull()
  })

  test('without a reason has the general one', async () => {
    const jobId = await addJob(testApp, employer)
    await setJobStatus(admin, jobId, 'rejected')
    const job = (await admin.call('POST', '/api/getJobData', { json: { jobId } })).json()
    expect(job.rejection.reason).toBe('other')
  })

  test('S4-47: is finished by the cron job when its task was lost', async () => {
    const { jobId } = await addPaidJob(razorpay, employer)
    await reject(jobId)
    await testApp.composition.pool.query('delete from graphile_worker._private_jobs')
    await runRound(testApp, 'finish-rejections')
    expect(await moneyOf(jobId)).toBe('paid')
    testApp.clock.advance({ seconds: 60 })
    await runRound(testApp, 'finish-rejections')
    expect(await moneyOf(jobId)).toBe('returned')
  })

  test('does not become final when an admin moves the job on within the minute', async () => {
    const { jobId } = await addPaidJob(razorpay, employer)
    const rejection = await reject(jobId)
    await setJobStatus(admin, jobId, 'accepted')
    testApp.clock.advance({ seconds: 60 })
    await finish(rejection.id)
    expect([await statusOf(jobId), await moneyOf(jobId)]).toEqual(['accepted', 'paid'])
  })

  test('refunds also when the employer deletes the account within the minute', async () => {
    const leaving = await createPayingEmployer(testApp)
    const { jobId } = await addPaidJob(razorpay, leaving)
    const rejection = await reject(jobId)
    const json = await proveByPhone(testApp, leaving.phone)
    await expectOk(leaving.call('POST', '/api/privacy/delete-account', { json }))
    expect((await takeBack(rejection.id)).json().code).toBe('EMPLOYER_GONE')
    testApp.clock.advance({ seconds: 60 })
    await finish(rejection.id)
    expect(await refundsOf(jobId)).toHaveLength(1)
  })

  test.each(['x', '', 1])('refuses the reason %j', async (reason) => {
    const jobId = await addJob(testApp, employer)
    const before = await fingerprint(testApp, ['sessions'])
    const json = { status: 'rejected', reason }
    expect((await admin.call('PATCH', `/api/updateJob/${jobId}`, { json })).statusCode).toBe(400)
    expect(await fingerprint(testApp, ['sessions'])).toBe(before)
  })
})

describe('POST /api/rejections/:rejectionId/take-back', () => {
  test('S7-167: returns a waiting job, and no money goes back', async () => {
    const { jobId } = await addPaidJob(razorpay, employer)
    const rejection = await reject(jobId)
    const reply = await expectOk(takeBack(rejection.id))
    expect(reply.json()).toMatchObject({ success: true, status: 'waiting' })
    testApp.clock.advance({ seconds: 60 })
    await finish(rejection.id)
    expect([await statusOf(jobId), await moneyOf(jobId)]).toEqual(['waiting', 'paid'])
    expect((await recorded(jobId)).at(-1)).toMatchObject({ kind: 'rejection-taken-back' })
    await expectMoneyRight()
  })

  test('repeated, changes nothing and answers the same', async () => {
    const jobId = await addJob(testApp, employer)
    const rejection = await reject(jobId)
    const first = await takeBack(rejection.id)
    const before = await fingerprint(testApp, ['sessions'])
    expect((await takeBack(rejection.id)).json()).toEqual(first.json())
    expect(await fingerprint(testApp, ['sessions'])).toBe(before)
    // A later rejection is another one.
    await reject(jobId)
    await expectOk(takeBack(rejection.id))
    expect(await statusOf(jobId)).toBe('rejected')
  })

  test('returns a live job to search with its days; one that ended meanwhile is expired', async () => {
    const live = await addLiveJob(testApp, { employer, admin })
    const ending = await addLiveJob(testApp, { employer, admin })
    const rejections = [await reject(live), await reject(ending)]
    await testApp.db
      .updateTable('jobs')
      .set({ expires_at: testApp.clock.now() })
      .where('id', '=', ending)
      .execute()
    for (const { id } of rejections) await expectOk(takeBack(id))
    expect([await statusOf(live), await statusOf(ending)]).toEqual(['accepted', 'expired'])
    expect((await callApi(testApp, 'GET', `/api/public/jobs/${live}`)).statusCode).toBe(200)
  })

  test('S9-24: is refused when the rejection is final', async () => {
    const { jobId } = await addPaidJob(razorpay, employer)
    const { id } = await reject(jobId)
    await rejectForGood(testApp, admin, jobId)
    const before = await fingerprint(testApp, ['sessions'])
    const reply = await takeBack(id)
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'REJECTION_FINAL'])
    expect(await fingerprint(testApp, ['sessions'])).toBe(before)
  })

  test('S7-168: is for admins, and answers 404 to an unknown id', async () => {
    const { id } = await reject(await addJob(testApp, employer))
    const path = `/api/rejections/${id}/take-back`
    expect((await callApi(testApp, 'POST', path)).statusCode).toBe(401)
    expect((await takeBack(id, employer)).statusCode).toBe(403)
    expect((await takeBack(id, await signIn(testApp, 'candidate'))).statusCode).toBe(403)
    for (const unknown of [randomUUID(), 'x']) {
      expect((await takeBack(unknown)).statusCode).toBe(404)
    }
  })

  const racing = { timeout: timeoutByEffort(6, 300, 500) }
  test(
    'R4, S4-48: at the end of the minute, either the money goes back or the job does',
    racing,
    async () => {
      const results = new Set<string>()
      for (let round = 0; round < byEffort(3, 300); round += 1) {
        const payer = round % 2 === 0 ? await createPayingEmployer(testApp) : employer
        const { jobId } = await addPaidJob(razorpay, payer)
        const rejection = await reject(jobId)
        testApp.clock.advance({ seconds: 60 })
        const acts = [
          () => takeBack(rejection.id),
          () => finish(rejection.id),
          () => finish(rejection.id),
        ]
        await Promise.all((round % 3 === 0 ? acts.toReversed() : acts).map((act) => act()))
        const result = `${await statusOf(jobId)} ${await moneyOf(jobId)}`
        results.add(result)
        expect(['waiting paid', 'rejected returned']).toContain(result)
        expect(await refundsOf(jobId)).toHaveLength(result === 'waiting paid' ? 0 : 1)
      }
      await expectMoneyRight()
      // Many rounds have both results.
      expect(results.size).toBeGreaterThanOrEqual(byEffort(1, 2))
    },
  )
})
