import { array, assert, asyncProperty, boolean, constantFrom, integer, record } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { daysBetween, indiaDate } from '#contract/india-time.ts'
import { employerActs, isMoveFrom } from '#contract/jobs/moves.ts'
import { endAfterRenewal } from '#contract/jobs/renewals.ts'
import { planNames } from '#contract/payments/pricing.ts'
import { addBoughtJob, addPosts } from '#tests/support/bought-posts.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { effort, timeoutByEffort } from '#tests/support/effort.ts'
import { jobForm } from '#tests/support/job-factories.ts'
import { addOrderedJob, payAtProvider, verify } from '#tests/support/paid-jobs.ts'
import { paymentIdOf } from '#tests/support/payment-reads.ts'
import { createPaymentStage } from '#tests/support/payment-stage.ts'
import { runRound } from '#tests/support/queue.ts'
import { askRenewal, renewWithBought } from '#tests/support/renewals.ts'

const stage = await createPaymentStage()
const { razorpay, testApp, employer, admin } = stage
closeAfterAll(stage)
const start = '2026-03-10T09:00:00Z'

const rowOf = (jobId: string) =>
  testApp.db.selectFrom('jobs').selectAll().where('id', '=', jobId).executeTakeFirstOrThrow()

const isFound = async (jobId: string) =>
  (await testApp.db.selectFrom('job_search').select('job_id').where('job_id', '=', jobId).execute())
    .length === 1

