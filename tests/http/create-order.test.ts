import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { fingerprint } from '#tests/support/fingerprint.ts'
import { callApi } from '#tests/support/inject.ts'
import { addJob } from '#tests/support/job-factories.ts'
import {
  addOrderedJob,
  addPaidJob,
  askOrder,
  createPayingEmployer,
  makeOrder,
  payAtProvider,
  postWithOrder,
  pricePaise,
  verify,
} from '#tests/support/paid-jobs.ts'
import { orderRow } from '#tests/support/payment-reads.ts'
import { createPaymentStage } from '#tests/support/payment-stage.ts'
import { createEmployer } from '#tests/support/profile-factories.ts'
import { signIn } from '#tests/support/viewers.ts'
import type { TestViewer } from '#tests/support/viewers.ts'

const stage = closeAfterAll(await createPaymentStage())
const { razorpay, testApp, employer } = stage
beforeEach(() => razorpay.sim.clearFaults())

const ordersMade = () =>
  razorpay.sim.calls().filter(({ route }) => route === 'POST /v1/orders').length

const ledgerOf = (orderId: string) =>
  testApp.db
    .selectFrom('ledger_entries')
    .select(['kind', 'amount_paise'])
    .where('order_id', '=', orderId)
    .execute()

describe('POST /create-order', () => {
  test.each([
    ['basic', 28_900, 5200, 34_100],
    ['demand', 39_900, 7200, 47_100],
  ] as const)('S7-42: orders %s at the price of the server', async (plan, price, gst, total) => {
    const reply = await askOrder(employer, { plan })
    expect(reply.statusCode).toBe(200)
    const order = reply.json()
    expect(order).toEqual({
      id: expect.stringMatching(/^order_\w+$/),
      amount: total,
      currency: 'INR',
      plan,
      orderKind: 'post',
      quantity: 1,
      progress: 'unpaid',
      jobId: null,
      checkout: {
        keyId: razorpay.config.keyId,
        scriptUrl: `${razorpay.url}/v1/checkout.js`,
      },
    })
    const row = await orderRow(testApp, order.id)
    expect(row).toMatchObject({
      employer_id: employer.accountId,
      price_paise: price,
      gst_paise: gst,
      total_paise: total,
      status: 'open',
      next_sweep_at: expect.any(Date),
    })
    expect(razorpay.sim.order(order.id)).toMatchObject({ receipt: row.id, amount: total })
    expect(await ledgerOf(row.id)).toEqual([{ kind: 'order', amount_paise: total }])
  })

  test('S7-45: creates one order for a form and plan, also concurrently', async () => {
    const submissionId = randomUUID()
    const first = await askOrder(employer, { submissionId })
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => askOrder(employer, { submissionId })),
    )
    expect(new Set([first, ...replies].map((reply) => reply.body)).size).toBe(1)
    const other = await makeOrder(employer, { submissionId, plan: 'basic' })
    expect(other.id).not.toBe(first.json().id)

    const atOnce = randomUUID()
    const race = await Promise.all(
      Array.from({ length: 8 }, () => askOrder(employer, { submissionId: atOnce })),
    )
    expect(new Set(race.map((reply) => reply.body)).size).toBe(1)
    const row = await orderRow(testApp, race[0]?.json().id)
    expect(await ledgerOf(row.id)).toHaveLength(1)
  })

  test("another employer's submission id creates a separate order", async () => {
    const submissionId = randomUUID()
    const mine = await makeOrder(employer, { submissionId })
    const other = await createPayingEmployer(testApp)
    expect((await makeOrder(other, { submissionId })).id).not.toBe(mine.id)
  })

  test.each([
    ['one paisa less', pricePaise('demand') - 1],
    ['one paisa more', pricePaise('demand') + 1],
    ['rupees', 471],
    ['the price before tax', 39_900],
    ['the other plan', pricePaise('basic')],
  ])('S7-43: refuses another amount without a call to the provider: %s', async (_, amount) => {
    const [before, made] = [await fingerprint(testApp, ['sessions']), ordersMade()]
    const reply = await askOrder(employer, { amount })
    expect(reply.statusCode).toBe(409)
    expect(reply.json().code).toBe('PRICE_CHANGED')
    expect(await fingerprint(testApp, ['sessions'])).toBe(before)
    expect(ordersMade()).toBe(made)
  })

  test('S7-44: refuses to order a free post', async () => {
    const newcomer = await createEmployer(testApp)
    const made = ordersMade()
    const reply = await askOrder(newcomer)
    expect(reply.statusCode).toBe(409)
    expect(reply.json().code).toBe('PRICE_CHANGED')
    expect(ordersMade()).toBe(made)
  })

  test.each([
    [{ amount: -1 }],
    [{ amount: 0 }],
    [{ amount: 0.01 }],
    [{ amount: 1e9 }],
    [{ amount: limits.maxOrderPaise + 1 }],
    [{ amount: '1e2' }],
    [{ amount: '47100' }],
    [{ amount: null }],
    [{ amount: Number.NaN }],
    [{ amount: [47_100] }],
    [{ amount: 1e300 }],
    [{ currency: 'USD' }],
    [{ currency: 'inr' }],
    [{ type: 'free' }],
    [{ type: 'constructor' }],
    [{ submissionId: 'x' }],
  ])('S7-46: refuses %j as malformed', async (change) => {
    const [before, made] = [await fingerprint(testApp, ['sessions']), ordersMade()]
    const json = { amount: 47_100, currency: 'INR', type: 'demand', ...change }
    const reply = await employer.call('POST', '/create-order', { json })
    expect(reply.statusCode).toBe(400)
    expect(await fingerprint(testApp, ['sessions'])).toBe(before)
    expect(ordersMade()).toBe(made)
  })

  test('S7-47: is for employers with a profile', async () => {
    const json = { amount: 47_100, currency: 'INR', type: 'demand' }
    expect((await callApi(testApp, 'POST', '/create-order', { json })).statusCode).toBe(401)
    for (const role of ['candidate', 'admin'] as const) {
      const viewer = await signIn(testApp, role)
      expect((await viewer.call('POST', '/create-order', { json })).statusCode).toBe(403)
    }
    const newcomer = await signIn(testApp, 'employer')
    const reply = await newcomer.call('POST', '/create-order', { json })
    expect(reply.statusCode).toBe(403)
    expect(reply.json().code).toBe('PROFILE_INCOMPLETE')
  })

  test.each(['500', 'hang', 'drop', 'html', '429'] as const)(
    'S9-20: a provider that answers with %s is away; the next try goes on from the order',
    async (mode) => {
      const submissionId = randomUUID()
      razorpay.sim.fault({ route: 'POST /v1/orders', mode })
      const reply = await askOrder(employer, { submissionId })
      expect(reply.statusCode).toBe(503)
      expect(reply.json().code).toBe('PAYMENTS_AWAY')
      razorpay.sim.clearFaults()
      const order = await makeOrder(employer, { submissionId })
      const row = await orderRow(testApp, order.id)
      expect(row.submission_id).toBe(submissionId)
      expect(await ledgerOf(row.id)).toHaveLength(1)
    },
  )

  test('finds an order of the provider whose reply was lost', async () => {
    const submissionId = randomUUID()
    razorpay.sim.fault({ route: 'POST /v1/orders', mode: 'drop', takesEffect: true })
    expect((await askOrder(employer, { submissionId })).statusCode).toBe(503)
    const made = ordersMade()
    const order = await makeOrder(employer, { submissionId })
    expect(ordersMade()).toBe(made)
    expect(razorpay.sim.order(order.id).receipt).toBe((await orderRow(testApp, order.id)).id)
  })

  test('returns the paid order of a form for all plans', async () => {
    const submissionId = randomUUID()
    const demand = await makeOrder(employer, { submissionId })
    await postWithOrder(employer, demand.id)
    await verify(employer, payAtProvider(razorpay, demand.id))
    const answer = (await askOrder(employer, { submissionId, plan: 'basic' })).json()
    expect(answer).toMatchObject({ id: demand.id, progress: 'paid', plan: 'demand' })
  })
})

