import { pngBytes } from '../support/fixtures.ts'
import { expectFieldError } from './support/messages.ts'
import { newPhone } from './support/people.ts'
import { signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

test.use({ reusesContext: true })

test('S1-13: a new employer makes a profile and lands on the dashboard @core', async ({
  page,
  prepare,
}) => {
  const phone = newPhone()
  await signIn(page, prepare, 'employer', phone)
  await expect(page.getByRole('heading', { name: 'Create Your Profile' })).toBeVisible()
  // Nobody is warned of what they did not do.
  await expect(page.getByText('Fill all the Profile details first')).toHaveCount(0)
  await expect(page.getByLabel('Mobile number')).toHaveValue(phone)

  await page.getByRole('button', { name: 'Submit' }).click()
  await expectFieldError(
    page.getByRole('textbox', { name: 'Name', exact: true }),
    'Name is required',
  )
  for (const told of [
    'Valid email is required',
    'Gender is required',
    'Address is required',
    'Designation is required',
    'State is required',
    'City is required',
    'Valid Pincode is required',
    'Please agree to how your data is used',
  ]) {
    await expect(page.getByRole('link', { name: told })).toBeVisible()
  }

  await page.getByRole('link', { name: 'Designation is required' }).click()
  await expect(page.getByLabel('Designation')).toBeFocused()
  await page.getByLabel('Designation').fill('HR Manager')
  await expect(page.getByRole('link', { name: 'Designation is required' })).toBeHidden()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ritu Sharma')
  await page.getByLabel('Email').fill('ritu@vaani.example')
  await page.getByLabel('Female').check()
  await page.getByLabel('Organization name').fill('Vaani Connect Pvt Ltd')
  await page.getByLabel('Company address').fill('Tower B, Sector 62')
  await page.getByLabel('Pincode').fill('201301')
  await expect(page.getByLabel('State')).toHaveValue('Uttar Pradesh')
  await expect(page.getByLabel('City')).not.toHaveValue('')
  await page.getByRole('checkbox', { name: /^I agree that my data/ }).check()
  await page.getByRole('button', { name: 'Submit' }).click()

  const done = page.getByRole('dialog', { name: 'Your Profile has been updated' })
  await expect(done).toBeVisible()
  await done.getByRole('button', { name: 'ok' }).click()
  await expect(page).toHaveURL(/\/employee_dashboard$/)
  await expect(page.getByRole('heading', { name: 'Ritu Sharma' })).toBeVisible()
  await expect(page.getByText('HR Manager, Vaani Connect Pvt Ltd')).toBeVisible()
})

test('S2-31: an employer edits the profile; a wrong picture is refused in place', async ({
  page,
  prepare,
  enter,
}) => {
  await enter(await prepare.createEmployer())
  await page.goto('/employee_profile')
  await expect(page.getByRole('heading', { name: 'Edit/Manage Your Profile' })).toBeVisible()
  await expect(page.getByLabel('Female')).toBeChecked()

  const picture = page.getByLabel('Your picture or logo')
  await picture.setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('no picture'),
  })
  const wrongKind = 'Please upload an image in JPEG, JPG and PNG format'
  await expect(page.getByRole('alert').filter({ hasText: wrongKind }).first()).toBeVisible()
  const large = pngBytes({ width: 700, height: 700, incompressible: true })
  await picture.setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer: large })
  await expect(page.getByText('Image size should be less than 1MB').first()).toBeVisible()
  await picture.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: pngBytes() })
  await expect(page.getByText('me.png')).toBeVisible()
  await expect(page.getByText('Image size should be less than 1MB').first()).toBeHidden()

  await page.getByLabel('Designation').fill('Head of Hiring')
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('button', { name: 'ok', exact: true }).click()
  await expect(page.getByText('Head of Hiring, Vaani Connect Pvt Ltd')).toBeVisible()
})

test.describe('a pincode that does not exist', () => {
  test.use({ expectedRefusals: [/\/api\/places\//] })

  test('S5-33: is told, and empties state and city @long', async ({ page, prepare, enter }) => {
    await enter(await prepare.createEmployer())
    await page.goto('/employee_profile')
    await page.getByLabel('Pincode').fill('999999')
    await expect(page.getByText('Invalid Pincode! Please enter a valid one.')).toBeVisible()
    await expect(page.getByLabel('State')).toHaveValue('')
    await expect(page.getByLabel('City')).toHaveValue('')
  })
})

test('S1-53: the employer screens ask to log in, and come back @long', async ({
  page,
  prepare,
}) => {
  await page.goto('/postjob')
  await expect(page).toHaveURL(/\/employee_login\?next=%2Fpostjob$/)
  await expect(page.getByText('Please login to continue')).toBeVisible()
  const phone = newPhone()
  await page.getByLabel('Mobile number').fill(phone)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.getByLabel('OTP').waitFor()
  await page.getByLabel('OTP').fill(await prepare.readCode(phone))
  await page.getByRole('button', { name: 'Verify OTP' }).click()
  // Posting asks for a profile first.
  await expect(page.getByRole('heading', { name: 'Create Your Profile' })).toBeVisible()
})
