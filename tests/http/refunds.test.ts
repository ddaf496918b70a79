import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { byEffort, cases } from '#tests/support/effort.ts'
import { fingerprint } from '#tests/support/fingerprint.ts'
import { callApi } from '#tests/support/inject.ts'
import { addJob, rejectForGood, setJobStatus } from '#tests/support/job-factories.ts'
import { addPaidJob } from '#tests/support/paid-jobs.ts'
import { expectBooksRight } from '#tests/support/payment-reads.ts'
import { createPaymentStage } from '#tests/support/payment-stage.ts'
import type { PaymentStage } from '#tests/support/payment-stage.ts'
import { queuedTasks, runRound, workQueue } from '#tests/support/queue.ts'
import { signIn } from '#tests/support/viewers.ts'

let razorpay: PaymentStage['razorpay']
let testApp: PaymentStage['testApp']
let employer: PaymentStage['employer']
let admin: PaymentStage['admin']
let close: PaymentStage['close']
beforeAll(async () => {
  ;({ razorpay, testApp, employer, admin, close } = await createPaymentStage())
})
afterAll(() => close())
beforeEach(async () => {
  razorpay.sim.clearFaults()
  await testApp.composition.pool.query('delete from graphile_worker._private_jobs')
})

const change = (jobId: string, status: string) =>
  admin.call('PATCH', `/api/updateJob/${jobId}`, { json: { status } })

const moneyOf = async (jobId: string) =>
  (await employer.call('GET', `/api/jobs/${jobId}/payment`)).json()

const refundOf = (jobId: string) =>
  testApp.db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .selectAll('refunds')
    .where('orders.job_id', '=', jobId)
    .executeTakeFirst()

const sentFor = (paymentId: string) =>
  razorpay.sim.refunds().filter((refund) => refund.payment_id === paymentId)

async function addRejectedJob() {
  const job = await addPaidJob(razorpay, employer)
  await rejectForGood(testApp, admin, job.jobId)
  return job
}

