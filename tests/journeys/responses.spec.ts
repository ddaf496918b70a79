import type { Page } from '@playwright/test'
import type { Person, Preparations } from './support/api.ts'
import { expect, test } from './support/test.ts'

test.use({ reusesContext: true })

const slip = (page: Page, name: string) => page.getByRole('article', { name })

/** A live job with applicants, the last one newest. */
async function prepareJob(
  prepare: Preparations,
  names: readonly string[],
): Promise<{ employer: Person; jobId: string }> {
  const employer = await prepare.createEmployer()
  const jobId = await prepare.postJob(employer)
  await prepare.setJobStatus(jobId, 'accepted')
  for (const name of names) await prepare.createApplicant(jobId, name)
  return { employer, jobId }
}

test('S1-16: an employer shortlists and rejects, and changes their mind @core', async ({
  page,
  prepare,
  enter,
}) => {
  const { employer, jobId } = await prepareJob(prepare, ['Arun Das', 'Pooja Verma'])
  await enter(employer)
  await page.goto(`/responses/${jobId}`)
  await expect(page.getByRole('heading', { name: 'Customer Support Executive' })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'All Candidates' })).toContainText('2')
  const pooja = slip(page, 'Pooja Verma')
  for (const fact of [
    '14-08-2000',
    'Female',
    '98000 00000',
    'pooja@mail.example',
    'Laxmi Nagar, Delhi, Delhi 110092',
    '12th Passed',
    'Hindi, English',
    '0-1 yr',
    'Calling, typing 28 wpm, MS Excel',
    'Applied 0 days ago',
  ]) {
    await expect(pooja).toContainText(fact)
  }
  await expect(pooja.locator('img').first()).toHaveAttribute('src', '/profile.jpg')
  await expect(pooja.getByRole('link', { name: 'Resume of Pooja Verma' })).toHaveAttribute(
    'href',
    /.+/,
  )

  await page.getByRole('button', { name: 'Shortlist Pooja Verma' }).click()
  await expect(page.getByText('Pooja Verma is shortlisted')).toBeVisible()
  await expect(pooja).toBeHidden()
  await expect(slip(page, 'Arun Das')).toBeVisible()
  await expect(page.getByRole('tab', { name: 'All Candidates' })).toContainText('1')

  await page.getByRole('tab', { name: 'Shortlisted' }).click()
  await expect(pooja.getByRole('button', { name: 'Shortlisted' })).toBeDisabled()
  await page.getByRole('button', { name: 'Reject Pooja Verma' }).click()
  await expect(page.getByRole('tab', { name: 'Rejected' })).toContainText('1')
  await expect(page.getByRole('heading', { name: 'No candidates here yet' })).toBeVisible()
  await page.getByRole('tab', { name: 'Rejected' }).click()
  await expect(pooja.getByRole('button', { name: 'Rejected' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Shortlist Pooja Verma' })).toBeEnabled()
})

test('S1-17: applicants are looked for by name', async ({ page, prepare, enter }) => {
  const { employer, jobId } = await prepareJob(prepare, ['Arun Das', 'Pooja Verma'])
  await enter(employer)
  await page.goto(`/check_responses/${jobId}`)
  await page.getByRole('searchbox').fill('arun')
  await expect(page).toHaveURL(/q=arun/)
  await expect(slip(page, 'Arun Das')).toBeVisible()
  await expect(slip(page, 'Pooja Verma')).toHaveCount(0)
  await page.getByRole('searchbox').fill('nobody')
  await expect(page.getByRole('heading', { name: 'No results for “nobody”' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('searchbox')).toHaveValue('arun')
  await expect(slip(page, 'Arun Das')).toBeVisible()
  await page.goForward()
  await expect(page.getByRole('searchbox')).toHaveValue('nobody')
  await expect(page.getByRole('heading', { name: 'No results for “nobody”' })).toBeVisible()
})

test('applicants are filtered by experience and education @long', async ({
  page,
  prepare,
  enter,
}) => {
  const { employer, jobId } = await prepareJob(prepare, ['Arun Das'])
  const graduate = { workexperience: 'more than 2 years', education: 'Graduated and above' }
  await prepare.createApplicant(jobId, 'Neha Kulkarni', graduate)
  await prepare.createApplicant(jobId, 'Pooja Verma', { ...graduate, education: '12th Passed' })
  await enter(employer)
  await page.goto(`/responses/${jobId}`)
  await expect(slip(page, 'Pooja Verma')).toBeVisible()
  const open = page.getByRole('button', { name: 'Filters' })
  if (await open.isVisible()) {
    await open.click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await sheet.getByRole('radio', { name: 'more than 2 years' }).check()
    await expect(sheet.getByRole('button', { name: 'Show 2 candidates' })).toBeVisible()
    await sheet.getByRole('radio', { name: '12th Passed' }).check()
    await sheet.getByRole('button', { name: 'Show 1 candidate' }).click()
  } else {
    await page.getByRole('combobox', { name: 'Work experience' }).selectOption('more than 2 years')
    await expect(page.getByText('2 of 3 found')).toBeVisible()
    await page.getByRole('combobox', { name: 'Education' }).selectOption('12th Passed')
  }
  await expect(page.getByText('1 of 3 found')).toBeVisible()
  await expect(slip(page, 'Pooja Verma')).toBeVisible()
  await expect(slip(page, 'Neha Kulkarni')).toHaveCount(0)
  await expect(page.getByRole('tab', { name: 'All Candidates' })).toContainText('3')
  await expect(page).toHaveURL(/experience=moreThan2yr&education=12thPassed/)

  await page.reload()
  await page.getByRole('button', { name: 'Shortlist Pooja Verma' }).click()
  await expect(
    page.getByRole('heading', { name: 'No candidates match these filters' }),
  ).toBeVisible()
  await page.getByRole('tab', { name: 'Shortlisted' }).click()
  await expect(slip(page, 'Pooja Verma')).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Show all candidates' }).click()
  await expect(page.getByText(/of 2 found/)).toHaveCount(0)
  await expect(page).not.toHaveURL(/experience|education/)
  await expect(slip(page, 'Neha Kulkarni')).toBeVisible()
})

test('the keyboard goes through the list @desktop @long', async ({ page, prepare, enter }) => {
  const { employer, jobId } = await prepareJob(prepare, [
    'Neha Kulkarni',
    'Arun Das',
    'Pooja Verma',
  ])
  await enter(employer)
  await page.goto(`/responses/${jobId}`)
  await expect(slip(page, 'Pooja Verma')).toBeVisible()
  await page.keyboard.press('j')
  await expect(slip(page, 'Arun Das')).toBeVisible()
  await page.keyboard.press('k')
  await expect(slip(page, 'Pooja Verma')).toBeVisible()
  await page.keyboard.press('r')
  await expect(page.getByText('Pooja Verma is rejected')).toBeVisible()
  await expect(slip(page, 'Arun Das')).toBeVisible()
  await page.keyboard.press('s')
  await expect(page.getByText('Arun Das is shortlisted')).toBeVisible()
  await expect(slip(page, 'Neha Kulkarni')).toBeVisible()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts on this page' })).toBeVisible()
})

test('S6-11: an admin reads the applicants and decides nothing @long', async ({
  page,
  prepare,
  enter,
}) => {
  const { jobId } = await prepareJob(prepare, ['Pooja Verma'])
  await enter(prepare.admin())
  await page.goto(`/check_responses/${jobId}`)
  await expect(slip(page, 'Pooja Verma')).toContainText('Waiting')
  await expect(page.getByRole('button', { name: /Shortlist|Reject/ })).toHaveCount(0)
})
