import { afterEach, expect, test } from 'vitest'
import { startRazorpay } from '#tests/support/razorpay.ts'
import type { TestRazorpay } from '#tests/support/razorpay.ts'

const started: TestRazorpay[] = []
afterEach(async () => {
  await Promise.all(started.splice(0).map((razorpay) => razorpay.close()))
})

test('makes an order that can be found again', async () => {
  const razorpay = await startRazorpay()
  started.push(razorpay)
  const { provider } = razorpay
  const wish = { amountPaise: 34_100, currency: 'INR', receipt: 'one', notes: {} } as const
  const order = await provider.createOrder(wish)
  expect(order).toMatchObject({ amountPaise: 34_100, currency: 'INR', receipt: 'one' })
  expect(await provider.findOrderByReceipt('one')).toEqual(order)
  expect(await provider.findOrderByReceipt('two')).toBeUndefined()
})
