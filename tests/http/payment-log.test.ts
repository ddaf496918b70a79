import { beforeEach, describe, expect, test } from 'vitest'
import { createLog } from '#server/lib/log.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { callApi } from '#tests/support/inject.ts'
import { rejectForGood } from '#tests/support/job-factories.ts'
import {
  addOrderedJob,
  addPaidJob,
  askOrder,
  createPayingEmployer,
  makeOrder,
  payAtProvider,
  verify,
} from '#tests/support/paid-jobs.ts'
import { workQueue } from '#tests/support/queue.ts'
import { razorpayKeys, startRazorpay } from '#tests/support/razorpay.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'

type Line = { level: string; message: string } & Record<string, unknown>

const written: string[] = []
const razorpay = closeAfterAll(await startRazorpay())
const log = createLog({ level: 'trace', format: 'json', write: (line) => written.push(line) })
const testApp = closeAfterAll(await createTestApp({ razorpay, log }))
const employer = await createPayingEmployer(testApp)
beforeEach(() => {
  razorpay.sim.clearFaults()
  written.length = 0
})

/** Lines of the calls themselves, and of the messages that people get about their money. */
const notAboutMoney = ['refused', 'failed', 'A receipt of a message arrived']

const lines = (): Line[] =>
  written
    .map((line): Line => JSON.parse(line))
    .filter(({ message }) => !notAboutMoney.includes(message))
const told = (): string[] => lines().map(({ level, message }) => `${level}: ${message}`)

describe('every event of money is one line of the log', () => {
  test('from the order to verification', async () => {
    const { jobId, orderId } = await addPaidJob(razorpay, employer)
    const { id } = await testApp.db
      .selectFrom('orders')
      .select('id')
      .where('provider_order_id', '=', orderId)
      .executeTakeFirstOrThrow()
    expect(lines()).toMatchObject([
      {
        level: 'info',
        message: 'An order was created',
        orderId: id,
        providerOrderId: orderId,
        amountPaise: 47_100,
        plan: 'demand',
      },
      {
        level: 'info',
        message: 'A payment arrived',
        orderId: id,
        providerPaymentId: expect.stringMatching(/^pay_/),
        amountPaise: 47_100,
        currency: 'INR',
        isSettling: true,
      },
      { level: 'info', message: 'An order is paid', orderId: id },
      { level: 'info', message: 'A paid job reached verification', orderId: id, jobId },
    ])
  })

  test('a refund, and one that fails', async () => {
    const admin = await signIn(testApp, 'admin')
    const first = await addPaidJob(razorpay, employer)
    written.length = 0
    await rejectForGood(testApp, admin, first.jobId)
    expect(told()).toEqual(['info: A paid job was rejected and its payment goes back'])
    written.length = 0
    await workQueue(testApp)
    expect(lines()).toMatchObject([
      {
        level: 'info',
        message: 'A refund changed its status',
        status: 'processed',
        amountPaise: 47_100,
      },
    ])
    const second = await addPaidJob(razorpay, employer)
    await rejectForGood(testApp, admin, second.jobId)
    razorpay.sim.planRefunds('failed')
    written.length = 0
    await workQueue(testApp)
    expect(told()).toEqual(['error: A refund failed and needs an admin'])
  })

  test('a payment that was not owed', async () => {
    const { orderId } = await addOrderedJob(employer)
    razorpay.sim.pay({ orderId, outcome: 'captured', amount: 100 })
    written.length = 0
    await employer.call('POST', `/api/orders/${orderId}/check`)
    expect(told()).toEqual([
      'info: A payment arrived',
      'warn: A payment that was not owed is refunded',
    ])
  })

  test('possible fraud', async () => {
    const { orderId } = await addOrderedJob(employer)
    const claim = payAtProvider(razorpay, orderId)
    written.length = 0
    await verify(employer, { ...claim, signature: 'f'.repeat(64) })
    await askOrder(employer, { amount: 100 })
    await callApi(testApp, 'POST', '/api/webhooks/razorpay', { json: { event: 'x' } })
    expect(told()).toEqual([
      'warn: The signature of a payment is forged',
      'warn: A wrong amount was offered',
      'warn: The signature of a webhook is forged',
    ])
  })

  test('an unavailable provider', async () => {
    razorpay.sim.fault({ route: 'POST /v1/orders', mode: '500' })
    await askOrder(employer)
    expect(told()).toEqual(['warn: The payment provider is unavailable'])
  })
})

test('P12: no log, reply or error contains a secret or personal data', async () => {
  const replies: string[] = []
  const keep = async (call: Promise<{ body: string }>) => void replies.push((await call).body)
  const { orderId } = await addOrderedJob(employer)
  const claim = payAtProvider(razorpay, orderId)
  for (const mode of ['500', 'html', 'drop', '429'] as const) {
    for (const route of ['POST /v1/orders', 'GET /v1/orders/:id/payments'] as const) {
      razorpay.sim.fault({ route, mode })
    }
    await keep(askOrder(employer))
    await keep(verify(employer, claim))
    razorpay.sim.clearFaults()
  }
  await keep(verify(employer, { ...claim, signature: 'f'.repeat(64) }))
  await keep(verify(employer, claim))
  await keep(askOrder(employer, { amount: 1 }))
  await makeOrder(employer)
  for (const page of ['/api/site', '/api/docs', '/api/docs/json', '/api/posting-terms']) {
    await keep(employer.call('GET', page))
  }
  const { keySecret, webhookSecret, oldWebhookSecret } = razorpayKeys
  const basic = btoa(`${razorpayKeys.keyId}:${keySecret}`)
  const profile = ['Vikram Shah', 'vikram@example.com', '9812345678', employer.phone]
  const form = ['Meera Nair', '9812345670', 'hr@saarthi.example']
  for (const text of [...replies, ...written]) {
    for (const secret of [keySecret, webhookSecret, oldWebhookSecret, basic, employer.token]) {
      expect(text).not.toContain(secret)
    }
  }
  for (const line of written) {
    for (const personal of [...profile, ...form, claim.signature]) {
      expect(line).not.toContain(personal)
    }
  }
})
