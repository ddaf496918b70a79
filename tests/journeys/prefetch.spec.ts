import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { hydrate } from './support/hydration.ts'
import { postLiveJob } from './support/live-jobs.ts'
import { expect, test } from './support/test.ts'

/** Longer than a pointer rests by chance. */
const restMs = 1_000

/** In the title of the one job that a search for it finds. */
let word: string
test.beforeEach(async ({ prepare, enter }) => {
  word = `W${randomUUID().slice(0, 8)}`
  await postLiveJob(prepare, { jobTitle: word })
  await enter(await prepare.createCandidate())
})

async function restOnJob(page: Page): Promise<void> {
  await page.clock.install()
  await page.goto(`/jobsearch?q=${word}`)
  await hydrate(page)
  await page.getByRole('link', { name: word }).hover()
  await page.clock.runFor(restMs)
}

const filesAhead = (page: Page) =>
  page.locator('link[rel="modulepreload"][href*="/job-details-"], link[rel="prefetch"]')

test('the next page’s files come when a pointer rests on its link @desktop', async ({ page }) => {
  await restOnJob(page)
  await expect(filesAhead(page)).not.toHaveCount(0)
})

test('nothing comes ahead where a browser is to save data @desktop @long', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await restOnJob(page)
  await expect(filesAhead(page)).toHaveCount(0)
})
