import { pngBytes } from '../support/fixtures.ts'
import { newWord } from './support/approvals.ts'
import { fieldError } from './support/messages.ts'
import { expect, test } from './support/test.ts'

test('S1-906: an employer fills the company page, everybody reads it, and an admin takes it down @phone @both', async ({
  page,
  prepare,
  enter,
}) => {
  const word = newWord()
  const employer = await prepare.createEmployer({ organizationname: `${word} Calls` })
  const jobId = await prepare.postJob(employer, { jobTitle: word })
  await prepare.setJobStatus(jobId, 'accepted')
  await enter(employer)
  await page.goto('/company')
  await page.getByLabel('About your company').fill('Call 98765 43210')
  await page.getByRole('radio', { name: 'For other companies' }).check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(fieldError(page, /Leave out phone numbers/)).toBeInViewport()
  await expect(fieldError(page, 'Name the companies that you hire for')).toBeVisible()
  await page.getByLabel('About your company').fill('We answer calls in Hindi.')
  await page.getByLabel('Which companies?').fill('Vaani Connect')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Your company page is saved')).toBeVisible()

  await page.getByRole('button', { name: 'Add a photo to the page' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a photo to the page' })
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(fieldError(page, 'Choose a photo')).toBeVisible()
  await expect(fieldError(page, 'Say what the photo shows')).toBeVisible()
  await dialog.getByLabel(/^Photo/).setInputFiles({
    name: 'desk.png',
    mimeType: 'image/png',
    buffer: pngBytes({ width: 800, height: 500 }),
  })
  await dialog.getByLabel('What does it show?').fill('Front desk')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('figure').getByText('Front desk')).toBeVisible()

  await page.getByRole('link', { name: 'See the page' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `${word} Calls` })).toBeVisible()
  const address = page.url()
  await expect(page.getByText('We answer calls in Hindi.')).toBeVisible()
  await expect(page.getByText('As an agent for Vaani Connect')).toBeVisible()
  const photo = page.getByRole('figure').locator('img')
  await photo.scrollIntoViewIfNeeded()
  await expect
    .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)

  await enter(prepare.admin())
  await page.goto(`/organisations?show=all&q=${word}`)
  await page.getByRole('link', { name: `${word} Calls` }).click()
  await expect(page.getByText('We answer calls in Hindi.')).toBeVisible()
  await page.getByRole('button', { name: 'Take it down' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take it down' }).click()
  await expect(page.getByText('It has written nothing about itself.')).toBeVisible()
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1, name: `${word} Calls` })).toBeVisible()
  await expect(page.getByText('We answer calls in Hindi.')).toHaveCount(0)
  await expect(page.getByRole('figure')).toHaveCount(0)
})

test('S1-908: whoever reads a company’s page reports it: by its newest job, or by a letter when none is open @phone', async ({
  page,
  prepare,
}) => {
  const word = newWord()
  const employer = await prepare.createEmployer({ organizationname: `${word} Calls` })
  const jobId = await prepare.postJob(employer, { jobTitle: word, companyName: `${word} Calls` })
  await prepare.setJobStatus(jobId, 'accepted')
  await page.goto(`/jobs/${jobId}`)
  const offer = page.getByRole('link', { name: 'Fill 8 answers and see how you match' })
  await expect(offer.filter({ visible: true })).toHaveAttribute('href', /candidate_login\?next=/)
  await page.getByRole('link', { name: `What we checked of ${word}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: `${word} Calls` })).toBeVisible()
  const address = page.url()
  await page.getByRole('link', { name: 'Report this company' }).click()
  await expect(page).toHaveURL(/\/report\//)

  await prepare.setJobStatus(jobId, 'rejected')
  await page.goto(address)
  await page.getByRole('link', { name: 'Report this company' }).click()
  await expect(page.getByLabel('Your query')).toHaveValue(`About the company ${word} Calls:\n`)
})
