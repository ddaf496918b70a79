import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { endOfIndiaDayAfter } from '#contract/india-time.ts'
import type { MessageItem } from '#contract/messages/schemas.ts'
import { addPosts, postsLeft } from '#tests/support/bought-posts.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { byEffort, timeoutByEffort } from '#tests/support/effort.ts'
import { callApi, expectOk } from '#tests/support/inject.ts'
import type { TestReply } from '#tests/support/inject.ts'
import { setJobStatus } from '#tests/support/job-factories.ts'
import { payAtProvider, verify } from '#tests/support/paid-jobs.ts'
import { expectBooksRight, orderRow, paymentIdOf } from '#tests/support/payment-reads.ts'
import { createPaymentStage } from '#tests/support/payment-stage.ts'
import {
  addApplication,
  createCandidate,
  createEmployer,
} from '#tests/support/profile-factories.ts'
import { runRound, workQueue } from '#tests/support/queue.ts'
import {
  addEndingJob,
  askRenewal,
  orderRenewal,
  renewByPayment,
  renewWithBought,
  setLastDay,
} from '#tests/support/renewals.ts'
import type { TestViewer } from '#tests/support/viewers.ts'
import { proveByPhone } from '#tests/support/viewers.ts'

const stage = closeAfterAll(await createPaymentStage())
const { razorpay, testApp, admin } = stage

const addEnding = (days?: number) => addEndingJob(testApp, admin, days)

const rowOf = (jobId: string) =>
  testApp.db.selectFrom('jobs').selectAll().where('id', '=', jobId).executeTakeFirstOrThrow()

const lastDay = (days: number): Date => endOfIndiaDayAfter(testApp.clock.now(), days)

const codeOf = async (reply: TestReply | Promise<TestReply>) => {
  const { statusCode, json } = await reply
  return [statusCode, json().code]
}

const eventsOf = async (employer: TestViewer): Promise<string[]> => {
  const items: MessageItem[] = (await employer.call('GET', '/api/messages')).json()
  return items.map(({ event }) => event)
}

const refundsOf = ({ payment_id: paymentId }: { payment_id: string }) =>
  razorpay.sim.refunds().filter((refund) => refund.payment_id === paymentId)

const act = (employer: TestViewer, jobId: string, name: string) =>
  employer.call('POST', `/api/jobs/${jobId}/act`, { json: { act: name, joined: 0 } })

const isFound = async (jobId: string) =>
  (await testApp.db.selectFrom('job_search').select('job_id').where('job_id', '=', jobId).execute())
    .length === 1

const countRenewals = async (jobId: string) =>
  (await testApp.db.selectFrom('job_renewals').select('id').where('job_id', '=', jobId).execute())
    .length

describe('POST /api/jobs/:jobId/renewal-order', () => {
  test('S7-640: orders a plan at the price of the server, once for a job', async () => {
    const { employer, jobId } = await addEnding()
    const order = await orderRenewal(employer, jobId)
    expect(order).toMatchObject({
      amount: 34_100,
      plan: 'basic',
      orderKind: 'renewal',
      progress: 'unpaid',
    })
    const again = await Promise.all(Array.from({ length: 12 }, () => askRenewal(employer, jobId)))
    expect(new Set(again.map((reply) => reply.json().id))).toEqual(new Set([order.id]))
    const other = await orderRenewal(employer, jobId, { plan: 'demand' })
    expect([other.amount, other.id === order.id]).toEqual([47_100, false])
    await expectBooksRight(testApp)
  })

  test('S7-641: refuses whoever may not renew, what is not the price, and jobs that can’t be renewed', async () => {
    const { employer, jobId } = await addEnding(4)
    const json = { plan: 'basic', amount: 34_100 }
    const path = `/api/jobs/${jobId}/renewal-order`
    expect(await codeOf(callApi(testApp, 'POST', path, { json }))).toEqual([401, 'NOT_SIGNED_IN'])
    expect(await codeOf(admin.call('POST', path, { json }))).toEqual([403, 'WRONG_ROLE'])
    const stranger = await createEmployer(testApp)
    expect(await codeOf(askRenewal(stranger, jobId))).toEqual([404, 'JOB_NOT_FOUND'])
    expect(await codeOf(askRenewal(employer, randomUUID()))).toEqual([404, 'JOB_NOT_FOUND'])
    expect(await codeOf(askRenewal(employer, 'mine'))).toEqual([404, 'JOB_NOT_FOUND'])
    expect(await codeOf(askRenewal(employer, jobId, { amount: 28_900 }))).toEqual([
      409,
      'PRICE_CHANGED',
    ])
    for (const wrong of [{ plan: 'free' }, { amount: '34100' }, { amount: 0 }, { plan: null }]) {
      const reply = await employer.call('POST', path, { json: { ...json, ...wrong } })
      expect({ wrong, status: reply.statusCode }).toEqual({ wrong, status: 400 })
    }
    // Four days before its last day it is too early, and on the third it is not.
    expect(await codeOf(askRenewal(employer, jobId))).toEqual([409, 'RENEWAL_TOO_EARLY'])
    await setLastDay(testApp, jobId, 3)
    await expectOk(askRenewal(employer, jobId))
    for (const name of ['pause', 'close']) {
      await expectOk(act(employer, jobId, name))
      expect(await codeOf(askRenewal(employer, jobId))).toEqual([409, 'STATUS_NOT_ALLOWED'])
    }
  })
})

