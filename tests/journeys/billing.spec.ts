import { randomUUID } from 'node:crypto'
import { chooseInWindow, createPayer, fillJobToCheckout, openWindow } from './support/checkout.ts'
import { expect, test } from './support/test.ts'

test.use({ reusesContext: true })

test('S1-60, S7-334: posts are bought at once, listed with their bill, and one is used @phone @both', async ({
  page,
  prepare,
  enter,
}) => {
  await enter(await createPayer(prepare))
  await page.goto('/employee_profile')
  await page.getByRole('link', { name: 'Plans and bills' }).click()
  await expect(page.getByRole('heading', { name: 'Plans and bills', level: 1 })).toBeVisible()

  await page.getByLabel('In Demand').check()
  await page.getByLabel('How many posts').fill('2')
  await openWindow(page, '₹942')
  await chooseInWindow(page, 'Success')
  await page
    .getByRole('dialog', { name: 'Posts bought' })
    .getByRole('button', { name: 'Done' })
    .click()
  const left = page.getByRole('region', { name: 'Posts left' })
  await expect(left.getByRole('listitem').filter({ hasText: 'In Demand posts' })).toContainText('2')
  const bills = page.getByRole('region', { name: 'Bills' })
  await expect(bills.getByRole('listitem')).toContainText(['2 In Demand posts'])
  const started = page.waitForEvent('download')
  await bills.getByRole('button', { name: /^Download JP\// }).click()
  expect((await started).suggestedFilename()).toMatch(/^invoice-JP-/)

  await fillJobToCheckout(page, `Bought ${randomUUID().slice(0, 8)}`)
  await expect(page.getByText('2 In Demand posts left')).toBeVisible()
  const bill = page.getByRole('region', { name: 'Checkout' })
  await expect(bill.locator('dd')).toHaveText(['₹0', '₹0', '₹0'])
  await page.getByRole('button', { name: 'In Demand: post now' }).filter({ visible: true }).click()
  await page
    .getByRole('dialog', { name: 'Job submitted' })
    .getByRole('button', { name: 'Go to Dashboard' })
    .click()
  await page.goto('/billing')
  await expect(left.getByRole('listitem').filter({ hasText: 'In Demand post' })).toContainText('1')
})
