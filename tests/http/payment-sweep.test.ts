import { beforeEach, describe, expect, test } from 'vitest'
import { limits } from '#server/lib/limits.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { pngFile } from '#tests/support/fixtures.ts'
import { callApi } from '#tests/support/inject.ts'
import { addUnpaidJob, jobForm } from '#tests/support/job-factories.ts'
import {
  addOrderedJob,
  addPaidJob,
  createPayingEmployer,
  makeOrder,
  payAtProvider,
  postWithOrder,
  verify,
} from '#tests/support/paid-jobs.ts'
import { expectBooksRight, orderRow } from '#tests/support/payment-reads.ts'
import { runRound, workQueue } from '#tests/support/queue.ts'
import { startRazorpay } from '#tests/support/razorpay.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'

const razorpay = closeAfterAll(await startRazorpay())
const testApp = closeAfterAll(await createTestApp({ razorpay }))
testApp.clock.set('2026-08-03T06:00:00Z')
let employer = await createPayingEmployer(testApp)
beforeEach(async () => {
  razorpay.sim.clearFaults()
  // Only the orders of the test at hand are swept.
  await testApp.db.updateTable('orders').set({ next_sweep_at: null }).execute()
})

const sweep = () => runRound(testApp, 'sweep-orders')

const findJob = (jobId: string) =>
  testApp.db.selectFrom('jobs').selectAll().where('id', '=', jobId).executeTakeFirst()

const statusOf = async (jobId: string): Promise<string | undefined> =>
  (await findJob(jobId))?.status

const asked = (orderId: string): number =>
  razorpay.sim.calls().filter(({ path }) => path.startsWith(`/v1/orders/${orderId}/payments`))
    .length

describe('the sweep', () => {
  test('S11-22, P8: releases a job whose browser was closed after paying, within 15 minutes', async () => {
    const { jobId, orderId } = await addOrderedJob(employer)
    razorpay.sim.pay({ orderId, outcome: 'captured', callback: false })
    testApp.clock.advance({ minutes: 1 })
    await sweep()
    expect(asked(orderId)).toBe(0)
    testApp.clock.advance({ minutes: 1 })
    await sweep()
    expect(await statusOf(jobId)).toBe('waiting')
    await expectBooksRight(testApp)
  })

  test('P8: finds a payment that the bank confirmed after three days', async () => {
    const { jobId, orderId } = await addOrderedJob(employer)
    const { payment } = razorpay.sim.pay({ orderId, outcome: 'failed_then_captured' })
    testApp.clock.advance({ minutes: 2 })
    await sweep()
    testApp.clock.advance({ days: 3 })
    await sweep()
    expect(await statusOf(jobId)).toBe('unpaid')
    razorpay.sim.confirm(payment.id)
    testApp.clock.advance({ hours: 1 })
    await sweep()
    expect(await statusOf(jobId)).toBe('waiting')
    await expectBooksRight(testApp)
  })

  test('asks after 2, 5, 15 and 60 minutes, then hourly, for 5 days, and then no more', async () => {
    const { orderId } = await addOrderedJob(employer)
    const start = testApp.clock.now()
    const askedAt: number[] = []
    for (;;) {
      const { next_sweep_at: next } = await orderRow(testApp, orderId)
      if (!next) break
      const minutes = (next.getTime() - start.getTime()) / 60_000
      testApp.clock.set(new Date(next.getTime() - 1))
      const before = asked(orderId)
      await sweep()
      expect(asked(orderId)).toBe(before)
      testApp.clock.set(next)
      await sweep()
      expect(asked(orderId)).toBe(before + 1)
      askedAt.push(minutes)
    }
    const hours = Array.from({ length: 119 }, (_, index) => (index + 2) * 60)
    expect(askedAt).toEqual([2, 5, 15, 60, ...hours])
  }, 60_000)

  test('retries soon when the provider is unavailable, without advancing the schedule', async () => {
    const { jobId, orderId } = await addOrderedJob(employer)
    razorpay.sim.pay({ orderId, outcome: 'captured', callback: false })
    razorpay.sim.fault({ route: 'GET /v1/orders/:id/payments', mode: '500', times: 2 })
    for (const sweeps of [0, 0]) {
      testApp.clock.advance({ minutes: 2 })
      await sweep()
      expect(await orderRow(testApp, orderId)).toMatchObject({ status: 'open', sweeps })
    }
    testApp.clock.advance({ minutes: 2 })
    await sweep()
    expect(await statusOf(jobId)).toBe('waiting')
  })

  test('sweeps each due order once, with any number of nodes', async () => {
    const orders = []
    for (let made = 0; made < 20; made += 1) orders.push(await makeOrder(employer))
    testApp.clock.advance({ minutes: 2 })
    await Promise.all([sweep(), sweep(), sweep()])
    expect(orders.map(({ id }) => asked(id))).toEqual(orders.map(() => 1))
  })

  test('continues after an order that cannot be settled', async () => {
    const bad = await addOrderedJob(employer)
    await testApp.db
      .updateTable('orders')
      .set({ provider_order_id: 'order_nobodyknows1' })
      .where('provider_order_id', '=', bad.orderId)
      .execute()
    const good = await addOrderedJob(employer)
    payAtProvider(razorpay, good.orderId)
    testApp.clock.advance({ minutes: 2 })
    await sweep()
    expect(await statusOf(good.jobId)).toBe('waiting')
    expect((await orderRow(testApp, 'order_nobodyknows1')).sweeps).toBe(1)
  })

  test('finds a second payment of a paid order and refunds it', async () => {
    const { orderId } = await addOrderedJob(employer)
    const { payment } = razorpay.sim.pay({ orderId, outcome: 'failed_then_captured' })
    await verify(employer, payAtProvider(razorpay, orderId))
    razorpay.sim.confirm(payment.id)
    testApp.clock.advance({ days: 1 })
    await sweep()
    await workQueue(testApp)
    const back = razorpay.sim.refunds().filter((refund) => refund.payment_id === payment.id)
    expect(back).toMatchObject([{ status: 'processed' }])
    await expectBooksRight(testApp)
  })
})