describe('a paid renewal', () => {
  test('S7-642: adds its days to the end once, however often and in whatever order the payment is reported', async () => {
    const { employer, jobId } = await addEnding(2)
    const { id: orderId } = await orderRenewal(employer, jobId, { plan: 'demand' })
    const claim = payAtProvider(razorpay, orderId)
    const event = razorpay.sim.events().findLast(({ name }) => name === 'payment.captured')
    if (!event) throw new Error('nobody told of the payment')
    const { headers, body: payload } = event
    const url = '/api/webhooks/razorpay'
    const reports = [
      () => verify(employer, claim),
      () => employer.call('POST', `/api/orders/${orderId}/check`),
      () => askRenewal(employer, jobId, { plan: 'demand' }),
      () => testApp.app.inject({ method: 'POST', url, headers, payload }),
      () => workQueue(testApp),
      () => testApp.composition.services.payments.sweepOrders(),
    ]
    await Promise.all([...reports, ...reports].map((report) => report()))
    await workQueue(testApp)
    expect((await expectOk(verify(employer, claim))).json()).toEqual({
      success: true,
      progress: 'paid',
    })
    expect(await rowOf(jobId)).toMatchObject({
      lifecycle_state: 'live',
      expires_at: lastDay(2 + 21),
      plan: 'free',
    })
    expect(await countRenewals(jobId)).toBe(1)
    expect((await eventsOf(employer)).filter((name) => name === 'jobRenewed')).toHaveLength(1)
    const bills = (await expectOk(employer.call('POST', '/api/bills', { json: {} }))).json()
    expect(bills).toMatchObject([
      { kind: 'invoice', orderKind: 'renewal', plan: 'demand', totalPaise: 47_100 },
    ])
    expect(bills[0].jobTitle).toBe('Customer Support Executive')
    const { description } = await testApp.db
      .selectFrom('invoices')
      .innerJoin('orders', 'orders.id', 'invoices.order_id')
      .select('invoices.description')
      .where('orders.provider_order_id', '=', orderId)
      .executeTakeFirstOrThrow()
    expect(description).toBe('Renewal of an online job advertisement, In Demand plan, 21 more days')
    // What is renewed is too early for the next time.
    expect(await codeOf(askRenewal(employer, jobId))).toEqual([409, 'RENEWAL_TOO_EARLY'])
    await expectBooksRight(testApp)
    expect(await testApp.composition.services.ledger.compareWithProvider()).toEqual([])
  })

  test('S7-643: starts a job that has ended again from today, without a review', async () => {
    const { employer, jobId } = await addEnding(-6)
    await runRound(testApp, 'expire-due-jobs')
    expect(await isFound(jobId)).toBe(false)
    const before = testApp.clock.now()
    await renewByPayment(razorpay, employer, jobId)
    const row = await rowOf(jobId)
    expect(row).toMatchObject({ lifecycle_state: 'live', expires_at: lastDay(15) })
    expect(row.live_at && row.live_at >= before).toBe(true)
    expect(await isFound(jobId)).toBe(true)
    await expectBooksRight(testApp)
  })

  test('S7-644: waits for an admin when reports or an admin took the job off the site, and keeps its days', async () => {
    const ended = await addEnding(2)
    await setJobStatus(admin, ended.jobId, 'pause')
    await renewByPayment(razorpay, ended.employer, ended.jobId)
    expect(await rowOf(ended.jobId)).toMatchObject({
      lifecycle_state: 'waiting',
      expires_at: lastDay(17),
    })
    expect(await eventsOf(ended.employer)).toContain('jobRenewedWaits')
    const longer = lastDay(18)
    testApp.clock.advance({ hours: 20 })
    await setJobStatus(admin, ended.jobId, 'accepted')
    expect((await rowOf(ended.jobId)).expires_at).toEqual(longer)

    const reported = await addEnding(2)
    const candidate = await createCandidate(testApp)
    await addApplication(candidate, reported.jobId)
    await setLastDay(testApp, reported.jobId, -1)
    await runRound(testApp, 'expire-due-jobs')
    const json = { reason: 'askedForMoney', details: 'They asked for 500 rupees.' }
    await expectOk(candidate.call('POST', `/api/jobs/${reported.jobId}/report`, { json }))
    await renewByPayment(razorpay, reported.employer, reported.jobId)
    expect((await rowOf(reported.jobId)).lifecycle_state).toBe('waiting')
    await expectBooksRight(testApp)
  })

  test('S7-645: is refunded whole when the job can’t be renewed any more, and its employer is told', async () => {
    const closed = await addEnding()
    const { id: orderId } = await orderRenewal(closed.employer, closed.jobId)
    await expectOk(act(closed.employer, closed.jobId, 'close'))
    const claim = payAtProvider(razorpay, orderId)
    expect((await expectOk(verify(closed.employer, claim))).json()).toEqual({
      success: false,
      progress: 'returned',
    })
    await workQueue(testApp)
    expect(refundsOf(claim)).toMatchObject([{ amount: 34_100 }])
    expect(await countRenewals(closed.jobId)).toBe(0)
    const events = await eventsOf(closed.employer)
    expect([events.includes('renewalReturned'), events.includes('refundStarted')]).toEqual([
      true,
      false,
    ])
    // Another plan takes the place of the first; whoever pays both gets one back.
    const both = await addEnding()
    const first = await orderRenewal(both.employer, both.jobId)
    const second = await orderRenewal(both.employer, both.jobId, { plan: 'demand' })
    const claims = [payAtProvider(razorpay, first.id), payAtProvider(razorpay, second.id)]
    for (const each of claims) await expectOk(verify(both.employer, each))
    await workQueue(testApp)
    expect(claims.map((each) => refundsOf(each).length)).toEqual([1, 0])
    expect((await rowOf(both.jobId)).expires_at).toEqual(lastDay(2 + 21))
    // A second payment of one order too.
    const twice = await addEnding()
    const order = await orderRenewal(twice.employer, twice.jobId)
    const { payment } = razorpay.sim.pay({ orderId: order.id, outcome: 'failed_then_captured' })
    await expectOk(verify(twice.employer, payAtProvider(razorpay, order.id)))
    razorpay.sim.confirm(payment.id)
    await testApp.composition.services.payments.settleOrder((await orderRow(testApp, order.id)).id)
    await workQueue(testApp)
    expect(refundsOf({ payment_id: payment.id })).toMatchObject([{ amount: 34_100 }])
    expect((await rowOf(twice.jobId)).expires_at).toEqual(lastDay(17))
    await expectBooksRight(testApp)
    expect(await testApp.composition.services.ledger.compareWithProvider()).toEqual([])
  })

  test(
    'S7-646: renews the job or goes back whole, when it is closed, rejected or deleted at the same time',
    async () => {
      const ends = {
        close: (employer: TestViewer, jobId: string) => act(employer, jobId, 'close'),
        reject: (_: TestViewer, jobId: string) =>
          admin.call('PATCH', `/api/updateJob/${jobId}`, { json: { status: 'rejected' } }),
        delete: async (employer: TestViewer) =>
          employer.call('POST', '/api/privacy/delete-account', {
            json: await proveByPhone(testApp, employer.phone),
          }),
      }
      for (let round = 0; round < byEffort(1, 40); round += 1) {
        for (const [name, end] of Object.entries(ends)) {
          const { employer, jobId } = await addEnding()
          const { id: orderId } = await orderRenewal(employer, jobId)
          const claim = payAtProvider(razorpay, orderId)
          const { id } = await orderRow(testApp, orderId)
          const { settleOrder } = testApp.composition.services.payments
          await Promise.all([settleOrder(id), end(employer, jobId), settleOrder(id)])
          await workQueue(testApp)
          const { status } = await orderRow(testApp, orderId)
          expect([name, status, await countRenewals(jobId), refundsOf(claim).length]).toEqual(
            status === 'paid' ? [name, 'paid', 1, 0] : [name, 'returned', 0, 1],
          )
          // No renewal brings back what was ended after it.
          expect((await rowOf(jobId)).lifecycle_state).not.toBe('live')
        }
      }
      await expectBooksRight(testApp)
    },
    timeoutByEffort(3, 120, 4000),
  )

  test('S7-647: is refunded by hand with its days; a job without days left ends', async () => {
    const refund = async ({ payment_id: id }: { payment_id: string }) =>
      await expectOk(
        admin.call('POST', `/api/payments/${await paymentIdOf(testApp, id)}/refund`, {
          json: { reason: 'goodwill' },
        }),
      )
    const live = await addEnding(2)
    const first = await renewByPayment(razorpay, live.employer, live.jobId)
    const reply = (await refund(first.claim)).json()
    expect(reply.message).toContain('the days it added')
    expect((await refund(first.claim)).json()).toEqual(reply)
    expect(await rowOf(live.jobId)).toMatchObject({
      lifecycle_state: 'live',
      expires_at: lastDay(2),
    })
    // It can be renewed again.
    await renewByPayment(razorpay, live.employer, live.jobId)
    const ended = await addEnding(-1)
    const { claim } = await renewByPayment(razorpay, ended.employer, ended.jobId)
    testApp.clock.advance({ days: 2 })
    await refund(claim)
    expect((await rowOf(ended.jobId)).lifecycle_state).toBe('expired')
    await workQueue(testApp)
    expect(refundsOf(claim)).toMatchObject([{ amount: 34_100 }])
    await expectBooksRight(testApp)
  })
})

