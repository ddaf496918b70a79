import type { Page } from '@playwright/test'
import { fillJob, openGroups } from './support/job-form.ts'
import { expectFieldError } from './support/messages.ts'
import { awaitQuietNetwork } from './support/quiet-network.ts'
import { expect, test } from './support/test.ts'

/* The post form on a phone, where its groups are steps. */

const group = (page: Page, name: string) => page.getByRole('region', { name })
const heading = (page: Page, name: string) => group(page, name).getByRole('heading', { name })
const change = (page: Page, name: string) =>
  group(page, name).getByRole('button', { name: 'Change', expanded: false })
const next = (page: Page, name: string) => page.getByRole('button', { name: `Next: ${name}` })
const submit = (page: Page) => page.getByRole('button', { name: 'Submit', exact: true })

test('S2-77: the form goes step by step, and a finished step folds', async ({
  page,
  prepare,
  enter,
}) => {
  await enter(await prepare.createEmployer())
  await page.goto('/postjob')
  await test.step('what the profile knows is folded, and the first open step is shown', async () => {
    await expect(page.getByText('Step 2 of 6: The job')).toBeVisible()
    await expect(change(page, 'Your organization')).toBeVisible()
    await expect(page.getByLabel('Organization Name')).toBeHidden()
    await expect(page.getByLabel('Interview process')).toBeHidden()
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height).toBeLessThan(2200)
  })

  await test.step('a step with a mistake stays open', async () => {
    await next(page, 'Pay and time').click()
    await expectFieldError(page.getByLabel('Company hired for'), 'Company name is required')
    await expect(page.getByText('Step 2 of 6: The job')).toBeVisible()
  })

  await test.step('the next step takes the focus with its heading', async () => {
    await page.getByLabel('Company hired for').fill('Vaani Connect')
    await page.getByLabel('Job title').fill('Telecaller')
    await page.getByRole('button', { name: 'One opening more' }).click()
    await next(page, 'Pay and time').press('Enter')
    await expect(heading(page, 'Pay and time')).toBeFocused()
    await expect(heading(page, 'Pay and time')).toBeInViewport()
    await expect(page.getByText('Step 3 of 6: Pay and time')).toBeVisible()
    await expect(page.getByLabel('Job title')).toBeHidden()
    await page.getByLabel('Salary from').fill('16000')
    await page.getByLabel('Salary to').fill('60000')
    await next(page, 'The work and the place').click()
    await expect(page.getByText('Is ₹60,000 right? It is more than twice ₹16,000.')).toBeVisible()
    await page.getByLabel('Yes, it is right').check()
    await expect(page.getByText('Job seekers read ₹16,000 – 60,000 / month')).toBeVisible()
    await next(page, 'The work and the place').click()
    await page.getByLabel('Job Description').fill('Call customers about their bills.')
    await page.getByLabel('Same as above address').check()
    await next(page, 'Who you want').click()
    await expect(heading(page, 'Who you want')).toBeFocused()
  })

  await test.step('short choices stand in two columns', async () => {
    const top = async (label: string) => (await page.getByLabel(label).boundingBox())?.y
    expect(await top('10th Passed')).toBe(await top('12th Passed'))
    expect(await top('Hindi')).not.toBe(await top('English (Fluent)'))
  })

  await test.step('a folded step opens again, with its answers', async () => {
    await change(page, 'The job').press('Enter')
    await expect(heading(page, 'The job')).toBeFocused()
    await expect(page.getByLabel('Job title')).toHaveValue('Telecaller')
    await expect(page.getByLabel('10th Passed')).toBeVisible()
  })

  await test.step('the last step needs no next one, and the answers arrive', async () => {
    await next(page, 'Interview').click()
    await page.getByLabel('Telephonic').check()
    await submit(page).click()
    await expect(page.getByRole('region', { name: 'Checkout' })).toContainText('Telecaller')
  })
})

test('S2-78: a submit opens every step that has a mistake @long', async ({
  page,
  prepare,
  enter,
}) => {
  await enter(await prepare.createEmployer())
  await page.goto('/postjob')
  await submit(page).click()
  await expectFieldError(page.getByLabel('Company hired for'), 'Company name is required')
  await expect(page.getByLabel('Job Location')).toBeVisible()
  await expect(page.getByLabel('Organization Name')).toBeHidden()
  const summary = page.getByRole('region', { name: /^Please fix \d+ fields$/ })
  await summary.getByRole('link', { name: 'Job Location is required' }).click()
  await expect(page.getByLabel('Job Location')).toBeFocused()
})

test('S2-79: a connection lost at Submit leaves the form, which posts once', async ({
  page,
  context,
  prepare,
  enter,
}) => {
  await enter(await prepare.createEmployer())
  await page.goto('/postjob')
  await openGroups(page)
  await fillJob(page)
  await page.getByLabel('Same as above address').check()
  await context.setOffline(true)
  await submit(page).click()
  const problem = page.getByRole('alert').filter({ hasText: 'No internet connection' })
  await expect(problem).toBeInViewport()
  await submit(page).click()
  await expect(problem).toBeInViewport()
  await expect(page).toHaveURL(/\/postjob$/)
  await expect(page.getByLabel('Job title')).toHaveValue('Telecaller')
  await expect(page.getByLabel('Job Description')).toHaveValue('Call customers about their bills.')

  await context.setOffline(false)
  await expect(problem).toHaveCount(0)
  await submit(page).click()
  await context.setOffline(false)
  const post = page.getByRole('button', { name: 'Post free' })
  await expect(post).toBeVisible()
  // The dialog's code comes right after the page.
  await awaitQuietNetwork(page)
  await context.setOffline(true)
  await post.click()
  const error = page.getByRole('dialog', { name: 'Error' })
  await error.getByRole('button', { name: 'Close' }).click()
  await expect(error).toHaveCount(0)
  await context.setOffline(false)
  const isConnected = () =>
    fetch('/readyz').then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(() => page.evaluate(isConnected)).toBe(true)
  await post.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Go to Dashboard' }).click()
  await expect(page.getByRole('link', { name: 'Vaani Connect' })).toHaveCount(1)
})
