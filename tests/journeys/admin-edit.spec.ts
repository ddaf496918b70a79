import { pngBytes } from '../support/fixtures.ts'
import { newWord, detail, act, postWaitingJobs, heading } from './support/approvals.ts'
import { expectFieldError, toast } from './support/messages.ts'
import { expect, test } from './support/test.ts'

test.use({ reusesContext: true })

test('S1-20: every field of a job can be edited @long', async ({ page, prepare, enter }) => {
  const word = newWord()
  await postWaitingJobs(prepare, word, 3)
  await enter(prepare.admin())
  await page.goto(`/section-5?per=25&q=${word}`)
  await expect(heading(page, `${word} 3`)).toBeVisible()
  const next = page.getByRole('button', { name: 'Next job' })
  if (await next.isVisible()) await next.click()
  else await page.keyboard.press('j')
  await expect(heading(page, `${word} 2`)).toBeVisible()
  await page.getByRole('link', { name: 'Edit' }).click()

  await expect(
    page.getByRole('heading', { name: 'Post a job in 3 easy steps', level: 1 }),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Fill Job Details' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Need Help? Contact Us' })).toHaveAttribute(
    'href',
    '/Contact',
  )

  const place = page.getByRole('region', { name: 'The work and the place' })
  const organization = page.getByRole('region', { name: 'Your organization' })
  await expect(page.getByLabel('Job title')).toHaveValue(`${word} 2`)
  await expect(page.getByLabel('12th Passed')).toBeChecked()
  await page.getByLabel('Organization Name').fill('')
  await page.getByLabel('Salary from').fill('')
  await page.getByLabel('Salary to').fill('')
  await act(page, 'Save changes').click()
  await expectFieldError(page.getByLabel('Organization Name'), 'Organization Name is required.')

  const answers = {
    'Organization Name': 'Sahaj Desk Pvt Ltd',
    'Contact person': 'Anil Rao',
    Designation: 'Team Lead',
    'Mobile number': '9123456780',
    Email: 'anil@sahaj.example',
    'Organization Address': '5 Park Street',
    'Company hired for': 'Sahaj Desk',
    'Job title': `${word} two`,
    'Salary from': '20000',
    'Salary to': '25000',
    'Working hours': '8',
    'Job Description': 'Write answers to customers.',
    'Job Location': 'Salt Lake',
  }
  for (const [label, answer] of Object.entries(answers)) await page.getByLabel(label).fill(answer)
  for (const region of [organization, place]) {
    await region.getByLabel('Pincode').fill('700091')
    await expect(region.getByLabel('State')).toHaveValue('West Bengal')
    await expect(region.getByLabel('City')).not.toHaveValue('')
  }
  await page.getByLabel('Category').selectOption('Back Office')
  await page.getByLabel('Female', { exact: true }).check()
  await page.getByLabel('12th Passed').uncheck()
  await page.getByLabel('Graduated and above').check()
  await page.getByLabel('English (Fluent)').check()
  await page.getByLabel('1-2 yr').check()
  await page.getByLabel('Hybrid').check()
  await page.getByLabel('Offline (In person)').check()
  await page.getByLabel('Same as Job Location').check()
  await page.getByLabel('Interview Timing').fill('Mon to Fri, 11 to 4')
  await page.getByLabel('Company logo').setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: pngBytes({ width: 64, height: 64 }),
  })
  await act(page, 'Save changes').click()

  await expect(toast(page, 'Job Details updated successfully')).toBeVisible()
  // Back where one was: the same search, the same job.
  await expect(page).toHaveURL(new RegExp(`/section-5\\?per=25&q=${word}#`))
  const job = detail(page)
  await expect(job.getByRole('heading', { name: `${word} two` })).toBeVisible()
  for (const told of [
    'Sahaj Desk Pvt Ltd',
    'Anil Rao, Team Lead',
    '+91 91234 56780',
    'anil@sahaj.example',
    '5 Park Street',
    'Salt Lake',
    'West Bengal 700091',
    '₹20,000 – 25,000',
    'Back Office',
    'Graduated and above',
    'Hindi, English (Normal Speaking), English (Fluent)',
    'Fresher, 1-2 yr',
    'Female',
    'Hybrid',
    '8 hrs',
    'Write answers to customers.',
    'Telephonic, Offline (In person)',
    'Mon to Fri, 11 to 4',
  ]) {
    await expect(job).toContainText(told)
  }
  await expect(job.locator('img')).toBeVisible()
})

test('S2-59: an edit opened by its address ends in the queue @long', async ({
  page,
  prepare,
  enter,
}) => {
  const [jobId = ''] = await postWaitingJobs(prepare, newWord(), 1)
  await enter(prepare.admin())
  await page.goto(`/Edit/${jobId}`)
  await page.getByLabel('Salary from').fill('30000')
  await page.getByLabel('Salary to').fill('')
  await act(page, 'Save changes').click()
  await expect(toast(page, 'Job Details updated successfully')).toBeVisible()
  await expect(page).toHaveURL('/section-5')
  await page.goto(`/edit/${jobId}`)
  await expect(page.getByLabel('Salary from')).toHaveValue('30,000')
  await page.getByRole('link', { name: 'Back to approvals' }).click()
  await expect(page).toHaveURL('/section-5')
})