describe('whatever employer, admin, clock and payment do', () => {
  const steps = [
    ...employerActs,
    'pay',
    'accepted',
    'rejected',
    'waiting',
    'wirePause',
    'takeBack',
    'refund',
    'withdraw',
    'edit',
    'needsChanges',
    'acceptChanges',
    'days',
    // More often than others, because a job is to be renewed only near its end.
    'orderRenewal',
    'orderRenewal',
    'payRenewal',
    'payRenewal',
    'renewWithPost',
    'refundRenewal',
  ] as const
  type Step = { readonly name: (typeof steps)[number]; readonly days: number }
  type Life = {
    readonly jobId: string
    /** Undefined for a job that was posted with a bought post. */
    readonly orderId: string | undefined
    /** Orders of renewals, and the payments that were made for them. */
    readonly renewals: { readonly id: string; paymentId?: string }[]
  }

  async function take({ name, days }: Step, { jobId, orderId, renewals }: Life) {
    switch (name) {
      case 'pay':
        if (orderId !== undefined && (await rowOf(jobId)).status === 'unpaid') {
          await verify(employer, payAtProvider(razorpay, orderId))
        }
        return
      case 'orderRenewal': {
        const plan = planNames[days % planNames.length] ?? 'basic'
        const reply = await askRenewal(employer, jobId, { plan })
        const { id } = reply.json()
        if (reply.statusCode === 200 && !renewals.some((each) => each.id === id)) {
          renewals.push({ id })
        }
        return
      }
      case 'payRenewal': {
        const order = renewals.findLast(({ paymentId }) => paymentId === undefined)
        if (!order) return
        const claim = payAtProvider(razorpay, order.id)
        order.paymentId = claim.payment_id
        await verify(employer, claim)
        return
      }
      case 'renewWithPost':
        await renewWithBought(employer, jobId)
        return
      case 'refundRenewal': {
        const paid = renewals.findLast(({ paymentId }) => paymentId !== undefined)
        if (paid?.paymentId === undefined) return
        const path = `/api/payments/${await paymentIdOf(testApp, paid.paymentId)}/refund`
        await admin.call('POST', path, { json: { reason: 'goodwill' } })
        return
      }
      case 'accepted':
      case 'rejected':
      case 'waiting':
      case 'wirePause': {
        const status = name === 'wirePause' ? 'pause' : name
        await admin.call('PATCH', `/api/updateJob/${jobId}`, { json: { status } })
        return
      }
      case 'takeBack': {
        const found = await testApp.db
          .selectFrom('job_rejections')
          .select('id')
          .where('job_id', '=', jobId)
          .orderBy('number', 'desc')
          .executeTakeFirst()
        if (found) await admin.call('POST', `/api/rejections/${found.id}/take-back`)
        return
      }
      case 'refund': {
        const payment = await testApp.db
          .selectFrom('payments')
          .innerJoin('orders', 'orders.id', 'payments.order_id')
          .select('payments.id')
          .where('orders.job_id', '=', jobId)
          .executeTakeFirst()
        const json = { reason: 'goodwill' }
        if (payment) await admin.call('POST', `/api/payments/${payment.id}/refund`, { json })
        return
      }
      case 'edit': {
        const { version } = await rowOf(jobId)
        const json = jobForm({ version, jobTitle: `Title ${version}` })
        await employer.call('POST', `/api/jobs/${jobId}/edit`, { json })
        return
      }
      case 'needsChanges': {
        const json = { topics: ['pay'], words: 'Write the pay in hand.' }
        await admin.call('POST', `/api/jobs/${jobId}/needs-changes`, { json })
        return
      }
      case 'acceptChanges': {
        const found = await testApp.db
          .selectFrom('job_revisions')
          .select('id')
          .where('job_id', '=', jobId)
          .where('outcome', 'is', null)
          .executeTakeFirst()
        const json = { decision: 'accept' }
        if (found) await admin.call('POST', `/api/revisions/${found.id}/decide`, { json })
        return
      }
      case 'withdraw':
        await employer.call('POST', `/api/jobs/${jobId}/withdraw`)
        return
      case 'days':
        testApp.clock.advance({ days })
        await runRound(testApp, 'finish-rejections')
        await runRound(testApp, 'expire-due-jobs')
        await runRound(testApp, 'end-pauses')
        return
      default:
        await employer.call('POST', `/api/jobs/${jobId}/act`, { json: { act: name, joined: days } })
    }
  }

  type Row = Awaited<ReturnType<typeof rowOf>>

  /** An end never comes nearer; one that goes on after a pause is put off by the days of the pause. */
  function lostDays(before: Row, after: Row, now: Date): boolean {
    const [was, is] = [before.expires_at, after.expires_at]
    if (!was || !is) return false
    const isResumed = before.lifecycle_state === 'paused' && after.lifecycle_state === 'live'
    if (!isResumed || !before.paused_at || is.getTime() < was.getTime()) return is < was
    const paused = daysBetween(indiaDate(before.paused_at), indiaDate(now))
    return daysBetween(indiaDate(was), indiaDate(is)) !== Math.min(paused, 30 - before.paused_days)
  }

  /** Whether a job's own payment stands: its order, or the bought post that it was posted with. */
  async function isPaid(jobId: string): Promise<boolean> {
    const { rows } = await testApp.composition.pool.query(
      `select exists (select from orders where job_id = $1 and status = 'paid')
        or exists (select from credit_uses
          where job_id = $1 and renewal_id is null and returned_at is null) as paid`,
      [jobId],
    )
    return rows[0].paid
  }

  const renewalsOf = (jobId: string) =>
    testApp.db
      .selectFrom('job_renewals')
      .select('days')
      .where('job_id', '=', jobId)
      .orderBy('renewed_at')
      .execute()

  /** A renewal adds exactly its days: to the end, or to today when that is over. */
  function isRenewedWrong(before: Row, after: Row, days: number, now: Date): boolean {
    const [was, is] = [before.expires_at, after.expires_at]
    return !was || !is || indiaDate(is) !== indiaDate(endAfterRenewal(was, days, now))
  }

  /** Money that is kept is the price of what was posted, renewed or bought. */
  async function expectMoneyExplained(): Promise<void> {
    const { rows } = await testApp.composition.pool.query(
      `select (select coalesce(sum(amount_paise), 0)::bigint from payments)
          - (select coalesce(sum(amount_paise), 0)::bigint from refunds) as kept,
        (select coalesce(sum(total_paise), 0)::bigint from orders where status = 'paid') as sold`,
    )
    expect(rows[0].kept).toEqual(rows[0].sold)
  }

  test(
    'S4-60: a job is live only when paid and verified, loses no days, and the books are right',
    { timeout: timeoutByEffort(4, 150, 5000) },
    async () => {
      const step = record({ name: constantFrom(...steps), days: integer({ min: 1, max: 12 }) })
      await assert(
        asyncProperty(
          array(step, { minLength: 6, maxLength: 18 }),
          boolean(),
          async (rest, isBought) => {
            testApp.clock.set(start)
            if (isBought) await addPosts(razorpay, employer, { quantity: 2 })
            const posted = isBought
              ? { jobId: await addBoughtJob(employer), orderId: undefined }
              : await addOrderedJob(employer)
            const job: Life = { ...posted, renewals: [] }
            let renewed = 0
            let isVerified = false
            const verifiedTitles = new Set<string>()
            let before = await rowOf(job.jobId)
            for (const taken of [
              { name: 'accepted', days: 1 },
              { name: 'pay', days: 1 },
              { name: 'pause', days: 1 },
              { name: 'accepted', days: 1 },
              ...rest,
            ] as const) {
              await take(taken, job)
              const after = await rowOf(job.jobId)
              isVerified ||= taken.name === 'accepted' && after.lifecycle_state === 'live'
              // What an admin accepted is all that candidates read.
              if (taken.name === 'acceptChanges' && after.title !== before.title) {
                verifiedTitles.add(after.title)
              }
              if (taken.name === 'accepted' && after.lifecycle_state === 'live') {
                verifiedTitles.add(after.title)
              }
              const renewals = await renewalsOf(job.jobId)
              const added = renewals.length > renewed ? renewals.at(-1)?.days : undefined
              renewed = renewals.length
              const isShortened = taken.name === 'refundRenewal'
              const now = testApp.clock.now()
              const isLive = after.lifecycle_state === 'live'
              expect(await isFound(job.jobId)).toBe(isLive)
              const wrong = {
                isUnseen: isLive && !verifiedTitles.has(after.title),
                isUnpaid: isLive && !(await isPaid(job.jobId)),
                isUnverified:
                  !isVerified && (isLive || isMoveFrom('resume', after.lifecycle_state)),
                hasLostDays: !isShortened && lostDays(before, after, now),
                isRenewedWrong: added !== undefined && isRenewedWrong(before, after, added, now),
              }
              expect(wrong).toEqual({
                isUnseen: false,
                isUnpaid: false,
                isUnverified: false,
                hasLostDays: false,
                isRenewedWrong: false,
              })
              before = after
            }
            await expectMoneyExplained()
            testApp.clock.set(start)
          },
        ),
        effort(4, 150),
      )
      const { discrepancies } = await testApp.composition.services.ledger.checkBooks()
      expect(discrepancies.filter(({ what }) => !what.includes('number of posts'))).toEqual([])
    },
  )
})
