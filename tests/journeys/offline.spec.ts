import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { pdfBytes } from '../support/fixtures.ts'
import { postLiveJob } from './support/live-jobs.ts'
import { toast } from './support/messages.ts'
import { awaitQuietNetwork } from './support/quiet-network.ts'
import { expect, test } from './support/test.ts'

// A job of another journey may be over when it is asked for ahead.
test.use({ serviceWorkers: 'allow', expectedRefusals: [/\/api\/jobs\/[^/]+$/] })

/** A page begins to work at the first touch or key, and has pages kept from then on. */
async function startKeeping(page: Page): Promise<void> {
  await page.keyboard.press('Tab')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect
    .poll(() => page.evaluate(() => caches.match('/offline').then((kept) => kept !== undefined)))
    .toBe(true)
}

const expectKept = (page: Page, path: string, timeout?: number) =>
  expect
    .poll(
      () => page.evaluate(async (kept) => (await caches.match(kept)) !== undefined, path),
      timeout === undefined ? {} : { timeout },
    )
    .toBe(true)

/** The worker fetches its copy once a visit, which a line that has just come back may miss. */
const openUntilKept = (page: Page, path: string) =>
  expect(async () => {
    await page.goto(path, { waitUntil: 'networkidle' })
    await expectKept(page, path, 5000)
  }).toPass()

test('S1-28: a page that was seen is there without a line and says so, another says that it is not @phone @long', async ({
  page,
  context,
  prepare,
}) => {
  const jobId = await postLiveJob(prepare)
  await page.goto(`/jobs/${jobId}`)
  await startKeeping(page)
  await page.reload({ waitUntil: 'networkidle' })
  await awaitQuietNetwork(page)
  await context.setOffline(true)
  await page.reload()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Customer Support Executive' }),
  ).toBeVisible()
  await expect(page.locator('body')).toHaveAttribute(
    'data-cached-note',
    /^No internet\. These details are from \d/,
  )
  await page.goto('/Contact')
  await expect(page.getByRole('heading', { level: 1, name: 'No internet' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'My Applications' })).toBeHidden()
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'No internet' })).toBeHidden()
  await expect(page.getByRole('textbox', { name: 'Query' })).toBeVisible()
})

