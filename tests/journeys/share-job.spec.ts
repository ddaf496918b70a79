import { comeAlive } from './support/alive.ts'
import { postLiveJob } from './support/live-jobs.ts'
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

test("the device's own sheet takes the public link", async ({ page, prepare }) => {
  await page.addInitScript(() => {
    const share = async (data: ShareData) => {
      document.documentElement.dataset['shared'] = data.url
    }
    Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  })
  const jobId = await postLiveJob(prepare, answers)
  await page.goto(publicPath(jobId))
  await comeAlive(page)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-shared', new RegExp(jobId))
  await page.getByLabel('More ways to share').click()
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible()
  await expectUsable(page)
})
