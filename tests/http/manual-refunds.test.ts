import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { callbackOf } from '#server/local/razorpay/signatures.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { byEffort, timeoutByEffort } from '#tests/support/effort.ts'
import { fingerprint } from '#tests/support/fingerprint.ts'
import { callApi, expectOk } from '#tests/support/inject.ts'
import { setJobStatus } from '#tests/support/job-factories.ts'
import {
  addOrderedJob,
  addPaidJob,
  createPayingEmployer,
  makeOrder,
  payAtProvider,
  postWithOrder,
  verify,
} from '#tests/support/paid-jobs.ts'
import { expectBooksRight, paymentIdOf } from '#tests/support/payment-reads.ts'
import { createPaymentStage } from '#tests/support/payment-stage.ts'
import { workQueue } from '#tests/support/queue.ts'
import { signIn } from '#tests/support/viewers.ts'
import type { TestViewer } from '#tests/support/viewers.ts'

const stage = await createPaymentStage()
const { razorpay, testApp, employer, admin } = stage
closeAfterAll(stage)

const refund = (paymentId: string, form: object = {}, viewer: TestViewer = admin) =>
  viewer.call('POST', `/api/payments/${paymentId}/refund`, {
    json: { reason: 'goodwill', ...form },
  })

async function addPayment(payer: TestViewer = employer) {
  const job = await addPaidJob(razorpay, payer)
  return { ...job, paymentId: await paymentIdOf(testApp, job.claim.payment_id) }
}

const statusOf = async (jobId: string, owner: TestViewer = employer): Promise<string> =>
  (await expectOk(owner.call('GET', `/api/jobs/${jobId}`))).json().status

const moneyOf = async (jobId: string) =>
  (await expectOk(admin.call('GET', `/api/jobs/${jobId}/payment`))).json()

const sentFor = (providerPaymentId: string) =>
  razorpay.sim.refunds().filter((sent) => sent.payment_id === providerPaymentId)

const countRefunds = async (paymentId: string): Promise<number> =>
  (
    await testApp.db
      .selectFrom('refunds')
      .select('id')
      .where('payment_id', '=', paymentId)
      .execute()
  ).length

const isFound = async (jobId: string): Promise<boolean> =>
  (await callApi(testApp, 'GET', `/api/public/jobs/${jobId}`)).statusCode === 200

