import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { pngBytes } from '../support/fixtures.ts'
import { heading, newWord, postWaitingJobs } from './support/approvals.ts'
import {
  control,
  enterAt,
  expectTrap,
  tabTo,
  tabToControl,
  tick,
  typeInto,
} from './support/keyboard.ts'
import { openGroups } from './support/job-form.ts'
import { postLiveJob } from './support/live-jobs.ts'
import { toast } from './support/messages.ts'
import { newPhone } from './support/people.ts'
import type { Preparations } from './support/api.ts'
import { expect, test } from './support/test.ts'

test.use({ reusesContext: true })

/* Each main journey without a mouse. Tab goes forwards only, so what comes later must stand later. */

async function signInByKeys(page: Page, prepare: Preparations, phone: string): Promise<void> {
  await typeInto(page, 'textbox', 'Mobile number', phone)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('OTP')).toBeFocused()
  await page.keyboard.type(await prepare.readCode(phone))
  await page.keyboard.press('Enter')
}

/** The system's own window opens by Enter on the field; it is not part of the page. */
async function chooseFile(
  page: Page,
  label: string,
  file: { name: string; mimeType: string; buffer: Buffer },
) {
  // Before the way there: the browser must know early that the window is expected.
  const chooser = page.waitForEvent('filechooser')
  await tabToControl(page, page.getByLabel(label))
  await page.keyboard.press('Enter')
  await (await chooser).setFiles(file)
  await expect(page.getByText(file.name)).toBeVisible()
}

test('a candidate signs in, makes a profile, finds a job and applies @desktop @long', async ({
  page,
  prepare,
}) => {
  test.setTimeout(240_000)
  const word = `K${randomUUID().slice(0, 8)}`
  await postLiveJob(prepare, { jobTitle: `${word} Executive` })

  await test.step('past the header, and through the popup', async () => {
    await page.goto('/')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to main content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.locator('main')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.locator('main :focus')).toHaveCount(1)

    const opener = await tabTo(page, 'button', 'Signup/Login', 'Shift+Tab')
    await page.keyboard.press('Enter')
    const popup = page.getByRole('dialog', { name: 'What are you looking for?' })
    await expectTrap(page, popup, opener)
    await page.keyboard.press('Enter')
    await tabToControl(page, control(popup, 'link', /^Search Job/))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/candidate_login')
  })

  await test.step('signs in', async () => {
    await signInByKeys(page, prepare, newPhone())
    await expect(page).toHaveURL('/first_details')
  })

  await test.step('fills the first profile', async () => {
    await enterAt(page, 'link', 'All questions on one page')
    await typeInto(page, 'textbox', 'Name', 'Pooja Verma')
    await enterAt(page, 'button', 'Choose your date of birth')
    const calendar = page.getByRole('dialog', { name: 'Date of Birth' })
    await expect(calendar.getByRole('gridcell').locator('button:focus')).toHaveCount(1)
    await tabTo(page, 'combobox', 'Year', 'Shift+Tab')
    await page.keyboard.type('1999')
    await tabToControl(page, calendar.getByRole('grid').locator('button[tabindex="0"]'))
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(calendar).toBeHidden()
    await expect(page.getByRole('button', { name: 'Choose your date of birth' })).toBeFocused()
    await expect(page.getByRole('textbox', { name: 'Date of Birth' })).toHaveValue(/-1999$/)
    await tabTo(page, 'radio', 'Male')
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('radio', { name: 'Female', exact: true })).toBeChecked()
    await typeInto(page, 'textbox', 'Email', 'pooja@mail.example')
    await enterAt(page, 'button', 'Next: Where you live')
    await expect(page.getByRole('textbox', { name: 'Current address' })).toBeFocused()
    await page.keyboard.type('Laxmi Nagar')
    await typeInto(page, 'textbox', 'Pincode', '110092')
    await expect(page.getByText(/^Found /)).toBeVisible()
    await enterAt(page, 'button', 'Next: Education and work')
    await expect(page.getByRole('combobox', { name: 'Education' })).toBeFocused()
    await page.keyboard.type('12th')
    await tick(page, 'radio', 'Fresher')
    await tick(page, 'checkbox', 'I agree that my data is kept and used as described here')
    await enterAt(page, 'button', 'Submit')
    await expect(page.getByRole('dialog', { name: 'Your Profile has been updated' })).toBeVisible()
    await enterAt(page, 'button', 'ok')
    await expect(page).toHaveURL('/jobsearch')
  })

  await test.step('searches, filters and opens a job', async () => {
    await typeInto(page, 'combobox', 'What work?', word)
    await expect(page.getByRole('heading', { name: '1 job', exact: true })).toBeVisible()
    await tabTo(page, 'combobox', 'How far?')
    await page.keyboard.type('20')
    await expect(page).toHaveURL(/within=20/)
    await enterAt(page, 'link', `${word} Executive`)
    await expect(page.getByRole('region', { name: `${word} Executive` })).toBeFocused()
  })

  await test.step('answers what is missing, and applies', async () => {
    await enterAt(page, 'link', 'Apply Now')
    await expect(
      page.getByRole('heading', { level: 1, name: 'Which languages do you speak?' }),
    ).toBeVisible()
    const hindi = page.getByRole('group', { name: 'Hindi' })
    await tabToControl(page, hindi.getByRole('radio').first())
    await page.keyboard.press('ArrowDown')
    await expect(hindi.getByRole('radio').nth(1)).toBeChecked()
    await enterAt(page, 'button', 'Next')
    const sheet = page.getByRole('dialog', { name: 'Apply' })
    await tabToControl(page, control(sheet, 'button', 'Apply Now'))
    await page.keyboard.press('Enter')
    await expect(
      page.getByRole('heading', {
        name: 'Your Profile has been submitted successfully for the job',
      }),
    ).toBeFocused()
  })

  await test.step('reads the applications and logs out', async () => {
    await page.goto('/candidate_profile')
    await enterAt(page, 'link', 'My Applications')
    await expect(page.getByRole('region', { name: 'My Applications' })).toContainText(word)
    await tabTo(page, 'button', 'Logout', 'Shift+Tab')
    await page.keyboard.press('Enter')
    const question = page.getByRole('alertdialog')
    await expectTrap(page, question, control(page, 'button', 'Logout'))
    await page.keyboard.press('Enter')
    await tabToControl(page, control(question, 'button', 'Yes, log out'))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Logged out successfully' })).toBeVisible()
    await expect(page).toHaveURL('/')
  })
})

