import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** Opens all groups of the job form. On a phone they are steps. */
export async function openGroups(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: 'Your organization' })).toBeVisible()
  const folded = page.getByRole('button', { name: /^(Open|Change)$/, expanded: false })
  while ((await folded.count()) > 0) await folded.first().click()
}

type JobAnswers = { readonly title?: string; readonly company?: string }

/** Answers what the form asks of every job; where the work is comes from the profile or later. */
export async function fillJob(
  page: Page,
  { title = 'Telecaller', company = 'Vaani Connect' }: JobAnswers = {},
): Promise<void> {
  await page.getByLabel('Company hired for').fill(company)
  await page.getByLabel('Job title').fill(title)
  await page.getByLabel('Salary from').fill('16000')
  await page.getByLabel('Salary to').fill('22000')
  await page.getByLabel('Job Description').fill('Call customers about their bills.')
}
