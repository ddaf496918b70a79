import type { Page } from '@playwright/test'
import { postLiveJob } from './support/live-jobs.ts'
import * as push from './support/notifications.ts'
import { expect, test } from './support/test.ts'
import { expectUsable } from './support/usable.ts'

test.use({ serviceWorkers: 'allow' })

const card = (page: Page) => page.getByRole('region', { name: 'Notifications', exact: true })
const isOn = (page: Page) => card(page).getByText('Notifications are on in this browser.')
const turnOn = (page: Page) => card(page).getByRole('button', { name: 'Turn on notifications' })

/** The address that the server is told to push to next. */
async function toldAddress(page: Page): Promise<string> {
  const request = await page.waitForRequest('**/api/subscribe')
  expect((await request.response())?.status()).toBe(200)
  const { token }: { token: string } = request.postDataJSON()
  const { endpoint }: push.StoredSubscription = JSON.parse(token)
  return endpoint
}

async function serverKey(page: Page): Promise<string> {
  const { publicKey } = await (await page.request.get('/api/push-key')).json()
  return publicKey
}

test('S2-45: a candidate turns notifications on, is told, and turns them off @core', async ({
  page,
  prepare,
  enter,
}) => {
  await push.standInForPush(page)
  await enter(await prepare.createCandidate())
  await page.goto('/candidate_profile')
  await turnOn(page).click()
  await expect(isOn(page)).toBeVisible()
  await expectUsable(page)

  const message = { title: 'You are shortlisted', body: 'HR may call', link: '/jobs', tag: 'a' }
  const icon = '/icon-192.png'
  expect(await push.deliverPush(page, JSON.stringify(message))).toEqual({
    title: 'You are shortlisted',
    body: 'HR may call',
    icon,
    link: '/jobs',
  })
  expect(await push.deliverPush(page, 'no JSON')).toEqual({
    title: 'Kaamyab',
    body: 'Be the first to know about the latest jobs and opportunities.',
    icon,
    link: '/',
  })

  await page.reload()
  await card(page).getByRole('button', { name: 'Turn off notifications' }).click()
  await expect(turnOn(page)).toBeVisible()
  await page.reload()
  await expect(turnOn(page)).toBeVisible()
})

test('a tap on a notification opens its page, and takes no other page for it @long', async ({
  page,
  prepare,
  enter,
}) => {
  await push.standInForPush(page)
  await enter(await prepare.createCandidate())
  await page.goto('/candidate_profile')
  await turnOn(page).click()
  await expect(isOn(page)).toBeVisible()
  const address = page.url()
  const { origin } = new URL(address)
  // The page that comes forward reads its data again.
  const again = page.waitForRequest('**/api/my-profile')
  expect(await push.tapNotification(page, '/candidate_profile')).toEqual({
    focused: address,
  })
  await again
  expect(await push.tapNotification(page, '/responses/7')).toEqual({
    opened: `${origin}/responses/7`,
  })
  expect(await push.tapNotification(page, 'https://elsewhere.example/')).toEqual({ opened: origin })
  expect(page.url()).toBe(address)
})

test('a subscription that the browser lets go is made anew, and the server told @long', async ({
  page,
  prepare,
  enter,
}) => {
  await push.standInForPush(page)
  await enter(await prepare.createCandidate())
  await page.goto('/candidate_profile')
  await turnOn(page).click()
  await expect(isOn(page)).toBeVisible()
  const first = (await push.storedSubscription(page))?.endpoint

  await push.loseSubscription(page)
  const toldAtOnce = toldAddress(page)
  expect(await push.endSubscription(page)).toBe(await serverKey(page))
  const second = await toldAtOnce
  expect(second).not.toBe(first)

  await push.loseSubscription(page)
  const toldAtNextVisit = toldAddress(page)
  await page.goto('/jobsearch')
  expect([first, second]).not.toContain(await toldAtNextVisit)
})

