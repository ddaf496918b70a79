import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { inspect } from 'node:util'
import { afterEach, describe, expect, test } from 'vitest'
import { PaymentProviderError } from '../../ports/payment-provider.ts'
import { createRazorpayProvider } from './razorpay-provider.ts'

/* Malformed and hostile replies of the payment provider. */

const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

const keySecret = 'the-key-secret-of-this-test'

async function providerThatAnswers(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
) {
  const server = createServer(answer)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return createRazorpayProvider({
    keyId: 'rzp_test_a',
    keySecret,
    webhookSecret: 'b',
    baseUrl: `http://127.0.0.1:${address.port}`,
    timeoutMs: 500,
  })
}

const answering =
  (status: number, type: string, body: string, headers = {}) =>
  (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(status, { 'content-type': type, ...headers }).end(body)
  }

const json = (status: number, body: unknown) =>
  answering(status, 'application/json', JSON.stringify(body))

const refusal = (description: unknown) => ({ error: { code: 'BAD_REQUEST_ERROR', description } })

/** Sends one byte at a time and never ends. */
const dripping = (_request: IncomingMessage, response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'application/json' })
  const drip = setInterval(() => response.write(' '), 20)
  response.on('close', () => clearInterval(drip))
}

const refund = { payment_id: 'pay_a', status: 'processed' }
const order = { id: 'order_a', amount: 34_100, currency: 'INR', receipt: 'r', created_at: 1 }

/** Serves a valid reply. */
const leadingElsewhere = (request: IncomingMessage, response: ServerResponse) => {
  const answer =
    request.url === '/elsewhere'
      ? json(200, { ...order, ...refund })
      : answering(302, 'text/html', '', { location: '/elsewhere' })
  answer(request, response)
}

describe('an answer', () => {
  test.each([
    ['that drips', dripping, 'unavailable'],
    ['with status 200 that is a web page', answering(200, 'text/html', '<p>Hello'), 'unavailable'],
    ['with status 200 that is nothing', answering(200, 'application/json', ''), 'unavailable'],
    ['with status 200 of another kind', json(200, { entity: 'payment' }), 'unavailable'],
    ['with a wrong amount', json(200, { ...order, amount: '34100' }), 'unavailable'],
    ['with a part of a paisa', json(200, { ...order, amount: 34_100.5 }), 'unavailable'],
    ['with a strange id', json(200, { ...order, id: '../order_a' }), 'unavailable'],
    ['that leads elsewhere', leadingElsewhere, 'unavailable'],
    ['with status 400 that is a web page', answering(400, 'text/html', '<p>No'), 'unavailable'],
    ['with status 404 that is a web page', answering(404, 'text/html', '<p>No'), 'unavailable'],
    ['with status 400 that is null', json(400, null), 'unavailable'],
    ['with status 500 that is null', json(500, null), 'unavailable'],
    ['with status 408', json(408, refusal('Timed out')), 'unavailable'],
    ['with status 409 while the first is worked on', json(409, refusal('Busy')), 'unavailable'],
    ['with status 409', json(409, refusal('Different request with the same key')), 'refused'],
    ['with status 400', json(400, refusal('No')), 'refused'],
    ['with status 400 and a strange reason', json(400, refusal({ a: 1 })), 'refused'],
    ['with status 403', json(403, refusal('No')), 'refused'],
    ['with status 404', json(404, refusal('The requested URL was not found')), 'unknown'],
    ['about no such thing', json(400, refusal('The id provided does not exist')), 'unknown'],
  ])('%s', async (_name, answer, problem) => {
    const provider = await providerThatAnswers(answer)
    const input = { amountPaise: 34_100, currency: 'INR', receipt: 'r', notes: {} } as const
    const back = { paymentId: 'pay_a', amountPaise: 100, key: 'a-key-of-the-tests' }
    for (const call of [provider.createOrder(input), provider.refundPayment(back)]) {
      const thrown = await call.catch((error: unknown) => error)
      expect(thrown).toBeInstanceOf(PaymentProviderError)
      expect(thrown).toMatchObject({ problem })
      expect(inspect(thrown, { depth: 10, showHidden: true })).not.toContain(keySecret)
    }
  })

  test('repeats nothing of a person', async () => {
    const said = 'No payer asha@example.in +91 98765 43210 with card 4100 2800 0000 1007'
    const provider = await providerThatAnswers(json(400, refusal(said)))
    await expect(provider.listPaymentRefunds('pay_a')).rejects.toThrow(
      'The payment provider answered with status 400: BAD_REQUEST_ERROR No payer … +… with card …',
    )
  })

  test('leaves out payments that no order was made for', async () => {
    const payment = { id: 'pay_a', amount: 100, currency: 'INR', status: 'captured', method: 'upi' }
    const items = [
      { ...payment, order_id: null },
      { ...payment, id: 'pay_b', order_id: 'order_b', notes: [], fee: null },
    ]
    const provider = await providerThatAnswers(json(200, { entity: 'collection', count: 2, items }))
    expect(await provider.listOrderPayments('order_b')).toEqual([
      {
        id: 'pay_b',
        orderId: 'order_b',
        amountPaise: 100,
        currency: 'INR',
        status: 'captured',
        method: 'upi',
      },
    ])
  })
})

test('a provider that is not there is unavailable at once', async () => {
  const provider = createRazorpayProvider({
    keyId: 'rzp_test_a',
    keySecret,
    webhookSecret: 'b',
    baseUrl: 'http://127.0.0.1:1',
  })
  await expect(provider.findOrderByReceipt('r')).rejects.toMatchObject({ problem: 'unavailable' })
})

test('the checkout comes from the provider itself unless a stand-in is named', () => {
  const account = { keyId: 'rzp_test_a', keySecret, webhookSecret: 'b' }
  expect(createRazorpayProvider(account).checkout).toEqual({
    keyId: 'rzp_test_a',
    scriptUrl: 'https://checkout.razorpay.com/v1/checkout.js',
  })
  const standIn = createRazorpayProvider({ ...account, baseUrl: 'http://127.0.0.1:4123' })
  expect(standIn.checkout.scriptUrl).toBe('http://127.0.0.1:4123/v1/checkout.js')
})
