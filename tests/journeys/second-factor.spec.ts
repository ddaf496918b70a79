import type { Page } from '@playwright/test'
import { toast } from './support/messages.ts'
import { newPhone } from './support/people.ts'
import {
  createAdminWithFactor,
  createApp,
  makeAdmin,
  readKey,
  wrongCode,
} from './support/second-factor.ts'
import { signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

/* An admin's second step of signing in. */

test.use({
  reusesContext: true,
  expectedRefusals: [/\/api\/(?:second-factor\/|getJobs$|inbox\?|check_auth)/],
})

const code = (page: Page) => page.getByLabel('Code from your app')
const approvals = (page: Page) => page.getByRole('heading', { name: 'ADMIN-APPROVALS', level: 1 })

test('S1-40: an admin is offered a second step, sets it up and signs in with it @phone', async ({
  page,
  prepare,
}) => {
  const phone = newPhone()
  await makeAdmin(phone)
  await signIn(page, prepare, 'admin', phone)
  // The offer stands above the work, not in its way.
  await expect(approvals(page)).toBeVisible()
  await page.getByRole('link', { name: 'Turn on 2-step login' }).click()
  const app = createApp(await readKey(page))
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible()

  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(code(page)).toHaveAccessibleDescription(/Enter the 6 digits/)
  await expect(code(page)).toBeFocused()
  await code(page).fill(await app.nextCode())
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByRole('heading', { name: 'Save these recovery codes' })).toBeVisible()
  await expect(page.getByText(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/)).toHaveCount(10)
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await expect(approvals(page)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Turn on 2-step login' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, log out' }).click()
  await expect(page).toHaveURL('/')
  await signIn(page, prepare, 'admin', phone)
  await expect(page.getByRole('heading', { name: 'Enter your code', level: 1 })).toBeVisible()
  // No other page opens before.
  await page.goto('/inbox')
  await expect(page).toHaveURL(/\/second-step\?next=%2Finbox/)
  await code(page).fill(await wrongCode())
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(code(page)).toHaveAccessibleDescription(/This code is wrong/)
  await code(page).fill(await app.nextCode())
  await code(page).press('Enter')
  await expect(page.getByRole('heading', { name: 'Inbox' })).toBeVisible()
})

test('S1-39: an admin comes in by a recovery code, makes others and turns the second step off @desktop @long', async ({
  page,
  prepare,
  request,
  enter,
}) => {
  const { app, waiting, recoveryCodes } = await createAdminWithFactor(request, prepare, newPhone())
  await enter(waiting)
  await page.goto('/admin-settings')
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click()
  await page.getByLabel('Recovery code').fill(recoveryCodes[0])
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText(/On since .* Recovery codes left: 9/)).toBeVisible()

  await page.getByRole('button', { name: 'New recovery codes' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Code from your app').fill(await wrongCode())
  await dialog.getByRole('button', { name: 'New recovery codes' }).click()
  await expect(code(page)).toHaveAccessibleDescription(/This code is wrong/)
  await code(page).fill(await app.nextCode())
  await dialog.getByRole('button', { name: 'New recovery codes' }).click()
  await expect(page.getByText(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/)).toHaveCount(10)
  await expect(page.getByText(recoveryCodes[1], { exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await expect(page.getByText(/Recovery codes left: 10/)).toBeVisible()

  await page.getByRole('button', { name: 'Turn off' }).click()
  await code(page).fill(await app.nextCode())
  await dialog.getByRole('button', { name: 'Turn off' }).click()
  await expect(toast(page, '2-step login is off')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Set up' })).toBeVisible()
})

test('an admin moves to another app for a code of the present one @desktop @long', async ({
  page,
  prepare,
  request,
  enter,
}) => {
  const { app, admin } = await createAdminWithFactor(request, prepare, newPhone())
  await enter(admin)
  // By its address alone nobody gets past the code.
  await page.goto('/second-step/set-up')
  await page.getByRole('button', { name: 'Change the app' }).click()
  await code(page).fill(await app.nextCode())
  await page.getByRole('dialog').getByRole('button', { name: 'Change the app' }).click()
  const key = await readKey(page)
  await page.reload()
  expect(await readKey(page)).toBe(key)
  await code(page).fill(await createApp(key).nextCode())
  await page.getByRole('button', { name: 'Turn on' }).click()
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await expect(page.getByText(/On since .* Recovery codes left: 10/)).toBeVisible()
})
