import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { Page } from '@playwright/test'
import { nonceSource, pagePolicy } from '#server/http/binding/security-headers.ts'
import { razorpayKeys, startRazorpay } from '../support/razorpay.ts'
import type { TestRazorpay } from '../support/razorpay.ts'
import { expectNoAxeViolations } from './support/axe.ts'
import { expect, test } from './support/test.ts'
import { expectUsable } from './support/usable.ts'

/* The stand-in's checkout in a page that opens it as the provider says, under the product's own policy. */

let razorpay: TestRazorpay
let shop: Server
let shopAddress: string

test.beforeAll(async () => {
  razorpay = await startRazorpay()
  shop = createServer((_request, response) => {
    const policy = pagePolicy(nonceSource('shop'), {
      isDevelopment: false,
      checkoutBaseUrl: razorpay.url,
    })
    response.setHeader('content-type', 'text/html')
    response.setHeader('content-security-policy', policy)
    response.end(shopPage())
  })
  shop.listen(0, '127.0.0.1')
  await once(shop, 'listening')
  const address = shop.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  shopAddress = `http://127.0.0.1:${address.port}`
})
test.afterAll(async () => {
  shop.closeAllConnections()
  shop.close()
  await razorpay.close()
})

/** A page with one button, which opens the checkout and writes down what it hears. */
const shopPage = (): string => `<!doctype html>
<html lang="en"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Shop</title><link rel="icon" href="data:,">
<main><h1>Shop</h1><button>Pay</button><ol aria-label="Heard"></ol></main>
<script nonce="shop" src="${razorpay.url}/v1/checkout.js"></script>
<script nonce="shop">
  const query = new URLSearchParams(location.search)
  const hear = (kind, what = {}) => {
    const line = document.createElement('li')
    line.textContent = kind + ' ' + JSON.stringify(what)
    document.querySelector('ol').append(line)
  }
  document.querySelector('button').addEventListener('click', () => {
    const checkout = new Razorpay({
      key: '${razorpayKeys.keyId}',
      amount: 34100,
      currency: 'INR',
      name: 'Kaamyab',
      order_id: query.get('order'),
      prefill: { name: 'Asha Rao', contact: '+919876543210', email: 'asha@example.in' },
      retry: { enabled: query.get('retry') !== 'no' },
      handler: (paid) => hear('paid', paid),
      modal: { ondismiss: () => hear('dismissed') },
    })
    checkout.on('payment.failed', ({ error }) => hear('failed', error))
    checkout.open()
  })
</script></html>`

async function openShop(page: Page, order: string, retry = 'yes'): Promise<void> {
  await page.goto(`${shopAddress}/?${new URLSearchParams({ order, retry })}`)
  await page.getByRole('button', { name: 'Pay' }).click()
}

async function makeOrder(): Promise<string> {
  const input = { amountPaise: 34_100, currency: 'INR', receipt: 'r', notes: {} } as const
  return (await razorpay.provider.createOrder(input)).id
}

const windowOf = (page: Page) => page.frameLocator('iframe[title="Razorpay Checkout"]')
const choice = (page: Page, name: string) => windowOf(page).getByRole('button', { name })
const heard = (page: Page) => page.getByRole('list', { name: 'Heard' })

const paymentOf = (orderId: string) =>
  razorpay.sim.payments().findLast((payment) => payment.order_id === orderId)

test('a payment by keyboard ends with a signature that holds', async ({ page }) => {
  const orderId = await makeOrder()
  await openShop(page, orderId)
  const heading = windowOf(page).getByRole('heading', { name: 'Payment stand-in' })
  await expect(heading).toBeFocused()
  await expect(windowOf(page).getByText('₹341.00')).toBeVisible()
  await expect(windowOf(page).getByText('Paid to Kaamyab')).toBeVisible()
  await expect(windowOf(page).getByText('Asha Rao, +919876543210, asha@example.in')).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await expect(choice(page, 'Close')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(choice(page, 'Success')).toBeFocused()
  await page.keyboard.press('Enter')

  await expect(heard(page)).toContainText('paid {"razorpay_payment_id":"pay_')
  await expect(heard(page)).toContainText(paymentOf(orderId)?.id ?? 'no payment')
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Pay' })).toBeFocused()
  const [, text = ''] = /^paid (.*)$/.exec(await heard(page).innerText()) ?? []
  const paid: Record<string, string> = JSON.parse(text)
  expect(paymentOf(orderId)).toMatchObject({ status: 'captured', contact: '+919876543210' })
  const signed = {
    orderId,
    paymentId: paid['razorpay_payment_id'] ?? '',
    signature: paid['razorpay_signature'] ?? '',
  }
  expect(razorpay.provider.isPaymentSigned(signed)).toBe(true)
})

test('a refused payment is told, and can be tried again or closed @long', async ({ page }) => {
  const orderId = await makeOrder()
  await openShop(page, orderId)
  await choice(page, 'Failure').click()
  await expect(windowOf(page).getByRole('status')).toHaveText(
    'Payment failed. Choose again or close.',
  )
  await expect(heard(page)).toContainText('failed {"code":"BAD_REQUEST_ERROR"')
  await expect(heard(page)).toContainText(`"order_id":"${orderId}"`)
  await choice(page, 'Close').click()
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(heard(page)).toContainText('dismissed')
  await page.getByRole('button', { name: 'Pay' }).click()
  await choice(page, 'Success').click()
  await expect(heard(page)).toContainText('paid')
})

test('without another try the window closes after a refusal @long', async ({ page }) => {
  await openShop(page, await makeOrder(), 'no')
  await choice(page, 'Failure').click()
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(heard(page).getByRole('listitem')).toHaveText([/^failed/, /^dismissed/])
})

test('money can move without the page hearing of it @long', async ({ page }) => {
  const orderId = await makeOrder()
  await openShop(page, orderId)
  await choice(page, 'Pay but never call back').click()
  await expect(windowOf(page).getByRole('status')).toContainText('The page was not told')
  await expect(choice(page, 'Success')).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(heard(page)).toHaveText('dismissed {}')
  expect(razorpay.sim.order(orderId).status).toBe('paid')
})

test('a bank can answer late, or say no and then yes @long', async ({ page }) => {
  const late = await makeOrder()
  await openShop(page, late)
  await choice(page, 'Authorise late').click()
  await expect(windowOf(page).getByRole('status')).toContainText('has not answered yet')
  expect(paymentOf(late)?.status).toBe('created')
  await choice(page, 'Close').click()

  const turned = await makeOrder()
  await openShop(page, turned)
  await choice(page, 'Fail then capture').click()
  await expect(heard(page)).toContainText('failed')
  expect(razorpay.sim.confirm(paymentOf(turned)?.id ?? '').status).toBe('captured')
})

test('an order that is paid, or not there, only closes @long', async ({ page }) => {
  await openShop(page, 'order_none')
  await expect(windowOf(page).getByText('The id provided does not exist')).toBeVisible()
  await choice(page, 'Close').click()
  await expect(heard(page)).toHaveText('dismissed {}')
})

test('the window fits and reads well @long', async ({ page }) => {
  await openShop(page, await makeOrder())
  await expect(choice(page, 'Success')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.goto(
    `${razorpay.url}/v1/checkout/public?${new URLSearchParams({ key_id: razorpayKeys.keyId, order_id: await makeOrder() })}`,
  )
  await expectUsable(page)
})
