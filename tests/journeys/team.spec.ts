import { newWord } from './support/approvals.ts'
import { fieldError } from './support/messages.ts'
import { expect, test } from './support/test.ts'
import { expectUsable } from './support/usable.ts'

test.describe('a team', () => {
  test('S2-1001: an owner invites a recruiter, who joins, works on the jobs, looks only, and is removed @desktop @both @core', async ({
    page,
    prepare,
    enter,
  }) => {
    test.setTimeout(120_000)
    const word = newWord()
    const owner = await prepare.createEmployer({ organizationname: `${word} Calls` })
    const jobId = await prepare.postJob(owner, { jobTitle: word })
    await prepare.setJobStatus(jobId, 'accepted')
    await prepare.createApplicant(jobId, 'Neha Kulkarni')
    const guest = await prepare.signIn('employer')

    await enter(owner)
    await page.goto('/team')
    await expect(page.getByRole('heading', { name: '1 member' })).toBeVisible()
    await page.getByRole('button', { name: 'Invite', exact: true }).click()
    await expect(fieldError(page, 'Name is required')).toBeInViewport()
    await page.getByLabel('Name').fill('Ankit Bisht')
    await page.getByLabel('Mobile number').fill(guest.phone)
    await page.getByRole('radio', { name: 'Recruiter' }).check()
    await page.getByRole('button', { name: 'Invite', exact: true }).click()
    await expect(page.getByText('Ankit Bisht is invited')).toBeVisible()
    await expect(page.getByText('1 invite is waiting.')).toBeVisible()
    await expect(page.getByLabel('Name')).toHaveValue('')

    await enter(guest)
    await page.goto('/employee_profile')
    await expect(
      page.getByRole('heading', { name: `${word} Calls invites you to its team` }),
    ).toBeVisible()
    await page.getByRole('button', { name: `Join ${word} Calls` }).click()
    await expect(page).toHaveURL(/employee_dashboard/)
    await expect(
      page.getByText(word, { exact: true }).filter({ visible: true }).first(),
    ).toBeVisible()
    await page.goto(`/responses/${jobId}`)
    await page
      .getByRole('button', { name: /^Shortlist/ })
      .filter({ visible: true })
      .first()
      .click()
    await expect(page.getByText('Neha Kulkarni is shortlisted')).toBeVisible()
    await page.goto('/employee_profile')
    await expect(page.getByText(`You work for ${word} Calls as Recruiter.`)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Plans and bills' })).toHaveCount(0)
    await expect(page.getByLabel('Organization name')).toBeDisabled()
    await expectUsable(page)

    await enter(owner)
    await page.goto('/team')
    await page.getByLabel('Role of Ankit Bisht').selectOption('Viewer')
    await expect(page.getByText('Ankit Bisht is Viewer now')).toBeVisible()
    await enter(guest)
    await page.goto(`/responses/${jobId}?tab=shortlisted`)
    await expect(page.getByRole('heading', { name: 'Neha Kulkarni' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^(Reject|Shortlist|Select) Neha/ })).toHaveCount(
      0,
    )
    await expectUsable(page)
    await page.goto('/employee_dashboard')
    await expect(page.getByRole('link', { name: 'Interviews' })).not.toHaveCount(0)
    await expect(page.getByRole('link', { name: /^Post (New )?Job/ })).toHaveCount(0)
    await page.goto('/postjob')
    await expect(
      page.getByRole('heading', { name: 'Your role does not cover this page' }),
    ).toBeVisible()
    await expectUsable(page)

    await enter(owner)
    await page.goto('/team')
    await page.getByRole('button', { name: 'Remove Ankit Bisht' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByText('Ankit Bisht can no longer see your jobs')).toBeVisible()
    await expect(page.getByRole('heading', { name: '1 member' })).toBeVisible()
    await enter(guest)
    await page.goto('/employee_dashboard')
    await expect(page).toHaveURL(/employee_profile/)
  })
})
