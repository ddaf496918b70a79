import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

/** Nothing scrolls sideways on the narrowest phone; the window is left as it was. */
export async function expectFitsNarrowPhone(page: Page): Promise<void> {
  const before = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 640 })
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  if (before) await page.setViewportSize(before)
  expect(overflow).toBe(0)
}
