import { sql } from 'kysely'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { signatureOf } from '#server/local/razorpay/signatures.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { cases } from '#tests/support/effort.ts'
import { fingerprint } from '#tests/support/fingerprint.ts'
import { addOrderedJob, addPaidJob, payAtProvider, verify } from '#tests/support/paid-jobs.ts'
import { countRows, expectBooksRight } from '#tests/support/payment-reads.ts'
import { createPaymentStage } from '#tests/support/payment-stage.ts'
import { queuedTasks, workQueue } from '#tests/support/queue.ts'

type Told = { name: string; body: string; headers: Record<string, string> }

const stage = closeAfterAll(await createPaymentStage())
const { razorpay, testApp, employer } = stage
beforeEach(async () => {
  razorpay.sim.clearFaults()
  await testApp.composition.pool.query('delete from graphile_worker._private_jobs')
})

const deliver = (told: Told, changes: { body?: string; headers?: Record<string, string> } = {}) =>
  testApp.app.inject({
    method: 'POST',
    url: '/api/webhooks/razorpay',
    headers: { ...told.headers, ...changes.headers },
    payload: changes.body ?? told.body,
  })

/** The events that something brought about, in their order. */
function notifiedOf(act: () => unknown): Told[] {
  const before = new Set(razorpay.sim.events().map(({ id }) => id))
  act()
  return razorpay.sim.events().filter(({ id }) => !before.has(id))
}

const payFor = (orderId: string): Told[] => notifiedOf(() => payAtProvider(razorpay, orderId))

function capturedFor(orderId: string): Told {
  const captured = payFor(orderId).find(({ name }) => name === 'payment.captured')
  if (!captured) throw new Error('nothing was captured')
  return captured
}

const statusOf = async (jobId: string): Promise<string> =>
  (await employer.call('GET', `/api/jobs/${jobId}`)).json().status