describe('a paid order without a job', () => {
  test('S10-11: waits a day for it and is then refunded', async () => {
    const { id: orderId } = await makeOrder(employer)
    await verify(employer, payAtProvider(razorpay, orderId))
    testApp.clock.advance({ hours: 23 })
    await sweep()
    expect((await orderRow(testApp, orderId)).status).toBe('paid')
    testApp.clock.advance({ hours: 1 })
    await sweep()
    expect((await orderRow(testApp, orderId)).status).toBe('returned')
    await workQueue(testApp)
    expect(razorpay.sim.refunds().at(-1)).toMatchObject({ amount: 47_100, status: 'processed' })
    const late = await postWithOrder(employer, orderId)
    expect(late.json().code).toBe('ORDER_SPENT')
    await expectBooksRight(testApp)
  })

  test('accepts a job in time', async () => {
    const { id: orderId } = await makeOrder(employer)
    await verify(employer, payAtProvider(razorpay, orderId))
    testApp.clock.advance({ hours: 23 })
    const { id } = (await postWithOrder(employer, orderId)).json()
    testApp.clock.advance({ hours: 2 })
    await sweep()
    expect(await statusOf(id)).toBe('waiting')
    expect((await orderRow(testApp, orderId)).status).toBe('paid')
    await expectBooksRight(testApp)
  })
})

describe('unpaid jobs', () => {
  const drop = () => runRound(testApp, 'drop-unpaid-jobs')
  const exists = async (jobId: string) => (await findJob(jobId)) !== undefined
  // A session lives no longer than an unpaid job.
  const signInAgain = async () => {
    employer = await signIn(testApp, 'employer', employer.phone)
  }
  beforeEach(signInAgain)

  test('S10-10: are deleted with their logo after 30 days', async () => {
    const { id: orderId } = await makeOrder(employer)
    const answers = Object.entries(jobForm({ orderId })).map(
      ([name, value]) => [name, String(value)] as const,
    )
    const form = { ...Object.fromEntries(answers), profile: pngFile() }
    for (const list of ['educationQualification', 'communicationSkill', 'workType'] as const) {
      Reflect.deleteProperty(form, list)
    }
    const saved = await employer.call('POST', '/api/postjob', { form })
    expect(saved.statusCode).toBe(200)
    const jobId: string = saved.json().id
    const logo = `/media/${(await findJob(jobId))?.logo_file_id}`
    expect((await callApi(testApp, 'GET', logo)).statusCode).toBe(200)
    testApp.clock.advance({ days: limits.unpaidJobDays, minutes: -1 })
    await drop()
    expect(await exists(jobId)).toBe(true)
    testApp.clock.advance({ minutes: 1 })
    await drop()
    expect(await exists(jobId)).toBe(false)
    expect(await orderRow(testApp, orderId)).toMatchObject({ status: 'open', job_id: null })
    expect((await callApi(testApp, 'GET', logo)).statusCode).toBe(404)
  })

  test('stay if they are paid, even if only the provider has the payment', async () => {
    const paid = await addPaidJob(razorpay, employer)
    const silent = await addOrderedJob(employer)
    razorpay.sim.pay({ orderId: silent.orderId, outcome: 'captured', callback: false })
    testApp.clock.advance({ days: limits.unpaidJobDays })
    await drop()
    expect(await statusOf(paid.jobId)).toBe('waiting')
    expect(await statusOf(silent.jobId)).toBe('waiting')
  })

  test('stay while the provider is unavailable', async () => {
    const { jobId } = await addOrderedJob(employer)
    const second = await addOrderedJob(employer)
    testApp.clock.advance({ days: limits.unpaidJobDays })
    razorpay.sim.fault({ route: 'GET /v1/orders/:id/payments', mode: '500' })
    await drop()
    expect([await exists(jobId), await exists(second.jobId)]).toEqual([true, true])
    await drop()
    expect([await exists(jobId), await exists(second.jobId)]).toEqual([false, false])
  })

  test('without an order are deleted too', async () => {
    const jobId = await addUnpaidJob(testApp, employer)
    testApp.clock.advance({ days: limits.unpaidJobDays })
    await drop()
    expect(await exists(jobId)).toBe(false)
  })

  test('a payment for a deleted job is refunded at once', async () => {
    const { jobId, orderId } = await addOrderedJob(employer)
    testApp.clock.advance({ days: limits.unpaidJobDays })
    await drop()
    expect(await exists(jobId)).toBe(false)
    await signInAgain()
    const reply = await verify(employer, payAtProvider(razorpay, orderId))
    expect(reply.json()).toEqual({ success: false, progress: 'returned' })
    await workQueue(testApp)
    expect(razorpay.sim.refunds().at(-1)).toMatchObject({ status: 'processed', amount: 47_100 })
    await expectBooksRight(testApp)
  })
})
