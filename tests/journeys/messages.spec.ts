import { expect, test } from './support/test.ts'

test.use({ reusesContext: true })

test('S7-201: the bell counts what is new, and an open list says that more came @phone @both @core', async ({
  page,
  prepare,
  enter,
}) => {
  const employer = await prepare.createEmployer()
  const [first, second] = [await prepare.postJob(employer), await prepare.postJob(employer)]
  await prepare.setJobStatus(first, 'accepted')
  await enter(employer)
  await page.goto('/employee_dashboard')
  const bell = page.getByRole('banner').getByRole('link', { name: /^Messages/ })
  await expect(bell).toHaveAccessibleName(/1 new/)
  await bell.click()
  const live = page.getByRole('link', { name: /Your job is live/ })
  await expect(live).toHaveCount(1)

  await prepare.setJobStatus(second, 'accepted')
  // The person comes back to the page.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByText('New messages came')).toBeVisible()
  await expect(live).toHaveCount(1)
  await page.getByRole('button', { name: 'Show them' }).click()
  await expect(live).toHaveCount(2)
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(bell).toHaveAccessibleName('Messages')
})

test('ticks that come faster than the line are all saved, in their order @desktop', async ({
  page,
  prepare,
  enter,
}) => {
  await enter(await prepare.createEmployer())
  await page.route(/\/api\/message-settings$/, async (route) => {
    if (route.request().method() === 'POST') {
      await new Promise((resolve) => setTimeout(resolve, 400))
    }
    await route.continue()
  })
  await page.goto('/notification-settings')
  const tick = page.getByRole('checkbox', { name: 'My jobs and money: App' })
  await tick.uncheck()
  await tick.check()
  await tick.uncheck()
  await expect(tick).not.toBeChecked()
  await expect(page.getByText(/^My jobs and money: App\. You said yes on/)).toBeHidden()
  await tick.check()
  await expect(page.getByText(/^My jobs and money: App\. You said yes on/)).toBeVisible()
  await page.reload()
  await expect(tick).toBeChecked()
})