test('an employer makes a profile and posts a job @desktop @long', async ({ page, prepare }) => {
  test.setTimeout(240_000)
  await test.step('signs in and makes a profile', async () => {
    await page.goto('/employee_login')
    await signInByKeys(page, prepare, newPhone())
    await expect(page).toHaveURL('/employee_profile')
    await typeInto(page, 'textbox', 'Name', 'Ritu Sharma')
    await typeInto(page, 'textbox', 'Designation', 'HR Manager')
    await typeInto(page, 'textbox', 'Email', 'ritu@vaani.example')
    await tabTo(page, 'radio', 'Male')
    await page.keyboard.press('ArrowDown')
    await typeInto(page, 'textbox', /^Organization name/, 'Vaani Connect Pvt Ltd')
    await typeInto(page, 'textbox', 'Company address', 'Tower B, Sector 62')
    await typeInto(page, 'textbox', 'Pincode', '201301')
    await expect(page.getByRole('combobox', { name: 'State' })).toHaveValue('Uttar Pradesh')
    await tick(page, 'checkbox', 'I agree that my data is kept and used as described here')
    await enterAt(page, 'button', 'Submit')
    await enterAt(page, 'button', 'ok')
    await expect(page).toHaveURL('/employee_dashboard')
  })

  await test.step('posts a job', async () => {
    await enterAt(page, 'link', 'Post New Job')
    await typeInto(page, 'textbox', 'Company hired for', 'Vaani Connect')
    await typeInto(page, 'textbox', 'Job title', 'Telecaller')
    await tabTo(page, 'combobox', 'Category')
    await page.keyboard.type('Back')
    await expect(
      page.getByRole('combobox', { name: 'Category' }).locator('option:checked'),
    ).toHaveText('Back Office')
    await chooseFile(page, 'Company logo', {
      name: 'logo.png',
      mimeType: 'image/png',
      buffer: pngBytes({ width: 64, height: 64 }),
    })
    await typeInto(page, 'textbox', 'Salary from', '16000')
    await typeInto(page, 'textbox', 'Salary to', '22000')
    await typeInto(page, 'textbox', 'Job Description', 'Call customers about their bills.')
    await tick(page, 'checkbox', 'Same as above address')
    await tick(page, 'checkbox', '12th Passed')
    await tick(page, 'checkbox', 'Telephonic')
    await enterAt(page, 'button', 'Submit')
    await enterAt(page, 'button', 'Post free')
    await expect(page.getByRole('dialog', { name: 'Job submitted' })).toBeVisible()
    await enterAt(page, 'button', 'Go to Dashboard')
    await expect(page.getByRole('row', { name: /Telecaller/ })).toContainText('Pending')
    const opener = await enterAt(page, 'button', 'Check Response')
    await expectTrap(page, page.getByRole('dialog', { name: 'Under Progress' }), opener)
  })
})

