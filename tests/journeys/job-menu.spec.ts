import { expect, test } from './support/test.ts'

test.use({ reusesContext: true })

test('S2-80, S2-83: a live job is paused, resumed, filled and opened again by its menu @phone @both', async ({
  page,
  prepare,
  enter,
}) => {
  const employer = await prepare.createEmployer()
  const live = await prepare.postJob(employer, { companyName: 'Sahaj Desk' })
  await prepare.postJob(employer, { companyName: 'Ujaas Tele' })
  await prepare.setJobStatus(live, 'accepted')
  await enter(employer)
  await page.goto('/employee_dashboard')
  const row = page
    .getByRole('row')
    .or(page.getByRole('article'))
    .filter({ visible: true })
    .filter({ hasText: 'Sahaj Desk' })
  const more = row.getByRole('button', { name: 'More for Customer Support Executive' })
  // The same entries in the menu of a desktop and in the sheet of a phone.
  const entries = page.getByRole('menu').or(page.getByRole('dialog'))
  const entry = (name: string) =>
    entries
      .getByRole('menuitem', { name })
      .or(entries.getByRole('button', { name }))
      .filter({ visible: true })
  await more.click()
  await expect(entry('Share')).toBeVisible()
  await expect(entry('Resume')).toHaveCount(0)
  await expect(entry('Pause')).toContainText('Days left are kept, for 30 days')
  await entry('Pause').click()
  await expect(page.getByText('Customer Support Executive is paused.')).toBeVisible()
  await expect(row).toContainText('Paused')
  await expect(page.getByText('Jobs Active0')).toBeVisible()

  await more.click()
  await entry('Resume').click()
  await expect(row).toContainText('Live')

  await more.click()
  await entry('Mark filled').click()
  const question = page.getByRole('dialog', { name: 'Mark filled' })
  await question.getByLabel('How many people joined?').fill('2')
  await question.getByRole('button', { name: 'One more' }).click()
  await expect(question.getByLabel('How many people joined?')).toHaveValue('3')
  await question.getByRole('button', { name: 'Mark filled' }).click()
  await expect(row).toContainText('Filled')
  await page.getByRole('button', { name: 'Ended 1' }).click()
  await expect(row).toContainText('3 people joined')
  await expect(page.getByRole('link', { name: / (Tele|Desk)$/ })).toHaveText(['Sahaj Desk'])

  await more.click()
  await page.keyboard.press('Escape')
  await expect(more).toBeFocused()
  await more.click()
  await entry('Reopen').click()
  await expect(page.getByText('Customer Support Executive is live again.')).toBeVisible()

  await page.getByRole('button', { name: 'All 2' }).click()
  await more.click()
  await entry('Mark filled').click()
  await question.getByRole('button', { name: 'Mark filled' }).click()
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
  await expect(row).toContainText('Live')
})
