import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { addStoppedWork } from './support/database.ts'
import { expect, test } from './support/test.ts'
import { expectUsable } from './support/usable.ts'

test('S2-1140: an admin sees what to act on and how the product does, as bars, tables and a file @desktop @both @core', async ({
  page,
  prepare,
  enter,
}) => {
  const employer = await prepare.createEmployer()
  const jobId = await prepare.postJob(employer, { jobTitle: 'Sorter' })
  await prepare.setJobStatus(jobId, 'accepted')
  await prepare.createApplicant(jobId, 'Neha Kulkarni')
  await addStoppedWork('The mail server is unavailable: ETIMEDOUT')
  await enter(prepare.admin())
  await page.goto('/section-5')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
  await expect(page.getByText(/^Live, last looked \d\d:\d\d$/)).toBeVisible()
  const figure = page
    .locator('div')
    .filter({ has: page.getByText('Jobs accepted', { exact: true }) })
  await expect(figure.last()).toContainText(/Jobs accepted[1-9]/)
  const decisions = page.getByRole('region', { name: 'How jobs were decided' })
  await expect(decisions.getByRole('listitem').first()).toContainText(/Accepted at once[1-9]/)
  await expect(page.getByRole('img', { name: /^In these days: applications [1-9]/ })).toBeVisible()
  await expectUsable(page)

  const work = page.getByRole('region', { name: 'Applications and jobs by day' })
  await work.getByRole('button', { name: 'Show as a table' }).click()
  await expect(work.getByRole('row')).toHaveCount(15)
  const hours = page.getByRole('region', { name: 'Hours until a job is decided' })
  await hours.getByRole('button', { name: 'Show as a table' }).click()
  await expect(hours.getByRole('row').nth(1)).toContainText(/\d/)

  await page.getByRole('link', { name: 'Today' }).click()
  await expect(work.getByRole('row')).toHaveCount(2)
  await page.getByRole('button', { name: 'Dates' }).click()
  await page.getByLabel(/^From/).fill('2026-01-03')
  await page.getByLabel(/^To/).fill('2026-01-01')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page.getByText('The last day is before the first day').first()).toBeVisible()
  await page.getByLabel(/^To/).fill('2026-01-04')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(work.getByRole('row')).toHaveCount(3)
  await expect(page).toHaveURL(/\?from=2026-01-03&to=2026-01-04$/)
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV' }).click()
  const download = await saving
  expect(download.suggestedFilename()).toBe('overview-2026-01-03-2026-01-04.csv')
  expect(readFileSync(await download.path(), 'utf8')).toBe(
    [
      '\uFEFFDay,New candidates,New employers,Jobs submitted,Jobs accepted,Jobs refused,Applications,Paid (₹),Reports,"Hours, median"',
      '03-01-2026,0,0,0,0,0,0,0.00,0,',
      '04-01-2026,0,0,0,0,0,0,0.00,0,',
    ].join('\r\n'),
  )

  await page.getByRole('link', { name: 'Show stopped work' }).click()
  await expect(page).toHaveURL(/\/system$/)
})

test('S2-1141: the overview is read again each minute, but not while it is hidden @desktop', async ({
  page,
  prepare,
  enter,
}) => {
  await page.clock.install()
  await enter(prepare.admin())
  let reads = 0
  page.on('request', (request) => {
    if (request.url().includes('/api/overview')) reads += 1
  })
  await page.goto('/overview')
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
  expect(reads).toBe(1)
  await page.clock.fastForward(61_000)
  await expect.poll(() => reads).toBe(2)
  await setVisibility(page, 'hidden')
  await page.clock.fastForward(180_000)
  await page.getByRole('button', { name: 'Dates' }).click()
  expect(reads).toBe(2)
  await setVisibility(page, 'visible')
  await expect.poll(() => reads).toBe(3)
})

const setVisibility = (page: Page, state: DocumentVisibilityState) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

test('S2-1142: the overview says that all is well, and which days were over the goal @phone', async ({
  page,
  prepare,
  enter,
}) => {
  await page.route('**/api/overview?*', async (route) => {
    const reply = await route.fetch()
    const overview = await reply.json()
    for (const [index, day] of overview.days.entries()) day.hours = [30, 12, null][index % 3]
    await route.fulfill({ response: reply, json: { ...overview, alerts: [] } })
  })
  await enter(prepare.admin())
  await page.goto('/overview?days=7')
  await expect(page.getByText('All is well.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Act on these' })).toHaveCount(0)
  await expect(
    page.getByRole('img', { name: 'Days over the goal of 24 hours: 3 of 5 with decisions.' }),
  ).toBeVisible()
  await expectUsable(page)
})
