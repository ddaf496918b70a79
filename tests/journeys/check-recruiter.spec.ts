import { randomInt } from 'node:crypto'
import { postLiveJob } from './support/live-jobs.ts'
import { expect, test } from './support/test.ts'

// A number that is too short is refused.
test.use({ expectedRefusals: [/\/api\/recruiter-checks$/] })

test('S1-70: anybody checks who rang, and is told what to do @phone @both', async ({
  page,
  prepare,
}) => {
  const number = `98${String(randomInt(1e8)).padStart(8, '0')}`
  await postLiveJob(prepare, { mobileNumber: number, companyName: 'Vaani Connect' })
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Check a recruiter' }).click()
  await expect(page.getByRole('heading', { name: 'Check a recruiter', level: 1 })).toBeVisible()
  await expect(page.getByText('Registered, not verified yet')).toBeVisible()

  const field = page.getByLabel('Phone number or company name')
  const submit = page.getByRole('button', { name: 'Check', exact: true })
  await field.fill('98765')
  await submit.click()
  await expect(field).toHaveAccessibleDescription(/Valid 10-digit number is required/)
  await expect(field).toHaveValue('98765')

  await field.fill(number)
  await submit.click()
  const answer = page.getByRole('region', { name: 'What we know' })
  await expect(answer.getByRole('heading', { name: 'Registered and verified' })).toBeVisible()
  await expect(answer).toContainText(`+91 ${number.slice(0, 5)} ${number.slice(5)}`)
  await expect(answer).toContainText('Phone checked')
  await expect(answer).not.toContainText('Vaani')

  await field.fill('vaani connect')
  await submit.click()
  await expect(answer).toContainText('Vaani Connect')
})
