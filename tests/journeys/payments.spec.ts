import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { detail, heading, act, rejectOpenJob } from './support/approvals.ts'
import { endRejectionMinute } from './support/database.ts'
import {
  chooseInWindow,
  createPayer,
  fillJobToCheckout,
  openWindow,
  paidDialog,
  payButton,
  payNow,
  watchPaying,
  windowStatus,
} from './support/checkout.ts'
import { expectFieldError, toast } from './support/messages.ts'
import { expect, test } from './support/test.ts'
import { expectUsable } from './support/usable.ts'

test.use({ reusesContext: true })

const newTitle = (): string => `Paid ${randomUUID().slice(0, 8)}`

/** Opens the newest job of the dashboard. */
async function openPostedJob(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Vaani Connect' }).filter({ visible: true }).first().click()
  await page.waitForURL(/\/postedjobinfo/)
}

/** A payment in the admins' list: a row of the table, or a slip. */
const receivedPayment = (page: Page, title: string) =>
  page.locator('tr, li').filter({ hasText: title, visible: true })

/** The job's row or slip on the dashboard. */
const jobOnDashboard = (page: Page, title: string) =>
  page.getByText(title, { exact: true }).filter({ visible: true })

test('S2-50: a job is paid for, and its invoice is there @core', async ({
  page,
  prepare,
  enter,
}) => {
  const title = newTitle()
  await enter(await createPayer(prepare))
  await fillJobToCheckout(page, title)
  const bill = page.getByRole('region', { name: 'Checkout' })
  await expect(bill.locator('dd')).toHaveText(['₹399', '₹72', '₹471'])
  await page.getByRole('button', { name: 'Select Basic' }).click()
  await expect(bill.locator('dd')).toHaveText(['₹289', '₹52', '₹341'])

  await test.step('billing details are asked once, and checked', async () => {
    await payButton(page, '₹341').click()
    const dialog = page.getByRole('dialog', { name: 'Billing details' })
    await expect(dialog.getByLabel('Legal name')).toHaveValue('Vaani Connect Pvt Ltd')
    await expect(dialog.getByLabel('State')).toHaveValue('Uttar Pradesh')
    await dialog.getByLabel('GSTIN').fill('27AAPFU0939F1ZX')
    await dialog.getByRole('button', { name: 'Save and pay' }).click()
    await expectFieldError(
      dialog.getByLabel('GSTIN'),
      'This GSTIN does not fit. Check the 15 letters.',
    )
    await dialog.getByLabel('GSTIN').fill('27AAPFU0939F1ZV')
    await dialog.getByRole('button', { name: 'Save and pay' }).click()
    await expectFieldError(dialog.getByLabel('GSTIN'), 'This GSTIN is from another state')
    await dialog.getByLabel('GSTIN').fill('')
    await dialog.getByRole('button', { name: 'Save and pay' }).click()
  })

  await chooseInWindow(page, 'Success')
  await expect(paidDialog(page)).toContainText(
    'Your payment was successful! Thanks for your submission. Your job post will be live after verification within 24 hours. Click here to make another post.',
  )
  await paidDialog(page).getByRole('button', { name: 'Done' }).click()
  await expect(page).toHaveURL(/\/employee_dashboard$/)
  await expect(jobOnDashboard(page, title)).toBeVisible()
  await expect(payNow(page)).toHaveCount(0)

  await openPostedJob(page)
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  const money = page.getByRole('region', { name: 'Payment' })
  await expect(money).toContainText('₹341')
  await expect(money).toContainText('Paid')
  const started = page.waitForEvent('download')
  await money.getByRole('button', { name: /^Invoice JP\// }).click()
  expect((await started).suggestedFilename()).toMatch(/^invoice-JP-\d\d-\d\d-\d{6}\.pdf$/)
})

test('a payment that failed is tried again in the same window @long', async ({
  page,
  prepare,
  enter,
}) => {
  await enter(await createPayer(prepare))
  await fillJobToCheckout(page, newTitle())
  await openWindow(page)
  await chooseInWindow(page, 'Failure')
  await expect(windowStatus(page)).toContainText('Payment failed.')
  await chooseInWindow(page, 'Success')
  await expect(paidDialog(page)).toBeVisible()
})

test('S8-9: closed twice, then paid from the dashboard @long', async ({ page, prepare, enter }) => {
  const title = newTitle()
  await enter(await createPayer(prepare))
  await fillJobToCheckout(page, title)
  await openWindow(page)
  await chooseInWindow(page, 'Close')
  const cancelled = page.getByRole('dialog', { name: 'Payment Cancelled' })
  await expect(cancelled).toContainText(
    'You closed the payment popup. If this was a mistake, please try again.',
  )
  await cancelled.getByRole('button', { name: 'Pay now' }).click()
  await chooseInWindow(page, 'Close')
  await cancelled.getByRole('button', { name: 'Go to Dashboard' }).click()
  await expect(page).toHaveURL(/\/employee_dashboard$/)
  await expect(jobOnDashboard(page, title)).toBeVisible()
  await expect(
    page.getByText('Not paid yet', { exact: true }).filter({ visible: true }),
  ).toHaveCount(1)

  // What was saved is not asked for again.
  await page.goto('/postjob')
  await expect(page.getByLabel('Job title')).toHaveValue('')
  await page.goto('/employee_dashboard')

  await payNow(page).click()
  await chooseInWindow(page, 'Success')
  await paidDialog(page).getByRole('button', { name: 'Done' }).click()
  await expect(payNow(page)).toHaveCount(0)
})

test('S4-51: a paid job is withdrawn before it is published, and its money goes back @long', async ({
  page,
  prepare,
  enter,
  openBrowser,
}) => {
  const title = newTitle()
  await enter(await createPayer(prepare))
  await fillJobToCheckout(page, title)
  await openWindow(page)
  await chooseInWindow(page, 'Success')
  await paidDialog(page).getByRole('button', { name: 'Done' }).click()
  await openPostedJob(page)
  await page.getByRole('button', { name: 'Withdraw and get ₹471 back' }).click()
  const dialog = page.getByRole('alertdialog', { name: `Withdraw “${title}”?` })
  await expect(dialog).toContainText('You get ₹471 back')
  await dialog.getByRole('button', { name: 'Withdraw and get ₹471 back' }).click()
  await expect(toast(page, `${title} is withdrawn. ₹471 goes back`)).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('You withdrew this job.')).toBeVisible()
  await expect(page.getByRole('button', { name: /Withdraw/ })).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Payment' })).toContainText(/Refund/)
  await page.goto('/employee_dashboard')
  await expect(page.getByText('Withdrawn', { exact: true }).filter({ visible: true })).toHaveCount(
    1,
  )
  const admin = await openBrowser(prepare.admin())
  await admin.goto(`/section-5?status=rejected&q=${title.split(' ')[1]}`)
  await expect(detail(admin)).toContainText('The employer withdrew this job.')
  for (const name of ['Accept', 'Reject', 'Wait']) await expect(act(admin, name)).toHaveCount(0)
})

test('S10-12: a payment whose answer got lost is noticed by itself @long', async ({
  page,
  prepare,
  enter,
}) => {
  await enter(await createPayer(prepare))
  await fillJobToCheckout(page, newTitle())
  await openWindow(page)
  await chooseInWindow(page, 'Pay but never call back')
  await expect(paidDialog(page)).toBeVisible()
})

test('money that moved is not called cancelled when the window is closed @long', async ({
  page,
  prepare,
  enter,
}) => {
  await enter(await createPayer(prepare))
  await fillJobToCheckout(page, newTitle())
  const paying = watchPaying(page)
  await openWindow(page)
  await chooseInWindow(page, 'Authorise late')
  const { provider, order } = await paying
  await chooseInWindow(page, 'Close')
  const waiting = page.getByRole('dialog', { name: 'Waiting for your bank' })
  await expect(waiting).toContainText('Please do not pay again')
  await waiting.getByRole('button', { name: 'Go to Dashboard' }).click()
  await expect(payNow(page)).toBeVisible()

  await provider.confirmLate(order)
  await expect(payNow(page)).toHaveCount(0)
})

test('a job rejected before it was published is refunded @long', async ({
  page,
  prepare,
  enter,
  openBrowser,
}) => {
  test.slow()
  const title = newTitle()
  await enter(await createPayer(prepare))
  await fillJobToCheckout(page, title)
  const paying = watchPaying(page)
  await openWindow(page)
  await chooseInWindow(page, 'Success')
  const { provider, order } = await paying
  await paidDialog(page).getByRole('button', { name: 'Done' }).click()

  const admin = await openBrowser(prepare.admin())
  await admin.goto(`/section-5?q=${title.split(' ')[1]}`)
  await expect(heading(admin, title)).toBeVisible()
  await rejectOpenJob(admin, title)
  await expect(toast(admin, '₹471 goes back at')).toBeVisible()
  await endRejectionMinute(title)

  await page.goto('/employee_dashboard')
  await openPostedJob(page)
  await expect(
    page.getByText('We could not confirm the company or the job').filter({ visible: true }),
  ).toBeVisible()
  const money = page.getByRole('region', { name: 'Payment' })
  await expect(async () => {
    await page.reload()
    await expect(money).toContainText('Refund', { timeout: 2000 })
  }).toPass()
  await expect(money).toContainText(/Refund (started|on its way)|Refunded/)
  await expect(money.getByRole('button', { name: /^Credit note CN\// })).toBeVisible()
  await expectUsable(page)

  await test.step('the admin sees it, and can no longer publish the job', async () => {
    await admin.goto(`/section-5?status=rejected&q=${title.split(' ')[1]}`)
    await expect(heading(admin, title)).toBeVisible()
    await expect(act(admin, 'Accept')).toHaveCount(0)
    await expect(detail(admin)).toContainText('The payment for this job is being refunded')
    await admin.goto('/payments?filter=refunds')
    const slip = receivedPayment(admin, title)
    await expect(slip).toContainText(/Refund (due|sent)|Refunded/)
    await expect(slip).toContainText('Job rejected before it was published')
    await expect(
      slip.getByRole('button', { name: /Open invoice JP\/\d\d-\d\d\/\d{6}/ }),
    ).toBeVisible()
    await expect(slip.getByRole('button', { name: /Open credit note CN\// })).toBeVisible()
    await expectUsable(admin)
  })

  await provider.settleRefund(order)
  await expect(async () => {
    await page.reload()
    await expect(money).toContainText('Refunded', { timeout: 2000 })
  }).toPass()
})

test('S2-76: an admin finds a payment, opens its invoice and refunds it by hand @long', async ({
  page,
  prepare,
  enter,
  openBrowser,
}) => {
  const title = newTitle()
  const payer = await openBrowser(await createPayer(prepare))
  await fillJobToCheckout(payer, title)
  const paying = watchPaying(payer)
  await openWindow(payer)
  await chooseInWindow(payer, 'Success')
  const { order } = await paying
  await expect(paidDialog(payer)).toBeVisible()

  await enter(prepare.admin())
  await page.goto('/payments')
  await page.getByRole('searchbox', { name: 'Search payments' }).fill(order)
  const payment = receivedPayment(page, title)
  await expect(page.getByRole('tab', { name: 'All 1' })).toBeVisible()
  await expect(payment).toContainText('Received')
  await page.getByLabel('Paid until').fill('2024-01-31')
  await expect(page.getByRole('heading', { name: 'No payments found' })).toBeVisible()
  await page.getByLabel('Paid until').fill('')

  const started = page.waitForEvent('download')
  await payment.getByRole('button', { name: /Open invoice/ }).click()
  expect((await started).suggestedFilename()).toMatch(/\.pdf$/)

  await payment.getByRole('button', { name: 'Refund' }).click()
  const dialog = page.getByRole('dialog', { name: 'Refund ₹471 to Vaani Connect Pvt Ltd?' })
  await expect(dialog).toContainText(`${title} waits for approval. It will be closed`)
  await dialog.getByLabel('Another reason').check()
  await dialog.getByRole('button', { name: 'Refund ₹471' }).click()
  const words = dialog.getByLabel('In your own words')
  await expect(words).toBeFocused()
  await words.fill('Promised on the phone.')
  await dialog.getByRole('button', { name: 'Refund ₹471' }).click()
  await expect(toast(page, `₹471 goes back for ${title}`)).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(payment).toContainText(/Refund (due|sent)|Refunded/)
  await expect(payment).toContainText('Promised on the phone.')
  await expect(payment.getByRole('button', { name: /Open credit note/ })).toBeVisible()
  await expect(payment.getByRole('button', { name: 'Refund', exact: true })).toHaveCount(0)
  await expectUsable(page)
  await payer.goto('/employee_dashboard')
  await openPostedJob(payer)
  await expect(payer.getByText('Our team refunded this payment and closed the job.')).toBeVisible()
})

test('S1-31: the accountant gets the day-book', async ({ page, prepare, enter }) => {
  await enter(prepare.admin())
  await page.goto('/payments')
  await expect(page.getByRole('heading', { name: 'Payments', level: 1 })).toBeVisible()
  const dayBook = page.getByRole('form', { name: 'Day-book' })
  await dayBook.getByLabel('From').fill('2026-12-02')
  await dayBook.getByLabel('To').fill('2026-12-01')
  await dayBook.getByRole('button', { name: 'Download' }).click()
  await expect(dayBook.getByLabel('To')).toBeFocused()
  await dayBook.getByLabel('To').fill('2026-12-03')
  const started = page.waitForEvent('download')
  await dayBook.getByRole('button', { name: 'Download' }).click()
  expect((await started).suggestedFilename()).toBe('day-book-2026-12-02-2026-12-03.csv')
})
