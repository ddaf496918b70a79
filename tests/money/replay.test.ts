import { expect, test } from 'vitest'
import { workThrough } from '#server/local/sample/work-through.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { timeoutByEffort, byEffort } from '#tests/support/effort.ts'
import { addOrderedJob, payAtProvider, verify } from '#tests/support/paid-jobs.ts'
import { countRows } from '#tests/support/payment-reads.ts'
import { createPaymentStage } from '#tests/support/payment-stage.ts'
import { queuedTasks } from '#tests/support/queue.ts'

const atOnce = 100
const replays = byEffort(50, 10_000)
const deliveries = byEffort(50, 1000)

const stage = closeAfterAll(await createPaymentStage({ limitScale: 10 }))
const { razorpay, testApp, employer } = stage

/** The same act many times over; gives the different answers. */
async function repeat(times: number, act: () => Promise<{ statusCode: number; body: string }>) {
  const acts = Array.from({ length: times }, () => act)
  const replies = await workThrough(acts, (each) => each(), { atOnce, onDone: () => {} })
  return [...new Set(replies.map(({ statusCode, body }) => `${statusCode} ${body}`))]
}

test(
  `P4: a callback brought ${replays} times is one payment, one invoice, one job, one answer`,
  async () => {
    const { jobId, orderId } = await addOrderedJob(employer)
    const claim = payAtProvider(razorpay, orderId)
    expect(await repeat(replays, () => verify(employer, claim))).toEqual([
      '200 {"success":true,"progress":"paid"}',
    ])
    expect(await countRows(testApp, 'payments')).toBe(1)
    expect(await countRows(testApp, 'invoices')).toBe(1)
    const job = (await employer.call('GET', `/api/jobs/${jobId}`)).json()
    expect(job.status).toBe('waiting')
    const { postedJobs } = (await employer.call('GET', '/api/posting-terms')).json()
    expect(postedJobs).toBe(3)
    expect((await testApp.composition.services.ledger.checkBooks()).discrepancies).toEqual([])
  },
  timeoutByEffort(200, 10_000, 100),
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
    expect(await countRows(testApp, 'payment_events')).toBe(1)
    expect(await queuedTasks(testApp)).toContain('settle-order')
  },
  timeoutByEffort(200, 1000, 100),
)