describe('POST /api/jobs/:jobId/order', () => {
  const resume = (viewer: TestViewer, jobId: string) =>
    viewer.call('POST', `/api/jobs/${jobId}/order`)

  test('S7-79: returns the order of an unpaid job, to pay it now', async () => {
    const { jobId, orderId } = await addOrderedJob(employer, { plan: 'basic' })
    testApp.clock.advance({ days: 6 })
    const reply = await resume(employer, jobId)
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toMatchObject({
      id: orderId,
      amount: 34_100,
      progress: 'unpaid',
      jobId,
    })
    // The sweep begins anew.
    const { next_sweep_at: nextSweepAt } = await orderRow(testApp, orderId)
    expect(nextSweepAt?.getTime()).toBeGreaterThan(testApp.clock.now().getTime())
  })

  test('detects a payment without a webhook', async () => {
    const { jobId, orderId } = await addOrderedJob(employer)
    payAtProvider(razorpay, orderId)
    expect((await resume(employer, jobId)).json()).toMatchObject({ id: orderId, progress: 'paid' })
  })

  test('reports a pending payment', async () => {
    const { jobId, orderId } = await addOrderedJob(employer)
    razorpay.sim.pay({ orderId, outcome: 'late' })
    expect((await resume(employer, jobId)).json()).toMatchObject({ progress: 'pending' })
  })

  test('creates the order at the provider if it is missing there', async () => {
    const { jobId, orderId } = await addOrderedJob(employer)
    const { id } = await orderRow(testApp, orderId)
    await testApp.db
      .updateTable('orders')
      .set({ provider_order_id: null })
      .where('id', '=', id)
      .execute()
    await testApp.composition.pool.query('alter table ledger_entries disable trigger user')
    await testApp.db.deleteFrom('ledger_entries').where('order_id', '=', id).execute()
    await testApp.composition.pool.query('alter table ledger_entries enable trigger user')
    expect((await resume(employer, jobId)).json()).toMatchObject({ id: orderId, jobId })
  })

  test('is 503 while the provider is away', async () => {
    const { jobId } = await addOrderedJob(employer)
    razorpay.sim.fault({ route: 'GET /v1/orders/:id/payments', mode: '500' })
    const reply = await resume(employer, jobId)
    expect(reply.statusCode).toBe(503)
    expect(reply.json().code).toBe('PAYMENTS_AWAY')
  })

  test('S7-80: refuses free jobs, other jobs and other people', async () => {
    const free = await addJob(testApp, employer)
    expect((await resume(employer, free)).json().code).toBe('ORDER_NOT_FOUND')
    const { jobId } = await addOrderedJob(employer)
    const other = await createEmployer(testApp)
    const [theirs, missing] = [await resume(other, jobId), await resume(other, randomUUID())]
    expect(theirs.statusCode).toBe(404)
    expect(theirs.body).toBe(missing.body)
    expect((await resume(employer, 'x')).statusCode).toBe(404)
    expect((await callApi(testApp, 'POST', `/api/jobs/${jobId}/order`)).statusCode).toBe(401)
    expect((await resume(await signIn(testApp, 'candidate'), jobId)).statusCode).toBe(403)
  })
})

