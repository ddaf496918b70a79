import type { Page } from '@playwright/test'
import { hydrate } from './support/hydration.ts'
import { postLiveJob } from './support/live-jobs.ts'
import { test } from './support/own-server.ts'
import { expect } from './support/test.ts'

/*
 * A second language: the pseudo-locale, whose sentences stand in brackets. `hindi.spec.ts` goes the same ways in every
 * run, `locale-addresses.test.ts` looks at the addresses.
 */

test.use({ ownSettings: { LANGUAGES: 'en,en-XA' }, serviceWorkers: 'allow' })

const expectLanguage = (page: Page, locale: string) =>
  expect(page.locator('html')).toHaveAttribute('lang', locale)

const pseudo = /^\[.*\]$/

test(
  'a page opened in a language leads on in it, and a person’s own pages are in the account’s @long',
  { tag: '@phone' },
  async ({ page, context, prepare, enter, baseURL }) => {
    const jobTitle = 'Second language'
    const jobId = await postLiveJob(prepare, { jobTitle })
    await page.goto('/en-XA/jobs')
    await hydrate(page)

    const found = '/en-XA/jobs?q=Second+language'
    await page.locator('input[role=combobox]').filter({ visible: true }).fill(jobTitle)
    await expect(page).toHaveURL(found)
    await page.getByRole('link', { name: jobTitle }).click()
    await expect(page).toHaveURL(`/en-XA/jobs/second-language-noida-${jobId}`)
    await expect(page.getByRole('heading', { level: 1, name: jobTitle })).toBeVisible()

    await page.reload()
    await hydrate(page)
    await expectLanguage(page, 'en-XA')
    await page.goBack()
    await expect(page).toHaveURL(found)
    await expect(page.getByRole('link', { name: jobTitle })).toBeVisible()

    await page.getByRole('banner').getByRole('link').first().click()
    await expect(page).toHaveURL('/en-XA')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pseudo)
    await page.goBack()
    await expect(page).toHaveURL(found)
    await expectLanguage(page, 'en-XA')

    await expect
      .poll(() => page.evaluate(async () => Boolean(await caches.match('/en-XA/offline'))))
      .toBe(true)
    await context.setOffline(true)
    await page.goto('/en-XA/terms_conditions')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pseudo)
    await context.setOffline(false)
    await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(true)
    await page.waitForLoadState('networkidle')

    await page.goto('/en-XA/candidate_profile')
    await expect(page).toHaveURL('/en-XA/candidate_login?next=%2Fcandidate_profile')

    const saveLocale = (value: string) =>
      context.addCookies([{ name: 'locale', value, url: String(baseURL) }])
    await enter(await prepare.createCandidate())
    await saveLocale('en-XA')
    await page.goto('/candidate_profile', { waitUntil: 'commit' })
    await expectLanguage(page, 'en-XA')
    // A page that is still loading would follow the new setting by itself.
    await page.waitForLoadState('networkidle')
    await saveLocale('en')
    await page.goto('/en-XA/candidate_profile', { waitUntil: 'commit' })
    await expect(page).toHaveURL('/candidate_profile')
    await expectLanguage(page, 'en')
  },
)
