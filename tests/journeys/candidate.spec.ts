import { hydrate } from './support/hydration.ts'
import { chooseOption } from './support/filters.ts'
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { pdfBytes } from '../support/fixtures.ts'
import { test as frontedTest } from './support/fronted.ts'
import { postLiveJob, postLiveJobs } from './support/live-jobs.ts'
import { expectFieldError, fieldError, toast } from './support/messages.ts'
import { jobAnswers, newPhone } from './support/people.ts'
import { signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

test.use({ reusesContext: true })

/** A word that no other journey's jobs have. */
const newWord = (): string => `W${randomUUID().slice(0, 8)}`

const resume = (bytes = pdfBytes()) => ({
  name: 'resume.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(bytes),
})

const searchBox = (page: Page) =>
  page.getByRole('combobox', { name: /Job title|What work/i }).filter({ visible: true })

frontedTest(
  'S1-11: a new candidate fills the first details before searching',
  { tag: '@phone' },
  async ({ page, prepare, front }) => {
    await signIn(page, prepare, 'candidate', newPhone())
    await page.getByRole('link', { name: 'All questions on one page' }).click()
    await expect(
      page.getByRole('heading', { name: 'Fill Your Details To Check New Openings' }),
    ).toBeVisible()
    // Nobody is warned of what they did not do.
    await expect(toast(page, 'Fill all the details first')).toHaveCount(0)
    await page.getByRole('textbox', { name: 'Name' }).fill('Ravi Kumar')
    await page.getByRole('textbox', { name: 'Date of Birth' }).fill('01011999')
    await page.getByRole('radio', { name: 'Male', exact: true }).check()
    await page.getByRole('textbox', { name: 'Email' }).fill('ravi@mail.example')
    await page.getByRole('button', { name: 'Next: Where you live' }).click()
    await page.getByRole('textbox', { name: 'Current address' }).fill('12 Ring Road')
    await page.getByRole('textbox', { name: 'Pincode' }).fill('000000')
    await expectFieldError(page.getByRole('textbox', { name: 'Pincode' }), 'Invalid Pincode!')
    await page.getByRole('textbox', { name: 'Pincode' }).fill('201301')
    await expect(page.getByText('Found Noida, Uttar Pradesh')).toBeVisible()
    await page.getByRole('button', { name: 'Next: Education and work' }).click()
    await page.getByRole('combobox', { name: 'Education' }).selectOption('10th Passed')
    await page.getByRole('radio', { name: '0-1 yr' }).check()
    await page.getByRole('textbox', { name: 'Past job experience' }).fill('A shop')
    await page.getByRole('radio', { name: 'Fresher' }).check()
    await expect(page.getByRole('textbox', { name: 'Past job experience' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(fieldError(page, 'Please agree to how your data is used')).toBeInViewport()
    await expect(page.getByRole('checkbox', { name: /^I agree that my data/ })).toBeFocused()
    await page.getByRole('checkbox', { name: /^I agree that my data/ }).check()
    const arrive = front.hold(/^\/api\/upload$/)
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(
      page.getByRole('dialog', { name: 'Profile has been updating .....' }),
    ).toBeVisible()
    arrive()
    await expect(page.getByRole('dialog', { name: 'Your Profile has been updated' })).toBeVisible()
    await page.getByRole('button', { name: 'ok', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'GET HIRED IN 3 EASY STEPS' })).toBeVisible()
  },
)

test('words and a filter in one breath are both kept @desktop @long', async ({
  page,
  prepare,
  enter,
}) => {
  await enter(await prepare.createCandidate())
  await page.goto('/jobsearch')
  await searchBox(page).fill('telecaller')
  const howFar = page.getByRole('combobox', { name: 'How far?' })
  await chooseOption(howFar, '20 km')
  await expect(howFar).toHaveValue('20')
  await expect(page).toHaveURL(/q=telecaller/)
  await expect(page).toHaveURL(/within=20/)
})

test('S1-18: search, filters and Back go by the address @phone @both @core', async ({
  page,
  prepare,
  enter,
}) => {
  const word = newWord()
  await postLiveJobs(prepare, 2, (index) => ({
    jobTitle: `${word} Executive`,
    educationQualification: [index === 0 ? '10th Passed' : '12th Passed'],
  }))
  await enter(await prepare.createCandidate())
  await page.goto('/jobsearch')
  await searchBox(page).fill(`${word} exec`)
  await expect(page.getByRole('heading', { name: '2 jobs' })).toBeVisible()
  await expect(page).toHaveURL(/[?&]q=/)

  // The suggestions stand over the button of a wide screen.
  await page.keyboard.press('Escape')
  await page
    .getByRole('button', { name: /^(All f|F)ilters/ })
    .filter({ visible: true })
    .click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByRole('radio', { name: '12th Passed' }).check()
  await sheet.getByRole('button', { name: 'Show 1 job' }).click()
  await expect(page.getByRole('heading', { name: '1 job', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove filter 12th Passed' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: '2 jobs' })).toBeVisible()

  await searchBox(page).fill(`${word} nobody`)
  await expect(page.getByRole('heading', { name: 'No exact match' })).toBeVisible()
  await expect(page.getByText(`Showing jobs that match part of “${word} nobody”`)).toBeVisible()
})

test(
  'the search says when the connection breaks, and tries again @long',
  { tag: '@phone' },
  async ({ page, context, prepare, enter }) => {
    const word = newWord()
    await postLiveJob(prepare, { jobTitle: word })
    await enter(await prepare.createCandidate())
    await page.goto('/jobsearch')
    await hydrate(page)
    await context.setOffline(true)
    await searchBox(page).fill(word)
    await expect(page.getByText('No internet connection. Please try again')).toBeVisible()
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: '1 job', exact: true })).toBeVisible()
  },
)

test(
  'more jobs come below, and Back finds the place again',
  { tag: '@phone' },
  async ({ page, prepare, enter }) => {
    const word = newWord()
    await postLiveJobs(prepare, 26, (index) => ({ jobTitle: `${word} number ${index}` }))
    await enter(await prepare.createCandidate())
    await page.goto(`/jobsearch?q=${word}`)
    await expect(page.getByRole('article')).toHaveCount(24)
    // Hydration alone does not lay out what stands far below.
    const document = page.locator('html')
    await expect(document).toHaveAttribute('data-hydrated')
    await expect(document).not.toHaveAttribute('data-moved')
    // Cards get their height when they come near, so a button far below is no sure place to press.
    await page.getByRole('button', { name: 'Show more jobs' }).press('Enter')
    await expect(page.getByRole('article')).toHaveCount(26)
    await expect(document).toHaveAttribute('data-moved')
    await expect(page.getByText('26 of 26 jobs shown')).toBeAttached()
    const last = page.getByRole('link', { name: `${word} number 0` })
    await last.evaluate((link) => link.scrollIntoView({ block: 'center' }))
    const place = await page.evaluate(() => window.scrollY)
    await last.click()
    await expect(page.getByRole('heading', { level: 1, name: `${word} number 0` })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('article')).toHaveCount(26)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(place, -1)
  },
)

test(
  'S1-12: a job is read and applied for @core',
  { tag: '@phone' },
  async ({ page, prepare, enter }) => {
    const description = `${'Answer calls of customers. '.repeat(8)}The last words.`
    const jobId = await postLiveJob(prepare, { jobDescription: description })
    await enter(await prepare.createCandidate())
    await page.goto(`/job_details/${jobId}`)
    await expect(page.locator('#job-details').getByText('9 hrs')).toBeVisible()
    await expect(page.getByText('The last words.')).toHaveCount(0)
    await page.getByRole('button', { name: 'read more' }).click()
    await expect(page.getByText('The last words.')).toBeVisible()
    await page.getByRole('button', { name: 'show less' }).click()
    await page.getByRole('button', { name: 'Click here to contact HR' }).click()
    await expect(toast(page, 'Apply for the job to view details')).toBeVisible()
    expect(await page.content()).not.toContain(jobAnswers.email)

    await page.getByRole('link', { name: 'Apply Now' }).filter({ visible: true }).click()
    // The form of the details is there for who wants to change something.
    await page.getByRole('dialog', { name: 'Apply' }).getByRole('link', { name: 'Edit' }).click()
    await expect(
      page.getByRole('heading', { name: 'Fill Your Details to Apply for Jobs Directly' }),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(
      page.getByText('Your Profile has been submitted successfully for the job'),
    ).toBeInViewport()

    const hrNumber = `tel:+91${jobAnswers.mobileNumber}`
    await expect(page.locator(`.hr a[href="${hrNumber}"]`)).toBeInViewport()
    await expect(page.getByRole('region', { name: 'Messages' }).getByRole('button')).toHaveCount(0)
    await expect(page.getByText('Already Applied').filter({ visible: true })).toBeInViewport()
    const next = page.getByRole('link', { name: 'Call HR' })
    await expect(next).toBeInViewport()
    await expect(next).toHaveAttribute('href', hrNumber)
    await expect(page.getByRole('link', { name: jobAnswers.email })).toBeVisible()
    const own = page.locator('section').filter({ hasText: 'Your application' })
    await expect(own).toContainText(/Applied on \d\d-\d\d-\d{4}/)
    await page.getByRole('button', { name: 'Check Response' }).click()
    await expect(page.getByRole('dialog', { name: 'Your application' })).toContainText('With HR')
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await page.getByRole('button', { name: 'Click here to contact HR' }).click()
    await expect(
      page.getByRole('dialog', { name: 'Contact HR' }).getByRole('link', { name: 'Call HR' }),
    ).toHaveAttribute('href', hrNumber)
    await page.keyboard.press('Escape')

    await page.goto('/candidate_profile#applications')
    await expect(page.getByRole('heading', { name: 'My Applications' })).toBeInViewport()
    await expect(page.getByText('1 job applied.')).toBeVisible()
    await expect(page.getByText(/opened your resume/)).toHaveCount(0)
    await expect(page.getByText('Applied 0 days ago')).toBeVisible()

    await prepare.setJobStatus(jobId, 'waiting')
    await page.reload()
    await page.getByRole('button', { name: 'Check Response' }).click()
    await expect(page.getByRole('dialog', { name: 'Under Progress' })).toContainText(
      'Admin is verifying your details on progress',
    )
  },
)

test.describe('a form with mistakes', { tag: '@phone' }, () => {
  test.use({ expectedRefusals: [/\/api\/upload$/] })

  test('S5-17: is marked, told, and keeps what was typed @long', async ({
    page,
    prepare,
    enter,
  }) => {
    const jobId = await postLiveJob(prepare)
    await enter(await prepare.createCandidate())
    await page.goto(`/applyform/${jobId}`)
    const documents = page.getByRole('region', { name: 'Documents' })
    const chooseResume = documents.getByLabel('Resume (PDF)')
    await chooseResume.setInputFiles({ ...resume(), name: 'cv.docx', mimeType: 'text/plain' })
    await expect(fieldError(page, 'Please upload a PDF file!')).toBeVisible()
    await chooseResume.setInputFiles(resume(Buffer.alloc(1_048_576)))
    await expect(documents.getByText('File size should be less than 1MB!')).toBeVisible()
    await chooseResume.setInputFiles(resume(Buffer.from('no pdf at all')))
    await expect(documents.getByText('Please upload a PDF file!')).toBeVisible()
    await expect(documents.getByText('ready to send')).toHaveCount(0)
    // Only the server reads a PDF to its end.
    await chooseResume.setInputFiles(resume(Buffer.from('%PDF-1.7 no pdf at all')))
    await expect(documents.getByText('ready to send')).toBeVisible()

    const about = page.getByRole('region', { name: 'About you' })
    await about.getByRole('button', { name: 'Edit' }).click()
    await about.getByRole('textbox', { name: 'Name' }).fill('')
    await about.getByRole('textbox', { name: 'Date of Birth' }).fill('01-01-2020')
    await page.getByRole('button', { name: 'Submit' }).click()
    await expectFieldError(about.getByRole('textbox', { name: 'Name' }), 'Name is required')
    await expect(
      page.getByRole('link', { name: 'You must be at least 18 years old' }),
    ).toBeVisible()

    await about.getByRole('textbox', { name: 'Name' }).fill('Pooja V')
    await expect(about.getByText('Name is required')).toHaveCount(0)
    await about.getByRole('textbox', { name: 'Date of Birth' }).fill('14-08-2003')
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(documents.getByText('Please upload a PDF file!')).toBeVisible()
    await chooseResume.setInputFiles(resume())
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page).toHaveURL(/\/job_details\//)
    await page.goto('/candidate_profile')
    await expect(page.getByText('Your profile is complete.')).toBeVisible()
    await expect(page.getByText(/^Step \d of/)).toHaveCount(0)
    await about.getByRole('button', { name: 'Edit' }).click()
    await expect(about.getByRole('textbox', { name: 'Name' })).toHaveValue('Pooja V')
  })
})

test.describe('a job that is not there', { tag: '@phone' }, () => {
  test.use({ expectedRefusals: [/\/api\/jobs\//] })

  test('S8-7: is told of @long', async ({ page, prepare, enter }) => {
    await enter(await prepare.createCandidate())
    await page.goto(`/job_details/${randomUUID()}`)
    await expect(page.getByRole('heading', { name: 'No job found.' })).toBeVisible()
  })
})

test('a filter that is chosen before typing pauses takes the words along @desktop @long', async ({
  page,
  prepare,
  enter,
}) => {
  const word = newWord()
  await postLiveJobs(prepare, 1, () => ({ jobTitle: `${word} Executive` }))
  await enter(await prepare.createCandidate())
  await page.goto('/jobsearch')
  const howFar = page.getByRole('combobox', { name: 'How far?' })
  await expect(howFar).toBeEnabled()
  await hydrate(page)
  // Both within one turn: no pause is that short.
  await page.evaluate(
    ([box, select, text]) => {
      const type = (field: Element, value: string, kind: string) => {
        const prototype = Object.getPrototypeOf(field)
        Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
        field.dispatchEvent(new Event(kind, { bubbles: true }))
      }
      if (!box || !select) throw new Error('The fields are there')
      type(box, text, 'input')
      type(select, '5', 'change')
    },
    [await searchBox(page).elementHandle(), await howFar.elementHandle(), word] as const,
  )
  await expect(page).toHaveURL(/within=5/)
  await expect(page).toHaveURL(new RegExp(`q=${word}`))
})
