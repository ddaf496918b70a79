import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import {
  createAdminWithFactor,
  createApp,
  makeAdmin,
  readKey,
  wrongCode,
} from '../second-factor.ts'
import { toast } from '../messages.ts'
import type { Screen } from './screen.ts'

const ofCodes = [/\/api\/second-factor\//]

/** The path of the link that stops mails, in the mail about a job. */
async function stopPath(page: Page, word: string): Promise<string> {
  const find = async (): Promise<string> => {
    const outbox: { text: string }[] = await (await page.request.get('/dev/outbox.json')).json()
    const mail = outbox.find(({ text }) => text.includes(word) && text.includes('/stop/'))
    return /\/stop\/\S+/.exec(mail?.text ?? '')?.[0] ?? ''
  }
  await expect.poll(find).not.toBe('')
  return await find()
}

/** What is about the account of who is signed in. */
export const settingsScreens: readonly Screen[] = [
  {
    name: 'messages',
    prepare: async ({ prepare, word }) => {
      const person = await prepare.createEmployer()
      const jobTitle = `${word} International Customer Relationship Executive, nights`
      await prepare.setJobStatus(await prepare.postJob(person, { jobTitle }), 'accepted')
      return { path: '/notifications', person }
    },
    states: {
      unread: async ({ page }) => {
        await expect(page.getByRole('link', { name: /^New\. Your job is live/ })).toBeVisible()
      },
      'all read': async ({ page }) => {
        await page.getByRole('button', { name: 'Mark all as read' }).click()
        await expect(page.getByText('Nothing new')).toBeVisible()
      },
      'their settings': async ({ page }) => {
        await page.getByRole('link', { name: 'Message settings' }).click()
        const tick = page.getByRole('checkbox', { name: 'My jobs and money: App' })
        await tick.uncheck()
        // The first of them is still on its way.
        await tick.check()
        await tick.uncheck()
        await expect(toast(page, 'Saved')).toBeVisible()
        await expect(page).toHaveURL('/notification-settings')
        await tick.check()
        await expect(page.getByText(/^My jobs and money: App\. You said yes on/)).toBeVisible()
      },
      'the link in a mail': async ({ page, word }) => {
        await page.goto(await stopPath(page, word))
        await page.getByRole('button', { name: 'Stop them' }).click()
        await expect(page).toHaveURL(/\/stop\//)
        await expect(page.getByText('You get no more of these mails')).toBeVisible()
      },
      none: async ({ page, prepare }) => {
        const { token } = await prepare.createEmployer()
        await page.evaluate((other) => localStorage.setItem('token', other), token)
        await page.goto('/notifications')
        await expect(page.getByRole('heading', { name: 'No messages yet' })).toBeVisible()
      },
    },
  },
  {
    name: 'signed-in devices',
    prepare: async ({ prepare }) => {
      const person = await prepare.createCandidate()
      await prepare.signIn('candidate', person.phone)
      return { path: '/signed-in-devices', person }
    },
    states: {
      two: async ({ page }) => {
        await expect(page.getByText('This device')).toBeVisible()
      },
      'asks whether to sign the others out': async ({ page }) => {
        await page.getByRole('button', { name: 'Sign out all others' }).click()
        await expect(page.getByRole('alertdialog')).toBeVisible()
      },
      one: async ({ page }) => {
        await page
          .getByRole('alertdialog')
          .getByRole('button', { name: 'Sign out all others' })
          .click()
        await expect(page.getByText('You are signed in only on this device.')).toBeVisible()
      },
    },
  },
  {
    name: 'setting up a second step',
    prepare: async ({ prepare, phone }) => {
      await makeAdmin(phone)
      return { path: '/admin-settings', person: await prepare.signIn('admin', phone) }
    },
    states: {
      'the settings without one': async ({ page }) => {
        await expect(page.getByText('2-step login is off.', { exact: false })).toBeVisible()
      },
      'the key': async ({ page }) => {
        await page.goto('/second-step/set-up?next=/admin-settings')
        await readKey(page)
      },
      'a wrong code': async ({ page }) => {
        await page.getByLabel('Code from your app').fill(await wrongCode())
        await page.getByRole('button', { name: 'Turn on' }).click()
        await expect(page.getByText(/This code is wrong/)).toBeVisible()
      },
      'the recovery codes': async ({ page }) => {
        const app = createApp(await readKey(page))
        await page.getByLabel('Code from your app').fill(await app.nextCode())
        await page.getByRole('button', { name: 'Turn on' }).click()
        await expect(toast(page, '2-step login is on')).toBeVisible()
      },
      'the settings with one': async ({ page }) => {
        await page.getByRole('button', { name: 'I have saved them' }).click()
        await expect(page.getByText(/On since/)).toBeVisible()
      },
      'asks for a code': async ({ page }) => {
        await page.getByRole('button', { name: 'Turn off' }).click()
        await expect(page.getByRole('dialog')).toBeVisible()
      },
    },
    refusals: ofCodes,
  },
  {
    name: 'the code of a sign-in',
    prepare: async ({ prepare, page, phone }) => {
      const { waiting } = await createAdminWithFactor(page.request, prepare, phone)
      return { path: '/second-step', person: waiting }
    },
    states: {
      'of the app': async ({ page }) => {
        await expect(page.getByLabel('Code from your app')).toBeVisible()
      },
      'a recovery code that is none': async ({ page }) => {
        await page.getByRole('button', { name: 'Use a recovery code instead' }).click()
        await page.getByLabel('Recovery code').fill('AAAAA-AAAAA')
        await page.getByRole('button', { name: 'Continue' }).click()
        await expect(page.getByText(/This recovery code is wrong/)).toBeVisible()
      },
    },
    refusals: ofCodes,
  },
  {
    name: 'the offer of a second step',
    needsOwnContext: true,
    prepare: async ({ prepare, page, phone }) => {
      await makeAdmin(phone)
      await page.addInitScript(() => localStorage.setItem('second-factor-offer', 'open'))
      return {
        path: '/section-5?status=rejected&q=x',
        person: await prepare.signIn('admin', phone),
      }
    },
    states: {
      made: async ({ page }) => {
        await expect(page.getByRole('link', { name: 'Turn on 2-step login' })).toBeVisible()
      },
    },
  },
]
