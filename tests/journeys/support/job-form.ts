import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** Opens all groups of the job form. On a phone they are steps. */
export async function openGroups(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: 'Your organization' })).toBeVisible()
  const folded = page.getByRole('button', { name: /^(Open|Change)$/, expanded: false })
  while ((await folded.count()) > 0) await folded.first().click()
}
