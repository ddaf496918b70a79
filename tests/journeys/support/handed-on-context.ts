import type { Browser, BrowserContext, BrowserContextOptions, ViewportSize } from '@playwright/test'

/** Contexts with other options can't be taken over. */
type Start = {
  readonly baseURL: string | undefined
  readonly viewport: ViewportSize | null
  readonly colorScheme: string | null
  readonly locale: string | undefined
  readonly serviceWorkers: string
  readonly javaScriptEnabled: boolean
  readonly contextOptions: BrowserContextOptions
}

export type HandedOnContext = ReturnType<typeof handOnContext>

/** The context that journeys of one worker hand on to each other. */
export function handOnContext(browser: Browser) {
  let last: { context: BrowserContext; options: string } | undefined
  return {
    async use(start: Start, journey: (context: BrowserContext) => Promise<void>): Promise<void> {
      const options = JSON.stringify(start)
      if (last?.options !== options) {
        await last?.context.close()
        last = { context: await browser.newContext(), options }
      }
      await journey(last.context)
      await clearContext(last.context, start)
    },
    close: async () => await last?.context.close(),
  }
}

/** Makes a context like a new one, but for the files of pages that it has cached, and leaves it one page. */
async function clearContext(
  context: BrowserContext,
  { baseURL: origin = '', viewport }: Start,
): Promise<void> {
  const [page = await context.newPage(), ...others] = context.pages()
  await Promise.all(others.map((other) => other.close()))
  page.removeAllListeners()
  await context.setOffline(false)
  await context.unrouteAll()
  await page.unrouteAll()
  // A page of the same origin, so that the next journey goes on in the same process.
  await page.goto('/robots.txt')
  await page.evaluate(() => {
    sessionStorage.clear()
    localStorage.clear()
  })
  const browser = await context.newCDPSession(page)
  await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await browser.detach()
  await context.clearCookies()
  await context.clearPermissions()
  if (viewport) await page.setViewportSize(viewport)
}
