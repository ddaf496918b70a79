import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

/** Does what any person does sooner or later, and waits until the page's script is there. */
export async function comeAlive(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  await expect(page.locator('html')).toHaveAttribute('data-alive', '')
}
