import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Preparations } from './api.ts'
import { toast } from './messages.ts'
import { expect } from './test.ts'

/* The approvals page as its journeys name its parts. */

/** A word that no other journey's jobs have: the queue is everybody's. */
export const newWord = (): string => `Q${randomUUID().slice(0, 8)}`

export const detail = (page: Page) => page.getByRole('article', { name: 'Selected job' })
export const list = (page: Page) => page.getByRole('tabpanel').getByRole('list').first()
export const act = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}`) }).filter({ visible: true })
export const tab = (page: Page, name: string) => page.getByRole('tab', { name })
export async function openTab(page: Page, name: string): Promise<void> {
  await tab(page, name).click()
  await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true')
}

/** Rejects the open job for a reason. */
export async function rejectOpenJob(page: Page, title: string): Promise<void> {
  await act(page, 'Reject').first().click()
  await act(page, 'We could not confirm the company or the job').click()
  await expect(toast(page, `Rejected: ${title}`)).toBeVisible()
}

export const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search all jobs' })

/** A phone shows the search once it is wanted. */
export async function openSearch(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Search all jobs' })
  await expect(button.or(searchBox(page))).toBeVisible()
  if (await button.isVisible()) await button.click()
}

/** Waiting jobs 'word 3', 'word 2', 'word 1', in the order of the queue. */
export async function postWaitingJobs(prepare: Preparations, word: string, count: number) {
  const ids: string[] = []
  while (ids.length < count) {
    const employer = await prepare.createEmployer()
    for (let post = 0; post < 2 && ids.length < count; post++) {
      ids.push(await prepare.postJob(employer, { jobTitle: `${word} ${count - ids.length}` }))
    }
  }
  return ids
}

export const heading = (page: Page, name: string) =>
  detail(page).getByRole('heading', { name, exact: true })
