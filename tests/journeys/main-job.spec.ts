import { openSearch } from './support/approvals.ts'
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { pdfBytes, pngBytes } from '../support/fixtures.ts'
import type { Person, Preparations } from './support/api.ts'
import { fillJob, openGroups } from './support/job-form.ts'
import { toast } from './support/messages.ts'
import { newPhone } from './support/people.ts'
import { signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { endDecisionMinutes, letLastDayPass } from './support/database.ts'

const picture = (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: pngBytes({ width: 64, height: 64 }),
})

const searchBox = (page: Page) =>
  page.getByRole('combobox', { name: /Job title|What work/i }).filter({ visible: true })
const submit = (page: Page) => page.getByRole('button', { name: 'Submit', exact: true })
const firstVisible = (page: Page, role: 'link' | 'button', name: string) =>
  page.getByRole(role, { name }).filter({ visible: true }).first()

async function makeEmployerProfile(page: Page, email: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Create Your Profile' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ritu Sharma')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Female').check()
  await page.getByLabel('Organization name').fill('Vaani Connect Pvt Ltd')
  await page.getByLabel('Designation').fill('HR Manager')
  await page.getByLabel('Company address').fill('Tower B, Sector 62')
  await page.getByLabel('Pincode').fill('201301')
  await expect(page.getByLabel('City')).not.toHaveValue('')
  await page.getByRole('checkbox', { name: /^I agree that my data/ }).check()
  await submit(page).click()
  await page.getByRole('button', { name: 'ok', exact: true }).click()
  await expect(page).toHaveURL('/employee_dashboard')
}

async function fillWholeJob(page: Page, title: string): Promise<void> {
  await openGroups(page)
  await fillJob(page, { title })
  await page.getByLabel('Same as above address').check()
  await page.getByLabel('12th Passed').check()
  await page.getByLabel('Telephonic').check()
  await page.getByLabel('Company logo').setInputFiles(picture('logo.png'))
}

async function makeFirstProfile(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'All questions on one page' }).click()
  await expect(
    page.getByRole('heading', { name: 'Fill Your Details To Check New Openings' }),
  ).toBeVisible()
  await page.getByRole('textbox', { name: 'Name' }).fill('Pooja Verma')
  await page.getByRole('textbox', { name: 'Date of Birth' }).fill('14082000')
  await page.getByRole('radio', { name: 'Female', exact: true }).check()
  await page.getByRole('textbox', { name: 'Email' }).fill('pooja@mail.example')
  await page.getByRole('button', { name: 'Next: Where you live' }).click()
  await page.getByRole('textbox', { name: 'Current address' }).fill('Laxmi Nagar')
  await page.getByRole('textbox', { name: 'Pincode' }).fill('110092')
  await expect(page.getByText(/^Found /)).toBeVisible()
  await page.getByRole('button', { name: 'Next: Education and work' }).click()
  await page.getByRole('combobox', { name: 'Education' }).selectOption('12th Passed')
  await expect(page.getByRole('textbox', { name: 'Language' })).toHaveCount(0)
  await page.getByRole('radio', { name: 'Fresher' }).check()
  await page.getByRole('checkbox', { name: /^I agree that my data/ }).check()
  await submit(page).click()
  await page.getByRole('button', { name: 'ok', exact: true }).click()
  await expect(page).toHaveURL('/jobsearch')
}

async function filterByEducation(page: Page, education: string): Promise<void> {
  // The suggestions stand over the button of a wide screen.
  await page.keyboard.press('Escape')
  await page
    .getByRole('button', { name: /^(All f|F)ilters/ })
    .filter({ visible: true })
    .click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByRole('radio', { name: education }).check()
  await sheet.getByRole('button', { name: /^Show \d+ jobs?$/ }).click()
}

/** Everything that the product's calls answer to a page from now on. */
function recordReplies(page: Page): () => Promise<string> {
  const bodies: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.url().includes('/api/')) bodies.push(response.text().catch(() => ''))
  })
  return async () => (await Promise.all(bodies)).join('\n')
}

/** One job is found. On a desktop it stands beside the list, where it is read before anything happens to it. */
async function expectJobFound(
  page: Page,
  { word, title, isMobile }: { word: string; title: string; isMobile: boolean },
): Promise<void> {
  await page.goto(`/jobsearch?q=${word}`)
  await expect(page.getByRole('heading', { name: '1 job', exact: true })).toBeVisible()
  if (!isMobile) await expect(page.getByRole('region', { name: title })).toBeVisible()
}

