import { request } from '@playwright/test'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import type { Person, Preparations } from './api.ts'
import { fillJob, openGroups } from './job-form.ts'
import { expect } from './test.ts'

/* The payment provider's window as its stand-in draws it, and the way to it. */

const checkoutWindow = (page: Page) => page.frameLocator('iframe[title="Razorpay Checkout"]')

/** Chooses how the payment goes. */
export async function chooseInWindow(page: Page, name: string): Promise<void> {
  await checkoutWindow(page).getByRole('button', { name, exact: true }).click()
}

export const windowTitle = (page: Page) => checkoutWindow(page).getByRole('heading', { level: 1 })
export const windowStatus = (page: Page) => checkoutWindow(page).getByRole('status')

/** An employer whose next post has a price. */
export async function createPayer(prepare: Preparations): Promise<Person> {
  const employer = await prepare.createEmployer()
  await prepare.postJob(employer)
  await prepare.postJob(employer)
  return employer
}

/** Fills the job form and goes to the checkout. */
export async function fillJobToCheckout(page: Page, title: string): Promise<void> {
  await page.goto('/postjob')
  await openGroups(page)
  await fillJob(page, { title })
  await page.getByLabel('Same as above address').check()
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible()
}

export const payButton = (page: Page, total: string) =>
  page.getByRole('button', { name: `Pay ${total}` }).filter({ visible: true })

/** Pays with the billing details that the profile gives. */
export async function openWindow(page: Page, total = '₹471'): Promise<void> {
  await payButton(page, total).click()
  await page.getByRole('button', { name: 'Save and pay' }).click()
}

export const paidDialog = (page: Page) => page.getByRole('dialog', { name: 'Job submitted' })

export const payNow = (page: Page) =>
  page.getByRole('button', { name: /^Pay now/ }).filter({ visible: true })

const logSchema = z.object({
  payments: z.array(z.object({ id: z.string(), order_id: z.string() })),
  refunds: z.array(z.object({ id: z.string(), payment_id: z.string() })),
})

/** The order that the page is about to pay, and the provider to tell what becomes of it. */
export async function watchPaying(page: Page) {
  const reply = await page.waitForResponse(/\/checkout\/order_\w+\/pay$/)
  const url = new URL(reply.url())
  const order = url.pathname.split('/').at(-2) ?? ''
  return { order, provider: createProvider(url.origin) }
}

/** The provider's stand-in, at an address. */
export function createProvider(baseURL: string) {
  async function ask(path: string, data?: object): Promise<unknown> {
    const calls = await request.newContext({ baseURL })
    const reply = await (data ? calls.post(path, { data }) : calls.get(path))
    expect(reply.ok()).toBe(true)
    const answer: unknown = await reply.json()
    await calls.dispose()
    return answer
  }
  const paymentOf = async (order: string) => {
    const log = logSchema.parse(await ask('/_sim/log'))
    const payment = log.payments.find(({ order_id }) => order_id === order)
    return { ...log, paymentId: payment?.id ?? '' }
  }
  return {
    /** The next calls of one kind meet trouble. */
    async fault(route: string, mode: string, times = 1): Promise<void> {
      await ask('/_sim/fault', { route, mode, times })
    },
    /** Whether what it would tell the server is lost. */
    async keepWebhooks(drop: boolean): Promise<void> {
      await ask('/_sim/webhooks', { drop })
    },
    /** The bank says yes after all. */
    async confirmLate(order: string): Promise<void> {
      const { paymentId } = await paymentOf(order)
      await ask('/_sim/confirm', { payment_id: paymentId })
    },
    /** The refund has reached the payer. */
    async settleRefund(order: string): Promise<void> {
      let refundId: string | undefined
      await expect(async () => {
        const { refunds, paymentId } = await paymentOf(order)
        refundId = refunds.find(({ payment_id }) => payment_id === paymentId)?.id
        expect(refundId).toBeDefined()
      }).toPass()
      await ask('/_sim/settle-refund', { refund_id: refundId, status: 'processed' })
    },
  }
}