test('a candidate’s search is there without a line, as last seen, and the offline page knows them @phone', async ({
  page,
  context,
  prepare,
  enter,
}) => {
  const jobTitle = `Offline ${randomUUID().slice(0, 8)}`
  const jobId = await postLiveJob(prepare, { jobTitle })
  const person = await prepare.createCandidate()
  await prepare.apply(person, jobId)
  await enter(person)
  await page.goto('/jobsearch')
  const card = page.getByRole('article').filter({ hasText: jobTitle })
  await expect(card).toBeVisible()
  const saving = page.waitForResponse((response) => response.url().endsWith('/api/saved-jobs'))
  await card.getByRole('button', { name: /^Save / }).click()
  await saving
  await startKeeping(page)
  await expectKept(page, '/jobsearch')
  await page.reload({ waitUntil: 'networkidle' })
  // Parts that may soon be needed load at the first key.
  await page.keyboard.press('Tab')
  await awaitQuietNetwork(page)
  await context.setOffline(true)
  await page.goto('/jobsearch?q=some+words')
  await expect(page).toHaveURL('/jobsearch')
  await expect(card).toBeVisible()
  await expect(page.getByText('No internet. You may be seeing older details.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()

  await page.goto('/employee_profile')
  await expect(page.getByRole('heading', { level: 1, name: 'No internet' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Signup/Login' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'My Applications' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Search Job' }).click()
  await expect(card).toBeVisible()

  await context.setOffline(false)
  await page.goto(`/job_details/${jobId}`, { waitUntil: 'networkidle' })
  await page.keyboard.press('Tab')
  // The key starts the page first, which may take a quiet while.
  await expect(page.locator('link[rel=stylesheet][href*="apply-sheet"]')).toBeAttached()
  await awaitQuietNetwork(page)
  await context.setOffline(true)
  await page.getByRole('link', { name: 'All jobs' }).first().click()
  await expect(card).toBeVisible()
  await context.setOffline(false)

  await openUntilKept(page, '/my_applications')
  await awaitQuietNetwork(page)
  await context.setOffline(true)
  await page.goto('/employee_profile')
  await page.getByRole('link', { name: 'My Applications' }).click()
  const applications = page.getByRole('region', { name: 'My Applications' })
  await expect(applications.getByText(jobTitle)).toBeVisible()
  await expect(page.getByText('No internet. These details are from')).toBeVisible()
  await context.setOffline(false)

  await openUntilKept(page, '/saved')
  const savedJobs = page.getByRole('list', { name: 'Saved jobs' }).getByRole('article')
  await expect(savedJobs).toHaveCount(1)
  await awaitQuietNetwork(page)
  await context.setOffline(true)
  await page.goto('/employee_profile')
  await page.getByRole('link', { name: 'Saved' }).click()
  await expect(savedJobs).toHaveCount(1)
  await expect(page.getByText('No internet. These details are from')).toBeVisible()
  await context.setOffline(false)
})

test('a line that breaks off while a search gets ready leaves the jobs that came @phone', async ({
  page,
  prepare,
  enter,
}) => {
  await postLiveJob(prepare)
  await enter(await prepare.createCandidate())
  await page.route(/\/api\/(updateprofiledata|allJobs)$/, (route) =>
    route.abort('internetdisconnected'),
  )
  await page.goto('/jobsearch')
  await page.getByRole('button', { name: 'Filters' }).click()
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByText('No internet connection. Please try again')).toHaveCount(0)
})

test('nothing of a person’s is kept by the worker @phone', async ({ page, prepare, enter }) => {
  const jobId = await postLiveJob(prepare)
  await enter(await prepare.createCandidate())
  await page.goto(`/job_details/${jobId}`)
  await startKeeping(page)
  await page.reload({ waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const kept = await page.evaluate(async () => {
    const requests = await (await caches.open('pages-3')).keys()
    return requests.map(({ url }) => new URL(url).pathname)
  })
  // The frames of a job's page and of the profile, without their data.
  const frames = ['/job_details/kept', '/my_applications', '/candidate_profile']
  const others = kept.filter((path) => !frames.includes(path))
  expect(others.filter((path) => /api|job_details|profile/.test(path))).toEqual([])
})

test('a candidate reads a job seen before without a line @phone @long', async ({
  page,
  context,
  prepare,
  enter,
}) => {
  const jobId = await postLiveJob(prepare)
  await enter(await prepare.createCandidate())
  await page.goto(`/job_details/${jobId}`)
  const title = page.getByRole('heading', { level: 1, name: 'Customer Support Executive' })
  await expect(title).toBeVisible()
  await startKeeping(page)
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/job_details/kept')) !== undefined))
    .toBe(true)
  await page.reload({ waitUntil: 'networkidle' })
  await awaitQuietNetwork(page)
  await context.setOffline(true)
  await page.reload()
  await expect(title).toBeVisible()
  await expect(page.getByText('No internet. These details are from')).toBeVisible()
  await page.evaluate(() => {
    localStorage.removeItem('private:viewed-jobs')
  })
  await page.reload()
  await expect(title).toBeHidden()
  await context.setOffline(false)
})

test('an application sent without a line goes out once, with its file, when the line is back @phone @core', async ({
  page,
  context,
  prepare,
  enter,
}) => {
  const jobId = await postLiveJob(prepare)
  const person = await prepare.createCandidate()
  await enter(person)
  await page.goto(`/applyform/${jobId}`)
  const file = { name: 'brand-new.pdf', mimeType: 'application/pdf', buffer: pdfBytes() }
  await page.getByLabel('Resume (PDF)').setInputFiles(file)
  await awaitQuietNetwork(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Submit' }).filter({ visible: true }).click()
  await expect(page.getByText('We will send your application when internet is back')).toBeVisible()
  await context.setOffline(false)
  await expect(toast(page, /your application was sent/)).toBeVisible()
  await expect(page).toHaveURL(`/job_details/${jobId}`)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  const headers = { authorization: `Bearer ${person.token}` }
  const applied = await page.request.post('/api/allJobs', { headers, data: { apply: 'true' } })
  const ids = z.array(z.object({ id: z.string() })).parse(await applied.json())
  expect(ids.map(({ id }) => id)).toEqual([jobId])
  const profile = await page.request.post('/api/updateprofiledata', {
    headers,
    data: { type: 'users' },
  })
  expect(await profile.text()).toContain('brand-new.pdf')
})

test('what was typed is there after the page was loaded anew, and gone after signing out @phone @long', async ({
  page,
  prepare,
  enter,
}) => {
  const jobId = await postLiveJob(prepare)
  await enter(await prepare.createCandidate())
  await page.goto(`/applyform/${jobId}`)
  const about = page.getByRole('region', { name: 'About you' })
  await about.getByRole('button', { name: 'Edit' }).click()
  await about.getByRole('textbox', { name: 'Name' }).fill('Asha of the bad line')
  await page.reload()
  await about.getByRole('button', { name: 'Edit' }).click()
  await expect(about.getByRole('textbox', { name: 'Name' })).toHaveValue('Asha of the bad line')
  const cachedNames = () =>
    page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('private:')))
  expect(await cachedNames()).toHaveLength(1)
  await page.goto('/candidate_profile')
  await expect.poll(cachedNames).toContain('private:applications')
  await page.goto('/jobsearch')
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('button', { name: 'Yes' }).click()
  await expect.poll(cachedNames).toEqual([])
})
