import type { Page } from '@playwright/test'

/** Acts as any person does sooner or later, and waits until the page is hydrated. */
export async function hydrate(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  // Looked for more often than an expectation is.
  await page.locator('html[data-hydrated=""]').waitFor({ state: 'attached', timeout: 20_000 })
}
