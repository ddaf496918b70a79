import type { Page } from '@playwright/test'
import { createMailbox } from '../support/browser-mailbox.ts'
import { expectNoAxeViolations } from './support/axe.ts'
import { expectFitsNarrowPhone } from './support/page-width.ts'
import { expect, test } from './support/test.ts'

/*
 * The browser of the journeys allows no notifications and reaches no push service; both are stood in
 * for. The pages, the calls and the service worker are the product's own.
 */

async function giveMailbox(page: Page): Promise<void> {
  const { subscription } = createMailbox(`https://fcm.googleapis.com/fcm/send/${Date.now()}`)
  await page.addInitScript((json) => {
    const kept = 'test-subscription'
    const given = 'test-permission'
    const unsubscribe = async () => {
      localStorage.removeItem(kept)
      return true
    }
    const made = () => ({
      options: { applicationServerKey: null },
      toJSON: () => json,
      unsubscribe,
    })
    Object.defineProperty(Notification, 'permission', {
      get: () => localStorage.getItem(given) ?? 'default',
    })
    Notification.requestPermission = async () => {
      localStorage.setItem(given, 'granted')
      return 'granted'
    }
    Object.assign(PushManager.prototype, {
      getSubscription: async () => (localStorage.getItem(kept) === null ? null : made()),
      subscribe: async () => {
        localStorage.setItem(kept, 'yes')
        return made()
      },
    })
  }, subscription)
}

/** Delivers a push to the page's service worker; answers what it shows. */
async function deliver(page: Page, data: string): Promise<unknown> {
  const [worker] = page.context().serviceWorkers()
  if (!worker) throw new Error('There is no service worker')
  const shown = worker.evaluate(
    () =>
      new Promise((resolve) => {
        ServiceWorkerRegistration.prototype.showNotification = async (title, options) =>
          resolve({ title, body: options?.body, data: options?.data })
      }),
  )
  const session = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations
      if (registration) resolve(registration.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const origin = new URL(page.url()).origin
  const registrationId = await registered
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
  return await shown
}

test('a candidate turns notifications on, is told, and turns them off', async ({
  page,
  prepare,
  enter,
}) => {
  await giveMailbox(page)
  await enter(await prepare.createCandidate())
  await page.goto('/candidate_profile')
  const card = page.getByRole('region', { name: 'Notifications', exact: true })
  await card.getByRole('button', { name: 'Turn on notifications' }).click()
  await expect(card.getByText('Notifications are on in this browser.')).toBeVisible()
  await expectFitsNarrowPhone(page)
  await expectNoAxeViolations(page)

  const message = { title: 'You are shortlisted', body: 'HR may call', link: '/jobs', tag: 'a' }
  expect(await deliver(page, JSON.stringify(message))).toEqual({
    title: 'You are shortlisted',
    body: 'HR may call',
    data: { link: '/jobs' },
  })
  expect(await deliver(page, 'no JSON')).toEqual({
    title: 'Kaamyab',
    body: 'Be the first to know about the latest jobs and opportunities.',
    data: { link: '/' },
  })

  await page.reload()
  await expect(card.getByText('Notifications are on in this browser.')).toBeVisible()
  await card.getByRole('button', { name: 'Turn off notifications' }).click()
  await expect(card.getByRole('button', { name: 'Turn on notifications' })).toBeVisible()
})

test('an employer who logs out leaves no subscription behind', async ({ page, prepare, enter }) => {
  await giveMailbox(page)
  await enter(await prepare.createEmployer())
  await page.goto('/employee_dashboard')
  await page.getByRole('button', { name: 'Turn on notifications' }).click()
  await expect(page.getByText('Notifications are on in this browser.')).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).filter({ visible: true }).first().click()
  await page.getByRole('button', { name: 'Yes, log out' }).click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('test-subscription'))).toBeNull()
})

test('who said no is told where to change it', async ({ page, prepare, enter }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' })
  })
  await enter(await prepare.createCandidate())
  await page.goto('/candidate_profile')
  await expect(page.getByText('Notifications are blocked.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Turn on notifications' })).toHaveCount(0)
})
