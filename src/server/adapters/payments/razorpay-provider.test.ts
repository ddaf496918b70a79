import { beforeEach, describe, expect, test } from 'vitest'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { startRazorpay } from '#tests/support/razorpay.ts'
import type { PaymentProvider } from '../../ports/payment-provider.ts'
import { createRazorpayProvider } from './razorpay-provider.ts'

/* The real SDK against the stand-in: every call, with and without network faults. */

/** Shorter than the time-out of a test. */

const razorpay = closeAfterAll(await startRazorpay())
const provider = razorpay.provider
const impatient = createRazorpayProvider({ ...razorpay.config, timeoutMs: 300 })
beforeEach(() => razorpay.sim.reset())

let receipts = 0
const createOrder = (by: PaymentProvider = provider, receipt = `receipt-${(receipts += 1)}`) =>
  by.createOrder({ amountPaise: 34_100, currency: 'INR', receipt, notes: { plan: 'basic' } })

async function createPaidOrder() {
  const order = await createOrder()
  const { payment, callback } = razorpay.sim.pay({ orderId: order.id, outcome: 'captured' })
  return { order, payment, callback }
}

const everything = async (from = new Date(0), until = new Date()) => {
  const payments = []
  for await (const payment of provider.listPayments(from, until)) payments.push(payment)
  return payments
}

const problem = (name: string) => ({ name: 'PaymentProviderError', problem: name })

describe('an order', () => {
  test('is made for what it costs, and captures by itself what a bank confirms late', async () => {
    const order = await createOrder(provider, 'the-receipt')
    expect(order).toEqual({
      id: expect.stringMatching(/^order_\w{14}$/),
      amountPaise: 34_100,
      currency: 'INR',
      receipt: 'the-receipt',
    })
    const { payment } = razorpay.sim.pay({ orderId: order.id, outcome: 'late' })
    expect(await provider.listOrderPayments(order.id)).toMatchObject([{ status: 'created' }])
    razorpay.sim.confirm(payment.id)
    expect(await provider.listOrderPayments(order.id)).toMatchObject([{ status: 'captured' }])
  })

  test('may be without notes', async () => {
    const input = { amountPaise: 100, currency: 'INR', receipt: 'bare', notes: {} } as const
    expect(await provider.createOrder(input)).toMatchObject({ receipt: 'bare', amountPaise: 100 })
  })

  test('is refused with the reason', async () => {
    const input = { amountPaise: 99, currency: 'INR', receipt: 'cheap', notes: {} } as const
    const refused = provider.createOrder(input)
    await expect(refused).rejects.toMatchObject(problem('refused'))
    await expect(refused).rejects.toThrow('The amount must be at least INR 1.00')
  })

  test('is found by its receipt when the answer to making it was lost', async () => {
    razorpay.sim.fault({ route: 'POST /v1/orders', mode: 'hang', takesEffect: true })
    await expect(createOrder(impatient, 'lost')).rejects.toMatchObject(problem('unavailable'))
    const found = await provider.findOrderByReceipt('lost')
    expect(found).toMatchObject({ receipt: 'lost', amountPaise: 34_100 })
    expect(razorpay.sim.orders()).toHaveLength(1)
    expect(await provider.findOrderByReceipt('never made')).toBeUndefined()
  })

  test('that was made twice for a receipt is the first one, wherever it stands', async () => {
    const first = await createOrder(provider, 'twice')
    for (let each = 0; each < 120; each += 1) await createOrder(provider, 'twice')
    expect(await provider.findOrderByReceipt('twice')).toEqual(first)
  })

  test('lists all payments that were tried for it', async () => {
    const { id } = await createOrder()
    razorpay.sim.pay({ orderId: id, outcome: 'failed', method: 'card' })
    razorpay.sim.pay({ orderId: id, outcome: 'captured' })
    const common = { id: expect.stringMatching(/^pay_\w{14}$/), orderId: id, currency: 'INR' }
    expect(await provider.listOrderPayments(id)).toEqual([
      { ...common, amountPaise: 34_100, method: 'upi', status: 'captured' },
      { ...common, amountPaise: 34_100, method: 'card', status: 'failed' },
    ])
  })

  test('that does not exist is unknown', async () => {
    await expect(provider.listOrderPayments('order_none')).rejects.toMatchObject(problem('unknown'))
  })
})

