import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Preparations } from './api.ts'
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

export const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search this list' })

/** Waiting jobs 'word 1', 'word 2' and so on; the last one leads the queue. */
export async function postWaitingJobs(prepare: Preparations, word: string, count: number) {
  const ids: string[] = []
  while (ids.length < count) {
    const employer = await prepare.createEmployer()
    for (let post = 0; post < 2 && ids.length < count; post++) {
      ids.push(await prepare.postJob(employer, { jobTitle: `${word} ${ids.length + 1}` }))
    }
  }
  return ids
}

export const heading = (page: Page, name: string) =>
  detail(page).getByRole('heading', { name, exact: true })
