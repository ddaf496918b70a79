import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sentence } from '#contract/sentences.ts'
import { fingerprint } from '#tests/support/fingerprint.ts'
import { pngFile } from '#tests/support/fixtures.ts'
import { callApi } from '#tests/support/inject.ts'
import { jobForm } from '#tests/support/job-factories.ts'
import {
  addPaidJob,
  askOrder,
  createPayingEmployer,
  makeOrder,
  payAtProvider,
  postWithOrder,
  verify,
} from '#tests/support/paid-jobs.ts'
import { createEmployer } from '#tests/support/profile-factories.ts'
import { queuedTasks, workQueue } from '#tests/support/queue.ts'
import { startRazorpay } from '#tests/support/razorpay.ts'
import type { TestRazorpay } from '#tests/support/razorpay.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import type { TestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'
import type { TestViewer } from '#tests/support/viewers.ts'

let razorpay: TestRazorpay
let testApp: TestApp
let employer: TestViewer
beforeAll(async () => {
  razorpay = await startRazorpay({ timeoutMs: 2000 })
  testApp = await createTestApp({ razorpay })
})
afterAll(async () => {
  await testApp.close()
  await razorpay.close()
})
beforeEach(async () => {
  razorpay.sim.clearFaults()
  employer = await createPayingEmployer(testApp)
})

const ownJobs = async () =>
  await testApp.db
    .selectFrom('jobs')
    .selectAll()
    .where('employer_id', '=', employer.accountId)
    .where('plan', '<>', 'free')
    .execute()

const orderRow = (providerOrderId: string) =>
  testApp.db
    .selectFrom('orders')
    .selectAll()
    .where('provider_order_id', '=', providerOrderId)
    .executeTakeFirstOrThrow()

const postedJobs = async (): Promise<number> =>
  (await employer.call('GET', '/api/posting-terms')).json().postedJobs

const booksAreRight = async () =>
  expect((await testApp.composition.services.ledger.checkBooks()).misfits).toEqual([])

