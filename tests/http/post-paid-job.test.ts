import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { sentence } from '#tests/support/sentence.ts'
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
import { expectBooksRight, orderRow, paidJobsOf, postedJobs } from '#tests/support/payment-reads.ts'
import { createPaymentStage } from '#tests/support/payment-stage.ts'
import { createEmployer } from '#tests/support/profile-factories.ts'
import { queuedTasks, workQueue } from '#tests/support/queue.ts'
import { signIn } from '#tests/support/viewers.ts'

const stage = closeAfterAll(await createPaymentStage())
const { razorpay, testApp } = stage
let { employer } = stage
beforeEach(async () => {
  razorpay.sim.clearFaults()
  employer = await createPayingEmployer(testApp)
})

describe('POST /api/postjob with an order', () => {
  test('S7-39: saves the job unpaid, for its employer alone', async () => {
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
    expect(await paidJobsOf(testApp, employer)).toMatchObject([
      { status: 'unpaid', plan: 'basic', posted_at: null },
    ])
    expect((await orderRow(testApp, orderId)).job_id).toBe(reply.json().id)
    expect(await postedJobs(employer)).toBe(2)
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
    expect(await paidJobsOf(testApp, employer)).toMatchObject([
      { plan: 'basic', amount_paise: 28_900 },
    ])
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
    expect(await paidJobsOf(testApp, employer)).toHaveLength(1)
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
    expect((await orderRow(testApp, demand.id)).job_id).toBeNull()
    expect((await verify(employer, payAtProvider(razorpay, basic.id))).json().success).toBe(true)
    expect(await paidJobsOf(testApp, employer)).toMatchObject([
      { plan: 'basic', status: 'waiting' },
    ])
    // Paid by one plan, the job does not go over to another.
    const again = await postWithOrder(employer, demand.id)
    expect(again.json()).toMatchObject({ orderId: basic.id, status: 'waiting' })
    await expectBooksRight(testApp)
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

  test('S7-41, P5: of two jobs with one order, sent at once, one is saved', async () => {
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
      expect((await orderRow(testApp, orderId)).job_id).toBe(saved[0]?.json().id)
    }
    expect(await paidJobsOf(testApp, employer)).toHaveLength(5)
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
      const rows = await Promise.all(orders.map(({ id }) => orderRow(testApp, id)))
      expect(rows.filter((row) => row.job_id !== null)).toHaveLength(1)
    }
  })

  test('S7-40: an order paid before its job came sends it on at once', async () => {
    const { id: orderId } = await makeOrder(employer)
    expect((await verify(employer, payAtProvider(razorpay, orderId))).json().success).toBe(true)
    const { id } = (await postWithOrder(employer, orderId)).json()
    expect(await queuedTasks(testApp)).toContain('settle-order')
    await workQueue(testApp)
    expect((await employer.call('GET', `/api/jobs/${id}`)).json().status).toBe('waiting')
    expect(await postedJobs(employer)).toBe(3)
    await expectBooksRight(testApp)
  })

  test('is for employers only, and a wrong form stays one', async () => {
    const { id: orderId } = await makeOrder(employer)
    const json = jobForm({ orderId })
    expect((await callApi(testApp, 'POST', '/api/postjob', { json })).statusCode).toBe(401)
    const candidate = await signIn(testApp, 'candidate')
    expect((await candidate.call('POST', '/api/postjob', { json })).statusCode).toBe(403)
    expect((await postWithOrder(employer, orderId, { name: '' })).statusCode).toBe(422)
    expect((await orderRow(testApp, orderId)).job_id).toBeNull()
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
