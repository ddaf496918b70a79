import { expect, test } from './support/test.ts'

test('the browser takes the manifest that every page names', async ({ page }) => {
  for (const address of ['/', '/jobs', '/candidate_login']) {
    await page.goto(address)
    await expect(page.locator('link[rel=manifest]')).toHaveAttribute(
      'href',
      '/manifest.webmanifest',
    )
  }
  const browser = await page.context().newCDPSession(page)
  const { data, errors } = await browser.send('Page.getAppManifest')
  expect(errors).toEqual([])
  expect(JSON.parse(data ?? '')).toMatchObject({ name: 'Kaamyab', display: 'standalone' })
})
