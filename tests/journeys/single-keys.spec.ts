import type { Page } from '@playwright/test'
import { detail, heading, newWord, postWaitingJobs } from './support/approvals.ts'
import { toast } from './support/messages.ts'
import { expect, test } from './support/test.ts'

const openHelp = (page: Page) => page.getByRole('button', { name: 'all keys' }).click()
const help = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts on this page' })
const use = (page: Page) => help(page).getByRole('checkbox', { name: 'Use keyboard shortcuts' })

async function closeHelp(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(help(page)).toBeHidden()
}

test('the keys of the approvals can be switched off and on again @desktop', async ({
  page,
  prepare,
  enter,
}) => {
  const word = newWord()
  await postWaitingJobs(prepare, word, 2)
  await enter(prepare.admin())
  await page.goto(`/section-5?q=${word}`)
  await expect(heading(page, `${word} 2`)).toBeVisible()
  await expect(page.getByText('next, previous')).toBeVisible()
  await openHelp(page)
  await expect(use(page)).toBeChecked()
  await use(page).press('Space')
  await expect(use(page)).not.toBeChecked()
  await closeHelp(page)
  await expect(page.getByText('next, previous')).toBeHidden()
  // Those of the header need Ctrl and stay.
  const singleKeys = page.getByRole('main').locator('kbd')
  await expect(singleKeys.filter({ visible: true })).toHaveCount(0)

  for (const visit of ['this', 'next']) {
    if (visit === 'next') await page.reload()
    await expect(heading(page, `${word} 2`)).toBeVisible()
    for (const key of ['j', '?', 'e', 'a']) await page.keyboard.press(key)
    await expect(help(page)).toBeHidden()
    // The browser has done all that it was told: nothing is under way that could still arrive.
    await openHelp(page)
    await expect(use(page)).not.toBeChecked()
    await closeHelp(page)
    await expect(heading(page, `${word} 2`)).toBeVisible()
    await expect(detail(page).getByRole('button', { name: 'Accept' })).toBeEnabled()
    await expect(page).toHaveURL(/\/section-5/)
  }

  await openHelp(page)
  await use(page).press('Space')
  await closeHelp(page)
  await page.keyboard.press('j')
  await expect(heading(page, `${word} 1`)).toBeVisible()
  await page.keyboard.press('a')
  await expect(toast(page, 'Status Changed to accepted')).toBeVisible()
})

test('what is switched off there rests at the applicants too @desktop @long', async ({
  page,
  prepare,
  enter,
}) => {
  const employer = await prepare.createEmployer()
  const jobId = await prepare.postJob(employer)
  await prepare.setJobStatus(jobId, 'accepted')
  await prepare.createApplicant(jobId, 'Arun Das')
  await prepare.createApplicant(jobId, 'Pooja Verma')
  await enter(employer)
  await page.addInitScript(() => localStorage.setItem('single-keys', 'off'))
  await page.goto(`/responses/${jobId}`)
  const shortlist = page.getByRole('button', { name: 'Shortlist Pooja Verma' })
  await expect(shortlist).toBeVisible()
  await expect(shortlist).not.toHaveAttribute('aria-keyshortcuts')
  for (const key of ['j', 'r', 's', '?']) await page.keyboard.press(key)
  await openHelp(page)
  await expect(use(page)).not.toBeChecked()
  await use(page).press('Space')
  await closeHelp(page)
  await expect(page.getByRole('article', { name: 'Pooja Verma' })).toBeVisible()
  await expect(shortlist).toHaveAttribute('aria-keyshortcuts', 'S')
  await page.keyboard.press('s')
  await expect(page.getByText('Pooja Verma is shortlisted')).toBeVisible()
})
