import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { limits } from '../../src/contract/limits.ts'
import { hydrate } from './support/hydration.ts'
import { postLiveJob, postLiveJobs } from './support/live-jobs.ts'
import { expect, test } from './support/test.ts'
import { emptyDescription } from './support/database.ts'

/** A word that no other journey's jobs have. */
const newWord = (): string => `W${randomUUID().slice(0, 8)}`

const searchBox = (page: Page) =>
  page.getByRole('combobox', { name: /Job title|What work/i }).filter({ visible: true })
const alreadyApply = (page: Page) => page.evaluate(() => window.history.state?.usr?.alreadyApply)

test('S2-32: a card tells what a job is, and leads to it @phone @both', async ({
  page,
  prepare,
  enter,
  isMobile,
}) => {
  const word = newWord()
  const jobId = await postLiveJob(prepare, { jobTitle: word, gender: 'Male' })
  await enter(await prepare.createCandidate())
  await page.goto(`/jobsearch?q=${word}`)
  await expect(page.getByRole('heading', { name: 'GET HIRED IN 3 EASY STEPS' })).toBeVisible()
  const card = page.getByRole('article')
  for (const told of [
    word,
    'Vaani Connect',
    'Noida',
    '₹16,000 – 22,000 / month',
    'Fresher',
    'Male',
    'click here for details',
  ])
    await expect(card).toContainText(told)
  // Without a logo the company has its first letter.
  await expect(card.getByText('V', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'WhatsApp', exact: true })).toHaveAttribute(
    'href',
    /^https:/,
  )
  await expect(page.getByRole('link', { name: 'Telegram', exact: true })).toHaveAttribute(
    'href',
    /^https:/,
  )
  await hydrate(page)
  await card.getByRole('link', { name: word }).click()
  if (!isMobile) {
    await expect(page).toHaveURL(`/jobsearch?q=${word}&job=${jobId}`)
    return
  }
  await expect(page).toHaveURL(`/job_details/${jobId}`)
  expect(await alreadyApply(page)).toBe('false')
})

test('S10-15: cards stand three in a row @desktop @long', async ({ page, prepare }) => {
  const word = newWord()
  await postLiveJobs(prepare, 5, (index) => ({ jobTitle: `${word} ${index}` }))
  await page.goto(`/jobs?q=${word}`)
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(5)
  const tops = await cards.evaluateAll((all) =>
    all.map((card) => Math.round(card.getBoundingClientRect().top)),
  )
  // The slip of alerts has the third place of the first row.
  expect(tops.filter((top) => top === tops[2])).toHaveLength(3)
})

test('S2-33: the four filters are one tap away from the search @desktop', async ({
  page,
  prepare,
  enter,
}) => {
  await postLiveJob(prepare, { jobTitle: newWord() })
  await enter(await prepare.createCandidate())
  await page.goto('/jobsearch')
  const expectFilter = (name: string, all: string) =>
    expect(page.getByRole('combobox', { name }).locator('option').first()).toHaveText(all)
  await expect(page.getByRole('article').first()).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: 'All filters' }).click()
  await expectFilter('Category', 'All Categories')
  await expectFilter('Location', 'Location')
  await expect(page.getByRole('group', { name: 'Education' })).toBeVisible()
  await expectFilter('Company', 'All Companies')
})

test(
  'S10-7: typing is searched for once it pauses @long',
  { tag: '@phone' },
  async ({ page, prepare, enter }) => {
    await enter(await prepare.createCandidate())
    await page.clock.install()
    await page.goto('/jobsearch')
    await hydrate(page)
    await page.clock.pauseAt(Date.now() + 60_000)
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/allJobs')) asked.push(request.postDataJSON().q ?? '')
    })
    const word = newWord()
    const [first = '', ...others] = word
    await searchBox(page).pressSequentially(first)
    for (const letter of others) {
      await page.clock.runFor(limits.searchDebounceMs - 1)
      await searchBox(page).pressSequentially(letter)
    }
    await page.clock.runFor(limits.searchDebounceMs - 1)
    expect(asked).toEqual([])
    await page.clock.runFor(1)
    await page.clock.resume()
    await expect(page.getByRole('heading', { name: 'No jobs found' })).toBeVisible()
    expect(asked).toEqual([word])
  },
)

