import type { Locator, Page } from '@playwright/test'
import { pngBytes } from '../support/fixtures.ts'
import { openGroups } from './support/job-form.ts'
import { postLiveJob } from './support/live-jobs.ts'
import { expectFieldError, fieldError } from './support/messages.ts'
import { expect, test } from './support/test.ts'

/* Each form marks every answer that is wrong, goes to the first and says its sentence, in the order of telling. */

test.slow()
test.use({ reusesContext: true })

const links = (page: Page) => page.getByRole('region', { name: /^Please fix / }).getByRole('link')
const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer })

test('the job form tells all that is missing or wrong, and keeps what is right', async ({
  page,
  prepare,
  enter,
}) => {
  await enter(await prepare.createEmployer())
  await page.goto('/postjob')
  await openGroups(page)
  const organization = page.getByRole('region', { name: 'Your organization' })
  for (const label of [
    'Organization Name',
    'Contact person',
    'Designation',
    'Mobile number',
    'Email',
    'Organization Address',
    'Pincode',
    'City',
  ]) {
    await organization.getByLabel(label, { exact: false }).first().fill('')
  }
  await organization.getByLabel('State').selectOption('')
  await page.getByLabel('Offline (In person)').check()
  await page.getByLabel('Salary from').fill('20000')
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await expectFieldError(page.getByLabel('Organization Name'), 'Organization Name is required.')
  await expect(links(page)).toHaveText([
    'Organization Name is required.',
    'Name is required.',
    'Designation is required.',
    'Mobile number is required.',
    'Email is required.',
    'Organization Address is required',
    'Pincode is required',
    'State is required',
    'City is required',
    'Company name is required',
    'Job title is required',
    'Job Location is required',
    'Pincode is required',
    'State is required',
    'City is required',
    'Job Description is required',
    'Interview Location is required',
    'Pincode is required',
    'State is required',
    'City is required',
    'Interview Timing is required',
  ])
  await expect(page.getByLabel('Mobile number')).toHaveAccessibleDescription(
    /Mobile number is required\./,
  )
  await expect(page.getByLabel('Salary from')).toHaveValue('20,000')

  await page.getByLabel('Organization Name').fill('Vaani')
  await page.getByLabel('Contact person').fill('Ritu')
  await organization.getByLabel('Designation').fill('HR')
  await page.getByLabel('Mobile number').fill('5876543210')
  await page.getByLabel('Email').fill('ritu@vaani')
  await organization.getByLabel('Pincode').fill('012345')
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await expectFieldError(page.getByLabel('Mobile number'), 'Enter a valid mobile number.')
  await expect(links(page).nth(0)).toHaveText('Enter a valid mobile number.')
  await expect(links(page).nth(1)).toHaveText('Invalid email.')
  await expect(links(page).nth(3)).toHaveText('Enter a valid 6-digit pincode')
})

test('the application form tells what is missing, group by group', async ({
  page,
  prepare,
  enter,
}) => {
  const jobId = await postLiveJob(prepare)
  await enter(await prepare.signIn('candidate'))
  await page.goto(`/applyform/${jobId}`)
  const box = (name: string): Locator => page.getByRole('textbox', { name })
  const next = (name: string): Locator => page.getByRole('button', { name: `Next: ${name}` })

  await test.step('about the person', async () => {
    await box('Mobile number').fill('123')
    await next('Where you live').click()
    await expectFieldError(box('Name'), 'Name is required')
    for (const told of [
      'Name is required',
      'Valid email is required',
      'Gender is required',
      'Valid 10-digit number is required',
      'Date of Birth is required',
    ]) {
      await expect(page.getByRole('main').getByText(told, { exact: true }).first()).toBeVisible()
    }
    await expect(box('Mobile number')).toHaveValue('123')
    await box('Name').fill('Pooja')
    await box('Email').fill('pooja@mail.example')
    await page.getByRole('radio', { name: 'Female', exact: true }).check()
    await box('Mobile number').fill('9800000000')
    await box('Date of Birth').fill('01-01-2020')
    await next('Where you live').click()
    await expectFieldError(box('Date of Birth'), 'You must be at least 18 years old')
    await box('Date of Birth').fill('14-08-2000')
    await next('Where you live').click()
  })

  await test.step('where the person lives', async () => {
    await next('Education and work').click()
    await expectFieldError(box('Current address'), 'Address is required')
    for (const told of ['State is required', 'City is required', 'Valid Pincode is required']) {
      await expect(page.getByRole('main').getByText(told, { exact: true }).first()).toBeVisible()
    }
    await box('Current address').fill('Laxmi Nagar')
    await box('Pincode').fill('110092')
    await expect(page.getByText(/^Found /)).toBeVisible()
    await next('Education and work').click()
  })

  await test.step('education and work', async () => {
    await next('Documents').click()
    await expect(fieldError(page, 'Work Experience is required')).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Fresher' })).toBeFocused()
    for (const told of ['Education is required', 'Language is required']) {
      await expect(page.getByRole('main').getByText(told, { exact: true }).first()).toBeVisible()
    }
    await page.getByRole('combobox', { name: 'Education' }).selectOption('12th Passed')
    await page.getByRole('radio', { name: 'Fresher' }).check()
    await box('Language').fill('Hindi')
    await next('Documents').click()
  })

  await test.step('documents', async () => {
    await page.getByRole('button', { name: 'Submit' }).click()
    await expectFieldError(page.getByLabel('Resume (PDF)'), 'Resume is required')
    const photo = page.getByLabel('Photo')
    await photo.setInputFiles(file('me.gif', 'image/gif', Buffer.from('GIF89a')))
    const wrongKind = 'Please upload an image in JPEG, JPG and PNG format'
    await expect(fieldError(page, wrongKind)).toBeVisible()
    await photo.setInputFiles(file('me.png', 'image/png', Buffer.alloc(1_048_576)))
    await expect(fieldError(page, 'Image size should be less than 1MB')).toBeVisible()
  })
})

test('a logo of the wrong kind or size is refused in place @long', async ({
  page,
  prepare,
  enter,
}) => {
  await enter(await prepare.createEmployer())
  await page.goto('/postjob')
  await openGroups(page)
  const logo = page.getByLabel('Company logo')
  const wrongKind = 'Please upload an image in JPEG, JPG and PNG format'
  await logo.setInputFiles(file('logo.pdf', 'application/pdf', Buffer.from('%PDF-1.7')))
  await expect(fieldError(page, wrongKind)).toBeVisible()
  await expect(logo).toHaveAttribute('aria-invalid', 'true')
  await logo.setInputFiles(file('logo.png', 'image/png', Buffer.alloc(1_048_576)))
  await expect(fieldError(page, 'Image size should be less than 1MB')).toBeVisible()
  // It calls itself a picture and is none.
  await logo.setInputFiles(file('logo.png', 'image/png', Buffer.from('no picture')))
  await expect(page.getByRole('main').getByText(wrongKind).first()).toBeVisible()
  await logo.setInputFiles(file('logo.png', 'image/png', pngBytes()))
  await expect(page.getByRole('main').getByText(wrongKind)).toHaveCount(0)
})