test('an employer shortlists and rejects @desktop @long', async ({ page, prepare, enter }) => {
  const employer = await prepare.createEmployer()
  const jobId = await prepare.postJob(employer)
  await prepare.setJobStatus(jobId, 'accepted')
  for (const name of ['Arun Das', 'Pooja Verma']) await prepare.createApplicant(jobId, name)
  await enter(employer)
  await page.goto(`/responses/${jobId}`)
  const keys = await enterAt(page, 'button', 'all keys')
  await expectTrap(
    page,
    page.getByRole('dialog', { name: 'Keyboard shortcuts on this page' }),
    keys,
  )
  await enterAt(page, 'button', 'Shortlist Pooja Verma')
  await expect(toast(page, 'Pooja Verma is shortlisted')).toBeVisible()
  await enterAt(page, 'button', 'Reject Arun Das')
  await expect(toast(page, 'Arun Das is rejected')).toBeVisible()
  await tabTo(page, 'tab', /^All Candidates/, 'Shift+Tab')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Shortlisted' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expect(page.getByRole('article', { name: 'Pooja Verma' })).toBeVisible()
})

test('an admin accepts, rejects and edits @desktop @long', async ({ page, prepare, enter }) => {
  test.setTimeout(120_000)
  const word = newWord()
  await postWaitingJobs(prepare, word, 3)
  await enter(prepare.admin())
  await page.goto('/section-5')
  await typeInto(page, 'searchbox', 'Search all jobs', word)
  await expect(heading(page, `${word} 3`)).toBeVisible()
  await enterAt(page, 'button', 'Accept')
  await expect(toast(page, 'Status Changed to accepted')).toBeVisible()
  await expect(heading(page, `${word} 2`)).toBeVisible()
  await enterAt(page, 'button', 'Reject')
  await enterAt(page, 'button', 'We could not confirm the company or the job')
  await expect(toast(page, `Rejected: ${word} 2`)).toBeVisible()
  await expect(heading(page, `${word} 1`)).toBeVisible()
  await enterAt(page, 'link', /^Edit/)
  await typeInto(page, 'textbox', 'Salary from', '20000')
  await enterAt(page, 'button', 'Save changes')
  await expect(toast(page, 'Job Details updated successfully')).toBeVisible()
  await expect(page).toHaveURL(/\/section-5/)
  const tabs = await tabTo(page, 'tab', /^Waitlisted Jobs/)
  await tabs.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Edits' })).toBeFocused()
})

test('a choice that is passed by and left open stays open, and the form with it @desktop', async ({
  page,
  prepare,
  enter,
}) => {
  await enter(await prepare.createEmployer())
  await page.goto('/postjob')
  await openGroups(page)
  await page.getByRole('radio', { name: 'All fixed' }).focus()
  await page.keyboard.press('Tab')
  await page.getByLabel('Salary from').fill('16000')
  await expect(page.getByLabel('Salary from')).toHaveValue('16000')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
