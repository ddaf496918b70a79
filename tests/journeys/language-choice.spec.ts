import { phoneBrowser } from './support/first-application.ts'
import { hydrate } from './support/hydration.ts'
import { expect, test } from './support/test.ts'

test.describe('a first visit', () => {
  test.use({ userAgent: phoneBrowser })

  test(
    'S1-56: the language is chosen once, changed in the header with what was typed, and kept on the account @core',
    { tag: '@phone' },
    async ({ page, prepare, enter }) => {
      await page.goto('/')
      await expect(page).toHaveURL('/language')
      await page.getByRole('button', { name: 'हिन्दी' }).click()
      await expect(page).toHaveURL('/hi')
      await expect(page.getByText('48 घंटे में नौकरी पाएँ').first()).toBeAttached()
      await page.goto('/')
      await expect(page.locator('html')).toHaveAttribute('lang', 'hi')

      await page.goto('/Contact')
      await hydrate(page)
      await page.getByLabel('नाम').fill('Neha')
      await page.getByLabel('आपका सवाल').fill('Refund?')
      await page.getByRole('button', { name: 'English' }).click()
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await expect(page.getByLabel('Name')).toHaveValue('Neha')
      await expect(page.getByLabel('Your query')).toHaveValue('Refund?')

      await enter(await prepare.createCandidate())
      await page.goto('/candidate_profile')
      await page.getByRole('banner').getByRole('button', { name: 'हिन्दी' }).click()
      await expect(page).toHaveURL('/hi/candidate_profile')
      await expect(page).toHaveTitle(/अपनी प्रोफ़ाइल देखें और बदलें/)
      await page.context().clearCookies()
      await page.goto('/hi/candidate_profile')
      await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
    },
  )
})
