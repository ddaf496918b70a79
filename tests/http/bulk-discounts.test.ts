import { expect, test } from 'vitest'
import { addBoughtJob, addPosts, askPosts } from '#tests/support/bought-posts.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { expectOk } from '#tests/support/inject.ts'
import { createPayingEmployer } from '#tests/support/paid-jobs.ts'
import { expectBooksRight, paymentIdOf } from '#tests/support/payment-reads.ts'
import { workQueue } from '#tests/support/queue.ts'
import { startRazorpay } from '#tests/support/razorpay.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'

const razorpay = closeAfterAll(await startRazorpay())
const bulkDiscounts = [{ from: 10, percent: 5 }]
const testApp = closeAfterAll(await createTestApp({ razorpay, config: { bulkDiscounts } }))
const admin = await signIn(testApp, 'admin')

test('S10-90: only the server takes the discount of the settings off; the invoice names it and a refund gives back what was paid', async () => {
  const employer = await createPayingEmployer(testApp)
  const { json: site } = await expectOk(employer.call('GET', '/api/site'))
  expect(site()).toMatchObject({ bulkDiscounts })
  expect((await askPosts(employer, { quantity: 10 })).json().code).toBe('PRICE_CHANGED')
  expect((await askPosts(employer, { quantity: 9, amount: 292_100 })).json().code).toBe(
    'PRICE_CHANGED',
  )
  // Ten at 275, and 18 % of that.
  const { claim } = await addPosts(razorpay, employer, { quantity: 10, amount: 324_500 })
  const invoices = await testApp.db.selectFrom('invoices').select('description').execute()
  expect(invoices.map(({ description }) => description)).toEqual([
    'Online job advertisements, Basic plan, 15 days each: 10 posts, 5% discount taken off',
  ])
  await addBoughtJob(employer)
  const path = `/api/payments/${await paymentIdOf(testApp, claim.payment_id)}/refund`
  await expectOk(admin.call('POST', path, { json: { reason: 'goodwill' } }))
  await workQueue(testApp)
  const [bill] = (await expectOk(employer.call('POST', '/api/bills', { json: {} }))).json()
  // Nine of them; the tax of the one that is used stays: 50 rupees.
  expect(bill).toMatchObject({ kind: 'credit-note', quantity: 9, totalPaise: -(324_500 - 32_500) })
  await expectBooksRight(testApp)
})
