import { expect, test } from './support/test.ts'

test.describe('an address that leads nowhere', () => {
  test.use({ expectedRefusals: [/\/no-such-page/] })

  test('says so, and offers home and the feedback form', async ({ page }) => {
    const reply = await page.goto('/no-such-page/at-all')
    expect(reply?.status()).toBe(404)
    await expect(
      page.getByRole('heading', { name: 'This page is not here', level: 1 }),
    ).toBeVisible()
    await expect(page.getByText('please share the issue in the feedback form')).toBeVisible()
    await page.getByRole('link', { name: 'Feedback form' }).click()
    await expect(page).toHaveURL('/Contact')
    await page.goto('/no-such-page')
    await page.getByRole('link', { name: 'Go to Home' }).click()
    await expect(page).toHaveURL('/')
  })
})

test.describe('a browser that lets a page keep nothing', () => {
  // It throws at every turn, and that is told in the console.
  test.use({ expectedRefusals: [/^/] })

  test('is told that something went wrong, with the way home', async ({ page }) => {
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
