import { expect, test } from './support/test.ts'

test.describe('an address that leads nowhere', () => {
  test.use({ expectedRefusals: [/\/no-such-page/] })

  test('S1-24: says so, and offers home and the contact page', async ({ page }) => {
    const reply = await page.goto('/no-such-page/at-all')
    expect(reply?.status()).toBe(404)
    await expect(
      page.getByRole('heading', { name: 'We could not find this page', level: 1 }),
    ).toBeVisible()
    await expect(page.getByText('please tell us from Contact Us')).toBeVisible()
    await page.locator('#main').getByRole('link', { name: 'Contact Us' }).click()
    await expect(page).toHaveURL('/Contact')
    await page.goto('/no-such-page')
    await page.getByRole('link', { name: 'Go to Home' }).click()
    await expect(page).toHaveURL('/')
  })
})

test.describe('a browser that lets a page keep nothing', () => {
  // It throws at every turn, and that is told in the console.
  test.use({ expectedRefusals: [/^/] })

  test('S2-48: is told that something went wrong, with the way home', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    })
    await page.goto('/jobsearch')
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/')
  })
})
