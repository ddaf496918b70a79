import type { Page } from '@playwright/test'
import type { Role } from '../../../src/contract/accounts/roles.ts'
import type { Preparations } from './api.ts'

const logins = {
  candidate: '/candidate_login',
  employer: '/employee_login',
  admin: '/Admin',
} as const satisfies Record<Role, string>

/** Signs in through the screens, with the code from the outbox. */
export async function signIn(
  page: Page,
  prepare: Preparations,
  role: Role,
  phone: string,
): Promise<void> {
  await page.goto(logins[role])
  await page.getByLabel('Mobile number').fill(phone)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  const code = page.getByLabel('OTP')
  await code.waitFor()
  await code.fill(await prepare.readCode(phone))
  await page.getByRole('button', { name: 'Verify OTP' }).click()
}
