import type { Page } from '@playwright/test'
import { dayMonthYear, endOfIndiaDayAfter, indiaDate } from '../../src/contract/india-time.ts'
import { limits } from '../../src/contract/limits.ts'
import { endRejectionMinute } from './support/database.ts'
import { pngBytes } from '../support/fixtures.ts'
import { newWord } from './support/approvals.ts'
import { openGroups } from './support/job-form.ts'
import { expect, test } from './support/test.ts'

test.use({ reusesContext: true })

/** A day from today in India, as it is shown. */
const shownDay = (daysAhead: number): string =>
  dayMonthYear(indiaDate(endOfIndiaDayAfter(new Date(), daysAhead)))

const companies = (page: Page) => page.getByRole('link', { name: / (Tele|Desk)$/ })

test('S2-52: an employer without jobs is shown the way to the first', async ({
  page,
  prepare,
  enter,
}) => {
  await enter(await prepare.createEmployer())
  await page.goto('/employee_dashboard')
  await expect(page.getByRole('heading', { name: 'No jobs available!' })).toBeVisible()
  await page.getByRole('link', { name: 'Post New Job' }).last().click()
  await expect(page).toHaveURL(/\/postjob$/)
})

test('S1-14: the dashboard lists, sorts and leads to jobs and responses @core', async ({
  page,
  prepare,
  enter,
}) => {
  const employer = await prepare.createEmployer()
  const older = await prepare.postJob(employer, { companyName: 'Ujaas Tele' })
  const newer = await prepare.postJob(employer, { companyName: 'Sahaj Desk' })
  await enter(employer)
  await page.goto('/employee_dashboard')
  await expect(page.getByRole('heading', { name: 'Manage Job Posting' })).toBeVisible()
  await expect(companies(page)).toHaveText(['Sahaj Desk', 'Ujaas Tele'])
  await page.getByRole('button', { name: 'Newest first. Change to oldest first' }).click()
  await expect(companies(page)).toHaveText(['Ujaas Tele', 'Sahaj Desk'])
  await page.getByLabel('Sort By').selectOption('Expire Date')
  await expect(page).toHaveURL(/sort=expiry/)

  await page.getByRole('button', { name: 'Check Response' }).first().click()
  const explained = page.getByRole('dialog', { name: 'Under Progress' })
  await expect(explained).toContainText('Admin is verifying your details on progress')
  await explained.getByRole('button', { name: 'Close' }).click()

  const dates = (name: string) =>
    page
      .getByRole('row')
      .or(page.getByRole('article'))
      .filter({ visible: true })
      .filter({ has: page.getByRole('link', { name }) })
  await expect(dates('Sahaj Desk')).toContainText(shownDay(0))
  await expect(dates('Sahaj Desk')).toContainText('N/A')

  await prepare.setJobStatus(older, 'rejected')
  await prepare.setJobStatus(newer, 'accepted')
  await page.goto('/employee_dashboard')
  await expect(page.getByText('Jobs Posted2')).toBeVisible()
  await expect(page.getByText('Jobs Active1')).toBeVisible()
  await expect(dates('Sahaj Desk')).toContainText(shownDay(limits.freePostDays))
  await expect(page.getByRole('button', { name: 'Check Response' })).toBeDisabled()
  await page.getByRole('link', { name: 'Check Response (0)' }).click()
  await expect(page).toHaveURL(new RegExp(`/responses/${newer}$`))
  await page.getByRole('button', { name: 'Back' }).click()

  await page.getByRole('link', { name: 'Ujaas Tele' }).click()
  await expect(page).toHaveURL(new RegExp(`/postedjobinfo\\?jobId=${older}$`))
  await expect(page.getByRole('heading', { name: 'Customer Support Executive' })).toBeVisible()
  await expect(page.getByText('Rejected', { exact: true })).toBeVisible()
  await expect(page.getByText('Free Post')).toBeVisible()
})

