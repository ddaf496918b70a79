import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { limits } from '#server/lib/limits.ts'
import {
  addBoughtJob,
  addPosts,
  askPosts,
  postsLeft,
  postWithBought,
} from '#tests/support/bought-posts.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { byEffort, timeoutByEffort } from '#tests/support/effort.ts'
import { fingerprint } from '#tests/support/fingerprint.ts'
import { callApi, expectOk } from '#tests/support/inject.ts'
import { jobForm, rejectForGood, setJobStatus } from '#tests/support/job-factories.ts'
import {
  addOrderedJob,
  createPayingEmployer,
  makeOrder,
  payAtProvider,
  postWithOrder,
  verify,
} from '#tests/support/paid-jobs.ts'
import { expectBooksRight, orderRow, paymentIdOf } from '#tests/support/payment-reads.ts'
import { createPaymentStage } from '#tests/support/payment-stage.ts'
import { createCandidate, createEmployer } from '#tests/support/profile-factories.ts'
import { workQueue } from '#tests/support/queue.ts'
import { proveByPhone, signIn } from '#tests/support/viewers.ts'

const stage = closeAfterAll(await createPaymentStage())
const { razorpay, testApp, admin } = stage
const newEmployer = () => createPayingEmployer(testApp)

const entriesOf = async (orderId: string): Promise<string[]> =>
  (
    await testApp.db
      .selectFrom('ledger_entries')
      .select('kind')
      .where('order_id', '=', (await orderRow(testApp, orderId)).id)
      .orderBy('id')
      .execute()
  ).map(({ kind }) => kind)

const statusOf = async (jobId: string) =>
  (
    await testApp.db
      .selectFrom('jobs')
      .selectAll()
      .where('id', '=', jobId)
      .executeTakeFirstOrThrow()
  ).status

const refundsOf = ({ payment_id: paymentId }: { payment_id: string }) =>
  razorpay.sim.refunds().filter((refund) => refund.payment_id === paymentId)

const sweep = () => testApp.composition.services.payments.sweepOrders()

const refundByHand = async (paymentId: string, json: object = { reason: 'goodwill' }) =>
  admin.call('POST', `/api/payments/${await paymentIdOf(testApp, paymentId)}/refund`, { json })

describe('a saved job whose order was paid before', () => {
  test('S7-336: is not paid by a bought post or another order as well', async () => {
    const employer = await newEmployer()
    await addPosts(razorpay, employer, { quantity: 1 })
    const submissionId = randomUUID()
    const order = await makeOrder(employer, { submissionId })
    const other = await makeOrder(employer, { plan: 'basic', submissionId })
    await expectOk(verify(employer, payAtProvider(razorpay, order.id)))
    // The queue has not settled it yet.
    const saved = await expectOk(postWithOrder(employer, order.id, { submissionId }))
    const jobId = saved.json().id
    expect(await statusOf(jobId)).toBe('unpaid')

    await expectOk(postWithBought(employer, { submissionId }))
    await expectOk(postWithOrder(employer, other.id, { submissionId }))
    expect(await postsLeft(employer)).toEqual({ basic: 1, demand: 0 })
    await workQueue(testApp)
    expect(await statusOf(jobId)).toBe('waiting')
    await expectBooksRight(testApp)
  })
})