const expectNoJobFound = async (page: Page, word: string) => {
  await page.goto(`/jobsearch?q=${word}`)
  await expect(page.getByRole('heading', { name: 'No jobs found' })).toBeVisible()
}

/** A phone that takes its time to decode a picture: the form is sent sooner. */
async function decodePicturesSlowly(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const decode = createImageBitmap
    window.createImageBitmap = async (picture: ImageBitmapSource) => {
      await new Promise((resolve) => setTimeout(resolve, 1_500))
      return await decode(picture)
    }
  })
}

/** The session that a browser holds, for what is prepared by calls. */
async function personOf(page: Page, phone: string): Promise<Person> {
  const token = await page.evaluate(() => localStorage.getItem('token'))
  return { phone, type: 'employee', token: token ?? '' }
}

async function postAndAccept(prepare: Preparations, employer: Person, title: string) {
  const jobId = await prepare.postJob(employer, { jobTitle: title })
  await prepare.setJobStatus(jobId, 'accepted')
  return jobId
}

test('S1-8: from the first sign-in to the shortlist, and to the last day @phone @both @core', async ({
  page: employer,
  openBrowser,
  prepare,
  isMobile,
}) => {
  test.setTimeout(180_000)
  const word = `Main${randomUUID().slice(0, 8)}`
  const title = `${word} Telecaller`
  const hrEmail = `hr.${word.toLowerCase()}@vaani.example`
  const employerPhone = newPhone()
  const admin = await openBrowser(prepare.admin())
  const candidate = await openBrowser()

  await test.step('a new employer posts a free job', async () => {
    await decodePicturesSlowly(employer)
    await signIn(employer, prepare, 'employer', employerPhone)
    await makeEmployerProfile(employer, hrEmail)
    await firstVisible(employer, 'link', 'Post New Job').click()
    await expect(employer.getByLabel('Email')).toHaveValue(hrEmail)
    await fillWholeJob(employer, title)
    await submit(employer).click()
    await employer.getByRole('button', { name: 'Post free' }).click()
    await expect(employer.getByRole('dialog', { name: 'Job submitted' })).toContainText(
      'Your job post will be live after verification within 24 hours.',
    )
    await employer.goto('/employee_dashboard')
    const shownJob = employer.getByRole('region', { name: 'Manage Job Posting' })
    await expect(
      shownJob.locator('.badge').getByText('Pending').filter({ visible: true }),
    ).toHaveCount(1)
  })

  await test.step('nobody finds it before the admin accepted it', async () => {
    await candidate.goto(`/jobs?q=${word}`)
    await expect(candidate.getByRole('link', { name: title })).toHaveCount(0)
    await admin.goto('/section-5')
    await openSearch(admin)
    await admin.getByRole('searchbox').fill(word)
    const job = admin.getByRole('article', { name: 'Selected job' })
    await expect(job.getByRole('heading', { name: title })).toBeVisible()
    await expect(job.getByRole('link', { name: hrEmail })).toBeVisible()
    await expect(job.locator('img')).toBeVisible()
    await firstVisible(admin, 'button', 'Accept').click()
    await expect(toast(admin, 'Status Changed to accepted')).toBeVisible()
  })

  const replies = recordReplies(candidate)
  await test.step('a new candidate finds it and sees no HR contact', async () => {
    await signIn(candidate, prepare, 'candidate', newPhone())
    await makeFirstProfile(candidate)
    await searchBox(candidate).fill(word)
    await expect(candidate.getByRole('heading', { name: '1 job', exact: true })).toBeVisible()
    await filterByEducation(candidate, '12th Passed')
    await expect(candidate).toHaveURL(/education=/)
    await expect(candidate.getByRole('article').locator('img')).toBeVisible()
    const opened = candidate.waitForResponse(/\/api\/jobs\/[^/]+$/)
    await candidate.getByRole('link', { name: title }).click()
    if (!isMobile) await candidate.getByRole('link', { name: 'Open this job’s page' }).click()
    await expect(candidate.getByRole('heading', { name: title, level: 1 })).toBeVisible()

    const reply: unknown = await (await opened).json()
    expect(reply).toMatchObject({ jobTitle: title, alreadyApplied: false })
    for (const hidden of ['hrname', 'hrmobileNumber', 'hremail', 'nameAndDesignation'])
      expect(reply).not.toHaveProperty(hidden)
    const seen = (await replies()) + (await candidate.content())
    for (const secret of [hrEmail, employerPhone, 'Ritu Sharma']) expect(seen).not.toContain(secret)
  })

  await test.step('applies with a resume and a photo, and sees the HR contact', async () => {
    // The whole first form asked for no language, so one question comes first. The form of the details is behind 'Edit'.
    await firstVisible(candidate, 'link', 'Apply Now').click()
    await candidate
      .getByRole('group', { name: 'Hindi' })
      .getByRole('radio', { name: 'Very good', exact: true })
      .check()
    await candidate.getByRole('button', { name: 'Next' }).click()
    const sheet = candidate.getByRole('dialog', { name: 'Apply' })
    await sheet.getByRole('link', { name: 'Edit' }).click()
    await candidate.getByLabel('Resume (PDF)').setInputFiles({
      name: 'resume.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(pdfBytes()),
    })
    await candidate.getByLabel('Photo').setInputFiles(picture('me.png'))
    await submit(candidate).click()
    await expect(
      candidate.getByText('Your Profile has been submitted successfully for the job'),
    ).toBeInViewport()
    await expect(candidate.getByRole('link', { name: hrEmail })).toBeVisible()
    await expect(
      candidate.getByText('Already Applied').filter({ visible: true }).first(),
    ).toBeVisible()
  })

  await test.step('the employer reads the resume and shortlists', async () => {
    await employer.goto('/employee_dashboard')
    await firstVisible(employer, 'link', 'Check Response (1)').click()
    const person = employer.getByRole('article', { name: 'Pooja Verma' })
    await expect(person).toContainText('Applied 0 days ago')
    await expect(person.locator('img').first()).toBeVisible()
    const link = person.getByRole('link', { name: 'Resume of Pooja Verma' })
    const resume = await employer.request.get((await link.getAttribute('href')) ?? '')
    expect(resume.headers()['content-type']).toBe('application/pdf')
    expect((await resume.body()).subarray(0, 5).toString()).toBe('%PDF-')
    await employer.getByRole('button', { name: 'Shortlist Pooja Verma' }).click()
    await expect(toast(employer, 'Pooja Verma is shortlisted')).toBeVisible()
    await endDecisionMinutes()
  })

  await test.step('the candidate reads of it', async () => {
    await candidate.goto('/jobsearch')
    await candidate.getByRole('link', { name: 'Messages, 1 new' }).click()
    await expect(candidate).toHaveURL('/notifications')
    await candidate.getByRole('link', { name: /^New\. You are shortlisted/ }).click()
    await expect(candidate.getByRole('link', { name: 'Messages', exact: true })).toBeVisible()
    const mine = candidate.getByRole('region', { name: 'My Applications' })
    await expect(mine.getByText('Shortlisted').first()).toBeVisible()
    await expect(mine).toContainText(title)
  })

  await test.step('the admin pauses it: it is gone from search at once', async () => {
    await expectJobFound(candidate, { word, title, isMobile })
    await admin.goto(`/section-5?status=accepted&q=${word}`)
    await firstVisible(admin, 'button', 'Pause').click()
    await expect(admin.getByRole('heading', { name: 'No jobs available!' })).toBeVisible()
    await expectNoJobFound(candidate, word)
    await candidate.goto('/candidate_profile#applications')
    await expect(candidate.getByRole('region', { name: 'My Applications' })).toContainText(title)
    await employer.goto('/employee_dashboard')
    await expect(employer.getByText('Expired').filter({ visible: true })).toHaveCount(1)
  })

  await test.step('the last day of another passes: it is gone as well', async () => {
    const person = await personOf(employer, employerPhone)
    const jobId = await postAndAccept(prepare, person, `${word} Second`)
    await expectJobFound(candidate, { word, title: `${word} Second`, isMobile })
    await letLastDayPass(jobId)
    await expectNoJobFound(candidate, word)
    await admin.goto(`/section-5?status=pause&q=${word}`)
    await expect(admin.getByText(`${word} Second`).filter({ visible: true }).first()).toBeVisible()
    await employer.goto('/employee_dashboard')
    await expect(employer.getByText('Expired').filter({ visible: true })).toHaveCount(2)
  })

  await test.step('the third post is not free any more', async () => {
    await employer.goto('/postjob')
    await fillWholeJob(employer, `${word} Third`)
    await submit(employer).click()
    const bill = employer.getByRole('region', { name: 'Checkout' })
    await expect(bill.locator('dd')).toHaveText(['₹399', '₹72', '₹471'])
    await expect(firstVisible(employer, 'button', 'Pay ₹471')).toBeVisible()
    await expect(employer.getByRole('button', { name: 'Post free' })).toHaveCount(0)
  })
})
