import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { byEffort, timeoutByEffort } from '#tests/support/effort.ts'
import { fingerprint } from '#tests/support/fingerprint.ts'
import { callApi, expectOk } from '#tests/support/inject.ts'
import { addJob, addLiveJob, setJobStatus } from '#tests/support/job-factories.ts'
import { addOrderedJob, addPaidJob, createPayingEmployer } from '#tests/support/paid-jobs.ts'
import { createPaymentStage } from '#tests/support/payment-stage.ts'
import { createEmployer } from '#tests/support/profile-factories.ts'
import { workQueue } from '#tests/support/queue.ts'
import { signIn } from '#tests/support/viewers.ts'

const stage = await createPaymentStage()
const { razorpay, testApp, employer, admin } = stage
closeAfterAll(stage)

const withdraw = (jobId: string, viewer = employer) =>
  viewer.call('POST', `/api/jobs/${jobId}/withdraw`)

const read = async (jobId: string, viewer = employer) =>
  (await expectOk(viewer.call('GET', `/api/jobs/${jobId}`))).json()

const moneyOf = async (jobId: string) =>
  (await expectOk(admin.call('GET', `/api/jobs/${jobId}/payment`))).json()

const refundsOf = (paymentId: string) =>
  razorpay.sim.refunds().filter((refund) => refund.payment_id === paymentId)

/** Jobs of the factory were never counted as posts. */
async function expectMoneyRight(): Promise<void> {
  const { discrepancies } = await testApp.composition.services.ledger.checkBooks()
  expect(discrepancies.filter(({ what }) => !what.includes('number of posts'))).toEqual([])
}

describe('POST /api/jobs/:jobId/withdraw', () => {
  test('S7-180, S4-51: refunds a paid job in full, once, with a credit note', async () => {
    const { jobId, claim } = await addPaidJob(razorpay, employer)
    expect(await read(jobId)).toMatchObject({ isWithdrawn: false, withdrawableRupees: 471 })
    const reply = (await expectOk(withdraw(jobId))).json()
    expect(reply).toMatchObject({ success: true, status: 'rejected' })
    expect(reply.message).toContain('₹471')
    const before = await fingerprint(testApp, ['sessions'])
    expect((await expectOk(withdraw(jobId))).json()).toEqual(reply)
    expect(await fingerprint(testApp, ['sessions'])).toBe(before)
    expect(await read(jobId)).toMatchObject({
      status: 'rejected',
      isWithdrawn: true,
      withdrawableRupees: null,
      rejection: null,
    })
    expect(await moneyOf(jobId)).toMatchObject({
      progress: 'returned',
      creditNoteNumber: expect.any(String),
      refund: { reason: 'job_withdrawn' },
    })
    await workQueue(testApp)
    expect(refundsOf(claim.payment_id)).toMatchObject([{ amount: 47_100 }])
    const [listed] = (
      await employer.call('POST', '/api/getJobById', { json: { status: 'rejected', limit: 1 } })
    ).json()
    expect(listed).toMatchObject({ id: jobId, isWithdrawn: true })
    const events = await testApp.db
      .selectFrom('audit_events')
      .select(['kind', 'actor_id', 'details'])
      .where('job_id', '=', jobId)
      .where('kind', '=', 'job-withdrawn')
      .execute()
    expect(events).toEqual([
      { kind: 'job-withdrawn', actor_id: employer.accountId, details: { rupees: 471 } },
    ])
    await expectMoneyRight()
  })

  test('withdraws a free post without money', async () => {
    const mine = await createEmployer(testApp)
    const jobId = await addJob(testApp, mine)
    expect(await read(jobId, mine)).toMatchObject({ withdrawableRupees: 0 })
    const { message } = (await expectOk(withdraw(jobId, mine))).json()
    expect(message).not.toContain('₹')
    expect(await read(jobId, mine)).toMatchObject({ isWithdrawn: true })
  })

  test.each(['accepted', 'waiting', 'pause'])(
    'S4-52: a withdrawn job can not be %s by an admin',
    async (status) => {
      const jobId = await addJob(testApp, employer)
      await expectOk(withdraw(jobId))
      const before = await fingerprint(testApp, ['sessions'])
      const reply = await admin.call('PATCH', `/api/updateJob/${jobId}`, { json: { status } })
      expect([reply.statusCode, reply.json().code]).toEqual([409, 'STATUS_NOT_ALLOWED'])
      expect(await fingerprint(testApp, ['sessions'])).toBe(before)
    },
  )

  test('refuses a job that is live, was live, is unpaid or rejected', async () => {
    const live = await addLiveJob(testApp, { employer, admin })
    const again = await addLiveJob(testApp, { employer, admin })
    await setJobStatus(admin, again, 'waiting')
    const rejected = await addJob(testApp, employer)
    await setJobStatus(admin, rejected, 'rejected')
    const { jobId: unpaid } = await addOrderedJob(employer)
    const before = await fingerprint(testApp, ['sessions'])
    for (const jobId of [live, again, rejected, unpaid]) {
      const reply = await withdraw(jobId)
      expect([reply.statusCode, reply.json().code]).toEqual([409, 'STATUS_NOT_ALLOWED'])
    }
    expect(await fingerprint(testApp, ['sessions'])).toBe(before)
  })

  test('S7-181: is for the job’s own employer alone', async () => {
    const { jobId } = await addPaidJob(razorpay, employer)
    const path = `/api/jobs/${jobId}/withdraw`
    expect((await callApi(testApp, 'POST', path)).statusCode).toBe(401)
    expect((await withdraw(jobId, admin)).statusCode).toBe(403)
    expect((await withdraw(jobId, await signIn(testApp, 'candidate'))).statusCode).toBe(403)
    const stranger = await createEmployer(testApp)
    const hidden = await withdraw(jobId, stranger)
    expect(hidden.statusCode).toBe(404)
    for (const unknown of [randomUUID(), 'x']) {
      expect((await withdraw(unknown, stranger)).body).toBe(hidden.body)
    }
    expect((await moneyOf(jobId)).progress).toBe('paid')
  })

  test(
    'R4: at the same time as an admin accepts, either the job goes live or the money goes back',
    { timeout: timeoutByEffort(6, 300, 500) },
    async () => {
      const results = new Set<string>()
      for (let round = 0; round < byEffort(3, 300); round += 1) {
        const payer = round % 2 === 0 ? await createPayingEmployer(testApp) : employer
        const { jobId } = await addPaidJob(razorpay, payer)
        const accept = () =>
          admin.call('PATCH', `/api/updateJob/${jobId}`, { json: { status: 'accepted' } })
        const acts = [() => withdraw(jobId, payer), accept, () => withdraw(jobId, payer)]
        await Promise.all((round % 3 === 0 ? acts.toReversed() : acts).map((act) => act()))
        const { status } = await read(jobId, payer)
        const { progress } = await moneyOf(jobId)
        results.add(`${status} ${progress}`)
        expect(['accepted paid', 'rejected returned']).toContain(`${status} ${progress}`)
      }
      await expectMoneyRight()
      expect(results.size).toBeGreaterThanOrEqual(byEffort(1, 2))
    },
  )
})
