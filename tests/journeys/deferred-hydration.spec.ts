import type { Page } from '@playwright/test'
import { hydrate } from './support/hydration.ts'
import { expect, test } from './support/test.ts'

/* Public pages load their script at the first act of the person. Nothing of that act is lost or happens twice. */

/** The scripts that a page fetches. */
function watchScripts(page: Page): string[] {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) fetched.push(request.url())
  })
  return fetched
}

/** Holds every script back until it is let go. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

for (const path of ['/', '/jobs', '/Contact', '/terms_conditions', '/nowhere-at-all']) {
  test.describe(`${path}, untouched,`, () => {
    test.use({ expectedRefusals: [/nowhere-at-all/] })

    test('fetches no script', async ({ page }) => {
      const fetched = watchScripts(page)
      await page.goto(path, { waitUntil: 'networkidle' })
      expect(fetched).toEqual([])
      await hydrate(page)
      expect(fetched.length).toBeGreaterThan(5)
    })
  })
}

test('a tap before hydration happens once, after it @core', async ({ page }) => {
  const letGo = await holdScripts(page)
  await page.goto('/Contact')
  const address = page.url()
  await page.getByRole('button', { name: 'Signup/Login' }).filter({ visible: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  letGo()
  await expect(page.getByRole('dialog', { name: 'What are you looking for?' })).toBeVisible()
  expect(page.url()).toBe(address)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a link works before hydration', async ({ page }) => {
  await holdScripts(page)
  await page.goto('/')
  await page.getByRole('link', { name: 'Contact Us' }).filter({ visible: true }).first().click()
  await expect(page).toHaveURL('/Contact')
})

test('text typed before hydration counts, and focus stays', async ({ page }) => {
  const letGo = await holdScripts(page)
  await page.goto('/jobs')
  const field = page
    .getByRole('combobox', { name: /Job title|What work/i })
    .filter({ visible: true })
  await field.tap()
  await page.keyboard.type('zzzz')
  await page.evaluate(() => window.scrollTo(0, 300))
  letGo()
  await expect(page).toHaveURL(/\?q=zzzz$/)
  await expect(field).toHaveValue('zzzz')
  await expect(field).toBeFocused()
})

/** A heading whose typeface arrives late moves the restored place by a few pixels. */
const expectRestored = (page: Page) =>
  expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(600, -1)

test('hydration leaves the scroll position @long', async ({ page }) => {
  await page.goto('/jobs')
  await hydrate(page)
  await page.evaluate(() => window.scrollTo(0, 600))
  await page.reload()
  await expectRestored(page)
  const letGo = await holdScripts(page)
  await page.reload()
  await expectRestored(page)
  await page.keyboard.press('Shift')
  await page.evaluate(() => window.scrollTo(0, 400))
  letGo()
  await hydrate(page)
  expect(await page.evaluate(() => window.scrollY)).toBe(400)
})

test.describe('a connection that breaks at the first act', () => {
  test.use({ expectedRefusals: [/\/assets\//] })

  test('is used again at the next act @long', async ({ page, context }) => {
    await page.goto('/Contact', { waitUntil: 'networkidle' })
    await context.setOffline(true)
    const failed = page.waitForEvent('requestfailed')
    await page.keyboard.press('Shift')
    await failed
    await context.setOffline(false)
    await expect(async () => {
      await page.keyboard.press('Shift')
      await expect(page.locator('html')).toHaveAttribute('data-hydrated', '', { timeout: 500 })
    }).toPass()
  })
})
