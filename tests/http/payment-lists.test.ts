import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { ReceivedPayment } from '#contract/payments/schemas.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { callApi } from '#tests/support/inject.ts'
import type { TestReply } from '#tests/support/inject.ts'
import { addJob, rejectForGood } from '#tests/support/job-factories.ts'
import { addOrderedJob, addPaidJob, createPayingEmployer } from '#tests/support/paid-jobs.ts'
import { createEmployer } from '#tests/support/profile-factories.ts'
import { workQueue } from '#tests/support/queue.ts'
import { startRazorpay } from '#tests/support/razorpay.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'
import type { TestViewer } from '#tests/support/viewers.ts'

/** The jobs of the list, the first paid first. */
const jobIds: string[] = []
const razorpay = closeAfterAll(await startRazorpay())
const testApp = closeAfterAll(await createTestApp({ razorpay }))
testApp.clock.set('2026-04-01T06:00:00Z')
const employer = await createPayingEmployer(testApp)
const admin = await signIn(testApp, 'admin')
for (const plan of ['basic', 'demand', 'basic', 'demand', 'basic'] as const) {
  testApp.clock.advance({ minutes: 1 })
  const { jobId } = await addPaidJob(razorpay, employer, { plan })
  jobIds.push(jobId)
}
const [first = '', second = ''] = jobIds
await rejectForGood(testApp, admin, first)
await workQueue(testApp)
await rejectForGood(testApp, admin, second)
razorpay.sim.planRefunds('failed')
await workQueue(testApp)

const idsIn = (reply: TestReply): string[] => {
  const payments: ReceivedPayment[] = reply.json()
  return payments.map(({ id }) => id)
}

describe('POST /api/payments', () => {
  const list = (filterInput: object = {}) =>
    admin.call('POST', '/api/payments', { json: filterInput })

  test('S7-81: lists what was received, the newest first, with counts and sums', async () => {
    const reply = await list()
    const payments: ReceivedPayment[] = reply.json()
    expect(payments.map(({ jobId }) => jobId)).toEqual(jobIds.toReversed())
    expect(payments[0]).toEqual({
      id: expect.any(String),
      receivedAt: '2026-04-01T06:05:00.000Z',
      employerName: 'Shah Services',
      jobId: jobIds[4],
      jobTitle: 'Customer Support Executive',
      jobStatus: 'waiting',
      plan: 'basic',
      kind: 'post',
      quantity: 1,
      amountPaise: 34_100,
      method: 'upi',
      providerPaymentId: expect.stringMatching(/^pay_/),
      refundablePaise: 34_100,
      invoice: { id: expect.any(String), number: expect.any(String) },
      creditNote: null,
      refund: null,
    })
    expect(payments[4]?.creditNote).not.toBeNull()
    expect(reply.headers['x-total-count']).toBe('5')
    expect(JSON.parse(String(reply.headers['x-counts']))).toEqual({
      all: 5,
      refunds: 2,
      failed: 1,
      receivedPaise: 3 * 34_100 + 2 * 47_100,
      returnedPaise: 34_100 + 47_100,
    })
  })

  test('S7-82: filters by what goes back, and by what failed', async () => {
    const jobsOf = async (filter: string) => {
      const reply = await list({ filter })
      const payments: ReceivedPayment[] = reply.json()
      return [reply.headers['x-total-count'], payments.map(({ jobId }) => jobId)]
    }
    expect(await jobsOf('refunds')).toEqual(['2', [jobIds[1], jobIds[0]]])
    expect(await jobsOf('failed')).toEqual(['1', [jobIds[1]]])
    expect(await jobsOf('all')).toEqual(['5', jobIds.toReversed()])
  })

  test('pages by position, so that what comes meanwhile moves nothing', async () => {
    const found: (string | null)[] = []
    let cursor: string | undefined
    do {
      const reply = await list({ limit: 2, ...(cursor !== undefined && { cursor }) })
      const payments: ReceivedPayment[] = reply.json()
      found.push(...payments.map(({ jobId }) => jobId))
      cursor = reply.headers['x-next-cursor']?.toString()
    } while (cursor !== undefined)
    expect(found).toEqual(jobIds.toReversed())
  })

  test('S7-182: finds by order, payment, document, phone number and part of the company’s name', async () => {
    const payments: ReceivedPayment[] = (await list()).json()
    const one = payments[4]
    const { provider_order_id: orderId } = await testApp.db
      .selectFrom('orders')
      .select('provider_order_id')
      .where('job_id', '=', one?.jobId ?? '')
      .executeTakeFirstOrThrow()
    const exact = [orderId, one?.id, one?.providerPaymentId, one?.invoice?.number.toLowerCase()]
    for (const q of [...exact, ` ${one?.creditNote?.number} `]) {
      const reply = await list({ q })
      expect([q, ...idsIn(reply)]).toEqual([q, one?.id])
      expect(JSON.parse(String(reply.headers['x-counts']))).toMatchObject({ all: 1, refunds: 1 })
    }
    const all = payments.map(({ id }) => id)
    for (const q of ['shah SERV', employer.phone, employer.phone.slice(-10)]) {
      expect(idsIn(await list({ q }))).toEqual(all)
    }
    for (const q of ['order_', 'JP/26-27', '%', 'Nobody', '7', "'"]) {
      const reply = await list({ q })
      expect([q, ...idsIn(reply)]).toEqual([q])
      expect(reply.headers['x-total-count']).toBe('0')
    }
  })

  test('S7-183: finds by days in India', async () => {
    const days = async (from: string, to: string) => idsIn(await list({ from, to })).length
    expect(await days('2026-04-01', '2026-04-01')).toBe(5)
    expect(await days('2026-04-02', '')).toBe(0)
    expect(await days('', '2026-03-31')).toBe(0)
    expect(await days('', '')).toBe(5)
  })

  test('payments of one millisecond keep the order in which they were written', async () => {
    const { rows } = await testApp.composition.pool.query(
      `select id, recorded_at from payments order by number`,
    )
    await testApp.db.updateTable('payments').set({ recorded_at: rows[0].recorded_at }).execute()
    const found: string[] = []
    let cursor: string | undefined
    do {
      const reply = await list({ limit: 2, ...(cursor !== undefined && { cursor }) })
      found.push(...idsIn(reply))
      cursor = reply.headers['x-next-cursor']?.toString()
    } while (cursor !== undefined)
    expect(found).toEqual(rows.map(({ id }) => id).toReversed())
    for (const { id, recorded_at: at } of rows) {
      await testApp.db
        .updateTable('payments')
        .set({ recorded_at: at })
        .where('id', '=', id)
        .execute()
    }
  })

  test.each([
    { filter: 'x' },
    { limit: 0 },
    { limit: 201 },
    { cursor: 'x' },
    { limit: 'many' },
    { from: '01-04-2026' },
    { to: '2026-02-30' },
    { q: 'a\0' },
    { q: 'x'.repeat(500) },
  ])('refuses %j', async (filterInput) => {
    expect((await list(filterInput)).statusCode).toBe(400)
  })

  test('S7-83: is for admins alone', async () => {
    expect((await callApi(testApp, 'POST', '/api/payments', { json: {} })).statusCode).toBe(401)
    for (const viewer of [employer, await signIn(testApp, 'candidate')]) {
      expect((await viewer.call('POST', '/api/payments', { json: {} })).statusCode).toBe(403)
    }
  })
})

