import { hydrate } from './support/hydration.ts'
import { postLiveJob } from './support/live-jobs.ts'
import { jobAnswers } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { expectUsable } from './support/usable.ts'

const answers = { jobTitle: 'Telecaller', jobCity: 'Noida' }
const publicPath = (jobId: string): string => `/jobs/telecaller-noida-${jobId}`

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a job is passed on by plain links', async ({ page, prepare }) => {
    const jobId = await postLiveJob(prepare, answers)
    await page.goto(publicPath(jobId))
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
    await page.getByText('Share', { exact: true }).click()
    const whatsapp = page.getByRole('link', { name: 'WhatsApp', exact: true })
    await expect(whatsapp).toBeVisible()
    expect(await whatsapp.getAttribute('href')).toContain(encodeURIComponent(canonical ?? '?'))
    const telegram = page.getByRole('link', { name: 'Telegram', exact: true })
    expect(await telegram.getAttribute('href')).toContain(encodeURIComponent(canonical ?? '?'))
    await expect(page.getByRole('button', { name: 'Copy link' })).toHaveCount(0)
  })
})

test('a candidate copies the link of a job', async ({ page, context, prepare, enter }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  const jobId = await postLiveJob(prepare, answers)
  await enter(await prepare.createCandidate())
  await page.goto(`/job_details/${jobId}`)
  await page.getByText('Share', { exact: true }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeHidden()
  await page.getByText('Share', { exact: true }).click()
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(copied).pathname).toBe(publicPath(jobId))
})

test("the device's own sheet takes the public link @long", async ({ page, prepare }) => {
  await page.addInitScript(() => {
    const share = async (data: ShareData) => {
      document.documentElement.dataset['shared'] = data.url
    }
    Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  })
  const jobId = await postLiveJob(prepare, answers)
  await page.goto(publicPath(jobId))
  await hydrate(page)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-shared', new RegExp(jobId))
  await page.getByLabel('More ways to share').click()
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible()
  await expectUsable(page)
})

test('the shared link of a job knows who applied @long', async ({ page, prepare, enter }) => {
  const jobId = await postLiveJob(prepare, answers)
  const candidate = await prepare.createCandidate()
  await enter(candidate)
  await page.goto(publicPath(jobId))
  await expect(
    page.getByRole('link', { name: 'Apply Now' }).filter({ visible: true }),
  ).toBeVisible()
  await expect(page.getByText('Apply for the job to view details')).toBeVisible()

  await prepare.apply(candidate, jobId)
  await page.reload()
  const application = page.locator('section').filter({ hasText: 'Your application' })
  await expect(application).toContainText('HR')
  await expect(page.getByRole('link', { name: 'Apply Now' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Call HR' })).toHaveAttribute(
    'href',
    `tel:+91${jobAnswers.mobileNumber}`,
  )
  await expectUsable(page)

  const sent = await page.request.get(publicPath(jobId))
  expect(await sent.text()).not.toContain(jobAnswers.mobileNumber)
})

test('S2-242: who does not fit is told before applying, and may apply', async ({
  page,
  prepare,
  enter,
}) => {
  const jobId = await postLiveJob(prepare, { ...answers, gender: 'Male' })
  await enter(await prepare.createCandidate({ gender: 'Female' }))
  const told = page.getByText('This job asks for: Fresher and Male', { exact: false })
  const match = page.getByRole('region', { name: 'You match' })
  const forMen = match.getByRole('listitem').filter({ hasText: 'Male' })
  await page.goto(publicPath(jobId))
  await expect(forMen).toContainText('You: Female')
  await page.goto(`/job_details/${jobId}`)
  await expect(forMen).toContainText('Different in your profile:')
  await expect(match).toContainText('You can still apply.')
  await expectUsable(page)
  await page.getByRole('link', { name: 'Apply Now' }).filter({ visible: true }).click()
  await page.getByRole('dialog', { name: 'Apply' }).getByRole('link', { name: 'Edit' }).click()
  await expect(told).toBeVisible()
  const about = page.getByRole('region', { name: 'About you' })
  await about.getByRole('button', { name: 'Edit' }).click()
  await about.getByRole('radio', { name: 'Male', exact: true }).check()
  await expect(told).toHaveCount(0)
  await about.getByRole('radio', { name: 'Female', exact: true }).check()
  await expect(told).toBeVisible()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page).toHaveURL(/\/job_details\/.*#hr-details$/)
  await expect(told).toHaveCount(0)
})

test('S2-82: an employer shares a live job by a message, its link, a code and a poster @long', async ({
  page,
  context,
  prepare,
  enter,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const employer = await prepare.createEmployer()
  const jobId = await prepare.postJob(employer, answers)
  await prepare.setJobStatus(jobId, 'accepted')
  await enter(employer)
  await page.goto('/employee_dashboard')
  await page.getByRole('button', { name: 'More for Telecaller' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Share' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share this job' })
  const message = await dialog.getByRole('link', { name: 'Share on WhatsApp' }).getAttribute('href')
  const text = new URL(message ?? '').searchParams.get('text') ?? ''
  expect(text).toContain('Telecaller')
  expect(text).toContain(publicPath(jobId))
  expect(text).toContain('Nobody should pay for this job.')
  await expect(dialog.getByRole('img', { name: 'Code that leads to Telecaller' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  const saved = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Poster in हिन्दी' }).click()
  expect((await saved).suggestedFilename()).toBe('Poster Telecaller.pdf')
})