describe('POST /api/orders/:orderId/check', () => {
  const check = (viewer: TestViewer, orderId: string) =>
    viewer.call('POST', `/api/orders/${orderId}/check`)

  test('S7-86: settles the order with the provider', async () => {
    const { jobId, orderId } = await addOrderedJob(employer)
    expect((await check(employer, orderId)).json()).toMatchObject({ id: orderId, jobId })
    expect((await check(employer, orderId)).json().progress).toBe('unpaid')
    const { payment } = razorpay.sim.pay({ orderId, outcome: 'late' })
    expect((await check(employer, orderId)).json().progress).toBe('pending')
    razorpay.sim.confirm(payment.id)
    expect((await check(employer, orderId)).json().progress).toBe('paid')
    const own = await employer.call('GET', `/api/jobs/${jobId}`)
    expect(own.json().status).toBe('waiting')
  })

  test('a failed payment can be retried', async () => {
    const { orderId } = await addOrderedJob(employer)
    razorpay.sim.pay({ orderId, outcome: 'failed' })
    expect((await check(employer, orderId)).json().progress).toBe('unpaid')
    payAtProvider(razorpay, orderId)
    expect((await check(employer, orderId)).json().progress).toBe('paid')
  })

  test('a paid order causes no call to the provider', async () => {
    const { orderId } = await addPaidJob(razorpay, employer)
    razorpay.sim.fault({ route: 'GET /v1/orders/:id/payments', mode: '500' })
    expect((await check(employer, orderId)).json().progress).toBe('paid')
  })

  test('is 503 while the provider is away', async () => {
    const { orderId } = await addOrderedJob(employer)
    razorpay.sim.fault({ route: 'GET /v1/orders/:id/payments', mode: 'drop' })
    expect((await check(employer, orderId)).json().code).toBe('PAYMENTS_AWAY')
  })

  test("S7-87: refuses unknown orders and other employers' orders", async () => {
    const { orderId } = await addOrderedJob(employer)
    const other = await createEmployer(testApp)
    const [theirs, missing] = [await check(other, orderId), await check(other, 'order_missing1')]
    expect(theirs.statusCode).toBe(404)
    expect(theirs.json().code).toBe('ORDER_NOT_FOUND')
    expect(theirs.body).toBe(missing.body)
    for (const id of ['x', 'pay_abc', 'order_', 'order_..%2Fpayments']) {
      expect((await check(employer, id)).statusCode).toBe(400)
    }
    expect((await callApi(testApp, 'POST', `/api/orders/${orderId}/check`)).statusCode).toBe(401)
    expect((await check(await signIn(testApp, 'admin'), orderId)).statusCode).toBe(403)
  })
})
