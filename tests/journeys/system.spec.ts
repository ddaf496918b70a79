import { addStoppedWork } from './support/database.ts'
import { toast } from './support/messages.ts'
import { expect, test } from './support/test.ts'

test.use({ reusesContext: true })

test('S1-38: an admin lets stopped work go on, and drops some @desktop', async ({
  page,
  prepare,
  enter,
}) => {
  const dropped = await addStoppedWork('no mailbox asha@example.com')
  const resent = await addStoppedWork('The mail server is unavailable: ETIMEDOUT')
  await enter(prepare.admin())
  await page.goto('/admin-settings')
  await page.getByRole('link', { name: 'See system status' }).click()
  const product = page.getByRole('region', { name: 'Product' })
  await expect(product).toContainText('Requests in 5 minutes')
  await expect(page.getByRole('region', { name: 'Processes' })).toContainText('Process 1')

  const lineOf = (work: string) =>
    page.getByRole('listitem').filter({ hasText: `send-mail, no. ${work}` })
  await expect(lineOf(dropped)).toContainText('no mailbox …')
  await lineOf(resent).getByRole('button', { name: 'Try again' }).click()
  await expect(toast(page, 'Trying it again now')).toBeVisible()
  await expect(lineOf(resent)).toHaveCount(0)

  await lineOf(dropped).getByRole('button', { name: 'Drop' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Drop' }).click()
  await expect(toast(page, 'Work cancelled')).toBeVisible()
  await expect(lineOf(dropped)).toHaveCount(0)
})
