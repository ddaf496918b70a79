import { afterAll, beforeAll, expect, test } from 'vitest'
import { workThrough } from '#server/local/sample/work-through.ts'
import { patience, rounds } from '#tests/support/effort.ts'
import {
  addOrderedJob,
  createPayingEmployer,
  payAtProvider,
  verify,
} from '#tests/support/paid-jobs.ts'
import { queuedTasks } from '#tests/support/queue.ts'
import { startRazorpay } from '#tests/support/razorpay.ts'
import type { TestRazorpay } from '#tests/support/razorpay.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import type { TestApp } from '#tests/support/test-app.ts'
import type { TestViewer } from '#tests/support/viewers.ts'

const atOnce = 100
const replays = rounds(200, 10_000)
const deliveries = rounds(200, 1000)

let razorpay: TestRazorpay
let testApp: TestApp
let employer: TestViewer
beforeAll(async () => {
  razorpay = await startRazorpay()
  testApp = await createTestApp({ razorpay })
  employer = await createPayingEmployer(testApp)
})
afterAll(async () => {
  await testApp.close()
  await razorpay.close()
})

/** The same act many times over; gives the different answers. */
async function repeat(times: number, act: () => Promise<{ statusCode: number; body: string }>) {
  const acts = Array.from({ length: times }, () => act)
  const replies = await workThrough(acts, (each) => each(), { atOnce, onDone: () => {} })
  return [...new Set(replies.map(({ statusCode, body }) => `${statusCode} ${body}`))]
}

const countRows = async (table: 'payments' | 'payment_events' | 'invoices'): Promise<number> => {
  const { rows } = await testApp.composition.pool.query(`select count(*)::int as n from ${table}`)
  return rows[0].n
}

test(
  `P4: a callback brought ${replays} times is one payment, one invoice, one job, one answer`,
  async () => {
    const { jobId, orderId } = await addOrderedJob(employer)
    const claim = payAtProvider(razorpay, orderId)
    expect(await repeat(replays, () => verify(employer, claim))).toEqual([
      '200 {"success":true,"progress":"paid"}',
    ])
    expect(await countRows('payments')).toBe(1)
    expect(await countRows('invoices')).toBe(1)
    const job = (await employer.call('GET', `/api/jobs/${jobId}`)).json()
    expect(job.status).toBe('waiting')
    const { postedJobs } = (await employer.call('GET', '/api/posting-terms')).json()
    expect(postedJobs).toBe(3)
    expect((await testApp.composition.services.ledger.checkBooks()).misfits).toEqual([])
  },
  patience(200, 10_000, 100),
)

test(
  `P7: an event delivered ${deliveries} times is taken once`,
  async () => {
    const { orderId } = await addOrderedJob(employer)
    payAtProvider(razorpay, orderId)
    const event = razorpay.sim.events().findLast(({ name }) => name === 'payment.captured')
    if (!event) throw new Error('nobody told of the payment')
    const { body: payload, headers } = event
    const url = '/api/webhooks/razorpay'
    const deliver = () => testApp.app.inject({ method: 'POST', url, headers, payload })
    expect(await repeat(deliveries, deliver)).toEqual(['200 {"ok":true}'])
    expect(await countRows('payment_events')).toBe(1)
    expect(await queuedTasks(testApp)).toContain('settle-order')
  },
  patience(200, 1000, 100),
)