/** What somebody does on the provider's own pages. */
const refundByHand = (paymentId: string, input: object): Promise<Response> =>
  fetch(`${razorpay.url}/v1/payments/${paymentId}/refund`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Basic ${btoa(`${razorpay.config.keyId}:${razorpay.config.keySecret}`)}`,
    },
    body: JSON.stringify(input),
  })

const lockedTasks = async () => {
  const { pool } = testApp.composition
  const { rowCount } = await pool.query(
    'select from graphile_worker._private_jobs where locked_at is not null',
  )
  return rowCount
}

/** Lets failed tasks be tried again at once: the queue writes a failure down a moment after it. */
const hurry = async () => {
  await expect.poll(lockedTasks).toBe(0)
  await testApp.composition.pool.query('update graphile_worker._private_jobs set run_at = now()')
}

describe('a paid job that is rejected before it was published', () => {
  test('P10: is refunded, with a credit note', async () => {
    const { jobId, claim } = await addPaidJob(razorpay, employer)
    await rejectForGood(testApp, admin, jobId)
    expect(await queuedTasks(testApp)).toContain('send-refund')
    expect(await moneyOf(jobId)).toEqual({
      progress: 'returned',
      totalRupees: 471,
      invoiceNumber: expect.any(String),
      creditNoteNumber: expect.any(String),
      refund: { status: 'due', reason: 'job_rejected' },
    })
    await workQueue(testApp)
    expect(sentFor(claim.payment_id)).toMatchObject([{ amount: 47_100, status: 'processed' }])
    expect((await moneyOf(jobId)).refund).toEqual({ status: 'processed', reason: 'job_rejected' })
    const [listed] = (await admin.call('POST', '/api/payments', { json: { limit: 1 } })).json()
    expect(listed).toMatchObject({ jobId, refund: { status: 'processed' } })
    await expectBooksRight(testApp)
  })

  test.each(['accepted', 'waiting'])('S9-6: can not be %s any more', async (status) => {
    const { jobId } = await addRejectedJob()
    const before = await fingerprint(testApp, ['sessions'])
    const reply = await change(jobId, status)
    expect(reply.statusCode).toBe(409)
    expect(reply.json().code).toBe('JOB_REFUNDED')
    expect(await fingerprint(testApp, ['sessions'])).toBe(before)
    const job = (await admin.call('POST', '/api/getJobData', { json: { jobId } })).json()
    expect(job).toMatchObject({ isRefunded: true, status: 'rejected' })
  })

  test('is refunded once, however often it is rejected', async () => {
    const { jobId, claim } = await addPaidJob(razorpay, employer)
    const other = await signIn(testApp, 'admin')
    await Promise.all(
      [admin, other, admin, other].map((viewer) =>
        viewer.call('PATCH', `/api/updateJob/${jobId}`, { json: { status: 'rejected' } }),
      ),
    )
    await change(jobId, 'pause')
    await rejectForGood(testApp, admin, jobId)
    await workQueue(testApp)
    expect(sentFor(claim.payment_id)).toHaveLength(1)
    await expectBooksRight(testApp)
  })

  test('has one result when it is rejected and settled concurrently', async () => {
    for (let round = 0; round < byEffort(3, 5); round += 1) {
      const { jobId, orderId } = await addPaidJob(razorpay, employer)
      await Promise.all([
        change(jobId, 'rejected'),
        employer.call('POST', `/api/jobs/${jobId}/order`),
        employer.call('POST', `/api/orders/${orderId}/check`),
        change(jobId, 'accepted'),
      ])
      await testApp.composition.services.admin.finishDueRejections()
      expect(['paid', 'returned']).toContain((await moneyOf(jobId)).progress)
      await expectBooksRight(testApp)
    }
  })
})

describe('no refund', () => {
  test('for a job that was published before, and it can be published again', async () => {
    const { jobId } = await addPaidJob(razorpay, employer)
    await setJobStatus(admin, jobId, 'accepted')
    await rejectForGood(testApp, admin, jobId)
    expect((await moneyOf(jobId)).progress).toBe('paid')
    expect(await refundOf(jobId)).toBeUndefined()
    expect((await change(jobId, 'accepted')).statusCode).toBe(200)
    await expectBooksRight(testApp)
  })

  test('for a job that is paused or waits', async () => {
    const { jobId } = await addPaidJob(razorpay, employer)
    await setJobStatus(admin, jobId, 'pause')
    await setJobStatus(admin, jobId, 'waiting')
    expect(await refundOf(jobId)).toBeUndefined()
  })

  test('for a free job', async () => {
    const jobId = await addJob(testApp, employer)
    await rejectForGood(testApp, admin, jobId)
    expect(await refundOf(jobId)).toBeUndefined()
    // The factory's job is counted nowhere.
    await testApp.db.deleteFrom('job_status_changes').where('job_id', '=', jobId).execute()
    await testApp.db.deleteFrom('jobs').where('id', '=', jobId).execute()
  })
})

describe('sending a refund', () => {
  test.each(cases(['500', 'hang', 'drop', '429'] as const, (mode) => mode === 'drop'))(
    'goes on after the provider answered with %s, and sends it once',
    async (mode) => {
      const { jobId, claim } = await addRejectedJob()
      razorpay.sim.fault({ route: 'POST /v1/payments/:id/refund', mode })
      await workQueue(testApp)
      expect((await refundOf(jobId))?.status).toBe('due')
      await hurry()
      await workQueue(testApp)
      expect((await refundOf(jobId))?.status).toBe('processed')
      expect(sentFor(claim.payment_id)).toHaveLength(1)
    },
  )

  test('finds a refund whose reply was lost', async () => {
    const { jobId, claim } = await addRejectedJob()
    razorpay.sim.fault({ route: 'POST /v1/payments/:id/refund', mode: 'drop', takesEffect: true })
    await workQueue(testApp)
    await hurry()
    await workQueue(testApp)
    expect((await refundOf(jobId))?.status).toBe('processed')
    expect(sentFor(claim.payment_id)).toHaveLength(1)
  })

  test('sends it once with concurrent calls', async () => {
    const { jobId, claim } = await addRejectedJob()
    const { id = '' } = (await refundOf(jobId)) ?? {}
    const { payments } = testApp.composition.services
    await Promise.all(Array.from({ length: 8 }, () => payments.sendRefund(id)))
    expect(sentFor(claim.payment_id)).toHaveLength(1)
    expect((await refundOf(jobId))?.status).toBe('processed')
  })

  test('follows a pending one by its webhook', async () => {
    const { jobId, claim } = await addRejectedJob()
    razorpay.sim.planRefunds('pending')
    await workQueue(testApp)
    expect((await refundOf(jobId))?.status).toBe('pending')
    const [sent] = sentFor(claim.payment_id)
    if (!sent) throw new Error('nothing was sent')
    razorpay.sim.settleRefund(sent.id, 'processed')
    const told = razorpay.sim.events().findLast(({ name }) => name === 'refund.processed')
    if (!told) throw new Error('nobody told')
    const { body: payload, headers } = told
    const url = '/api/webhooks/razorpay'
    const taken = await testApp.app.inject({ method: 'POST', url, headers, payload })
    expect(taken.statusCode).toBe(200)
    await workQueue(testApp)
    expect((await refundOf(jobId))?.status).toBe('processed')
  })

  test('follows a pending one by the cron job, without a webhook', async () => {
    const { jobId, claim } = await addRejectedJob()
    razorpay.sim.planRefunds('pending')
    await workQueue(testApp)
    await runRound(testApp, 'follow-refunds')
    await workQueue(testApp)
    expect((await refundOf(jobId))?.status).toBe('pending')
    const [sent] = sentFor(claim.payment_id)
    if (sent) razorpay.sim.settleRefund(sent.id, 'processed')
    await runRound(testApp, 'follow-refunds')
    await workQueue(testApp)
    expect((await refundOf(jobId))?.status).toBe('processed')
  })

  test('is queued again by the cron job when its task was lost', async () => {
    const { jobId } = await addRejectedJob()
    await testApp.composition.pool.query('delete from graphile_worker._private_jobs')
    await runRound(testApp, 'follow-refunds')
    await workQueue(testApp)
    expect((await refundOf(jobId))?.status).toBe('processed')
  })

  test('fails when the provider refuses, and needs an admin', async () => {
    const { jobId, claim } = await addRejectedJob()
    // Somebody returned a part of it by hand, so the whole can't be returned any more.
    expect((await refundByHand(claim.payment_id, { amount: 10_000 })).status).toBe(200)
    await workQueue(testApp)
    expect((await refundOf(jobId))?.status).toBe('failed')
    const failed = await admin.call('POST', '/api/payments', { json: { filter: 'failed' } })
    expect(failed.json()).toMatchObject([{ jobId, refund: { status: 'failed' } }])
  })

  test('does not repeat a refund that was made by hand', async () => {
    const { jobId, claim } = await addRejectedJob()
    expect((await refundByHand(claim.payment_id, {})).status).toBe(200)
    await workQueue(testApp)
    expect((await refundOf(jobId))?.status).toBe('processed')
    expect(sentFor(claim.payment_id)).toHaveLength(1)
  })
})

describe('POST /api/refunds/:refundId/retry', () => {
  const retry = (refundId: string, viewer = admin) =>
    viewer.call('POST', `/api/refunds/${refundId}/retry`)

  async function addFailedRefund() {
    const job = await addRejectedJob()
    razorpay.sim.planRefunds('failed')
    await workQueue(testApp)
    const refund = await refundOf(job.jobId)
    if (refund?.status !== 'failed') throw new Error('the refund did not fail')
    return { ...job, refundId: refund.id }
  }

  test('S7-84: sends a failed refund again with a new key', async () => {
    const { jobId, claim, refundId } = await addFailedRefund()
    expect((await retry(refundId)).json()).toEqual({ status: 'due' })
    await workQueue(testApp)
    expect((await refundOf(jobId))?.status).toBe('processed')
    expect(sentFor(claim.payment_id).map(({ status }) => status)).toEqual(['failed', 'processed'])
    await expectBooksRight(testApp)
  })

  test('sends it once with concurrent calls', async () => {
    const { claim, refundId } = await addFailedRefund()
    const replies = await Promise.all(Array.from({ length: 6 }, () => retry(refundId)))
    expect(new Set(replies.map((reply) => reply.body))).toEqual(
      new Set([JSON.stringify({ status: 'due' })]),
    )
    await workQueue(testApp)
    expect(sentFor(claim.payment_id)).toHaveLength(2)
    expect((await retry(refundId)).json()).toEqual({ status: 'processed' })
    await workQueue(testApp)
    expect(sentFor(claim.payment_id)).toHaveLength(2)
  })

  test('S7-85: is for admins, and refuses unknown refunds', async () => {
    const id = randomUUID()
    expect((await callApi(testApp, 'POST', `/api/refunds/${id}/retry`)).statusCode).toBe(401)
    expect((await retry(id, employer)).statusCode).toBe(403)
    expect((await retry(id, await signIn(testApp, 'candidate'))).statusCode).toBe(403)
    expect((await retry(id)).statusCode).toBe(404)
    expect((await retry('x')).statusCode).toBe(400)
  })
})
