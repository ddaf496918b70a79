import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createRazorpayProvider } from '../../adapters/payments/razorpay-provider.ts'
import { razorpayKeys, startRazorpay } from '#tests/support/razorpay.ts'
import type { TestRazorpay } from '#tests/support/razorpay.ts'
import { startRazorpayStandIn } from './stand-in.ts'

/*
 * The stand-in's replies byte by byte, as its protocol defines them. The adapter is not used here.
 */

const folder = mkdtempSync(join(tmpdir(), 'razorpay-stand-in-'))
let razorpay: TestRazorpay

beforeEach(async () => {
  razorpay = await startRazorpay()
})
afterEach(() => razorpay.close())
afterAll(() => rmSync(folder, { recursive: true }))

const basic = (id: string, secret: string) =>
  `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`
const ours = basic(razorpayKeys.keyId, razorpayKeys.keySecret)

async function call(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
) {
  const reply = await fetch(razorpay.url + path, {
    method,
    headers: {
      authorization: ours,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const answer: unknown = await reply.json()
  return { status: reply.status, answer }
}

const refused = (status: number, description: unknown, field: unknown = null) => ({
  status,
  answer: { error: expect.objectContaining({ code: 'BAD_REQUEST_ERROR', description, field }) },
})

const makeOrder = (input = {}) =>
  razorpay.provider.createOrder({
    amountPaise: 34_100,
    currency: 'INR',
    receipt: 'r',
    notes: {},
    ...input,
  })

describe('the API', () => {
  test('takes only the right keys, in the right words', async () => {
    for (const authorization of [
      basic(razorpayKeys.keyId, 'another'),
      basic('rzp_test_another', razorpayKeys.keySecret),
      ours.replace('Basic', 'basic'),
      'Bearer x',
      '',
    ]) {
      const reply = await call('GET', '/v1/orders', undefined, { authorization })
      expect(reply).toEqual(refused(401, 'Authentication failed'))
    }
    expect((await call('GET', '/v1/orders')).status).toBe(200)
  })

  test('makes an order', async () => {
    const input = { amount: 34_100, currency: 'INR', receipt: 'r', notes: { plan: 'basic' } }
    const { status, answer } = await call('POST', '/v1/orders', input)
    expect(status).toBe(200)
    expect(answer).toEqual({
      ...input,
      id: expect.stringMatching(/^order_[A-Za-z0-9]{14}$/),
      entity: 'order',
      amount_paid: 0,
      amount_due: 34_100,
      offer_id: null,
      status: 'created',
      attempts: 0,
      created_at: expect.any(Number),
    })
    const bare = await call('POST', '/v1/orders', { amount: 100, currency: 'INR' })
    expect(bare.answer).toMatchObject({ receipt: null, notes: [] })
  })

  const capture_options = { automatic_expiry_period: 12, refund_speed: 'normal' }
  test.each([
    ['too little', { amount: 99 }, 'The amount must be at least INR 1.00', 'amount'],
    ['half a paisa', { amount: 100.5 }, 'The amount must be an integer.', 'amount'],
    ['a text', { amount: '100' }, expect.any(String), 'amount'],
    ['other money', { currency: 'EUR' }, 'Currency is not supported', 'currency'],
    ['a long receipt', { receipt: 'r'.repeat(41) }, expect.stringContaining('40'), 'receipt'],
    [
      'many notes',
      { notes: Object.fromEntries(Array.from({ length: 16 }, (_, n) => [`n${n}`, 'x'])) },
      expect.stringContaining('15'),
      'notes',
    ],
    ['a long note', { notes: { n: 'x'.repeat(257) } }, expect.stringContaining('256'), 'notes.n'],
    [
      'an early end of capturing',
      {
        payment: {
          capture: 'automatic',
          capture_options: { ...capture_options, automatic_expiry_period: 11 },
        },
      },
      expect.any(String),
      'payment.capture_options.automatic_expiry_period',
    ],
  ])('refuses an order with %s', async (_name, change, description, field) => {
    const input = { amount: 100, currency: 'INR', ...change }
    expect(await call('POST', '/v1/orders', input)).toEqual(refused(400, description, field))
    expect(razorpay.sim.orders()).toEqual([])
  })

  test('changes of an order its notes alone', async () => {
    const { id } = await makeOrder()
    const notes = { job: '7' }
    expect((await call('PATCH', `/v1/orders/${id}`, { notes })).answer).toMatchObject({ notes })
    expect((await call('PATCH', `/v1/orders/${id}`, { notes, amount: 1 })).status).toBe(400)
    expect((await call('GET', `/v1/orders/${id}`)).answer).toMatchObject({ notes, amount: 34_100 })
  })

  test('has an order paid once', async () => {
    const { id } = await makeOrder()
    razorpay.sim.pay({ orderId: id, outcome: 'failed' })
    expect(razorpay.sim.order(id)).toMatchObject({ status: 'attempted', attempts: 1 })
    const { payment } = razorpay.sim.pay({ orderId: id, outcome: 'captured' })
    expect((await call('GET', `/v1/orders/${id}`)).answer).toMatchObject({
      status: 'paid',
      attempts: 2,
      amount_paid: 34_100,
      amount_due: 0,
    })
    expect(() => razorpay.sim.pay({ orderId: id, outcome: 'captured' })).toThrow(
      'already been paid',
    )
    const { answer } = await call('GET', `/v1/payments/${payment.id}`)
    expect(answer).toMatchObject({ captured: true, fee: 805, tax: 123, refund_status: null })
  })

  test('captures what is authorised, for its amount, once', async () => {
    const { id } = await makeOrder()
    const { payment } = razorpay.sim.pay({ orderId: id, outcome: 'authorized' })
    expect(() => razorpay.sim.pay({ orderId: id, outcome: 'captured' })).toThrow('being processed')
    const path = `/v1/payments/${payment.id}/capture`
    expect(await call('POST', path, { amount: 34_000, currency: 'INR' })).toMatchObject(
      refused(400, expect.stringContaining('must be equal'), 'amount'),
    )
    const right = { amount: 34_100, currency: 'INR' }
    expect((await call('POST', path, right)).answer).toMatchObject({ status: 'captured' })
    expect((await call('POST', path, right)).answer).toMatchObject({
      error: { description: 'This payment has already been captured' },
    })
    const other = await makeOrder()
    const failed = razorpay.sim.pay({ orderId: other.id, outcome: 'failed' }).payment
    expect((await call('POST', `/v1/payments/${failed.id}/capture`, right)).status).toBe(400)
    expect((await call('GET', `/v1/payments/${failed.id}`)).answer).toMatchObject({
      captured: false,
      fee: null,
      tax: null,
      error_code: 'BAD_REQUEST_ERROR',
      error_description: 'Payment failed',
      error_source: 'bank',
      error_step: 'payment_authorization',
      error_reason: 'payment_failed',
    })
  })

  test('leaves a payment authorised where the order wants it captured by hand', async () => {
    const input = { amount: 100, currency: 'INR', payment: { capture: 'manual' } }
    await call('POST', '/v1/orders', input)
    const [order] = razorpay.sim.orders()
    const { payment } = razorpay.sim.pay({ orderId: order?.id ?? '', outcome: 'captured' })
    expect(payment.status).toBe('authorized')
  })

  test('has a late payment captured although another one paid meanwhile', async () => {
    const { id } = await makeOrder()
    const late = razorpay.sim.pay({ orderId: id, outcome: 'failed_then_captured' }).payment
    expect(late.status).toBe('failed')
    razorpay.sim.pay({ orderId: id, outcome: 'captured' })
    expect(razorpay.sim.confirm(late.id).status).toBe('captured')
    expect(() => razorpay.sim.confirm(late.id)).toThrow('already been processed')
  })

  test('gives money back in parts, and says how much is gone', async () => {
    const { id } = await makeOrder()
    const { payment } = razorpay.sim.pay({ orderId: id, outcome: 'captured' })
    const refund = (amount: number) => call('POST', `/v1/payments/${payment.id}/refund`, { amount })
    const state = async () => (await call('GET', `/v1/payments/${payment.id}`)).answer
    expect((await refund(99)).status).toBe(400)
    expect((await refund(100)).answer).toMatchObject({ entity: 'refund', notes: [], amount: 100 })
    expect(await state()).toMatchObject({ refund_status: 'partial', amount_refunded: 100 })
    expect(await refund(34_001)).toMatchObject(
      refused(400, 'The refund amount provided is greater than amount captured', 'amount'),
    )
    const rest = await call('POST', `/v1/payments/${payment.id}/refund`, {})
    expect(rest.answer).toMatchObject({ amount: 34_000 })
    expect(await state()).toMatchObject({ refund_status: 'full', status: 'refunded' })
    expect((await refund(100)).answer).toMatchObject({
      error: { description: 'The payment has been fully refunded already' },
    })
    const [first] = razorpay.sim.refunds()
    const found = await call('GET', `/v1/refunds/${first?.id}`)
    expect(found.answer).toMatchObject({ id: first?.id, status: 'processed' })
  })

  test('hands out lists in pages, the newest first', async () => {
    for (const receipt of ['a', 'b', 'c']) await makeOrder({ receipt })
    const receipts = async (query: string) => (await call('GET', `/v1/orders?${query}`)).answer
    expect(await receipts('count=2')).toMatchObject({
      entity: 'collection',
      count: 2,
      items: [{ receipt: 'c' }, { receipt: 'b' }],
    })
    expect(await receipts('count=2&skip=2')).toMatchObject({ count: 1, items: [{ receipt: 'a' }] })
    expect(await receipts('receipt=b')).toMatchObject({ count: 1, items: [{ receipt: 'b' }] })
    expect(await receipts('to=1')).toMatchObject({ count: 0, items: [] })
    expect((await call('GET', '/v1/orders?count=101')).status).toBe(400)
  })

  test('says of what it does not have that it is not there', async () => {
    const missing = refused(400, 'The id provided does not exist')
    for (const path of ['/v1/orders/order_x', '/v1/payments/pay_x', '/v1/refunds/rfnd_x']) {
      expect(await call('GET', path)).toEqual(missing)
    }
    expect((await call('GET', '/v1/elsewhere')).status).toBe(404)
  })
})

describe('with a journal', () => {
  const start = (lateMs?: number) =>
    startRazorpayStandIn({
      keys: razorpayKeys,
      file: join(folder, 'kept.jsonl'),
      ...(lateMs !== undefined && { lateMs }),
    })

  test('everything is there after a restart, also after one in the middle of a word', async () => {
    const before = await start(60_000)
    const account = { ...razorpayKeys, baseUrl: before.url }
    const input = { amountPaise: 34_100, currency: 'INR', receipt: 'kept', notes: {} } as const
    const order = await createRazorpayProvider(account).createOrder(input)
    const late = before.controls.pay({ orderId: order.id, outcome: 'late' }).payment
    await before.close()

    appendFileSync(join(folder, 'kept.jsonl'), '{"orders":[{"id":"order_half')
    const after = await start()
    expect(after.controls.order(order.id)).toMatchObject({ receipt: 'kept', status: 'attempted' })
    expect(after.controls.payments()).toEqual([late])
    after.controls.confirm(late.id)
    expect(after.controls.order(order.id).status).toBe('paid')
    await after.close()

    const last = await start()
    expect(last.controls.order(order.id).status).toBe('paid')
    last.controls.reset()
    await last.close()
    const empty = await start()
    expect(empty.controls.orders()).toEqual([])
    await empty.close()
    expect(readFileSync(join(folder, 'kept.jsonl'), 'utf8')).toBe('')
  })

  test('a late bank answers also after a restart', async () => {
    const before = await start(1)
    const input = { amountPaise: 34_100, currency: 'INR', receipt: 'kept', notes: {} } as const
    const account = { ...razorpayKeys, baseUrl: before.url }
    const order = await createRazorpayProvider(account).createOrder(input)
    before.controls.pay({ orderId: order.id, outcome: 'late' })
    await before.close()
    const after = await start()
    await vi.waitFor(() => expect(after.controls.order(order.id).status).toBe('paid'))
    await after.close()
  })
})

describe('the knobs', () => {
  test('pay, break and forget over HTTP', async () => {
    const { id } = await makeOrder()
    const paid = await call('POST', '/_sim/pay', { order_id: id, outcome: 'captured' })
    expect(paid.answer).toMatchObject({
      payment: { status: 'captured', order_id: id },
      callback: {
        razorpay_order_id: id,
        razorpay_signature: expect.stringMatching(/^[\da-f]{64}$/),
      },
    })
    await call('POST', '/_sim/fault', { route: 'GET /v1/orders', mode: '500', times: 2 })
    expect((await call('GET', '/v1/orders')).status).toBe(500)
    expect((await call('GET', '/v1/payments')).status).toBe(200)
    expect((await call('GET', '/v1/orders')).status).toBe(500)
    expect((await call('GET', '/v1/orders')).status).toBe(200)
    expect((await call('GET', '/_sim/log')).answer).toMatchObject({
      calls: [{ route: 'POST /v1/orders', status: 200 }, {}, {}, {}, {}],
      events: [
        { name: 'payment.authorized' },
        { name: 'payment.captured' },
        { name: 'order.paid' },
      ],
    })
    await call('POST', '/_sim/reset', {})
    expect(razorpay.sim.orders()).toEqual([])
  })

  test('keep a payment from the page that waits for it', async () => {
    const { id } = await makeOrder()
    const input = { order_id: id, outcome: 'captured', callback: false }
    expect((await call('POST', '/_sim/pay', input)).answer).toMatchObject({
      payment: { status: 'captured' },
      callback: null,
    })
  })

  test('are not reached by a form of some web site', async () => {
    await makeOrder()
    const form = await fetch(`${razorpay.url}/_sim/reset`, { method: 'POST', body: 'x' })
    expect(form.status).toBe(415)
    expect(razorpay.sim.orders()).toHaveLength(1)
  })
})

describe('the checkout', () => {
  test('pays with public keys alone, and hands out what the page verifies', async () => {
    const { id } = await makeOrder()
    const input = { key_id: razorpayKeys.keyId, outcome: 'captured', callback: true }
    const stranger = { authorization: '' }
    const path = `/v1/checkout/${id}/pay`
    expect(await call('POST', path, { ...input, key_id: 'rzp_test_x' }, stranger)).toEqual(
      refused(401, 'The api key provided is invalid'),
    )
    const { answer } = await call('POST', path, input, stranger)
    const [payment] = razorpay.sim.payments()
    expect(answer).toMatchObject({
      status: 'captured',
      callback: { razorpay_payment_id: payment?.id },
    })
    expect(await call('POST', path, input, stranger)).toEqual(
      refused(400, 'The order has already been paid'),
    )
  })

  test('shows the amount of the order, or why it can not be paid', async () => {
    const order = await makeOrder()
    const show = async (query: Record<string, string>) =>
      (await fetch(`${razorpay.url}/v1/checkout/public?${new URLSearchParams(query)}`)).text()
    const query = { key_id: razorpayKeys.keyId, order_id: order.id }
    expect(await show(query)).toContain('₹341.00')
    expect(await show({ ...query, order_id: 'order_<b>' })).toContain('does not exist')
    expect(await show({ ...query, key_id: 'x' })).toContain('api key provided is invalid')
    razorpay.sim.pay({ orderId: order.id, outcome: 'captured' })
    expect(await show(query)).toContain('already been paid')
  })

  test('never names a secret', async () => {
    for (const path of [
      '/v1/checkout.js',
      '/v1/checkout/window.js',
      '/v1/checkout/public?key_id=x',
    ]) {
      const text = await (await fetch(razorpay.url + path)).text()
      expect(text).not.toContain(razorpayKeys.keySecret)
      expect(text).not.toContain(razorpayKeys.webhookSecret)
    }
  })
})