describe('POST /api/postjob with an order', () => {
  test('saves the job unpaid, for its employer alone', async () => {
    const { id: orderId } = await makeOrder(employer, { plan: 'basic' })
    const reply = await postWithOrder(employer, orderId)
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toEqual({
      message: sentence('posting.savedUnpaid'),
      id: expect.any(String),
      status: '',
      amount: 289,
      orderId,
    })
    expect(await ownJobs()).toMatchObject([{ status: 'unpaid', plan: 'basic', posted_at: null }])
    expect((await orderRow(orderId)).job_id).toBe(reply.json().id)
    expect(await postedJobs()).toBe(2)
    const [listed] = (await employer.call('POST', '/api/getJobById', { json: {} })).json()
    expect(listed).toMatchObject({ id: reply.json().id, status: '', orderId, isRefunded: false })

    const admin = await signIn(testApp, 'admin')
    const json = { jobId: reply.json().id }
    expect((await admin.call('POST', '/api/getJobData', { json })).statusCode).toBe(404)
    const accept = { json: { status: 'accepted' } }
    const accepted = await admin.call('PATCH', `/api/updateJob/${json.jobId}`, accept)
    expect(accepted.json().code).toBe('STATUS_NOT_ALLOWED')
  })

  test('plan and price are those of the order, whatever the form says', async () => {
    const { id: orderId } = await makeOrder(employer, { plan: 'basic' })
    const reply = await postWithOrder(employer, orderId, { plan: 'demand', amount: 1 })
    expect(reply.json()).toMatchObject({ amount: 289 })
    expect(await ownJobs()).toMatchObject([{ plan: 'basic', amount_paise: 28_900 }])
  })

  test('sent twice, with the id of the form or without, it is one job', async () => {
    const submissionId = randomUUID()
    const order = await makeOrder(employer, { submissionId })
    const replies = [
      await postWithOrder(employer, order.id),
      await postWithOrder(employer, order.id),
      await postWithOrder(employer, order.id, { submissionId }),
    ]
    expect(new Set(replies.map((reply) => reply.body)).size).toBe(1)
    expect(await ownJobs()).toHaveLength(1)
  })

  test('another plan for a form takes the unpaid job over', async () => {
    const submissionId = randomUUID()
    const demand = await makeOrder(employer, { submissionId })
    const first = await postWithOrder(employer, demand.id)
    const basic = await makeOrder(employer, { submissionId, plan: 'basic' })
    const second = await postWithOrder(employer, basic.id)
    expect(second.json()).toMatchObject({
      id: first.json().id,
      amount: 289,
      orderId: basic.id,
    })
    expect((await orderRow(demand.id)).job_id).toBeNull()
    expect((await verify(employer, payAtProvider(razorpay, basic.id))).json().success).toBe(true)
    expect(await ownJobs()).toMatchObject([{ plan: 'basic', status: 'waiting' }])
    // Paid by one plan, the job does not go over to another.
    const again = await postWithOrder(employer, demand.id)
    expect(again.json()).toMatchObject({ orderId: basic.id, status: 'waiting' })
    await booksAreRight()
  })

  test("knows no other order and nobody else's, and keeps nothing of the form", async () => {
    const other = await createPayingEmployer(testApp)
    const { id: orderId } = await makeOrder(other)
    const before = await fingerprint(testApp, ['sessions'])
    const form = { profile: pngFile(), jobTitle: 'Telecaller' }
    const replies = []
    for (const id of [orderId, 'order_missing1', 'x', "order_'; drop table orders --"]) {
      replies.push(
        await employer.call('POST', '/api/postjob', { form: { ...form, orderId: id } }),
        await postWithOrder(employer, id),
      )
    }
    expect(new Set(replies.map((reply) => reply.body)).size).toBe(1)
    expect(replies[0]?.statusCode).toBe(404)
    expect(replies[0]?.json().code).toBe('ORDER_NOT_FOUND')
    expect(await fingerprint(testApp, ['sessions'])).toBe(before)
  })

  test('P5: of two jobs with one order, sent at once, one is saved', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id: orderId } = await makeOrder(employer)
      const replies = await Promise.all(
        Array.from({ length: 4 }, () =>
          postWithOrder(employer, orderId, { submissionId: randomUUID() }),
        ),
      )
      const saved = replies.filter((reply) => reply.statusCode === 200)
      expect(saved).toHaveLength(1)
      const refused = replies.filter((reply) => reply !== saved[0])
      expect(refused.map((reply) => reply.json().code)).toEqual(refused.map(() => 'ORDER_SPENT'))
      expect((await orderRow(orderId)).job_id).toBe(saved[0]?.json().id)
    }
    expect(await ownJobs()).toHaveLength(5)
  })

  test('two plans of a form, sent at once, are one job with one of the orders', async () => {
    for (let round = 0; round < 5; round += 1) {
      const submissionId = randomUUID()
      const orders = [
        await makeOrder(employer, { submissionId }),
        await makeOrder(employer, { submissionId, plan: 'basic' }),
      ]
      const replies = await Promise.all(orders.map(({ id }) => postWithOrder(employer, id)))
      expect(replies.map((reply) => reply.statusCode)).toEqual([200, 200])
      expect(new Set(replies.map((reply) => reply.json().id)).size).toBe(1)
      const rows = await Promise.all(orders.map(({ id }) => orderRow(id)))
      expect(rows.filter((row) => row.job_id !== null)).toHaveLength(1)
    }
  })

  test('an order paid before its job came sends it on at once', async () => {
    const { id: orderId } = await makeOrder(employer)
    expect((await verify(employer, payAtProvider(razorpay, orderId))).json().success).toBe(true)
    const { id } = (await postWithOrder(employer, orderId)).json()
    expect(await queuedTasks(testApp)).toContain('settle-order')
    await workQueue(testApp)
    expect((await employer.call('GET', `/api/jobs/${id}`)).json().status).toBe('waiting')
    expect(await postedJobs()).toBe(3)
    await booksAreRight()
  })

  test('is for employers only, and a wrong form stays one', async () => {
    const { id: orderId } = await makeOrder(employer)
    const json = jobForm({ orderId })
    expect((await callApi(testApp, 'POST', '/api/postjob', { json })).statusCode).toBe(401)
    const candidate = await signIn(testApp, 'candidate')
    expect((await candidate.call('POST', '/api/postjob', { json })).statusCode).toBe(403)
    expect((await postWithOrder(employer, orderId, { name: '' })).statusCode).toBe(422)
    expect((await orderRow(orderId)).job_id).toBeNull()
  })
})

test('P9: paid jobs use up no free post, and free posts pay for nothing', async () => {
  const newcomer = await createEmployer(testApp)
  expect((await askOrder(newcomer)).statusCode).toBe(409)
  await newcomer.call('POST', '/api/postjob', { json: jobForm() })
  await newcomer.call('POST', '/api/postjob', { json: jobForm() })
  await addPaidJob(razorpay, newcomer)
  const third = await newcomer.call('POST', '/api/postjob', { json: jobForm() })
  expect(third.statusCode).toBe(402)
})
