import type { Page } from '@playwright/test'

/**
 * Waits until the page has fetched nothing for half a second. Playwright's own `networkidle` is remembered: it does not wait
 * for what a page fetches after its first quiet moment, such as the rules of a form.
 */
export async function awaitQuietNetwork(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const ends = performance
        .getEntriesByType('resource')
        .map(({ startTime, duration }) => startTime + duration)
      return performance.now() - Math.max(0, ...ends) > 500
    },
    undefined,
    { polling: 100 },
  )
}
