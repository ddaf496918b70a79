import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createRazorpayProvider } from './razorpay-provider.ts'

const account = {
  keyId: 'rzp_test_a',
  keySecret: 'key-secret',
  webhookSecret: 'webhook-secret',
  oldWebhookSecret: 'old-webhook-secret',
}
const provider = createRazorpayProvider(account)
const sign = (message: string, secret: string) =>
  createHmac('sha256', secret).update(message).digest('hex')

/** All texts that differ from the given one in a single character. */
const neighbours = (text: string): string[] =>
  Array.from(text).flatMap((character, at) => {
    const other = character === 'a' ? 'b' : 'a'
    return [
      `${text.slice(0, at)}${other}${text.slice(at + 1)}`,
      text.slice(0, at) + text.slice(at + 1),
    ]
  })

describe('P1: the signature of a payment', () => {
  const orderId = 'order_RB58MiP5SPFYyM'
  const paymentId = 'pay_29QQoUBi66xm2f'
  const right = { orderId, paymentId, signature: sign(`${orderId}|${paymentId}`, 'key-secret') }

  test('is right for its order and payment', () => {
    expect(provider.isPaymentSigned(right)).toBe(true)
  })

  test.each(['orderId', 'paymentId', 'signature'] as const)(
    'is wrong with one other character in the %s',
    (field) => {
      for (const value of neighbours(right[field])) {
        expect(provider.isPaymentSigned({ ...right, [field]: value })).toBe(false)
      }
    },
  )

  test.each([
    ['nothing', ''],
    ['no hex', 'z'.repeat(64)],
    ['more behind it', `${right.signature}00`],
    ['a line behind it', `${right.signature}\n`],
    ['of another key', sign(`${orderId}|${paymentId}`, 'webhook-secret')],
    ['of an empty key', sign(`${orderId}|${paymentId}`, '\0')],
  ])('is wrong when it is %s', (_name, signature) => {
    expect(provider.isPaymentSigned({ ...right, signature })).toBe(false)
  })

  test('is wrong where the border between the ids was moved', () => {
    const moved = { orderId: `${orderId}|pay_29`, paymentId: 'QQoUBi66xm2f' }
    const signature = sign(`${moved.orderId}|${moved.paymentId}`, 'key-secret')
    expect(provider.isPaymentSigned({ ...moved, signature })).toBe(false)
  })
})

describe('P7: a webhook', () => {
  const payment = { id: 'pay_29QQoUBi66xm2f', order_id: 'order_RB58MiP5SPFYyM' }
  const bodyOf = (event: string, payload: object) =>
    JSON.stringify({ entity: 'event', event, payload, created_at: 1 })
  const body = bodyOf('payment.captured', { payment: { entity: payment } })
  const read = (text: string, signature: string, eventId = 'Fx9Gk2') =>
    provider.readEvent(Buffer.from(text), { signature, eventId })
  const readSigned = (text: string, eventId?: string) =>
    read(text, sign(text, 'webhook-secret'), eventId)

  test('is taken when it is signed with the secret or the one before', () => {
    const event = {
      id: 'Fx9Gk2',
      name: 'payment.captured',
      orderId: payment.order_id,
      paymentId: payment.id,
      refundId: undefined,
    }
    expect(readSigned(body)).toEqual(event)
    expect(read(body, sign(body, 'old-webhook-secret'))).toEqual(event)
    const { oldWebhookSecret: _old, ...withoutOld } = account
    const headers = { signature: sign(body, 'old-webhook-secret'), eventId: 'Fx9Gk2' }
    const strict = createRazorpayProvider(withoutOld)
    expect(strict.readEvent(Buffer.from(body), headers)).toBeUndefined()
  })

  test('is not taken with another signature or body', () => {
    const right = sign(body, 'webhook-secret')
    for (const signature of [...neighbours(right), '', sign(body, 'key-secret')]) {
      expect(read(body, signature)).toBeUndefined()
    }
    expect(read(JSON.stringify(JSON.parse(body), null, 1), right)).toBeUndefined()
    expect(read(`${body} `, right)).toBeUndefined()
  })

  test('names what it is about', () => {
    const refund = { id: 'rfnd_a', payment_id: 'pay_b' }
    expect(readSigned(bodyOf('refund.processed', { refund: { entity: refund } }))).toMatchObject({
      paymentId: 'pay_b',
      refundId: 'rfnd_a',
    })
    const paid = bodyOf('order.paid', {
      payment: { entity: payment },
      order: { entity: { id: 'order_a', notes: [] } },
    })
    expect(readSigned(paid)).toMatchObject({ orderId: 'order_a', paymentId: payment.id })
  })

  test.each([
    ['another kind', bodyOf('payout.processed', { payout: { entity: { id: 'pout_a' } } })],
    [
      'strange ids',
      bodyOf('payout.processed', { payment: { entity: { id: '../x', order_id: 1 } } }),
    ],
    ['no payment', bodyOf('payout.processed', { payment: null, refund: 7 })],
  ])('of %s is taken without ids', (_name, text) => {
    const ids = { orderId: undefined, paymentId: undefined, refundId: undefined }
    expect(readSigned(text)).toEqual({ id: 'Fx9Gk2', name: 'payout.processed', ...ids })
  })

  test('that says nothing is taken all the same, so that it does not come for a day', () => {
    expect(readSigned('[]')).toMatchObject({ name: 'unreadable' })
    expect(readSigned('{"event":')).toMatchObject({ name: 'unreadable' })
  })

  test('without a usable id is identified by its bytes', () => {
    const [one, again, other] = [
      readSigned(body, ''),
      readSigned(body, 'a b'),
      readSigned('{}', ''),
    ]
    expect(one?.id).toMatch(/^[\da-f]{64}$/)
    expect(again?.id).toBe(one?.id)
    expect(other?.id).not.toBe(one?.id)
  })
})