describe('POST /api/post-orders', () => {
  test('S7-330: orders posts at the price of the server, once for a form', async () => {
    const employer = await newEmployer()
    const submissionId = randomUUID()
    const order = (await expectOk(askPosts(employer, { submissionId }))).json()
    expect(order).toMatchObject({
      amount: 170_500,
      plan: 'basic',
      orderKind: 'credits',
      quantity: 5,
      progress: 'unpaid',
      jobId: null,
    })
    const before = await fingerprint(testApp, ['sessions', 'orders'])
    expect((await expectOk(askPosts(employer, { submissionId }))).json()).toEqual(order)
    expect(await fingerprint(testApp, ['sessions', 'orders'])).toBe(before)
    const other = await askPosts(employer, { submissionId, quantity: 6 })
    expect([other.statusCode, other.json().code]).toEqual([409, 'ORDER_SPENT'])
    // A form of posts pays for no job.
    const asJob = await postWithOrder(employer, order.id)
    expect([asJob.statusCode, asJob.json().code]).toEqual([404, 'ORDER_NOT_FOUND'])
    expect(await postsLeft(employer)).toEqual({ basic: 0, demand: 0 })
  })

  test('S7-331: refuses whoever may not buy, and what is not the price', async () => {
    const employer = await newEmployer()
    const json = { plan: 'basic', quantity: 5, amount: 170_500, submissionId: randomUUID() }
    const code = async (reply: Promise<{ statusCode: number; json: () => { code: string } }>) => {
      const { statusCode, json: read } = await reply
      return [statusCode, read().code]
    }
    const path = '/api/post-orders'
    expect(await code(callApi(testApp, 'POST', path, { json }))).toEqual([401, 'NOT_SIGNED_IN'])
    expect(await code(admin.call('POST', path, { json }))).toEqual([403, 'WRONG_ROLE'])
    const candidate = await createCandidate(testApp)
    expect(await code(candidate.call('POST', path, { json }))).toEqual([403, 'WRONG_ROLE'])
    const newcomer = await signIn(testApp, 'employer')
    expect((await newcomer.call('POST', path, { json })).json().code).toBe('PROFILE_INCOMPLETE')
    for (const amount of [170_400, 34_100]) {
      expect(await code(askPosts(employer, { amount }))).toEqual([409, 'PRICE_CHANGED'])
    }
    for (const wrong of [
      { quantity: 0 },
      { quantity: limits.maxPostsAtOnce + 1, amount: 1_704_900 },
      { quantity: 1.5 },
      { plan: 'free' },
      { submissionId: 'mine' },
      { amount: '170500' },
    ]) {
      const reply = await employer.call('POST', path, { json: { ...json, ...wrong } })
      expect({ wrong, status: reply.statusCode }).toEqual({ wrong, status: 400 })
    }
  })

  test('S7-332: gives the posts once, however often and in whatever order the payment is reported', async () => {
    const employer = await newEmployer()
    const order = (await expectOk(askPosts(employer))).json()
    const claim = payAtProvider(razorpay, order.id)
    const reports = [
      () => verify(employer, claim),
      () => employer.call('POST', `/api/orders/${order.id}/check`),
      () => workQueue(testApp),
      () => sweep(),
    ]
    await Promise.all([...reports, ...reports].map((report) => report()))
    await expectOk(verify(employer, claim))
    await workQueue(testApp)
    expect(await postsLeft(employer)).toEqual({ basic: 5, demand: 0 })
    expect(await entriesOf(order.id)).toEqual([
      'order',
      'payment',
      ...Array.from({ length: 5 }, () => 'credit_bought'),
    ])
    const { messages } = { messages: await employer.call('GET', '/api/messages') }
    expect(
      messages.json().filter((message: { event: string }) => message.event === 'postsBought'),
    ).toHaveLength(1)
    await expectBooksRight(testApp)
  })

  test('S7-333: refunds a second payment of a purchase and keeps its posts', async () => {
    const employer = await newEmployer()
    const { id: orderId } = (await expectOk(askPosts(employer, { quantity: 2 }))).json()
    const { payment } = razorpay.sim.pay({ orderId, outcome: 'failed_then_captured' })
    await expectOk(verify(employer, payAtProvider(razorpay, orderId)))
    razorpay.sim.confirm(payment.id)
    await expectOk(employer.call('POST', `/api/orders/${orderId}/check`))
    await testApp.composition.services.payments.settleOrder((await orderRow(testApp, orderId)).id)
    expect(await postsLeft(employer)).toEqual({ basic: 2, demand: 0 })
    await workQueue(testApp)
    expect(refundsOf({ payment_id: payment.id })).toMatchObject([{ amount: 68_200 }])
    await expectBooksRight(testApp)
  })
})

