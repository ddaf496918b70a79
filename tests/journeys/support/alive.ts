import type { Page } from '@playwright/test'

/** Does what any person does sooner or later, and waits until the page's script is there. */
export async function comeAlive(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  // Looked for more often than an expectation is.
  await page.locator('html[data-alive=""]').waitFor({ state: 'attached', timeout: 20_000 })
}
