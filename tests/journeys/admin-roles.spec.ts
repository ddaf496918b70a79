import type { AdminRole } from '../../src/contract/admin/roles.ts'
import type { Preparations } from './support/api.ts'
import { newPhone } from './support/people.ts'
import { makeAdmin } from './support/second-factor.ts'
import { signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { expectUsable } from './support/usable.ts'

async function signInAs(prepare: Preparations, role: AdminRole) {
  const phone = newPhone()
  await makeAdmin(phone, role)
  return await prepare.signIn('admin', phone)
}

// Pages of other desks are opened, and refused.
test.use({
  expectedRefusals: [
    /\/api\/(getJobs|organisations|blocks|audit|system|stopped-work|admins|payments)/,
  ],
})

test.describe('the roles of admins', () => {
  test('S2-1150: an owner gives support another desk, whose links and pages are the new ones at once @desktop @both', async ({
    page,
    prepare,
    enter,
  }) => {
    test.setTimeout(90_000)
    const support = await signInAs(prepare, 'support')
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')

    await enter(support)
    await page.goto('/inbox')
    await expect(links).toHaveText([/^Inbox/, /^Payments/, /^Settings/])
    await page.goto('/payments')
    await expect(page.getByRole('heading', { name: 'Payments', level: 1 })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Day-book' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Refund' })).toHaveCount(0)
    await expectUsable(page)
    await page.goto('/admin-settings')
    await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Open the audit record' })).toHaveCount(0)
    for (const path of [
      '/section-5',
      '/organisations',
      '/blocks',
      '/audit',
      '/system',
      '/admins',
    ]) {
      await page.goto(path)
      await expect(
        page.getByRole('heading', { name: 'Your role does not cover this page' }),
      ).toBeVisible()
      await expect(links).toHaveCount(3)
    }
    await expectUsable(page)
    await page.getByRole('main').getByRole('link', { name: 'Inbox' }).click()
    await expect(page).toHaveURL(/inbox/)

    await enter(prepare.admin())
    await page.goto('/admin-settings')
    await page.getByRole('link', { name: 'See the admins' }).click()
    const row = page.getByRole('listitem').filter({ hasText: support.phone })
    await expect(row).toContainText('2-step login is off')
    await expectUsable(page)
    await row.getByLabel(`Role of +91${support.phone}`).selectOption('Verifier')
    await expect(page.getByText(`+91${support.phone} is Verifier now`)).toBeVisible()

    await enter(support)
    await page.goto('/payments')
    await expect(
      page.getByRole('heading', { name: 'Your role does not cover this page' }),
    ).toBeVisible()
    await expect(links).toHaveText([/^Approvals/, /^Companies/, /^Inbox/, /^Settings/])
    await page.goto('/section-5')
    await expect(page.getByRole('heading', { name: 'ADMIN-APPROVALS' })).toBeVisible()
  })

  test('S2-1151: signing in leads to the page of the desk; an owner who steps down is warned and leaves the page @desktop @both', async ({
    page,
    prepare,
    enter,
  }) => {
    const phone = newPhone()
    await makeAdmin(phone, 'finance')
    await signIn(page, prepare, 'admin', phone)
    await expect(page).toHaveURL(/\/payments/)
    await expect(page.getByRole('heading', { name: 'Day-book' })).toBeVisible()

    const owner = await signInAs(prepare, 'owner')
    await enter(owner)
    await page.goto('/admins')
    const row = page.getByRole('listitem').filter({ hasText: owner.phone })
    await row.getByRole('combobox').selectOption('Finance')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep' }).click()
    await expect(row.getByRole('combobox')).toHaveValue('owner')
    await row.getByRole('combobox').selectOption('Finance')
    await expectUsable(page)
    await page.getByRole('button', { name: 'Change my role' }).click()
    await expect(
      page.getByRole('heading', { name: 'Your role does not cover this page' }),
    ).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Payments' }).click()
    await expect(page).toHaveURL(/\/payments/)
  })
})