test('S1-14: the title stands first, with its place, and jobs are found by title and status @long', async ({
  page,
  prepare,
  enter,
}) => {
  const employer = await prepare.createEmployer()
  await prepare.postJob(employer, { companyName: 'Sahaj Desk', jobTitle: 'Telecaller' })
  const trainer = await prepare.postJob(employer, {
    companyName: 'Sahaj Desk',
    jobTitle: 'Voice Trainer',
    jobCity: 'Kanpur',
    jobState: 'Uttar Pradesh',
  })
  await prepare.setJobStatus(trainer, 'accepted')
  await enter(employer)
  await page.goto('/employee_dashboard')
  const row = (title: string) =>
    page
      .getByRole('row')
      .or(page.getByRole('article'))
      .filter({ visible: true })
      .filter({ hasText: title })
  await expect(row('Voice Trainer')).toContainText('Kanpur, Uttar Pradesh')
  const weight = (text: string) =>
    row('Voice Trainer')
      .getByText(text, { exact: true })
      .evaluate((element) => Number(getComputedStyle(element).fontWeight))
  expect(await weight('Voice Trainer')).toBeGreaterThan(await weight('Sahaj Desk'))

  await page.getByRole('searchbox', { name: 'Search my jobs' }).fill('kanpur')
  await expect(companies(page)).toHaveCount(1)
  await expect(row('Voice Trainer')).toBeVisible()
  await page.getByRole('button', { name: 'Pending 1' }).click()
  await expect(page.getByRole('heading', { name: 'No jobs found' })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Show all jobs' }).click()
  await expect(companies(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Live 1' }).click()
  await expect(companies(page)).toHaveCount(1)
  // The whole entry leads to the job, not the name alone.
  await row('Voice Trainer').getByText('Voice Trainer', { exact: true }).click({ force: true })
  await expect(page).toHaveURL(new RegExp(`/postedjobinfo\\?jobId=${trainer}$`))
})

test('S2-81: today’s duties and the stages lead to their acts, by keys too', async ({
  page,
  prepare,
  enter,
}) => {
  const employer = await prepare.createEmployer()
  const live = await prepare.postJob(employer, { jobTitle: 'Telecaller' })
  await prepare.postJob(employer, { jobTitle: 'Voice Trainer' })
  await prepare.setJobStatus(live, 'accepted')
  await enter(employer)
  await page.goto('/employee_dashboard')
  const today = page.getByRole('region', { name: 'Today' })
  await expect(today).toContainText('Nothing is due. Well done.')
  await prepare.createApplicant(live, 'Asha Rao')
  await page.reload()
  await expect(today.getByRole('link')).toHaveCount(1)
  await today.getByRole('link', { name: '1 new applicant Review' }).click()
  await expect(page).toHaveURL(new RegExp(`/responses/${live}$`))
  await page.goBack()
  const row = page.getByRole('row').filter({ hasText: 'Telecaller' })
  await expect(row).toContainText(`Ends in ${limits.freePostDays} days`)
  await row.getByRole('link', { name: '0 Shortlisted' }).click()
  await expect(page).toHaveURL(new RegExp(`/responses/${live}\\?tab=shortlisted$`))
  await page.goBack()

  await expect(row).toBeVisible()
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox', { name: 'Search my jobs' })).toBeFocused()
  await page.getByRole('row').filter({ hasText: 'Voice Trainer' }).getByRole('link').first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(row.getByRole('link').first()).toBeFocused()
  await page.keyboard.press('m')
  await expect(page.getByRole('menuitem', { name: 'Pause' })).toBeVisible()
  await page.keyboard.press('p')
  await expect(row).toContainText('Paused')
})

test.describe('seen by a person', () => {
  test.use({
    reusesContext: false,
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36',
  })

  test('S2-83: a live job counts who sees it, and not its own employer', async ({
    page,
    prepare,
    enter,
    openBrowser,
  }) => {
    const employer = await prepare.createEmployer()
    const live = await prepare.postJob(employer, { jobTitle: 'Telecaller', jobCity: 'Noida' })
    await prepare.setJobStatus(live, 'accepted')
    const visitor = await openBrowser()
    for (const _ of ['once', 'again']) await visitor.goto(`/jobs/telecaller-noida-${live}`)
    await enter(employer)
    await page.goto(`/jobs/telecaller-noida-${live}`)
    await expect(async () => {
      await page.goto('/employee_dashboard')
      await expect(page.getByRole('row').filter({ hasText: 'Telecaller' })).toContainText(
        /1 view(?!s)/,
        { timeout: 1000 },
      )
    }).toPass()
  })
})

test('S2-76: a rejected job is edited and posted again, with its logo @long', async ({
  page,
  prepare,
  enter,
}) => {
  const employer = await prepare.createEmployer()
  const title = newWord()
  const wideLogo = pngBytes({ width: 480, height: 80 })
  const jobDescription = `Your day:\n- Answer calls\n- Write notes\n\n${'Read them again. '.repeat(20)}The last words.`
  const jobId = await prepare.postJob(employer, {
    jobTitle: title,
    jobDescription,
    profile: new File([new Uint8Array(wideLogo)], 'vaani.png', { type: 'image/png' }),
  })
  await prepare.setJobStatus(jobId, 'rejected')
  await enter(employer)
  await page.goto(`/postedjobinfo?jobId=${jobId}`)
  const again = page.getByRole('button', { name: 'Edit and post again' })
  await expect(page.getByText('It does not follow our rules for posts')).toBeVisible()
  // For a minute an admin may take the rejection back.
  await expect(again).toHaveCount(0)
  await expect(page.getByRole('listitem').filter({ hasText: 'Write notes' })).toBeVisible()
  await expect(page.getByText('The last words.')).toBeVisible()
  await endRejectionMinute(title)
  await expect(async () => {
    await page.reload()
    await expect(again).toBeVisible({ timeout: 2000 })
  }).toPass()

  await page.goto('/postjob')
  await page.getByLabel('Job title').fill('Half a job')
  await page.goBack()
  await again.click()
  const question = page.getByRole('alertdialog', { name: 'Replace your saved answers?' })
  await expect(question).toContainText('Half a job')
  await question.getByRole('button', { name: 'Keep my answers' }).click()
  await again.click()
  await question.getByRole('button', { name: 'Replace and open' }).click()

  await expect(page).toHaveURL(/\/postjob$/)
  await openGroups(page)
  await expect(page.getByLabel('Job title')).toHaveValue(title)
  await expect(page.getByLabel('Contact person')).toHaveValue('Ritu Sharma')
  await expect(page.getByLabel('Designation')).toHaveValue('HR Manager')
  await expect(page.getByLabel('Salary from')).toHaveValue('16,000')
  await expect(page.getByLabel('12th Passed')).toBeChecked()
  await expect(page.getByLabel('Telephonic')).toBeChecked()
  await expect(page.getByLabel('Job Description')).toHaveValue(jobDescription)
  await expect(page.getByText('logo.png')).toBeVisible()
  const logo = page.getByRole('region', { name: 'The job' }).locator('img')
  await expect(logo).toHaveCSS('object-fit', 'contain')
  const shape = () => logo.evaluate((img: HTMLImageElement) => img.naturalWidth / img.naturalHeight)
  await expect.poll(shape).toBe(6)
  await page.getByLabel('Mobile number').fill('9876500000')
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await page.getByRole('button', { name: 'Post free' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Go to Dashboard' }).click()
  const entries = page
    .getByRole('row')
    .or(page.getByRole('article'))
    .filter({ visible: true })
    .filter({ hasText: title })
  await expect(entries).toHaveCount(2)
  await expect(entries.first()).toContainText('Pending')
  await expect(entries.first().locator('img')).toBeVisible()
})

test.describe('somebody else’s job', () => {
  test.use({ expectedRefusals: [/\/api\/jobs\//] })

  test('is not there', async ({ page, prepare, enter }) => {
    const jobId = await prepare.postJob(await prepare.createEmployer())
    await enter(await prepare.createEmployer())
    await page.goto(`/postedjobinfo?jobId=${jobId}`)
    await expect(page.getByRole('heading', { name: 'No job found.' })).toBeVisible()
  })
})