describe('a refund', () => {
  const key = '0190aa31-60ff-7ee0-8abc-1234567890ab'

  test('is made once per key, however often it is requested', async () => {
    const { payment } = await createPaidOrder()
    const input = { paymentId: payment.id, amountPaise: 34_100, key }
    const refund = await provider.refundPayment(input)
    expect(refund).toEqual({
      id: expect.stringMatching(/^rfnd_\w{14}$/),
      paymentId: payment.id,
      amountPaise: 34_100,
      status: 'processed',
    })
    const again = await Promise.all(Array.from({ length: 5 }, () => provider.refundPayment(input)))
    expect(again).toEqual(Array.from({ length: 5 }, () => refund))
    expect(await provider.listPaymentRefunds(payment.id)).toEqual([refund])
    expect(await everything()).toMatchObject([{ id: payment.id, status: 'refunded' }])
  })

  test('whose reply was lost is the same one when it is requested again', async () => {
    const { payment } = await createPaidOrder()
    const input = { paymentId: payment.id, amountPaise: 34_100, key }
    razorpay.sim.fault({ route: 'POST /v1/payments/:id/refund', mode: 'drop', takesEffect: true })
    await expect(provider.refundPayment(input)).rejects.toMatchObject(problem('unavailable'))
    const refund = await provider.refundPayment(input)
    expect(razorpay.sim.refunds().map(({ id }) => id)).toEqual([refund.id])
  })

  test('with a used key and another amount is refused', async () => {
    const { payment } = await createPaidOrder()
    await provider.refundPayment({ paymentId: payment.id, amountPaise: 34_000, key })
    const other = provider.refundPayment({ paymentId: payment.id, amountPaise: 100, key })
    await expect(other).rejects.toMatchObject(problem('refused'))
    await expect(other).rejects.toThrow('status 409')
    expect(razorpay.sim.refunds()).toHaveLength(1)
  })

  test.each(['another-key-of-ours', 'a key no header takes', 'short'])(
    'of what went back already is refused (%s)',
    async (otherKey) => {
      const { payment } = await createPaidOrder()
      await provider.refundPayment({ paymentId: payment.id, amountPaise: 34_100, key })
      const input = { paymentId: payment.id, amountPaise: 34_100, key: otherKey }
      await expect(provider.refundPayment(input)).rejects.toMatchObject(problem('refused'))
      expect(razorpay.sim.refunds()).toHaveLength(1)
    },
  )

  test('of more than was captured, or of nothing captured, is refused', async () => {
    const { payment } = await createPaidOrder()
    const { id } = await createOrder()
    const failed = razorpay.sim.pay({ orderId: id, outcome: 'failed' }).payment
    for (const [paymentId, amountPaise] of [
      [payment.id, 34_101],
      [failed.id, 34_100],
    ] as const) {
      const input = { paymentId, amountPaise, key }
      await expect(provider.refundPayment(input)).rejects.toMatchObject(problem('refused'))
    }
  })

  test('of a payment that does not exist is unknown', async () => {
    const input = { paymentId: 'pay_none', amountPaise: 34_100, key }
    await expect(provider.refundPayment(input)).rejects.toMatchObject(problem('unknown'))
    await expect(provider.listPaymentRefunds('pay_none')).rejects.toMatchObject(problem('unknown'))
  })

  test('is pending until the bank is through with it', async () => {
    const { payment } = await createPaidOrder()
    razorpay.sim.planRefunds('pending', 'failed')
    const input = { paymentId: payment.id, amountPaise: 200, key }
    const pending = await provider.refundPayment(input)
    expect(pending.status).toBe('pending')
    await provider.refundPayment({ ...input, key: `${key}-2` })
    razorpay.sim.settleRefund(pending.id, 'processed')
    const refunds = await provider.listPaymentRefunds(payment.id)
    expect(refunds.map(({ status }) => status)).toEqual(['failed', 'processed'])
  })
})

