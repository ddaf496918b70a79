import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

/* What screens and the log say when something under them fails. */

/** The server's own sentence for a database that is away. */
export const away = 'Something is not working on our side. Please try again in a minute'
export const offline = 'No internet connection. Please try again'

export const failedScreen = (page: Page): Locator =>
  page.getByRole('heading', { name: 'We could not load this page' })
export const tryAgain = (page: Page): Locator => page.getByRole('button', { name: 'Try again' })

/** The screen says why it could not be loaded. */
export async function expectFailedScreen(page: Page, reason: string = away): Promise<void> {
  await expect(failedScreen(page)).toBeVisible()
  await expect(page.getByRole('main').getByText(reason)).toBeVisible()
}

/** There is a line in the log for a call that failed. */
export async function expectLogged(log: () => string, path: string): Promise<void> {
  await expect.poll(() => lines(log()).some((line) => line.includes(`"url":"${path}"`))).toBe(true)
}

const lines = (log: string) => log.split('\n').filter((line) => / error failed /.test(line))
