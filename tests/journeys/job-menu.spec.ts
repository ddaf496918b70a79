import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

test.use({ reusesContext: true })

/** The row of a company's job, and the entries of its menu: the same on a desktop and in the sheet of a phone. */
function menuOf(page: Page, company: string) {
  const row = page
    .getByRole('row')
    .or(page.getByRole('article'))
    .filter({ visible: true })
    .filter({ hasText: company })
  const more = row.getByRole('button', { name: 'More for Customer Support Executive' })
  const entries = page.getByRole('menu').or(page.getByRole('dialog'))
  const entry = (name: string) =>
    entries
      .getByRole('menuitem', { name })
      .or(entries.getByRole('button', { name }))
      .filter({ visible: true })
  return { row, more, entry }
}

test('S2-80, S2-83: a live job is paused, resumed, filled and opened again by its menu @phone @both @core', async ({
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
  const { row, more, entry } = menuOf(page, 'Sahaj Desk')
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

  await page.getByRole('button', { name: 'All 2' }).click()
  await expect(page.getByRole('link', { name: / (Tele|Desk)$/ })).toHaveCount(2)
  await more.click()
  await page.keyboard.press('Escape')
  await expect(more).toBeFocused()
  await more.click()
  // From here the list takes its time to load again. A menu that is opened meanwhile follows its job.
  await page.route(/\/api\/getJobById$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    await route.continue()
  })
  await entry('Reopen').click()
  await expect(page.getByText('Customer Support Executive is live again.')).toBeVisible()
  await more.click()
  await expect(entry('Mark filled')).toHaveCount(0)
  await entry('Mark filled').click()
  // Nor is lost what is taken back before the list has loaded.
  await question.getByRole('button', { name: 'Mark filled' }).click()
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Customer Support Executive is live again.')).toBeVisible()
  await expect(row).toContainText('Live')
})

test('S2-80: a live job is closed and posted again, and a waiting one is taken back @desktop @both @long', async ({
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
  const closing = menuOf(page, 'Sahaj Desk')
  await closing.more.click()
  await closing.entry('Close job').click()
  await page
    .getByRole('dialog', { name: 'Close job' })
    .getByRole('button', { name: 'Close job' })
    .click()
  await expect(closing.row).toContainText('Closed')
  await closing.more.click()
  await closing.entry('Post again').click()
  await expect(page).toHaveURL(/\/postjob/)
  await expect(page.getByLabel('Company hired for')).toHaveValue('Sahaj Desk')

  await page.goto('/employee_dashboard')
  const waiting = menuOf(page, 'Ujaas Tele')
  await waiting.row.getByRole('link', { name: 'Ujaas Tele' }).click()
  await page.getByRole('button', { name: /^Withdraw/ }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Withdraw/ })
    .click()
  await expect(page.getByText('You withdrew this job.')).toBeVisible()
})
