import { toast } from './support/messages.ts'
import { expect, test } from './support/test.ts'

test.use({ reusesContext: true })

/* What stands between a person and a screen: a profile that is missing, or a session that is there already. */

const missingProfiles = {
  candidate: {
    screens: ['/jobsearch', '/candidate_profile'],
    sentTo: '/first_details',
    says: 'Fill all the details first',
  },
  employer: {
    screens: ['/employee_dashboard', '/postjob'],
    sentTo: '/employee_profile',
    says: 'Fill all the Profile details first',
  },
} as const

for (const role of ['candidate', 'employer'] as const) {
  test(`S1-10: a ${role} without a profile is sent to fill it`, async ({
    page,
    prepare,
    enter,
  }) => {
    const { screens, sentTo, says } = missingProfiles[role]
    await enter(await prepare.signIn(role))
    for (const screen of screens) {
      await page.goto(screen)
      await expect(page).toHaveURL(sentTo)
      await expect(toast(page, says)).toBeVisible()
    }
  })
}

test('S2-25: an employer who is signed in goes from the login to the dashboard @long', async ({
  page,
  prepare,
  enter,
}) => {
  await enter(await prepare.createEmployer())
  await page.goto('/employee_login')
  await expect(page).toHaveURL('/employee_dashboard')
})

test('S1-22: an admin who is signed in goes from the login to the approvals @long', async ({
  page,
  prepare,
  enter,
}) => {
  await enter(prepare.admin())
  await page.goto('/Admin')
  await expect(page).toHaveURL('/section-5')
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
})
