import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { planCharge } from '../../src/contract/payments/pricing.ts'
import type { Person } from './support/api.ts'
import {
  chooseInWindow,
  createPayer,
  createProvider,
  fillJobToCheckout,
  openWindow,
  payButton,
  payNow,
  windowTitle,
} from './support/checkout.ts'
import { test } from './support/own-server.ts'
import { expectUsable } from './support/usable.ts'
import { expect } from './support/test.ts'

test.use({ expectedRefusals: [/\/(create-order|verify-payment|check|checkout\.js)$/] })

/** The provider's stand-in of this server, found by the order of another job. */
async function findProvider(request: APIRequestContext, { token }: Person) {
  const reply = await request.post('/create-order', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      amount: planCharge('basic').totalRupees * 100,
      currency: 'INR',
      type: 'basic',
      submissionId: randomUUID(),
    },
  })
  const order: { checkout: { scriptUrl: string } } = await reply.json()
  return createProvider(new URL(order.checkout.scriptUrl).origin)
}

test('S8-10: payments that meet a provider in trouble @long', async ({
  page,
  prepare,
  enter,
  request,
}) => {
  test.slow()
  const employer = await createPayer(prepare)
  const provider = await findProvider(request, employer)
  await enter(employer)
  const error = page.getByRole('dialog', { name: 'Error' })

  await test.step('no order can be made', async () => {
    await provider.fault('POST /v1/orders', '500')
    await fillJobToCheckout(page, 'Trouble')
    await openWindow(page)
    await expect(error).toContainText('Something went wrong.')
    await expect(error).toContainText('The payment service is not working')
    await expectUsable(page)
    await error.getByRole('button', { name: 'Close' }).click()
  })

  await test.step('the script does not come', async () => {
    await provider.fault('GET /v1/checkout.js', '500')
    await payButton(page, '₹471').click()
    await expect(error).toContainText('Failed to load Razorpay script.')
    await error.getByRole('button', { name: 'Go to Dashboard' }).click()
    await expect(page).toHaveURL(/\/employee_dashboard$/)
  })

  await test.step('nobody can be asked what became of the money', async () => {
    await provider.keepWebhooks(true)
    await payNow(page).click()
    await expect(windowTitle(page)).toBeVisible()
    // The browser asks twice, and the background work asks meanwhile.
    await provider.fault('GET /v1/orders/:id/payments', '500', 3)
    await chooseInWindow(page, 'Success')
    const unknown = page.getByRole('dialog', { name: 'We could not check your payment' })
    await expect(unknown).toContainText('please do not pay again')
    await expectUsable(page)
    await unknown.getByRole('button', { name: 'Go to Dashboard' }).click()
  })

  await test.step('the dashboard finds it paid by itself', async () => {
    await expect(payNow(page)).toHaveCount(0, { timeout: 30_000 })
  })
})

test('S8-11: a payment that the provider did not sign is not believed @long', async ({
  page,
  prepare,
  enter,
  request,
}) => {
  test.slow()
  const employer = await createPayer(prepare)
  const provider = await findProvider(request, employer)
  await provider.keepWebhooks(true)
  await enter(employer)
  await fillJobToCheckout(page, 'Forged')
  // What the provider hands back is changed on its way.
  await page.route(/\/checkout\/order_\w+\/pay$/, async (route) => {
    const reply = await route.fetch()
    const text = (await reply.text()).replace(/("razorpay_signature":")./, '$1x')
    await route.fulfill({ response: reply, body: text })
  })
  await openWindow(page)
  await chooseInWindow(page, 'Success')
  const error = page.getByRole('dialog', { name: 'Error' })
  await expect(error).toContainText('Payment verification failed.')
  await error.getByRole('button', { name: 'Make another post' }).click()
  await expect(page).toHaveURL(/\/postjob$/)
})
