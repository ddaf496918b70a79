import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { accountNumber } from '../../src/server/local/identity/accounts.ts'
import { toast } from './support/messages.ts'
import { adminEmail, newEmail } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { expectUsable } from './support/usable.ts'

const google = (page: Page) => page.getByRole('button', { name: 'Sign in with Google' })
const facebook = (page: Page) => page.getByRole('button', { name: 'Sign in with Facebook' })

const storedSession = (page: Page) =>
  page.evaluate(() => ({
    hasToken: localStorage.getItem('token') !== null,
    type: localStorage.getItem('type'),
  }))
const nobody = { hasToken: false, type: null }

/** Opens a provider's window and waits until it asks who somebody is. */
async function openWindow(page: Page, button = google(page)): Promise<Page> {
  const opening = page.waitForEvent('popup')
  await button.click()
  const popup = await opening
  await expect(popup.getByRole('button', { name: 'Continue' })).toBeVisible()
  return popup
}

/** Says who one is, and waits until the login has heard of it and closes the window. */
async function choose(popup: Page, account: string, answer = 'Continue'): Promise<void> {
  const closed = popup.waitForEvent('close')
  await popup.getByLabel('Another account').fill(account)
  if (answer !== 'Continue') await popup.getByText('Answers that must be refused').click()
  await popup.getByRole('button', { name: answer, exact: true }).click()
  await closed
}

/** As an operator does, beside the running server. */
async function runAdminCommand(...args: string[]): Promise<void> {
  await promisify(execFile)(process.execPath, ['scripts/setup.mjs', 'admin', ...args], {
    env: { ...process.env, DATA_DIR: process.env['JOURNEYS_DATA_DIR'] },
  })
}

test.use({ expectedRefusals: [/\/(generateToken|setRole)$/], reusesContext: true })

/** Both logins are one component: the second one is seen in the long run. */
for (const { path, type, start, tag } of [
  { path: '/candidate_login', type: 'users', start: '/first_details', tag: '@core' },
  { path: '/employee_login', type: 'employee', start: '/employee_profile', tag: '@long' },
] as const) {
  test(`S2-26: Google leads in through ${path}`, { tag }, async ({ page }) => {
    await page.goto(path)
    await choose(await openWindow(page), newEmail())
    await expect(toast(page, 'Google Sign-In successful!')).toBeVisible()
    await expect(page).toHaveURL(start)
    expect(await storedSession(page)).toEqual({ hasToken: true, type })
  })

  test(`S4-3: an admin by Google is denied at ${path} @long`, { tag }, async ({ page }) => {
    await page.goto(path)
    await choose(await openWindow(page), adminEmail)
    await expect(toast(page, 'Access Denied for this email')).toBeVisible()
    expect(await storedSession(page)).toEqual(nobody)
  })

  test(
    `S8-4: a window that the person leaves is told of at ${path} @long`,
    { tag },
    async ({ page }) => {
      const closed = toast(page, 'Google Sign-In was closed by the user.')
      await page.goto(path)
      const popup = await openWindow(page)
      // The window is gone before a click by hand would have ended.
      const leave = popup.getByRole('button', { name: 'Close this window' })
      await leave.evaluate((button: HTMLElement) => void setTimeout(() => button.click()))
      await expect(closed).toBeVisible()
      await expectUsable(page)
      await page.reload()
      const cancelled = await openWindow(page)
      await cancelled.getByRole('button', { name: 'Cancel' }).click()
      await expect(closed).toBeVisible()
    },
  )
}

test('S4-2: an account at Google keeps the role that it began with', async ({ page }) => {
  const account = newEmail()
  await page.goto('/candidate_login')
  await choose(await openWindow(page), account)
  await expect(page).toHaveURL('/first_details')
  await page.evaluate(() => localStorage.clear())

  await page.goto('/employee_login')
  await choose(await openWindow(page), account)
  await expect(toast(page, 'Access Denied for this email')).toBeVisible()
  expect(await storedSession(page)).toEqual(nobody)

  await page.goto('/candidate_login')
  await choose(await openWindow(page), account)
  await expect(page).toHaveURL('/first_details')
})

