import { test } from './support/own-server.ts'
import { adminPhone } from './support/people.ts'
import { createApp, readKey } from './support/second-factor.ts'
import { signIn } from './support/sign-in.ts'
import { expect } from './support/test.ts'

/* As in production: no admin works without a second step. */

test.use({
  ownSettings: { ADMIN_SECOND_FACTOR: 'required' },
  expectedRefusals: [/\/api\/(?:getJobs|check_auth)$/],
})

test('S1-41: an admin without a second step sets it up before anything else @desktop @long', async ({
  page,
  prepare,
}) => {
  await signIn(page, prepare, 'admin', adminPhone)
  await expect(page.getByRole('heading', { name: 'Set up 2-step login' })).toBeVisible()
  await expect(page.getByText(/Admins must set this up/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Approvals' })).toHaveCount(0)
  await page.goto('/admin-settings')
  await expect(page).toHaveURL(/\/second-step\/set-up\?next=%2Fadmin-settings/)
  await page.getByLabel('Code from your app').fill(await createApp(await readKey(page)).nextCode())
  await page.getByRole('button', { name: 'Turn on' }).click()
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await expect(page.getByText(/On since .* Recovery codes left: 10/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Turn off' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Approvals' }).click()
  await expect(page.getByRole('heading', { name: 'ADMIN-APPROVALS', level: 1 })).toBeVisible()
})