describe('POST /api/payments/:paymentId/refund', () => {
  test('S7-184: refunds a live job in full, takes it off the site and issues a credit note', async () => {
    const { jobId, paymentId, claim } = await addPayment()
    await setJobStatus(admin, jobId, 'accepted')
    expect(await isFound(jobId)).toBe(true)
    const reply = (
      await expectOk(refund(paymentId, { reason: 'service_failed', note: ' Nobody called. ' }))
    ).json()
    expect(reply).toEqual({
      message: '₹471 goes back for Customer Support Executive',
      status: 'due',
    })
    expect([await statusOf(jobId), await isFound(jobId)]).toEqual(['pause', false])
    expect(await moneyOf(jobId)).toMatchObject({
      progress: 'returned',
      creditNoteNumber: expect.any(String),
      refund: { status: 'due', reason: 'service_failed' },
    })
    await workQueue(testApp)
    expect(sentFor(claim.payment_id)).toMatchObject([{ amount: 47_100 }])
    const [listed] = (await admin.call('POST', '/api/payments', { json: { q: paymentId } })).json()
    expect(listed).toMatchObject({
      refundablePaise: 0,
      jobStatus: 'pause',
      refund: { status: 'processed', reason: 'service_failed', note: 'Nobody called.' },
    })
    const recorded = await testApp.db
      .selectFrom('audit_events')
      .select(['actor_id', 'person_id', 'job_id', 'details'])
      .where('kind', '=', 'payment-refunded')
      .execute()
    expect(recorded).toEqual([
      {
        actor_id: admin.accountId,
        person_id: employer.accountId,
        job_id: jobId,
        details: { rupees: 471, reason: { key: 'payments.reason.service_failed' } },
      },
    ])
    await expectBooksRight(testApp)
  })

  test('S9-31: repeated, changes nothing and answers the same; another admin is told', async () => {
    const { paymentId } = await addPayment()
    const other = await signIn(testApp, 'admin')
    const first = await expectOk(refund(paymentId, { note: 'Twice' }))
    const before = await fingerprint(testApp, ['sessions'])
    expect((await refund(paymentId, { note: 'Twice' })).json()).toEqual(first.json())
    for (const reply of [
      await refund(paymentId, { note: 'Twice' }, other),
      await refund(paymentId, { note: 'Otherwise' }),
      await refund(paymentId, { reason: 'paid_by_mistake', note: 'Twice' }),
    ]) {
      expect([reply.statusCode, reply.json().code]).toEqual([409, 'ALREADY_REFUNDED'])
    }
    expect(await fingerprint(testApp, ['sessions'])).toBe(before)
  })

  test.each([
    ['waiting', 'rejected'],
    ['accepted', 'pause'],
    ['pause', 'pause'],
    ['rejected', 'rejected'],
  ])('S4-53: a job that was %s is then %s, and nobody publishes it', async (from, to) => {
    const { jobId, paymentId } = await addPayment()
    if (from !== 'waiting') await setJobStatus(admin, jobId, from)
    await expectOk(refund(paymentId))
    expect(await statusOf(jobId)).toBe(to)
    for (const status of ['accepted', 'waiting']) {
      const reply = await admin.call('PATCH', `/api/updateJob/${jobId}`, { json: { status } })
      expect(reply.json().code).toBe('JOB_REFUNDED')
    }
    await expectBooksRight(testApp)
  })

  test('a live job that was put under review is closed', async () => {
    const { jobId, paymentId } = await addPayment()
    await setJobStatus(admin, jobId, 'accepted')
    await setJobStatus(admin, jobId, 'waiting')
    await expectOk(refund(paymentId))
    expect(await statusOf(jobId)).toBe('pause')
  })

  test('a rejection of the job can not be taken back, and refunds nothing more', async () => {
    const { jobId, paymentId } = await addPayment()
    const json = { status: 'rejected', reason: 'notConfirmed' }
    const rejected = await expectOk(admin.call('PATCH', `/api/updateJob/${jobId}`, { json }))
    const { id: rejectionId } = rejected.json().rejection
    await expectOk(refund(paymentId))
    const taken = await admin.call('POST', `/api/rejections/${rejectionId}/take-back`)
    expect([taken.statusCode, taken.json().code]).toEqual([409, 'JOB_REFUNDED'])
    testApp.clock.advance({ seconds: 60 })
    await testApp.composition.services.admin.finishQueuedRejection({ rejectionId })
    expect(await countRefunds(paymentId)).toBe(1)
    expect(await statusOf(jobId)).toBe('rejected')
    await expectBooksRight(testApp)
  })

  test('a payment whose job never came is refunded, and no job can use it', async () => {
    const { id: orderId } = await makeOrder(employer)
    const claim = payAtProvider(razorpay, orderId)
    await expectOk(verify(employer, claim))
    const paymentId = await paymentIdOf(testApp, claim.payment_id)
    const reply = await expectOk(refund(paymentId, { reason: 'job_not_needed' }))
    expect(reply.json().message).toBe('₹471 goes back. It had no job.')
    expect((await postWithOrder(employer, orderId)).json().code).toBe('ORDER_SPENT')
    await expectBooksRight(testApp)
  })

  test('a second payment of an order goes back by itself and is not refunded by hand', async () => {
    const { orderId } = await addOrderedJob(employer)
    const { payment } = razorpay.sim.pay({ orderId, outcome: 'failed_then_captured' })
    const paid = payAtProvider(razorpay, orderId)
    await verify(employer, paid)
    razorpay.sim.confirm(payment.id)
    const { razorpay_signature: signature } = callbackOf(payment, razorpay.config.keySecret)
    await verify(employer, { order_id: orderId, payment_id: payment.id, signature })
    const extra = await paymentIdOf(testApp, payment.id)
    expect((await refund(extra)).json().code).toBe('ALREADY_REFUNDED')
    const [listed] = (await admin.call('POST', '/api/payments', { json: { q: extra } })).json()
    expect(listed).toMatchObject({ refundablePaise: 0 })
    await expectOk(refund(await paymentIdOf(testApp, paid.payment_id)))
    await expectBooksRight(testApp)
  })

  test.each([
    [{ reason: '' }, 'reason'],
    [{ reason: 'job_rejected' }, 'reason'],
    [{ reason: 'other' }, 'note'],
    [{ reason: 'other', note: ' ' }, 'note'],
    [{ note: 'x'.repeat(1001) }, 'note'],
    [{ note: 'a\0b' }, 'note'],
    [{ note: 7 }, 'note'],
  ])('S7-186: refuses %j', async (form, field) => {
    const { paymentId } = await addPayment()
    const before = await fingerprint(testApp, ['sessions'])
    const reply = await refund(paymentId, form)
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([422, [field]])
    expect(await fingerprint(testApp, ['sessions'])).toBe(before)
  })

  test('S7-185: is for admins alone, and answers 404 to an unknown payment', async () => {
    const { paymentId, jobId } = await addPayment()
    const path = `/api/payments/${paymentId}/refund`
    expect((await callApi(testApp, 'POST', path, { json: {} })).statusCode).toBe(401)
    for (const viewer of [employer, await signIn(testApp, 'candidate')]) {
      expect((await refund(paymentId, {}, viewer)).statusCode).toBe(403)
    }
    const [missing, nonsense] = [await refund(randomUUID()), await refund('x')]
    expect([missing.statusCode, nonsense.body]).toEqual([404, missing.body])
    expect((await moneyOf(jobId)).progress).toBe('paid')
  })

  test(
    'R4: at the same time as it is accepted, withdrawn, rejected, taken back and settled, the money goes back once',
    { timeout: timeoutByEffort(6, 300, 3_000) },
    async () => {
      const other = await signIn(testApp, 'admin')
      const claims: string[] = []
      for (let round = 0; round < byEffort(3, 300); round += 1) {
        // One employer posts only so many jobs an hour.
        const payer = round % 2 === 0 ? await createPayingEmployer(testApp) : employer
        const { jobId, paymentId, claim } = await addPayment(payer)
        const change = (status: string) =>
          admin.call('PATCH', `/api/updateJob/${jobId}`, { json: { status } })
        const withdraw = () => payer.call('POST', `/api/jobs/${jobId}/withdraw`)
        const finish = async () => {
          const rejected = (await change('rejected')).json().rejection
          if (!rejected) return
          const rejectionId: string = rejected.id
          testApp.clock.advance({ seconds: 60 })
          await Promise.all([
            testApp.composition.services.admin.finishQueuedRejection({ rejectionId }),
            admin.call('POST', `/api/rejections/${rejectionId}/take-back`),
          ])
        }
        const acts = [
          () => refund(paymentId),
          () => refund(paymentId, {}, other),
          [() => change('accepted'), withdraw, finish][round % 3] ?? withdraw,
          () => verify(payer, claim),
        ]
        const turned = acts.map((_, at) => acts[(at + round) % acts.length])
        await Promise.all(turned.map((act) => act?.()))
        const { progress } = await moneyOf(jobId)
        const result = `${await statusOf(jobId, payer)} ${progress}`
        expect(['rejected returned', 'pause returned']).toContain(result)
        claims.push(claim.payment_id)
      }
      await workQueue(testApp)
      expect(claims.map((id) => sentFor(id).length)).toEqual(claims.map(() => 1))
      await expectBooksRight(testApp)
    },
  )
})

test('an admin’s look at an invoice is recorded, an employer’s own is not', async () => {
  const payer = await createPayingEmployer(testApp)
  const { jobId } = await addPayment(payer)
  const invoiceNumber: string = (await moneyOf(jobId)).invoiceNumber
  for (const viewer of [payer, admin]) {
    await expectOk(viewer.call('GET', `/api/jobs/${jobId}/invoice-link`))
  }
  const looks = await testApp.db
    .selectFrom('audit_events')
    .select(['actor_id', 'person_id', 'job_id', 'details'])
    .where('kind', '=', 'invoice-opened')
    .execute()
  expect(looks).toEqual([
    {
      actor_id: admin.accountId,
      person_id: payer.accountId,
      job_id: jobId,
      details: { number: invoiceNumber },
    },
  ])
})
