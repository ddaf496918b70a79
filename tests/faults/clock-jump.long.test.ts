import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { limits } from '#server/lib/limits.ts'
import { createPortionedLimiter } from '#server/limits/portioned-limit.ts'
import { countOnce } from '#server/limits/shared-counter.ts'
import { callApi, expectOk } from '#tests/support/inject.ts'
import { jobForm, setJobStatus } from '#tests/support/job-factories.ts'
import { addOrderedJob, payAtProvider, verify as claimPayment } from '#tests/support/paid-jobs.ts'
import { runRound } from '#tests/support/queue.ts'
import { createPaymentStage } from '#tests/support/payment-stage.ts'
import type { PaymentStage } from '#tests/support/payment-stage.ts'
import { createEmployer } from '#tests/support/profile-factories.ts'
import { newPhone, readCode, signIn } from '#tests/support/viewers.ts'

/*
 * The machine's clock jumps. The whole process sees the jump; the database, whose clock only times the
 * background queue, does not.
 */

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const jumps = { 'forward by a day': dayMs, 'backward by an hour': -hourMs } as const
const everyJump = Object.entries(jumps)

let razorpay: PaymentStage['razorpay']
let testApp: PaymentStage['testApp']
let employer: PaymentStage['employer']
let admin: PaymentStage['admin']
let close: PaymentStage['close']
beforeAll(async () => {
  ;({ razorpay, testApp, employer, admin, close } = await createPaymentStage())
})
afterAll(() => close())
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() }))
afterEach(() => void vi.useRealTimers())

const jump = (ms: number) => void vi.setSystemTime(Date.now() + ms)

/** Posts through the call, so that the ledger contains the job. */
async function addLiveJob(jobTitle: string): Promise<string> {
  const poster = await createEmployer(testApp)
  const { id } = (
    await expectOk(poster.call('POST', '/api/postjob', { json: jobForm({ jobTitle }) }))
  ).json()
  await setJobStatus(admin, id, 'accepted')
  return id
}

const send = (phoneNumber: string, address?: string) =>
  callApi(testApp, 'POST', '/send-otp', { json: { phoneNumber }, ...(address && { address }) })
const verify = (phoneNumber: string, otp: string) =>
  callApi(testApp, 'POST', '/verify-otp', { json: { phoneNumber, otp } })

describe.each(everyJump)('a clock that jumps %s', (_, ms) => {
  test('invalidates a pending code, and a new one is sent at once', async () => {
    const phone = newPhone()
    await send(phone)
    const old = await readCode(testApp, phone)
    jump(ms)
    expect((await verify(phone, old)).statusCode).toBe(401)
    expect((await send(phone)).statusCode).toBe(200)
    expect((await verify(phone, await readCode(testApp, phone))).statusCode).toBe(200)
  })

  test('ends no session early and extends none', async () => {
    const candidate = await signIn(testApp, 'candidate')
    const isIn = async () =>
      (await candidate.call('GET', '/api/sessions')).statusCode === 200 ||
      (await candidate.call('POST', '/api/allJobs')).statusCode === 200
    jump(ms)
    expect(await isIn()).toBe(true)
    jump(-ms)
    expect(await isIn()).toBe(true)
    jump((limits.sessionDays + 2) * dayMs)
    expect(await isIn()).toBe(false)
  })

  test('hides no job from search', async () => {
    const word = ms > 0 ? 'Kingfisher' : 'Quadrille'
    const found = async () =>
      (await callApi(testApp, 'GET', `/api/public/jobs?q=${word}`)).json().length
    expect(await found()).toBe(0)
    await addLiveJob(word)
    jump(ms)
    expect(await found()).toBe(1)
    jump(-ms)
    expect(await found()).toBe(1)
  })

  test('captures the payment of an open order once', async () => {
    const { jobId, orderId } = await addOrderedJob(employer)
    jump(ms)
    const claim = payAtProvider(razorpay, orderId)
    await runRound(testApp, 'sweep-orders')
    expect((await claimPayment(employer, claim)).statusCode).toBe(200)
    jump(-ms)
    expect((await claimPayment(employer, claim)).statusCode).toBe(200)
    await runRound(testApp, 'sweep-orders')
    const payments = await testApp.db
      .selectFrom('payments')
      .innerJoin('orders', 'orders.id', 'payments.order_id')
      .select('payments.id')
      .where('orders.provider_order_id', '=', orderId)
      .execute()
    expect(payments).toHaveLength(1)
    const job = await testApp.db
      .selectFrom('jobs')
      .select('status')
      .where('id', '=', jobId)
      .executeTakeFirstOrThrow()
    expect(job.status).toBe('waiting')
    expect((await testApp.composition.services.ledger.checkBooks()).discrepancies).toEqual([])
  })

  test('fails no cron job', async () => {
    const { cronJobs } = testApp.composition.background
    for (const by of [ms, -ms]) {
      jump(by)
      for (const { name } of cronJobs) await runRound(testApp, name)
    }
    expect(cronJobs.length).toBeGreaterThan(3)
  })
})

test('a job that expired by a wrong clock stays expired, and a waiting job does not', async () => {
  const word = 'Daybreaker'
  const found = async () =>
    (await callApi(testApp, 'GET', `/api/public/jobs?q=${word}`)).json().length
  const id = await addLiveJob(word)
  const { expires_at: end } = await testApp.db
    .selectFrom('jobs')
    .select('expires_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  vi.setSystemTime(Number(end) - hourMs / 2)
  expect(await found()).toBe(1)
  jump(dayMs)
  expect(await found()).toBe(0)
  await testApp.composition.services.jobs.expireDueJobs(new Date())
  jump(-dayMs)
  expect(await found()).toBe(0)
})

describe('a limit that was reached while the clock was a day ahead', () => {
  test('for codes lasts no longer than its window', async () => {
    jump(dayMs)
    const address = () => `203.0.113.${Math.floor(Math.random() * 250)}`
    const replies = await Promise.all(
      Array.from({ length: limits.loginCodesPerAddressPerHour + 1 }, () =>
        send(newPhone(), address()),
      ),
    )
    expect(replies.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1)
    jump(-dayMs)
    expect((await send(newPhone(), address())).statusCode).toBe(200)
  })

  test('that is counted in portions or within a transaction lasts no longer either', async () => {
    const { pool } = testApp.composition
    const limit = createPortionedLimiter(pool, 'jumping', { points: 1, seconds: 60 })
    const counter = { name: 'jumping-too', points: 1, seconds: 60 }
    const refused = expect.objectContaining({ code: 'TOO_MANY_REQUESTS' })
    const count = () => countOnce(testApp.db, counter, 'somebody')
    jump(dayMs)
    await Promise.all([limit('somebody'), count()])
    await expect(limit('somebody')).rejects.toThrow(refused)
    await expect(count()).rejects.toThrow(refused)
    jump(-dayMs)
    await Promise.all([limit('somebody'), count()])
    await expect(limit('somebody')).rejects.toThrow(refused)
    await expect(count()).rejects.toThrow(refused)
  })
})