test('a subscription made for another key of the server gives way to one for the present key @long', async ({
  page,
  prepare,
  enter,
}) => {
  await push.standInForPush(page)
  await enter(await prepare.createCandidate())
  await page.goto('/candidate_profile')
  await turnOn(page).click()
  await expect(isOn(page)).toBeVisible()
  const before = await push.storedSubscription(page)
  await push.giveOtherKey(page)
  const told = toldAddress(page)
  await page.goto('/')
  const address = await told
  const kept = await push.storedSubscription(page)
  expect(address).toBe(kept?.endpoint)
  expect(address).not.toBe(before?.endpoint)
  expect(kept?.key).toBe(await serverKey(page))
})

test('who logs out leaves no subscription behind, nor one for the next person @long', async ({
  page,
  prepare,
  enter,
}) => {
  await push.standInForPush(page)
  await enter(await prepare.createEmployer())
  await page.goto('/employee_dashboard')
  await turnOn(page).click()
  await expect(isOn(page)).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).filter({ visible: true }).first().click()
  await page.getByRole('button', { name: 'Yes, log out' }).click()
  await expect.poll(() => push.storedSubscription(page)).toBeNull()
  await expect(page).toHaveURL('/')
  await enter(await prepare.createEmployer())
  await page.goto('/employee_dashboard')
  await expect(turnOn(page)).toBeVisible()
  expect(await push.storedSubscription(page)).toBeNull()
})

test('who said no is told where to change it', async ({ page, prepare, enter }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' })
  })
  await enter(await prepare.createCandidate())
  await page.goto('/candidate_profile')
  await expect(page.getByText('Notifications are blocked.')).toBeVisible()
  await expect(turnOn(page)).toHaveCount(0)
})

test('S2-46: an applicant who allowed notifications is shown one to connect with HR @long', async ({
  page,
  prepare,
  enter,
}) => {
  const jobId = await postLiveJob(prepare)
  await push.standInForPush(page, { isAllowed: true })
  await enter(await prepare.createCandidate())
  await page.goto(`/applyform/${jobId}`)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page).toHaveURL(`/job_details/${jobId}#hr-details`)
  await expect
    .poll(() => push.shownByPage(page))
    .toEqual({
      title: 'Connect with HR',
      body: 'Your application is sent. You can call HR from the job’s page.',
      icon: '/icon-192.png',
      link: `/job_details/${jobId}`,
    })
})

test('S2-47: an applicant who allowed none is shown none @long', async ({
  page,
  prepare,
  enter,
}) => {
  const jobId = await postLiveJob(prepare)
  await push.standInForPush(page)
  await enter(await prepare.createCandidate())
  await page.goto(`/applyform/${jobId}`)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Already Applied').filter({ visible: true })).toBeVisible()
  expect(await push.shownByPage(page)).toBeNull()
})

test.describe('the copyright line', () => {
  const copyright = (page: Page) =>
    page.getByRole('contentinfo').getByRole('button', { name: /Kaamyab/ })

  test('S2-20: shows a test notification where they are allowed @long', async ({ page }) => {
    await push.standInForPush(page, { isAllowed: true })
    await page.goto('/')
    await copyright(page).click()
    await expect
      .poll(() => push.shownByPage(page))
      .toEqual({
        title: 'Kaamyab',
        body: 'Be the first to know about the latest jobs and opportunities.',
        icon: '/icon-192.png',
        link: '/',
      })
  })

  test('S2-21: says otherwise that they are not @long', async ({ page }) => {
    await push.standInForPush(page)
    await page.goto('/')
    const said = page.waitForEvent('dialog')
    // Not awaited: the click ends when the alert does.
    const clicked = copyright(page).click()
    const alert = await said
    expect(alert.message()).toBe('You have not allowed notifications.')
    await alert.accept()
    await clicked
    expect(await push.shownByPage(page)).toBeNull()
  })
})