describe('posting with a bought post', () => {
  test('S7-334: needs no payment, uses the oldest post first, and answers a repeated call the same', async () => {
    const employer = await newEmployer()
    const { order: first } = await addPosts(razorpay, employer, { quantity: 1 })
    testApp.clock.advance({ minutes: 1 })
    const { order: second } = await addPosts(razorpay, employer, { quantity: 1 })
    const submissionId = randomUUID()
    const reply = (await expectOk(postWithBought(employer, { submissionId }))).json()
    expect(reply).toMatchObject({ status: 'waiting', amount: 289 })
    expect((await expectOk(postWithBought(employer, { submissionId }))).json()).toEqual(reply)
    expect(await postsLeft(employer)).toEqual({ basic: 1, demand: 0 })
    expect(await entriesOf(first.id)).toContain('credit_used')
    expect(await entriesOf(second.id)).not.toContain('credit_used')
    await addBoughtJob(employer)
    const none = await postWithBought(employer)
    expect([none.statusCode, none.json().code]).toEqual([409, 'NO_POST_LEFT'])
    const otherPlan = await postWithBought(employer, { usePostOf: 'demand' })
    expect(otherPlan.json().code).toBe('NO_POST_LEFT')
    await expectBooksRight(testApp)
  })

  test('S7-335: takes free posts first, and no post of another employer', async () => {
    const employer = await createEmployer(testApp)
    await addPosts(razorpay, employer, { quantity: 1 })
    const free = (await expectOk(postWithBought(employer))).json()
    expect(free).toMatchObject({ status: 'waiting', orderId: 'free', amount: 0 })
    expect(await postsLeft(employer)).toEqual({ basic: 1, demand: 0 })
    const stranger = await newEmployer()
    expect((await postWithBought(stranger)).json().code).toBe('NO_POST_LEFT')
    const wrong = await employer.call('POST', '/api/postjob', {
      json: jobForm({ usePostOf: 'gold' }),
    })
    expect(wrong.statusCode).toBe(400)
    await expectBooksRight(testApp)
  })

  test('S7-336: pays for a job that was saved unpaid, whose order is then refunded if it is paid late', async () => {
    const employer = await newEmployer()
    await addPosts(razorpay, employer, { quantity: 1 })
    const submissionId = randomUUID()
    const { id: orderId } = (
      await expectOk(
        employer.call('POST', '/create-order', {
          json: { amount: 47_100, currency: 'INR', type: 'demand', submissionId },
        }),
      )
    ).json()
    const saved = (await expectOk(postWithOrder(employer, orderId, { submissionId }))).json()
    expect(await statusOf(saved.id)).toBe('unpaid')
    const posted = (await expectOk(postWithBought(employer, { submissionId }))).json()
    expect(posted).toMatchObject({ id: saved.id, status: 'waiting', amount: 289 })
    const claim = payAtProvider(razorpay, orderId)
    await expectOk(verify(employer, claim))
    testApp.clock.advance({ hours: limits.paidOrderWaitsHours + 1 })
    await sweep()
    await workQueue(testApp)
    expect(refundsOf(claim)).toMatchObject([{ amount: 47_100 }])
    await expectBooksRight(testApp)
  })

  test(
    'S7-337: spends a post once, however many tabs post at the same time',
    async () => {
      for (let round = 0; round < byEffort(4, 60); round += 1) {
        const employer = await newEmployer()
        await addPosts(razorpay, employer, { quantity: 2 })
        const replies = await Promise.all(
          Array.from({ length: 12 }, () =>
            postWithBought(employer, { submissionId: randomUUID() }),
          ),
        )
        const codes = replies.map((reply) => reply.json().code ?? 'posted')
        expect(codes.filter((code) => code === 'posted')).toHaveLength(2)
        expect(codes.filter((code) => code === 'NO_POST_LEFT')).toHaveLength(10)
        expect(await postsLeft(employer)).toEqual({ basic: 0, demand: 0 })
      }
      await expectBooksRight(testApp)
    },
    timeoutByEffort(4, 60, 4000),
  )

  test(
    'S7-338: either posts or refunds a post, when an admin refunds it at the same time',
    async () => {
      for (let round = 0; round < byEffort(3, 60); round += 1) {
        const employer = await newEmployer()
        const { claim } = await addPosts(razorpay, employer, { quantity: 2 })
        await addBoughtJob(employer)
        const [posting, refund] = await Promise.all([
          postWithBought(employer, { submissionId: randomUUID() }),
          refundByHand(claim.payment_id),
        ])
        expect(new Set([posting.statusCode, refund.statusCode])).toEqual(new Set([200, 409]))
        expect(await postsLeft(employer)).toEqual({ basic: 0, demand: 0 })
      }
      await expectBooksRight(testApp)
    },
    timeoutByEffort(3, 60, 4000),
  )

  test('S7-339: is guarded by the database itself', async () => {
    const employer = await newEmployer()
    await addPosts(razorpay, employer, { quantity: 1 })
    const jobId = await addBoughtJob(employer)
    const { jobId: otherJobId } = await addOrderedJob(employer)
    const second = testApp.composition.pool.query(
      `insert into credit_uses (job_id, credit_id, used_at)
       select $2, credit_id, used_at from credit_uses where job_id = $1`,
      [jobId, otherJobId],
    )
    await expect(second).rejects.toThrow('credit_uses_one')
  })
})

