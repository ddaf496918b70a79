import { once } from 'node:events'
import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startRazorpay } from '#tests/support/razorpay.ts'
import type { TestRazorpay } from '#tests/support/razorpay.ts'
import type { ProviderEvent } from '../../ports/payment-provider.ts'

/* A webhook that parses its requests by the adapter, as the product does. */

/** The statuses of the next deliveries; 200 after these. */
let answers: (number | 'hang')[]
let received: { status: number | 'hang'; event: ProviderEvent | undefined }[]
let razorpay: TestRazorpay
let closeWebhook: () => void

beforeEach(async () => {
  answers = []
  received = []
  const webhook = createServer((request, response) => {
    void buffer(request).then((raw) => {
      const headers = {
        signature: String(request.headers['x-razorpay-signature']),
        eventId: String(request.headers['x-razorpay-event-id']),
      }
      const status = answers.shift() ?? 200
      received.push({ status, event: razorpay.provider.readEvent(raw, headers) })
      if (status !== 'hang') response.writeHead(status).end()
    })
  })
  webhook.listen(0, '127.0.0.1')
  await once(webhook, 'listening')
  const address = webhook.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  closeWebhook = () => {
    webhook.closeAllConnections()
    webhook.close()
  }
  razorpay = await startRazorpay({
    webhookTarget: `http://127.0.0.1:${address.port}/`,
    retryMs: 5,
    webhookTimeoutMs: 2000,
  })
})
afterEach(async () => {
  await razorpay.close()
  closeWebhook()
})

async function pay(outcome: 'captured' | 'failed' = 'captured') {
  const order = await razorpay.provider.createOrder({
    amountPaise: 34_100,
    currency: 'INR',
    receipt: 'r',
    notes: {},
  })
  const { payment } = razorpay.sim.pay({ orderId: order.id, outcome })
  return { orderId: order.id, paymentId: payment.id }
}

const names = () => received.map(({ event }) => event?.name)

test('sends the events of a payment with their entities, each under its own id', async () => {
  const ids = await pay()
  await razorpay.sim.webhooksQuiet()
  expect(names()).toEqual(['payment.authorized', 'payment.captured', 'order.paid'])
  for (const { event } of received) expect(event).toMatchObject(ids)
  expect(new Set(received.map(({ event }) => event?.id)).size).toBe(3)
  await razorpay.provider.refundPayment({ ...ids, amountPaise: 100, key: 'a-key-of-the-tests' })
  await razorpay.sim.webhooksQuiet()
  expect(received.slice(3).map(({ event }) => event)).toEqual(
    ['refund.created', 'refund.processed'].map((name) => ({
      id: expect.any(String),
      name,
      orderId: ids.orderId,
      paymentId: ids.paymentId,
      refundId: razorpay.sim.refunds()[0]?.id,
    })),
  )
})

test('repeats an event until it is accepted, always under the same id', async () => {
  answers = [500, 404, 302, 'hang']
  await pay('failed')
  await razorpay.sim.webhooksQuiet()
  expect(received.map(({ status }) => status)).toEqual([500, 404, 302, 'hang', 200])
  expect(new Set(received.map(({ event }) => event?.id)).size).toBe(1)
  expect(razorpay.sim.deliveries().map(({ status }) => status)).toEqual([500, 404, 302, 0, 200])
})

test('can send events twice, in reverse order, late, or not at all', async () => {
  razorpay.sim.changeWebhooks({ duplicate: true, reorder: true, delayMs: 10 })
  await pay()
  await razorpay.sim.webhooksQuiet()
  const backwards = ['order.paid', 'payment.captured', 'payment.authorized']
  expect(names()).toEqual(backwards.flatMap((name) => [name, name]))
  razorpay.sim.changeWebhooks({ drop: true })
  await pay()
  await razorpay.sim.webhooksQuiet()
  expect(received).toHaveLength(6)
  expect(razorpay.sim.events()).toHaveLength(6)
})

test('can sign with the old secret, or with none of ours', async () => {
  razorpay.sim.changeWebhooks({ signature: 'old' })
  await pay('failed')
  await razorpay.sim.webhooksQuiet()
  expect(names()).toEqual(['payment.failed'])
  razorpay.sim.changeWebhooks({ signature: 'wrong' })
  await pay('failed')
  await razorpay.sim.webhooksQuiet()
  expect(names()).toEqual(['payment.failed', undefined])
})

test('drops the events that are not sent yet', async () => {
  answers = ['hang', 500]
  await pay()
  await vi.waitFor(() => expect(received).toHaveLength(1))
  razorpay.sim.reset()
  await razorpay.sim.webhooksQuiet()
  expect(razorpay.sim.events()).toEqual([])
  expect(received).toHaveLength(1)
})

test('delivers one event by hand, as often as requested', async () => {
  razorpay.sim.changeWebhooks({ drop: true })
  await pay('failed')
  const [event] = razorpay.sim.events()
  answers = [503]
  expect(await razorpay.sim.deliver(event?.id ?? '')).toBe(503)
  expect(await razorpay.sim.deliver(event?.id ?? '', 'old')).toBe(200)
  expect(names()).toEqual(['payment.failed', 'payment.failed'])
})

test('hands out the request of an event, for a webhook that does not listen', async () => {
  razorpay.sim.changeWebhooks({ drop: true })
  await pay('failed')
  const read = (signature?: 'old' | 'wrong') =>
    razorpay.sim.events(signature).map(({ body, headers }) =>
      razorpay.provider.readEvent(Buffer.from(body), {
        signature: headers['x-razorpay-signature'],
        eventId: headers['x-razorpay-event-id'],
      }),
    )
  expect(read()).toMatchObject([{ name: 'payment.failed', id: razorpay.sim.events()[0]?.id }])
  expect(read('old')).toMatchObject([{ name: 'payment.failed' }])
  expect(read('wrong')).toEqual([undefined])
})