describe('POST /api/webhooks/razorpay', () => {
  test('P6: the webhook alone releases a paid job', async () => {
    const { jobId, orderId } = await addOrderedJob(employer)
    const reply = await deliver(capturedFor(orderId))
    expect(reply.statusCode).toBe(200)
    expect(await statusOf(jobId)).toBe('')
    expect(await queuedTasks(testApp)).toEqual(['settle-order'])
    await workQueue(testApp)
    expect(await statusOf(jobId)).toBe('waiting')
    await expectBooksRight(testApp)
  })

  test('S11-21, P6: callback and webhook lead to the same result in either order, and concurrently', async () => {
    for (const order of ['callback first', 'webhook first', 'at once'] as const) {
      const { jobId, orderId } = await addOrderedJob(employer)
      const [payments, invoices] = [
        await countRows(testApp, 'payments'),
        await countRows(testApp, 'invoices'),
      ]
      const told = razorpay.sim.events().length
      const claim = payAtProvider(razorpay, orderId)
      const events = razorpay.sim.events().slice(told)
      const callback = () => verify(employer, claim)
      const webhook = async () => {
        for (const event of events) await deliver(event)
        await workQueue(testApp)
      }
      if (order === 'callback first') await callback().then(webhook)
      if (order === 'webhook first') await webhook().then(callback)
      if (order === 'at once') await Promise.all([callback(), webhook()])
      expect(await statusOf(jobId)).toBe('waiting')
      expect(await countRows(testApp, 'payments')).toBe(payments + 1)
      expect(await countRows(testApp, 'invoices')).toBe(invoices + 1)
    }
    await expectBooksRight(testApp)
  }, 60_000)

  test('P7: refuses an unsigned event without any effect', async () => {
    const { orderId } = await addOrderedJob(employer)
    const event = capturedFor(orderId)
    const sign = (signature: string) => ({ headers: { 'x-razorpay-signature': signature } })
    const before = await fingerprint(testApp, ['sessions'])
    const { 'x-razorpay-signature': right = '', ...unsigned } = event.headers
    const replies = [
      await deliver(event, sign(`${right.slice(0, -1)}${right.endsWith('0') ? '1' : '0'}`)),
      await deliver(event, sign('')),
      await deliver(event, sign('é')),
      await deliver({ ...event, headers: unsigned }),
      // The same content in other bytes.
      await deliver(event, { body: JSON.stringify(JSON.parse(event.body), null, 1) }),
      await deliver(event, { body: `${event.body} ` }),
      await deliver(event, { body: '' }),
      await deliver(event, { body: event.body.replace('captured', 'failed') }),
    ]
    const [wrong] = razorpay.sim.events('wrong').filter(({ body }) => body === event.body)
    if (wrong) replies.push(await deliver(wrong))
    expect(replies).toHaveLength(9)
    expect(replies.map((reply) => reply.statusCode)).toEqual(replies.map(() => 400))
    expect(await fingerprint(testApp, ['sessions'])).toBe(before)
    expect(await queuedTasks(testApp)).toEqual([])
  })

  test('P7: accepts an event signed with the previous secret', async () => {
    const { orderId } = await addOrderedJob(employer)
    const { body } = capturedFor(orderId)
    const [old] = razorpay.sim.events('old').filter((event) => event.body === body)
    if (!old) throw new Error('the event is gone')
    expect((await deliver(old)).statusCode).toBe(200)
    expect(await queuedTasks(testApp)).toEqual(['settle-order'])
  })

  test('P7: processes a repeated event once, also concurrently', async () => {
    const { jobId, orderId } = await addOrderedJob(employer)
    const event = capturedFor(orderId)
    const [events, payments] = [
      await countRows(testApp, 'payment_events'),
      await countRows(testApp, 'payments'),
    ]
    const replies = await Promise.all(Array.from({ length: 200 }, () => deliver(event)))
    expect(new Set(replies.map((reply) => reply.statusCode))).toEqual(new Set([200]))
    expect(await countRows(testApp, 'payment_events')).toBe(events + 1)
    expect(await queuedTasks(testApp)).toEqual(['settle-order'])
    await workQueue(testApp)
    await deliver(event)
    expect(await queuedTasks(testApp)).not.toContain('settle-order')
    expect(await countRows(testApp, 'payments')).toBe(payments + 1)
    expect(await statusOf(jobId)).toBe('waiting')
  })

  test('P7: four events lead to the same result in any order', async () => {
    for (const order of cases(permutations([0, 1, 2, 3]), (each) =>
      inEveryRun.has(each.join('')),
    )) {
      const { jobId, orderId } = await addOrderedJob(employer)
      const payments = await countRows(testApp, 'payments')
      const events = notifiedOf(() => {
        const { payment } = razorpay.sim.pay({ orderId, outcome: 'failed_then_captured' })
        razorpay.sim.confirm(payment.id)
      })
      expect(events.map(({ name }) => name)).toEqual([
        'payment.failed',
        'payment.authorized',
        'payment.captured',
        'order.paid',
      ])
      for (const [at, index] of order.entries()) {
        const event = events[index]
        if (event) await deliver(event)
        if (at % 2 === 1) await workQueue(testApp)
      }
      expect(await statusOf(jobId)).toBe('waiting')
      expect(await countRows(testApp, 'payments')).toBe(payments + 1)
    }
    await expectBooksRight(testApp)
  }, 60_000)

  test('P7: replies although another transaction has locked the order', async () => {
    const { jobId, orderId } = await addOrderedJob(employer)
    const event = capturedFor(orderId)
    await testApp.db.transaction().execute(async (tx) => {
      await sql`select from orders where provider_order_id = ${orderId} for update`.execute(tx)
      await sql`select from employer_profiles for update`.execute(tx)
      expect((await deliver(event)).statusCode).toBe(200)
    })
    await workQueue(testApp)
    expect(await statusOf(jobId)).toBe('waiting')
  })

  test('P7: fails with the database, and accepts the repeated event', async () => {
    const { jobId, orderId } = await addOrderedJob(employer)
    const event = capturedFor(orderId)
    const { pool } = testApp.composition
    await pool.query('alter table payment_events add constraint fails check (false) not valid')
    expect((await deliver(event)).statusCode).toBe(500)
    await pool.query('alter table payment_events drop constraint fails')
    expect(await queuedTasks(testApp)).toEqual([])
    expect((await deliver(event)).statusCode).toBe(200)
    await workQueue(testApp)
    expect(await statusOf(jobId)).toBe('waiting')
  })

  test.each(['application/json', 'text/plain', 'application/json; charset=utf-16'])(
    'takes the bytes as they came, called %j or not',
    async (mediaType) => {
      const { orderId } = await addOrderedJob(employer)
      const event = capturedFor(orderId)
      const headers = { 'content-type': mediaType }
      expect((await deliver(event, { headers })).statusCode).toBe(200)
      expect(await queuedTasks(testApp)).toEqual(['settle-order'])
    },
  )

  test('accepts and ignores unknown events', async () => {
    const events = await countRows(testApp, 'payment_events')
    const body = JSON.stringify({ event: 'subscription.charged', payload: {} })
    expect((await deliver(signed(body, 'evtUnknown1'))).statusCode).toBe(200)
    const nonsense = signed('not json', 'evtUnknown2')
    expect((await deliver(nonsense)).statusCode).toBe(200)
    const foreign = JSON.stringify({
      event: 'payment.captured',
      payload: { payment: { entity: { id: 'pay_foreign1', order_id: 'order_foreign1' } } },
    })
    expect((await deliver(signed(foreign, 'evtUnknown3'))).statusCode).toBe(200)
    expect(await queuedTasks(testApp)).toEqual([])
    expect(await countRows(testApp, 'payment_events')).toBe(events + 3)
  })

  test('other calls keep their body parsers', async () => {
    const json = await testApp.app.inject({
      method: 'POST',
      url: '/verify-payment',
      headers: { authorization: `Bearer ${employer.token}`, 'content-type': 'text/plain' },
      payload: '{}',
    })
    expect(json.statusCode).toBe(415)
  })
})

test('P6, P8: over the network, with the worker, the webhook alone is enough', async () => {
  const address = await testApp.app.listen({ host: '127.0.0.1', port: 0 })
  await testApp.composition.startBackground()
  razorpay.sendWebhooksTo(`${address}/api/webhooks/razorpay`)
  const { jobId, orderId } = await addOrderedJob(employer)
  razorpay.sim.pay({ orderId, outcome: 'captured', callback: false })
  await vi.waitFor(async () => expect(await statusOf(jobId)).toBe('waiting'), { timeout: 15_000 })
  const paid = await addPaidJob(razorpay, employer)
  expect(await statusOf(paid.jobId)).toBe('waiting')
  await razorpay.sim.webhooksQuiet()
  await expectBooksRight(testApp)
})

function signed(body: string, id: string): Told {
  const signature = signatureOf(body, razorpay.config.webhookSecret)
  const headers = { 'x-razorpay-signature': signature, 'x-razorpay-event-id': id }
  return { name: 'made', body, headers: { 'content-type': 'application/json', ...headers } }
}

/** Backwards, and with the payment told before what led to it. */
const inEveryRun = new Set(['3210', '2013', '1302', '0231'])

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]]
  return items.flatMap((item, index) =>
    permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
  )
}