describe('a bought post comes back', () => {
  test('S7-340: when its job is rejected for good, once, and can be used again', async () => {
    const employer = await newEmployer()
    const { claim } = await addPosts(razorpay, employer, { quantity: 1 })
    const jobId = await addBoughtJob(employer)
    await setJobStatus(admin, jobId, 'rejected')
    expect(await postsLeft(employer)).toEqual({ basic: 0, demand: 0 })
    await rejectForGood(testApp, admin, jobId)
    await workQueue(testApp)
    await testApp.composition.services.admin.finishDueRejections()
    expect(await postsLeft(employer)).toEqual({ basic: 1, demand: 0 })
    // The money stays: it is the post that came back, so the job can't go live on it.
    expect(refundsOf(claim)).toEqual([])
    const accepted = await admin.call('PATCH', `/api/updateJob/${jobId}`, {
      json: { status: 'accepted' },
    })
    expect(accepted.json().code).toBe('JOB_REFUNDED')
    const next = await addBoughtJob(employer)
    expect(await postsLeft(employer)).toEqual({ basic: 0, demand: 0 })
    await setJobStatus(admin, next, 'accepted')
    await rejectForGood(testApp, admin, next)
    // It was live, so it is spent.
    expect(await postsLeft(employer)).toEqual({ basic: 0, demand: 0 })
    await expectBooksRight(testApp)
  })

  test('S7-341: when its employer withdraws the job, once', async () => {
    const employer = await newEmployer()
    await addPosts(razorpay, employer, { quantity: 1 })
    const jobId = await addBoughtJob(employer)
    const withdraw = () => employer.call('POST', `/api/jobs/${jobId}/withdraw`)
    const replies = await Promise.all([withdraw(), withdraw(), withdraw()])
    for (const reply of replies) expect(reply.json().message).toContain('Its post came back')
    expect(await postsLeft(employer)).toEqual({ basic: 1, demand: 0 })
    await expectBooksRight(testApp)
  })
})

describe('a refund by hand of bought posts', () => {
  test('S7-342: gives back what is left, once, with a credit note over that part', async () => {
    const employer = await newEmployer()
    const { claim } = await addPosts(razorpay, employer)
    await addBoughtJob(employer)
    await addBoughtJob(employer)
    const [listed] = (
      await expectOk(admin.call('POST', '/api/payments', { json: { limit: 1 } }))
    ).json()
    expect(listed).toMatchObject({ kind: 'credits', quantity: 5, refundablePaise: 102_300 })
    const reply = (await expectOk(refundByHand(claim.payment_id))).json()
    expect(reply.message).toContain('₹1023')
    expect((await expectOk(refundByHand(claim.payment_id))).json()).toEqual(reply)
    await workQueue(testApp)
    expect(refundsOf(claim)).toMatchObject([{ amount: 102_300 }])
    expect(await postsLeft(employer)).toEqual({ basic: 0, demand: 0 })
    const bills = (await expectOk(employer.call('POST', '/api/bills', { json: {} }))).json()
    expect(bills).toMatchObject([
      { kind: 'credit-note', state: 'credit_note', quantity: 3, totalPaise: -102_300 },
      { kind: 'invoice', state: 'partly_refunded', quantity: 5, totalPaise: 170_500 },
    ])
    await expectBooksRight(testApp)
    expect(await testApp.composition.services.ledger.compareWithProvider()).toEqual([])
  })

  test('S7-343: is refused when every post is used', async () => {
    const employer = await newEmployer()
    const { claim } = await addPosts(razorpay, employer, { quantity: 1 })
    await addBoughtJob(employer)
    const reply = await refundByHand(claim.payment_id)
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'POSTS_USED'])
    await expectBooksRight(testApp)
  })
})

describe('deleting the account', () => {
  test('S7-349: refunds the posts that are left, and those that come back from unpublished jobs', async () => {
    const employer = await newEmployer()
    const { claim } = await addPosts(razorpay, employer, { quantity: 3 })
    await addPosts(razorpay, employer, { plan: 'demand', quantity: 1 })
    const published = await addBoughtJob(employer)
    await setJobStatus(admin, published, 'accepted')
    await addBoughtJob(employer)
    await addBoughtJob(employer, { usePostOf: 'demand' })
    const json = await proveByPhone(testApp, employer.phone)
    await expectOk(employer.call('POST', '/api/privacy/delete-account', { json }))
    await workQueue(testApp)
    expect(refundsOf(claim)).toMatchObject([{ amount: 68_200 }])
    await expectBooksRight(testApp)
    expect(await testApp.composition.services.ledger.compareWithProvider()).toEqual([])
  })
})

describe('the end of bought posts', () => {
  test('S7-344: comes after a year, not before, and only for unused ones', async () => {
    const employer = await newEmployer()
    await addPosts(razorpay, employer, { quantity: 2 })
    await addBoughtJob(employer)
    testApp.clock.advance({ days: 364, hours: 23 })
    await testApp.composition.services.payments.endExpiredCredits()
    // Sessions end long before.
    const again = await signIn(testApp, 'employer', employer.phone)
    expect(await postsLeft(again)).toEqual({ basic: 1, demand: 0 })
    testApp.clock.advance({ days: 2 })
    expect(await postsLeft(again)).toEqual({ basic: 0, demand: 0 })
    expect((await postWithBought(again)).json().code).toBe('NO_POST_LEFT')
    await testApp.composition.services.payments.endExpiredCredits()
    await testApp.composition.services.payments.endExpiredCredits()
    await expectBooksRight(testApp)
  })
})
