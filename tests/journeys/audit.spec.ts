import { readFile } from 'node:fs/promises'
import { newWord } from './support/approvals.ts'
import { expect, test } from './support/test.ts'

test.use({ reusesContext: true })

test('S1-32: an admin looks up who opened a resume @desktop @long', async ({
  page,
  prepare,
  enter,
  openBrowser,
}) => {
  const name = `Pooja ${newWord()}`
  const employer = await prepare.createEmployer()
  const jobId = await prepare.postJob(employer)
  await prepare.setJobStatus(jobId, 'accepted')
  await prepare.createApplicant(jobId, name)
  const employersPage = await openBrowser(employer)
  await employersPage.goto(`/responses/${jobId}`)
  const download = employersPage.waitForEvent('download')
  await employersPage
    .getByRole('article', { name })
    .getByRole('link', { name: /resume/i })
    .click()
  await download

  await enter(prepare.admin())
  await page.goto('/audit')
  await page.getByLabel('Kind').selectOption('Resume opened')
  await page.getByLabel('Person').fill(name)
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  const line = page.getByRole('listitem').filter({ hasText: `opened the resume of ${name} for` })
  await expect(line).toContainText('Employer')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const text = await readFile(await (await saved).path(), 'utf8')
  expect(text.startsWith('\u{FEFF}"When (India)"')).toBe(true)
  expect(text).toContain(`opened the resume of ${name} for`)
  expect(text.trimEnd().split('\r\n')).toHaveLength(2)

  // All that is known of the candidate, whatever it was.
  await page.getByLabel('Kind').selectOption('All kinds')
  await page.getByLabel('Events').selectOption('Everything')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page.getByRole('listitem').filter({ hasText: `${name} signed in` })).toBeVisible()
})
