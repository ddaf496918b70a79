import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from './support/test.ts'

/** A headless browser names itself as a robot, whose views do not count. */
const phone = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36'

test('S2-995: an employer reads how a job does, as bars and as a table @desktop @both', async ({
  page,
  prepare,
  enter,
}) => {
  const employer = await prepare.createEmployer()
  // A kind and a city of which no other journey has jobs.
  const jobId = await prepare.postJob(employer, {
    jobTitle: `Desk ${randomUUID().slice(0, 8)}`,
    category: 'Delivery',
    jobCity: 'Aizawl',
  })
  await prepare.setJobStatus(jobId, 'accepted')
  await prepare.createApplicant(jobId, 'Neha Kulkarni')
  await enter(employer)
  await page.goto('/employee_dashboard')
  await page
    .getByRole('button', { name: /^More for Desk/ })
    .filter({ visible: true })
    .click()
  const entries = page.getByRole('menu').or(page.getByRole('dialog'))
  await entries
    .getByRole('menuitem', { name: 'Statistics' })
    .or(entries.getByRole('button', { name: 'Statistics' }))
    .click()
  await expect(page.getByRole('heading', { name: 'Statistics' })).toBeVisible()
  const funnel = page.getByRole('region', { name: 'From view to joining' })
  await expect(funnel.getByRole('listitem').filter({ hasText: /^Applied/ })).toContainText('1')
  await expect(page.getByText('1 waits for an answer')).toBeVisible()
  await expect(page.getByText('Not enough similar jobs yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Show as a table' }).click()
  const table = page.getByRole('table', { name: 'By day' })
  await expect(table.getByRole('row')).toHaveCount(2)
  await expect(table.getByRole('row').last()).toContainText('1')
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV' }).click()
  const file = await (await saving).path()
  expect(readFileSync(file, 'utf8')).toMatch(
    /^\uFEFFDay,Views,Applications\r\n\d{2}-\d{2}-\d{4},\d+,1$/,
  )
  await page.getByRole('button', { name: 'Show as a chart' }).click()
  await expect(table).toHaveCount(0)
})

test('S2-997: a shared link is seen in where people come from, and loses its mark @phone @both', async ({
  page,
  browser,
  prepare,
  enter,
}) => {
  const employer = await prepare.createEmployer()
  const jobId = await prepare.postJob(employer, { jobTitle: 'Sorter', jobCity: 'Aizawl' })
  await prepare.setJobStatus(jobId, 'accepted')
  const visitor = await browser.newContext({ userAgent: phone })
  const visit = await visitor.newPage()
  const counted = visit.waitForResponse(`**/api/jobs/${jobId}/views`)
  await visit.goto(`/jobs/${jobId}#from=shared`)
  expect((await counted).ok()).toBe(true)
  expect(new URL(visit.url()).hash).toBe('')
  await visitor.close()

  await enter(employer)
  const sources = page.getByRole('region', { name: 'Where people come from' })
  // Views are written together, a moment later.
  await expect(async () => {
    await page.goto(`/statistics/${jobId}`)
    await expect(sources.getByRole('listitem')).toHaveText(/^Shared links, like WhatsApp1 100%$/, {
      timeout: 1000,
    })
  }).toPass()
})
