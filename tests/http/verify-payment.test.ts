import { beforeEach, describe, expect, test } from 'vitest'
import { callbackOf } from '#server/local/razorpay/signatures.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { cases } from '#tests/support/effort.ts'
import { fingerprint } from '#tests/support/fingerprint.ts'
import { callApi } from '#tests/support/inject.ts'
import {
  addOrderedJob,
  createPayingEmployer,
  payAtProvider,
  verify,
} from '#tests/support/paid-jobs.ts'
import {
  countRows,
  expectBooksRight,
  orderRow,
  paidJobsOf,
  postedJobs,
} from '#tests/support/payment-reads.ts'
import { createPaymentStage } from '#tests/support/payment-stage.ts'
import { createEmployer } from '#tests/support/profile-factories.ts'
import { workQueue } from '#tests/support/queue.ts'
import { signIn } from '#tests/support/viewers.ts'

const stage = closeAfterAll(await createPaymentStage())
const { razorpay, testApp } = stage
let { employer } = stage
beforeEach(async () => {
  razorpay.sim.clearFaults()
  employer = await createPayingEmployer(testApp)
})

describe('POST /verify-payment', () => {
  test('S7-48: sends the paid job to verification, with invoice, count and ledger', async () => {
    testApp.clock.set('2026-05-04T06:00:00Z')
    const { jobId, orderId } = await addOrderedJob(employer)
    const reply = await verify(employer, payAtProvider(razorpay, orderId))
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toEqual({ success: true, progress: 'paid' })
    expect(await paidJobsOf(testApp, employer)).toMatchObject([
      { id: jobId, status: 'waiting', posted_at: new Date('2026-05-04T06:00:00Z'), version: 2 },
    ])
    expect(await postedJobs(employer)).toBe(3)
    const order = await orderRow(testApp, orderId)
    expect(order).toMatchObject({ status: 'paid', paid_at: new Date('2026-05-04T06:00:00Z') })
    const changes = await testApp.db
      .selectFrom('job_status_changes')
      .select(['admin_id', 'from_status', 'to_status'])
      .where('job_id', '=', jobId)
      .execute()
    expect(changes).toEqual([{ admin_id: null, from_status: 'unpaid', to_status: 'waiting' }])
    const entries = await testApp.db
      .selectFrom('ledger_entries')
      .select(['kind', 'amount_paise', 'job_id'])
      .where('order_id', '=', order.id)
      .orderBy('id')
      .execute()
    expect(entries).toEqual([
      { kind: 'order', amount_paise: 47_100, job_id: null },
      { kind: 'payment', amount_paise: 47_100, job_id: jobId },
    ])
    const payment = (await employer.call('GET', `/api/jobs/${jobId}/payment`)).json()
    expect(payment).toEqual({
      progress: 'paid',
      totalRupees: 471,
      invoiceNumber: expect.stringMatching(/26-27/),
      creditNoteNumber: null,
      refund: null,
    })
    await expectBooksRight(testApp)
  })

  test('S7-49, P1: refuses a changed character in order, payment or signature', async () => {
    const { orderId } = await addOrderedJob(employer)
    const claim = payAtProvider(razorpay, orderId)
    const other = await addOrderedJob(employer)
    const turn = (text: string) => `${text.slice(0, -1)}${text.endsWith('a') ? 'b' : 'a'}`
    const before = await fingerprint(testApp, ['sessions'])
    const forged = [
      { ...claim, payment_id: turn(claim.payment_id) },
      { ...claim, signature: turn(claim.signature) },
      { ...claim, signature: '' },
      { ...claim, signature: claim.signature.slice(0, 32) },
      { ...claim, signature: `${claim.signature}00` },
      { ...claim, signature: 'é'.repeat(32) },
      // A signature over another of my orders.
      { ...claim, order_id: other.orderId },
    ]
    for (const each of forged) {
      const reply = await verify(employer, each)
      expect(reply.json()).toEqual({ success: false, progress: 'unpaid' })
    }
    expect((await verify(employer, { ...claim, order_id: turn(claim.order_id) })).statusCode).toBe(
      404,
    )
    expect(await fingerprint(testApp, ['sessions'])).toBe(before)
  })

  test("S7-50, P2: hides another employer's payment", async () => {
    const { orderId } = await addOrderedJob(employer)
    const claim = payAtProvider(razorpay, orderId)
    const other = await createEmployer(testApp)
    const before = await fingerprint(testApp, ['sessions'])
    const [theirs, missing] = [
      await verify(other, claim),
      await verify(other, { ...claim, order_id: 'order_missing1' }),
    ]
    expect(theirs.statusCode).toBe(404)
    expect(theirs.body).toBe(missing.body)
    expect(await fingerprint(testApp, ['sessions'])).toBe(before)
  })

  test.each([
    ['less', { amount: 47_099 }],
    ['more', { amount: 47_101 }],
    ['of the other plan', { amount: 34_100 }],
    ['in another currency', { currency: 'USD' }],
  ])('P3: a payment of another amount settles nothing and is refunded: %s', async (_, fault) => {
    const { jobId, orderId } = await addOrderedJob(employer)
    const { callback } = razorpay.sim.pay({ orderId, outcome: 'captured', ...fault })
    const reply = await verify(employer, {
      order_id: callback?.razorpay_order_id,
      payment_id: callback?.razorpay_payment_id,
      signature: callback?.razorpay_signature,
    })
    expect(reply.json()).toEqual({ success: false, progress: 'unpaid' })
    expect((await orderRow(testApp, orderId)).status).toBe('open')
    expect((await employer.call('GET', `/api/jobs/${jobId}`)).json().status).toBe('')
    await workQueue(testApp)
    const refund = razorpay.sim.refunds().at(-1)
    expect(refund).toMatchObject({ payment_id: callback?.razorpay_payment_id, status: 'processed' })
    await expectBooksRight(testApp)
  })

  test('P3: an authorised payment is pending until it is captured', async () => {
    const { orderId } = await addOrderedJob(employer)
    const { payment, callback } = razorpay.sim.pay({ orderId, outcome: 'authorized' })
    const claim = {
      order_id: orderId,
      payment_id: payment.id,
      signature: callback?.razorpay_signature,
    }
    expect((await verify(employer, claim)).json()).toEqual({ success: false, progress: 'pending' })
    expect((await orderRow(testApp, orderId)).status).toBe('open')
    const capture = await fetch(`${razorpay.url}/v1/payments/${payment.id}/capture`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Basic ${btoa(`${razorpay.config.keyId}:${razorpay.config.keySecret}`)}`,
      },
      body: JSON.stringify({ amount: 47_100, currency: 'INR' }),
    })
    expect(capture.status).toBe(200)
    expect((await verify(employer, claim)).json()).toEqual({ success: true, progress: 'paid' })
  })

  test('S7-51, P4: repeated and concurrent calls lead to one payment, one invoice, one job', async () => {
    const { jobId, orderId } = await addOrderedJob(employer)
    const claim = payAtProvider(razorpay, orderId)
    const [payments, invoices] = [
      await countRows(testApp, 'payments'),
      await countRows(testApp, 'invoices'),
    ]
    const replies = await Promise.all(Array.from({ length: 60 }, () => verify(employer, claim)))
    replies.push(await verify(employer, claim))
    expect(new Set(replies.map((reply) => reply.body))).toEqual(
      new Set([JSON.stringify({ success: true, progress: 'paid' })]),
    )
    expect(await countRows(testApp, 'payments')).toBe(payments + 1)
    expect(await countRows(testApp, 'invoices')).toBe(invoices + 1)
    expect(await postedJobs(employer)).toBe(3)
    expect(await paidJobsOf(testApp, employer)).toMatchObject([
      { id: jobId, status: 'waiting', version: 2 },
    ])
    await expectBooksRight(testApp)
  })

  test.each(cases(['500', 'hang', 'drop', 'html'] as const, (mode) => mode === 'drop'))(
    'while the provider answers with %s nothing is decided, and nothing lost',
    async (mode) => {
      const { jobId, orderId } = await addOrderedJob(employer)
      const claim = payAtProvider(razorpay, orderId)
      razorpay.sim.fault({ route: 'GET /v1/orders/:id/payments', mode })
      const reply = await verify(employer, claim)
      expect(reply.statusCode).toBe(503)
      expect(reply.json().code).toBe('PAYMENTS_AWAY')
      expect((await orderRow(testApp, orderId)).status).toBe('open')
      razorpay.sim.clearFaults()
      await workQueue(testApp)
      expect((await employer.call('GET', `/api/jobs/${jobId}`)).json().status).toBe('waiting')
      expect((await verify(employer, claim)).json().success).toBe(true)
      await expectBooksRight(testApp)
    },
  )

  test('S11-20: a second payment of an order is refunded', async () => {
    const { orderId } = await addOrderedJob(employer)
    const { payment } = razorpay.sim.pay({ orderId, outcome: 'failed_then_captured' })
    expect((await verify(employer, payAtProvider(razorpay, orderId))).json().success).toBe(true)
    razorpay.sim.confirm(payment.id)
    const { razorpay_signature: signature } = callbackOf(payment, razorpay.config.keySecret)
    const reply = await verify(employer, { order_id: orderId, payment_id: payment.id, signature })
    expect(reply.json()).toEqual({ success: true, progress: 'paid' })
    await workQueue(testApp)
    const back = razorpay.sim.refunds().filter((refund) => refund.payment_id === payment.id)
    expect(back).toMatchObject([{ amount: 47_100, status: 'processed' }])
    expect(await postedJobs(employer)).toBe(3)
    await expectBooksRight(testApp)
  })

  test.each([
    [{ order_id: 'x' }],
    [{ order_id: null }],
    [{ payment_id: 'order_abc' }],
    [{ payment_id: 'pay_../x' }],
    [{ signature: 7 }],
    [{ signature: 'a'.repeat(200) }],
    [{ order_id: ['order_a'] }],
  ])('S7-52: refuses %j as malformed', async (change) => {
    const claim = { order_id: 'order_abc', payment_id: 'pay_abc', signature: 'abc' }
    expect((await verify(employer, { ...claim, ...change })).statusCode).toBe(400)
  })

  test('S7-53: is for employers only', async () => {
    const json = { order_id: 'order_abc', payment_id: 'pay_abc', signature: 'abc' }
    expect((await callApi(testApp, 'POST', '/verify-payment', { json })).statusCode).toBe(401)
    for (const role of ['candidate', 'admin'] as const) {
      expect((await verify(await signIn(testApp, role), json)).statusCode).toBe(403)
    }
  })
})
