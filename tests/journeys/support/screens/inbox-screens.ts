import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import type { Preparations } from '../api.ts'
import { fieldError, toast } from '../messages.ts'
import type { Screen } from './screen.ts'

const callBack = (name: string) => ({
  name,
  mobile: '9876501234',
  email: 'venkataraghavan.krishnamurthy@mail.example',
  query: 'I paid and it still shows Pending.',
  submissionId: crypto.randomUUID(),
})

/** The first case of the inbox, and the one that is open. */
const firstCase = (page: Page) =>
  page.getByRole('main').getByRole('listitem').getByRole('link').first()
const openCase = (page: Page) => page.getByRole('article', { name: 'Open case' })

/** Blocks a company; answers the token of the link in the mail about it. */
async function linkAboutBlock(page: Page, prepare: Preparations, name: string): Promise<string> {
  const { phone } = await prepare.createEmployer({ name })
  const admin = prepare.admin()
  const listed = await page.request.post('/api/organisations', {
    headers: { authorization: `Bearer ${admin.token}` },
    data: { show: 'all', search: phone },
  })
  const [organisation]: { id: string }[] = await listed.json()
  const blocked = await page.request.post(`/api/organisations/${organisation?.id}/block`, {
    headers: { authorization: `Bearer ${admin.token}` },
    data: { reason: 'askedForMoney', note: 'Three people were asked for 500 rupees.' },
  })
  expect(blocked.ok()).toBe(true)
  const find = async (): Promise<string> => {
    const outbox: { text: string }[] = await (await page.request.get('/dev/outbox.json')).json()
    const mail = outbox.find(({ text }) => text.includes(name) && text.includes('about='))
    return /about=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  }
  await expect.poll(find).not.toBe('')
  return await find()
}

/** The cases of the inbox. */
export const inboxScreens: readonly Screen[] = [
  {
    name: 'requests for a call back',
    prepare: async ({ prepare, page, word }) => {
      const nameOfOneLongWord = `${word}${'a'.repeat(60)}`
      const sent = await page.request.post('/submitForm', { data: callBack(nameOfOneLongWord) })
      expect(sent.ok()).toBe(true)
      return { path: `/inbox?kind=contact&q=${word}`, person: prepare.admin() }
    },
    states: {
      listed: async ({ page }) => {
        await expect(firstCase(page)).toBeVisible()
      },
      opened: async ({ page }) => {
        await firstCase(page).click()
        await expect(openCase(page).getByLabel('What came of it?')).toBeVisible()
      },
      'with a mistake': async ({ page }) => {
        await openCase(page).getByRole('button', { name: 'Mark as done' }).click()
        await expect(fieldError(page, 'Write what came of it')).toBeVisible()
        await expect(toast(page, 'Write what came of it')).toHaveCount(0)
      },
      done: async ({ page }) => {
        await openCase(page).getByLabel('What came of it?').fill('Called.')
        await openCase(page).getByRole('button', { name: 'Mark as done' }).click()
        await expect(page.getByRole('button', { name: 'Open again' })).toBeVisible()
      },
    },
  },
  {
    name: 'grievances',
    prepare: async ({ prepare, page, word }) => {
      const candidate = await prepare.createCandidate()
      const filed = await page.request.post('/api/grievances', {
        headers: { authorization: `Bearer ${candidate.token}` },
        data: {
          submissionId: crypto.randomUUID(),
          topic: 'access',
          email: 'venkataraghavan.krishnamurthy@mail.example',
          details: `${word}${'a'.repeat(60)} Who has my number?`,
        },
      })
      expect(filed.ok()).toBe(true)
      return { path: `/inbox?kind=grievance&q=${word}`, person: prepare.admin() }
    },
    states: {
      opened: async ({ page, word }) => {
        await firstCase(page).click()
        await expect(openCase(page)).toContainText(word)
      },
      taken: async ({ page }) => {
        await openCase(page).getByLabel('Who is on it').selectOption('You')
        await expect(page.getByText('This is with you now')).toBeVisible()
      },
      answered: async ({ page }) => {
        await openCase(page).getByLabel('Your answer').fill('The employers you applied to.')
        await openCase(page).getByRole('button', { name: 'Send answer' }).click()
        await expect(openCase(page)).toContainText('Answered by')
      },
      'nothing found': async ({ page, word }) => {
        await page.goto(`/inbox?q=${word}zzz`)
        await expect(page.getByText('Nothing found')).toBeVisible()
      },
    },
  },
  {
    name: 'an objection to a block in the inbox',
    prepare: async ({ prepare, page, word }) => {
      const token = await linkAboutBlock(page, prepare, word)
      const sent = await page.request.post('/submitForm', {
        data: { ...callBack(`${word} Gowda`), about: token },
      })
      expect(sent.ok()).toBe(true)
      return { path: `/inbox?kind=objection&q=${word}`, person: prepare.admin() }
    },
    states: {
      opened: async ({ page }) => {
        await firstCase(page).click()
        await expect(openCase(page)).toContainText('Asked for money')
      },
    },
  },
  {
    name: 'reports of a job in the inbox',
    prepare: async ({ prepare, page, word }) => {
      const jobId = await prepare.postJob(await prepare.createEmployer(), {
        jobTitle: `${word} Delivery partner`,
      })
      await prepare.setJobStatus(jobId, 'accepted')
      for (const words of ['a'.repeat(60), 'He asked ₹500 for a bag before joining.']) {
        const reporter = await prepare.createCandidate()
        const sent = await page.request.post(`/api/jobs/${jobId}/report`, {
          headers: { authorization: `Bearer ${reporter.token}` },
          data: { reason: 'They asked for money', amountAsked: '500', hasPaid: 'no', words },
        })
        expect(sent.ok()).toBe(true)
      }
      return { path: `/inbox?case=report.${jobId}`, person: prepare.admin() }
    },
    states: {
      opened: async ({ page }) => {
        await expect(openCase(page).getByText('2 people said')).toBeVisible()
      },
      'asked before the block': async ({ page }) => {
        await page.keyboard.press('b')
        await expect(page.getByRole('dialog')).toBeVisible()
      },
    },
  },
]