describe('POST /api/jobs/:jobId/renew', () => {
  test('S7-648: renews with a bought post, which never comes back, and answers a repeated call the same', async () => {
    const { employer, jobId } = await addEnding(1)
    expect(await codeOf(renewWithBought(employer, jobId))).toEqual([409, 'NO_POST_LEFT'])
    await addPosts(razorpay, employer, { quantity: 2 })
    const open = await orderRenewal(employer, jobId)
    const submissionId = randomUUID()
    const reply = (await expectOk(renewWithBought(employer, jobId, { submissionId }))).json()
    expect(reply).toMatchObject({ success: true, state: 'live' })
    expect((await expectOk(renewWithBought(employer, jobId, { submissionId }))).json()).toEqual(
      reply,
    )
    expect((await rowOf(jobId)).expires_at).toEqual(lastDay(16))
    expect(await postsLeft(employer)).toEqual({ basic: 1, demand: 0 })
    expect(await codeOf(renewWithBought(employer, jobId))).toEqual([409, 'RENEWAL_TOO_EARLY'])
    // The order that was open pays for nothing now.
    const claim = payAtProvider(razorpay, open.id)
    expect((await expectOk(verify(employer, claim))).json().progress).toBe('returned')
    await workQueue(testApp)
    expect(refundsOf(claim)).toMatchObject([{ amount: 34_100 }])
    await setJobStatus(admin, jobId, 'rejected')
    testApp.clock.advance({ minutes: 2 })
    await runRound(testApp, 'finish-rejections')
    expect(await postsLeft(employer)).toEqual({ basic: 1, demand: 0 })
    const stranger = await createEmployer(testApp)
    expect(await codeOf(renewWithBought(stranger, jobId))).toEqual([404, 'JOB_NOT_FOUND'])
    const wrong = { plan: 'basic', submissionId: 'mine' }
    const bad = await employer.call('POST', `/api/jobs/${jobId}/renew`, { json: wrong })
    expect(bad.statusCode).toBe(400)
    await expectBooksRight(testApp)
  })

  test(
    'S7-649: spends one post, however many tabs renew at the same time, and whatever else pays',
    async () => {
      for (let round = 0; round < byEffort(2, 60); round += 1) {
        const { employer, jobId } = await addEnding(1)
        await addPosts(razorpay, employer, { quantity: 3 })
        const { id: orderId } = await orderRenewal(employer, jobId)
        const claim = payAtProvider(razorpay, orderId)
        const [paid, ...tabs] = await Promise.all([
          verify(employer, claim),
          ...Array.from({ length: 12 }, () => renewWithBought(employer, jobId)),
        ])
        await workQueue(testApp)
        const used = tabs.filter(({ statusCode }) => statusCode === 200).length
        const isPaid = paid.json().success === true
        expect(used + (isPaid ? 1 : 0)).toBe(1)
        expect(refundsOf(claim)).toHaveLength(isPaid ? 0 : 1)
        expect(await postsLeft(employer)).toEqual({ basic: 3 - used, demand: 0 })
        expect((await rowOf(jobId)).expires_at).toEqual(lastDay(16))
      }
      await expectBooksRight(testApp)
    },
    timeoutByEffort(2, 60, 4000),
  )
})
