import { test as base } from '@playwright/test'
import type { BrowserContext, ConsoleMessage, Disposable, Page } from '@playwright/test'
import { createPreparations } from './api.ts'
import type { Person, Preparations } from './api.ts'
import { handOnContext } from './handed-on-context.ts'
import type { HandedOnContext } from './handed-on-context.ts'
import { watchNetwork } from './quiet-network.ts'

export { expect } from '@playwright/test'

/** What the browser and the router say where a journey itself cuts the line. */
const lostLine = /ERR_INTERNET_DISCONNECTED|Failed to fetch manifest patches/

type WorkerFixtures = { handedOn: HandedOnContext }

type Fixtures = {
  /**
   * Takes over the context of the journey before it, cleared but with its cached files. Playwright's own `reuseContext`
   * drops these, and to load them is the greater part of a start. Not for journeys that set the clock, add scripts to
   * pages or expose functions to them: these stay.
   */
  reusesContext: boolean
  /** Addresses whose refusal is part of the journey; the browser reports them as errors. */
  expectedRefusals: readonly RegExp[]
  prepare: Preparations
  /** Puts a session of `prepare` into this journey's browser. */
  enter: (person: Person) => Promise<void>
  /** A browser of somebody else's, of the same kind, signed in where a session is given. */
  openBrowser: (person?: Person) => Promise<Page>
  /** Ends a journey that met an error in the console or on the page. */
  noErrors: void
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  expectedRefusals: [[], { option: true }],
  reusesContext: [false, { option: true }],

  handedOn: [
    async ({ browser }, use) => {
      const handedOn = handOnContext(browser)
      await use(handedOn)
      await handedOn.close()
    },
    { scope: 'worker' },
  ],

  context: async (
    {
      browser,
      reusesContext,
      handedOn,
      baseURL,
      viewport,
      colorScheme,
      locale,
      serviceWorkers,
      javaScriptEnabled,
      contextOptions,
    },
    use,
  ) => {
    if (reusesContext) {
      await handedOn.use(
        {
          baseURL,
          viewport,
          colorScheme,
          locale,
          serviceWorkers,
          javaScriptEnabled,
          contextOptions,
        },
        use,
      )
      return
    }
    const context = await browser.newContext()
    await use(context)
    await context.close()
  },

  page: async ({ context }, use) => {
    const page = context.pages()[0] ?? (await context.newPage())
    watchNetwork(page)
    await use(page)
  },

  prepare: async ({ request }, use) => {
    await use(createPreparations(request))
  },

  enter: async ({ context }, use) => {
    const sessions: Disposable[] = []
    await use(async (person) => {
      sessions.push(await putSession(context, person))
    })
    await Promise.all(sessions.map((session) => session.dispose()))
  },

  openBrowser: async ({ browser, expectedRefusals }, use) => {
    const errors: string[] = []
    const contexts: BrowserContext[] = []
    await use(async (person) => {
      const context = await browser.newContext()
      contexts.push(context)
      if (person) await putSession(context, person)
      const page = await context.newPage()
      await watchErrors(page, expectedRefusals, errors)
      return page
    })
    await Promise.all(contexts.map((context) => context.close()))
    failOn(errors)
  },

  noErrors: [
    async ({ page, expectedRefusals }, use) => {
      const errors: string[] = []
      const additions = await watchErrors(page, expectedRefusals, errors)
      await use()
      try {
        failOn(errors)
      } finally {
        // The page may be handed on.
        if (!page.isClosed()) for (const addition of additions) await addition.dispose()
      }
    },
    { auto: true },
  ],
})

async function putSession(context: BrowserContext, { token, type }: Person): Promise<Disposable> {
  return await context.addInitScript(
    (session) => {
      // Once only, or a logout would be undone by the next page.
      if (sessionStorage.getItem('entered') === session.token) return
      sessionStorage.setItem('entered', session.token)
      localStorage.setItem('token', session.token)
      localStorage.setItem('type', session.type)
    },
    { token, type },
  )
}

async function watchErrors(
  page: Page,
  expectedRefusals: readonly RegExp[],
  errors: string[],
): Promise<Disposable[]> {
  const isExpected = (text: string) => expectedRefusals.some((expected) => expected.test(text))
  page.on('pageerror', ({ stack, message }) => {
    // A script that did not come is named in the message alone, and has no stack.
    if (!isExpected(message)) errors.push(`page: ${stack || message}`)
  })
  let isHydrated = false
  page.on('console', (message) => {
    const text = message.text()
    // On a busy machine the browser gives up on files that the page's script has yet to use.
    const isDefect = message.type() === 'error' || (isHydrated && isUnusedPreload(message))
    const { url } = message.location()
    if (!isDefect || isExpected(url) || lostLine.test(text)) return
    errors.push(`console: ${text} (${url})`)
  })
  return [
    await page.exposeFunction('reportHydrated', (now: boolean) => {
      isHydrated = now
    }),
    await page.addInitScript(watchHydration),
  ]
}

declare global {
  interface Window {
    reportHydrated: (now: boolean) => void
  }
}

/** Runs in the page. */
function watchHydration(): void {
  if (window.top !== window) return
  window.reportHydrated(false)
  window.addEventListener('kaamyab:hydrated', () => window.reportHydrated(true))
}

/** The browser reports it some seconds after the page has loaded. */
export const isUnusedPreload = (message: ConsoleMessage): boolean =>
  message.text().includes('was preloaded using link preload but not used')

function failOn(errors: readonly string[]): void {
  if (errors.length > 0) throw new Error(`The page met errors:\n${errors.join('\n')}`)
}