describe('GET /api/jobs/:jobId/payment', () => {
  const read = (viewer: TestViewer, jobId: string) =>
    viewer.call('GET', `/api/jobs/${jobId}/payment`)

  test('is the same for the employer and for admins', async () => {
    const [, , third = ''] = jobIds
    const expected = {
      progress: 'paid',
      totalRupees: 341,
      invoiceNumber: expect.any(String),
      creditNoteNumber: null,
      refund: null,
    }
    expect((await read(employer, third)).json()).toEqual(expected)
    expect((await read(admin, third)).json()).toEqual(expected)
  })

  test('of an unpaid job is for its employer alone', async () => {
    const { jobId } = await addOrderedJob(employer)
    expect((await read(employer, jobId)).json()).toMatchObject({
      progress: 'unpaid',
      invoiceNumber: null,
    })
    expect((await read(admin, jobId)).statusCode).toBe(404)
  })

  test('a free job has none', async () => {
    const jobId = await addJob(testApp, employer)
    expect((await read(employer, jobId)).json().code).toBe('ORDER_NOT_FOUND')
  })

  test("nobody reads another's", async () => {
    const [first = ''] = jobIds
    const other = await createEmployer(testApp)
    const [theirs, missing] = [await read(other, first), await read(other, randomUUID())]
    expect(theirs.statusCode).toBe(404)
    expect(theirs.body).toBe(missing.body)
    expect((await read(employer, 'x')).statusCode).toBe(404)
    expect((await callApi(testApp, 'GET', `/api/jobs/${first}/payment`)).statusCode).toBe(401)
    expect((await read(await signIn(testApp, 'candidate'), first)).statusCode).toBe(403)
  })
})
