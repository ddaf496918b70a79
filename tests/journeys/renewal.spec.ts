import type { Page } from '@playwright/test'
import { dayMonthYear, endOfIndiaDayAfter, indiaDate } from '../../src/contract/india-time.ts'
import { chooseInWindow, openWindow } from './support/checkout.ts'
import { letJobEndIn } from './support/database.ts'
import { expect, test } from './support/test.ts'

test.use({ reusesContext: true })

const shownDay = (daysAhead: number): string =>
  dayMonthYear(indiaDate(endOfIndiaDayAfter(new Date(), daysAhead)))

const rowOf = (page: Page, company: string) =>
  page
    .getByRole('row')
    .or(page.getByRole('article'))
    .filter({ visible: true })
    .filter({ hasText: company })

/** The entry of a job's menu: in the menu of a desktop and in the sheet of a phone. */
async function openEntry(page: Page, company: string, name: string) {
  await rowOf(page, company)
    .getByRole('button', { name: /^More for / })
    .click()
  const entries = page.getByRole('menu').or(page.getByRole('dialog'))
  return entries
    .getByRole('menuitem', { name })
    .or(entries.getByRole('button', { name }))
    .filter({ visible: true })
}

test('S1-90, S7-642, S7-648: a job that ends soon is renewed by its menu, and one that ended with a bought post @phone @both @long', async ({
  page,
  prepare,
  enter,
}) => {
  const employer = await prepare.createEmployer()
  const ending = await prepare.postJob(employer, { companyName: 'Sahaj Desk' })
  const ended = await prepare.postJob(employer, { companyName: 'Ujaas Tele' })
  for (const jobId of [ending, ended]) await prepare.setJobStatus(jobId, 'accepted')
  await enter(employer)
  await page.goto('/employee_dashboard')
  const early = await openEntry(page, 'Sahaj Desk', 'Renew')
  await expect(early).toContainText('You can renew from 3 days before the end')
  await expect(early).toBeDisabled()
  await page.keyboard.press('Escape')

  await letJobEndIn(ending, 1)
  await letJobEndIn(ended, -2)
  await page.reload()
  const today = page.getByRole('region', { name: 'Today' })
  await expect(
    today.getByRole('link', { name: '1 job ends today or tomorrow Renew' }),
  ).toHaveAttribute('href', `/renew/${ending}`)
  const entry = await openEntry(page, 'Sahaj Desk', 'Renew')
  await expect(entry).toContainText(`15 more days from ${shownDay(1)}, ₹341`)
  await entry.click()

  await expect(page.getByRole('heading', { name: 'Renew your job', level: 1 })).toBeVisible()
  const bill = page.getByRole('region', { name: 'Checkout' })
  await expect(bill.locator('dd')).toHaveText([shownDay(16), '₹289', '₹52', '₹341'])
  await page.getByRole('button', { name: 'Select In Demand' }).click()
  await expect(bill.locator('dd')).toHaveText([shownDay(22), '₹399', '₹72', '₹471'])
  await openWindow(page, '₹471')
  await chooseInWindow(page, 'Success')
  const done = page.getByRole('dialog', { name: 'Job renewed' })
  await done.getByRole('button', { name: 'Done' }).click()
  await expect(rowOf(page, 'Sahaj Desk')).toContainText(shownDay(22))

  await page.goto('/billing')
  const bills = page.getByRole('region', { name: 'Bills' })
  await expect(bills.getByRole('listitem')).toContainText([
    'Renewal, In Demand, Customer Support Executive',
  ])
  await page.getByLabel('How many posts').fill('1')
  await page.getByRole('button', { name: 'Pay ₹341' }).click()
  await chooseInWindow(page, 'Success')
  await page
    .getByRole('dialog', { name: 'Posts bought' })
    .getByRole('button', { name: 'Done' })
    .click()

  await page.goto(`/postedjobinfo?jobId=${ended}`)
  await page.getByRole('link', { name: 'Renew' }).click()
  await expect(page.getByText('1 Basic post left')).toBeVisible()
  await expect(bill.locator('dd')).toHaveText([shownDay(15), '₹0', '₹0', '₹0'])
  await page.getByRole('button', { name: 'Basic: renew now' }).filter({ visible: true }).click()
  await expect(
    page.getByText(`Customer Support Executive now runs until ${shownDay(15)}`),
  ).toBeVisible()
  await expect(rowOf(page, 'Ujaas Tele')).toContainText('Live')
  await page.goto(`/renew/${ended}`)
  await expect(page.getByText('You can renew from 3 days before the end')).toBeVisible()
})
