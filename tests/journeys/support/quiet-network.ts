import { expect } from '@playwright/test'
import type { Page, Request } from '@playwright/test'

const quietMs = 500
const activities = new WeakMap<Page, { underWay: Set<Request>; lastEnd: number }>()

/** Notes what the page fetches, from before its first request on. */
export function watchNetwork(page: Page): void {
  const activity = { underWay: new Set<Request>(), lastEnd: Date.now() }
  const onEnd = (request: Request) => {
    activity.underWay.delete(request)
    activity.lastEnd = Date.now()
  }
  page.on('request', (request) => activity.underWay.add(request))
  page.on('requestfinished', onEnd)
  page.on('requestfailed', onEnd)
  activities.set(page, activity)
}

/**
 * Waits until the page has fetched nothing for half a second and nothing is on its way. Playwright's own `networkidle` is
 * remembered: it does not wait for what a page fetches after its first quiet moment, such as the rules of a form.
 */
export async function awaitQuietNetwork(page: Page): Promise<void> {
  const activity = activities.get(page)
  if (activity === undefined) throw new Error('Nobody watched the network of this page.')
  const isQuiet = () => activity.underWay.size === 0 && Date.now() - activity.lastEnd > quietMs
  await expect.poll(isQuiet, { intervals: [100] }).toBe(true)
}