describe('the list of payments', () => {
  test('has all pages of the requested time', async () => {
    const made = []
    for (let each = 0; each < 230; each += 1) made.push((await createPaidOrder()).payment.id)
    const listed = (await everything()).map(({ id }) => id)
    expect(listed.toSorted()).toEqual(made.toSorted())
    const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000)
    expect(await everything(new Date(0), yesterday)).toEqual([])
    expect(await everything(yesterday)).toHaveLength(230)
  })

  test('ends with an error when a page does not come', async () => {
    await createPaidOrder()
    razorpay.sim.fault({ route: 'GET /v1/payments', mode: '500' })
    await expect(everything()).rejects.toMatchObject(problem('unavailable'))
  })
})

describe('an id of another form reaches no address', () => {
  test.each(['../payments/pay_x', 'order_a/b', 'order_', 'order_a?x=1', '', 'ordér_a'])(
    '%j',
    async (id) => {
      const input = { paymentId: id, amountPaise: 100, key: 'a-key-of-the-tests' }
      for (const call of [
        () => provider.listOrderPayments(id),
        () => provider.listPaymentRefunds(id),
        () => provider.refundPayment(input),
      ]) {
        await expect(call()).rejects.toMatchObject(problem('unknown'))
      }
      expect(razorpay.sim.calls()).toEqual([])
    },
  )
})

describe('when the provider is not itself', () => {
  type Ids = { orderId: string; paymentId: string }
  const calls: readonly (readonly [string, (by: PaymentProvider, ids: Ids) => Promise<unknown>])[] =
    [
      ['createOrder', (by) => createOrder(by)],
      ['findOrderByReceipt', (by) => by.findOrderByReceipt('any')],
      ['listOrderPayments', (by, { orderId }) => by.listOrderPayments(orderId)],
      [
        'refundPayment',
        (by, { paymentId }) =>
          by.refundPayment({ paymentId, amountPaise: 100, key: 'a-key-of-the-tests' }),
      ],
      ['listPaymentRefunds', (by, { paymentId }) => by.listPaymentRefunds(paymentId)],
      [
        'listPayments',
        (by) => by.listPayments(new Date(0), new Date())[Symbol.asyncIterator]().next(),
      ],
    ]

  describe.each(calls)('%s', (_name, call) => {
    test.each(['500', '429', 'hang', 'drop', 'html', 'slow'] as const)(
      'says that it is unavailable: %s',
      async (mode) => {
        const { order, payment } = await createPaidOrder()
        const ids = { orderId: order.id, paymentId: payment.id }
        razorpay.sim.fault({ route: '*', mode, slowMs: 60_000 })
        await expect(call(impatient, ids)).rejects.toMatchObject(problem('unavailable'))
        await call(provider, ids)
      },
    )

    test('waits for a slow answer', async () => {
      const { order, payment } = await createPaidOrder()
      razorpay.sim.fault({ route: '*', mode: 'slow', slowMs: 50 })
      const before = razorpay.sim.calls().length
      await call(provider, { orderId: order.id, paymentId: payment.id })
      expect(razorpay.sim.calls().length).toBeGreaterThan(before)
    })

    test('is refused with other keys, without revealing the secret', async () => {
      const { order, payment } = await createPaidOrder()
      const keySecret = 'another-secret'
      const stranger = createRazorpayProvider({ ...razorpay.config, keySecret })
      const ids = { orderId: order.id, paymentId: payment.id }
      const thrown = await call(stranger, ids).catch((error: unknown) => error)
      expect(thrown).toMatchObject(problem('refused'))
      expect(thrown).toMatchObject({ message: expect.stringContaining('401') })
      expect(JSON.stringify(thrown, Object.getOwnPropertyNames(thrown))).not.toContain(keySecret)
    })
  })
})