test(
  'S2-37: a job without a description says so @long',
  { tag: '@phone' },
  async ({ page, prepare, enter }) => {
    const jobId = await postLiveJob(prepare)
    await emptyDescription(jobId)
    await enter(await prepare.createCandidate())
    await page.goto(`/job_details/${jobId}`)
    await expect(page.getByText('No description available.')).toBeVisible()
  },
)

test('S1-19: a job’s page has its parts, and links to them on phones @phone @both', async ({
  page,
  prepare,
  enter,
  isMobile,
}) => {
  const jobId = await postLiveJob(prepare)
  await enter(await prepare.createCandidate())
  await page.goto(`/job_details/${jobId}`)
  await expect(
    page.getByRole('heading', { name: 'Customer Support Executive', level: 1 }),
  ).toBeVisible()
  for (const told of ['Vaani Connect', 'Sector 62', '₹16,000 – 22,000', 'Male and Female'])
    await expect(page.getByText(told).first()).toBeVisible()
  const parts = ['Job Details', 'Job Description', 'HR Details']
  for (const part of parts) await expect(page.getByRole('heading', { name: part })).toBeVisible()
  const anchors = page.getByRole('navigation', { name: 'On this page' })
  if (!isMobile) return await expect(anchors).toBeHidden()
  for (const part of parts.toReversed()) {
    await anchors.getByRole('link', { name: part }).click()
    await expect(page.getByRole('heading', { name: part })).toBeInViewport()
  }
})

test(
  'S2-40: who has applied comes back to the job with the flag, and is not asked twice @long',
  { tag: '@phone' },
  async ({ page, prepare, enter }) => {
    const jobId = await postLiveJob(prepare)
    await enter(await prepare.createCandidate())
    await page.goto(`/applyform/${jobId}`)
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page).toHaveURL(`/job_details/${jobId}#hr-details`)
    expect(await alreadyApply(page)).toBe('true')
    await page.goto(`/applyform/${jobId}`)
    await expect(page).toHaveURL(`/job_details/${jobId}`)
  },
)

for (const { list, call, who } of [
  { list: '/jobsearch', call: /\/api\/jobs\/[^/]+$/, who: 'a candidate' },
  { list: '/jobs', call: /\/jobs\/[^/]+\.data/, who: 'a visitor' },
] as const) {
  test(
    `${who} reads the facts of an opened job while the rest loads, and nothing moves`,
    { tag: '@phone' },
    async ({ page, prepare, enter }) => {
      const word = newWord()
      await postLiveJob(prepare, { jobTitle: word, companyName: 'Vaani Connect' })
      if (who === 'a candidate') await enter(await prepare.createCandidate())
      const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
      await page.route(call, async (route) => {
        await answered
        await route.continue()
      })
      await page.goto(`${list}?q=${word}`)
      await hydrate(page)
      await page.getByRole('link', { name: word }).click()
      const head = page.getByRole('heading', { level: 1, name: word })
      const facts = page.getByRole('main').locator('section', { has: head })
      await expect(facts).toContainText('Vaani Connect')
      await expect(facts).toContainText('₹16,000')
      await expect(facts).toContainText('Sector 62, Noida')
      await expect(page.getByRole('heading', { name: 'Job Description' })).toBeHidden()
      const before = await facts.boundingBox()
      answer()
      await expect(page.getByRole('heading', { name: 'Job Description' })).toBeVisible()
      expect(await facts.boundingBox()).toEqual(before)
    },
  )
}
