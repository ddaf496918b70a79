import type { Page } from '@playwright/test'
import { indiaDate } from '../../src/contract/india-time.ts'
import type { Person } from './support/api.ts'
import { expectNoAxeViolations } from './support/axe.ts'
import { invitationLink, inviteAll } from './support/interviews.ts'
import { test } from './support/own-server.ts'
import { expect } from './support/test.ts'

/** The server's morning: the pass is shown on the day of the interview. */
const morning = Date.parse(`${indiaDate(new Date())}T10:20:00+05:30`)
const shiftMs = morning - Date.now()
const shiftedClock = new URL('../support/shifted-clock.ts', import.meta.url).href

test.use({
  serviceWorkers: 'allow',
  permissions: ['screen-wake-lock'],
  expectedRefusals: [/\/interviews?\//],
  ownSettings: { NODE_OPTIONS: `--import=${shiftedClock}`, CLOCK_SHIFT_MS: String(shiftMs) },
})

const cachedInvitations = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const requests = await (await caches.open('invitations-2')).keys()
    return requests.map(({ url }) => new URL(url).pathname)
  })

test('S2-974: on the day the pass is shown, lit and also without a line @phone', async ({
  page,
  context,
  prepare,
  enter,
}) => {
  const employer = await prepare.createEmployer()
  const jobId = await prepare.postJob(employer)
  await prepare.setJobStatus(jobId, 'accepted')
  const candidate = await prepare.createApplicant(jobId, 'Neha Kulkarni')
  await inviteAll(page, employer, jobId, { at: new Date(morning + 3_600_000) })
  const link = await invitationLink(page, candidate)
  await context.addInitScript(() => {
    const { request } = WakeLock.prototype
    WakeLock.prototype.request = async function requestAndTell(type) {
      const lock = await request.call(this, type)
      document.documentElement.dataset['lit'] = type
      return lock
    }
  })

  await page.goto(link)
  const pass = page.getByRole('region', { name: 'Your pass' })
  await expect(page.getByText('Tower B, Sector 62, Noida')).toBeVisible()
  await expect(pass).toHaveCount(0)
  await page.getByRole('button', { name: 'Coming' }).click()
  await expect(page.getByRole('heading', { name: 'You are expected' })).toBeVisible()
  const code = await pass.getByText(/^[2-9A-Z]{4} [2-9A-Z]{4}$/).textContent()
  await expectNoAxeViolations(page)
  // The page begins to work at the first touch.
  await page.keyboard.press('Tab')
  await expect(page.locator('html[data-lit=screen]')).toBeAttached()
  await expect.poll(() => cachedInvitations(page)).toEqual([link])

  await context.setOffline(true)
  await page.reload()
  await expect(pass.getByText(String(code))).toBeVisible()
  await expect(pass.getByRole('img', { name: `Your pass, code ${code}` })).toBeVisible()
  await expect(page.locator('body')).toHaveAttribute('data-cached-note', /^No internet/)
  await page.getByRole('button', { name: 'I am late' }).click()
  const waits = page.getByText('Your answer waits on this phone.')
  await expect(waits).toBeVisible()
  await page.reload()
  await page.keyboard.press('Tab')
  await expect(waits).toBeVisible()
  await expect(pass.getByText(String(code))).toBeVisible()

  // The browser says that it is online before anybody can be reached.
  await page.route(/\/api\/interviews\//, (route) => route.abort('internetdisconnected'), {
    times: 1,
  })
  await context.setOffline(false)
  await expect(page.getByText('HR knows that you are late. You keep your place.')).toBeVisible()

  // The end of a session leaves nothing of a person.
  await enter(candidate)
  await page.goto('/candidate_profile')
  expect(await cachedInvitations(page)).toEqual([link])
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, log out' }).click()
  await expect.poll(() => page.evaluate(() => caches.has('invitations-2'))).toBe(false)
})

test('S2-974: an invitation that ended is not cached @phone @long', async ({ page, prepare }) => {
  const employer = await prepare.createEmployer()
  const jobId = await prepare.postJob(employer)
  await prepare.setJobStatus(jobId, 'accepted')
  const candidate = await prepare.createApplicant(jobId, 'Neha Kulkarni')
  await inviteAll(page, employer, jobId, { at: new Date(morning + 3_600_000) })
  const link = await invitationLink(page, candidate)
  await page.goto(link)
  await page.keyboard.press('Tab')
  await expect.poll(() => cachedInvitations(page)).toEqual([link])
  const headersOf = ({ token }: Person) => ({ authorization: `Bearer ${token}` })
  const applicants = await page.request.post(`/api/getApplicants/${jobId}`, {
    headers: headersOf(employer),
    data: {},
  })
  const [{ id }] = await applicants.json()
  const withdrawal = { headers: headersOf(candidate), data: {} }
  await page.request.post(`/api/applications/${id}/withdraw`, withdrawal)
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => cachedInvitations(page)).toEqual([])
})