/** The HTTP tests send every wrong answer; that all of them are told in one way is seen in the long run. */
for (const [wrong, tag] of [
  ['E-mail not verified', ['@long']],
  ['With another nonce', []],
  ['For another app', ['@long']],
  ['Expired', ['@long']],
] as const) {
  test(
    `S8-3: nobody comes in by Google with a wrong answer: ${wrong}`,
    { tag: [...tag] },
    async ({ page }) => {
      await page.goto('/candidate_login')
      await choose(await openWindow(page), newEmail(), wrong)
      await expect(toast(page, 'Google Sign-In failed. Please try again.')).toBeVisible()
      expect(await storedSession(page)).toEqual(nobody)
      await expect(google(page)).toBeEnabled()
    },
  )
}

test('S8-6: a role that the page does not know is not let in @long', async ({ page, context }) => {
  // As a newer server might answer that knows more roles than this page.
  const answer = JSON.stringify({ outcome: 'proven', uid: 'x', proof: 'x', role: 'auditor' })
  await context.route('**/auth/google/start**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<script>window.opener.postMessage(${answer}, window.location.origin)</script>`,
    }),
  )
  await page.goto('/candidate_login')
  await google(page).click()
  await expect(toast(page, 'Invalid role detected. Please contact support.')).toBeVisible()
  expect(await storedSession(page)).toEqual(nobody)
})

test.describe('with a script or clock of its own', () => {
  test.use({ reusesContext: false })

  test('a browser that lets no window open is told of @long', async ({ page }) => {
    await page.addInitScript(() => {
      window.open = () => null
    })
    await page.goto('/candidate_login')
    await google(page).click()
    await expect(toast(page, /blocked the sign-in window/)).toBeVisible()
    await expect(google(page)).toBeEnabled()
  })

  test('S4-4: a window that was closed is noticed within half a second @long', async ({ page }) => {
    await page.clock.install()
    await page.goto('/candidate_login')
    const popup = await openWindow(page)
    // From here on time passes only as told.
    const now = await page.evaluate(() => Date.now())
    await page.clock.pauseAt(now + 1000)
    await popup.close()
    await page.clock.runFor(500)
    await expect(toast(page, 'Google Sign-In was closed by the user.')).toBeVisible()
  })
})

test('a candidate comes back from Google to where the sign-in began @long', async ({ page }) => {
  await page.goto('/candidate_login?next=%2Fjobs%3Fq%3Dtele')
  await choose(await openWindow(page), newEmail())
  await expect(toast(page, 'Google Sign-In successful!')).toBeVisible()
  await expect(page).toHaveURL('/jobs?q=tele')
})

for (const [name, button, tag] of [
  ['Google', google, []],
  ['Facebook', facebook, ['@long']],
] as const) {
  test(
    `S8-5: ${name} lets nobody but admins through /Admin @long`,
    { tag: [...tag] },
    async ({ page }) => {
      await page.goto('/Admin')
      await choose(await openWindow(page, button(page)), newEmail())
      await expect(toast(page, 'Please Login with Admin credentials')).toBeVisible()
      await expectUsable(page)
      await page.reload()
      const popup = await openWindow(page, button(page))
      await popup.close()
      await expect(toast(page, 'Sign-In process was canceled by the user.')).toBeVisible()
      await page.reload()
      await choose(await openWindow(page, button(page)), newEmail(), 'Expired')
      const failed = `${name} Sign-In failed. Please try again.`
      await expect(toast(page, failed)).toBeVisible()
      expect(await storedSession(page)).toEqual(nobody)
    },
  )
}

test('S2-27: an admin comes in by Google, by the configured e-mail', async ({ page }) => {
  await page.goto('/Admin')
  await choose(await openWindow(page), adminEmail)
  await expect(toast(page, 'Google Sign-In successful!')).toBeVisible()
  await expect(page).toHaveURL('/section-5')
  expect(await storedSession(page)).toEqual({ hasToken: true, type: 'admin' })
})

test('S2-28: an admin comes in by Facebook, once granted on the command line @long', async ({
  page,
}) => {
  const account = newEmail()
  await runAdminCommand('add', `facebook:${accountNumber('facebook', account)}`)
  await page.goto('/Admin')
  await choose(await openWindow(page, facebook(page)), account)
  await expect(toast(page, 'Facebook Sign-In successful!')).toBeVisible()
  await expect(page).toHaveURL('/section-5')
  expect(await storedSession(page)).toEqual({ hasToken: true, type: 'admin' })
})

test('S2-29: Facebook stands at the admins’ login alone @long', async ({ page }) => {
  for (const path of ['/candidate_login', '/employee_login']) {
    await page.goto(path)
    await expect(google(page)).toBeVisible()
    await expect(facebook(page)).toBeHidden()
  }
})
