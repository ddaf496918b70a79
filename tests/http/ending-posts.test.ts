import { expect, test } from 'vitest'
import { limits } from '#server/lib/limits.ts'
import { addBoughtJob, addPosts } from '#tests/support/bought-posts.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { createPayingEmployer } from '#tests/support/paid-jobs.ts'
import { createPaymentStage } from '#tests/support/payment-stage.ts'
import { runRound } from '#tests/support/queue.ts'

const { razorpay, testApp } = closeAfterAll(await createPaymentStage())

test('S10-490: its employer is warned thirty days before, once, of the unused ones', async () => {
  const employer = await createPayingEmployer(testApp)
  await addPosts(razorpay, employer, { quantity: 3 })
  await addPosts(razorpay, employer, { quantity: 1, plan: 'demand' })
  await addBoughtJob(employer)
  const warnings = async () => {
    await runRound(testApp, 'warn-of-ending-posts')
    return await testApp.db
      .selectFrom('messages')
      .select(['subject', 'text_values'])
      .where('account_id', '=', employer.accountId)
      .where('event', '=', 'postsEnding')
      .orderBy('subject')
      .execute()
  }
  testApp.clock.advance({ days: limits.creditDays - limits.creditWarningDays - 1 })
  expect(await warnings()).toEqual([])
  testApp.clock.advance({ days: 1 })
  const first = await warnings()
  expect(first).toMatchObject([
    { subject: 'posts-basic', text_values: { count: 2, plan: { key: 'pricing.basic' } } },
    { subject: 'posts-demand', text_values: { count: 1, plan: { key: 'pricing.demand' } } },
  ])
  testApp.clock.advance({ days: 1 })
  expect(await warnings()).toEqual(first)
})
