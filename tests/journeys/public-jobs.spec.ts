import { hydrate } from './support/hydration.ts'
import { randomUUID } from 'node:crypto'
import { postLiveJob, postLiveJobs } from './support/live-jobs.ts'
import { jobAnswers } from './support/people.ts'
import { expect, test } from './support/test.ts'

test.use({ reusesContext: true })

/** A word that no other journey's jobs have. */
const newWord = (): string => `W${randomUUID().slice(0, 8)}`

test.describe('without JavaScript', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false })

  test('S1-26: jobs are searched, paged through and read @long', async ({ page, prepare }) => {
    const word = newWord()
    await postLiveJobs(prepare, 25, (index) => ({
      jobTitle: `${word} number ${index}`,
      educationQualification: [index === 0 ? '10th Passed' : '12th Passed'],
    }))
    await page.goto('/jobs')
    const search = page.getByRole('search').filter({ visible: true })
    await search.getByRole('combobox', { name: 'What work?' }).fill(word)
    await search.getByRole('button', { name: 'Search Job' }).click()
    await expect(page.getByRole('heading', { name: '25 jobs' })).toBeVisible()
    await page.getByRole('link', { name: 'Show more jobs' }).press('Enter')
    await expect(page.getByRole('article')).toHaveCount(1)
    await search.getByRole('link', { name: 'More filters' }).click()
    await search.getByRole('combobox', { name: 'Education' }).selectOption('10th Passed')
    await search.getByRole('button', { name: 'Search Job' }).click()
    await page.getByRole('link', { name: `${word} number 0` }).click()
    await expect(page.getByRole('heading', { level: 1, name: `${word} number 0` })).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(`^${word} number 0`))
    expect(await page.content()).not.toContain(jobAnswers.mobileNumber)
    await expect(page.getByRole('link', { name: 'Apply Now' }).first()).toHaveAttribute(
      'href',
      /^\/candidate_login\?next=%2Fjob_details%2F/,
    )
  })
})

test('more jobs come in place, and the filters go by the address @phone @both @long', async ({
  page,
  prepare,
}) => {
  const word = newWord()
  await postLiveJobs(prepare, 25, (index) => ({ jobTitle: `${word} number ${index}` }))
  await page.goto(`/jobs?q=${word}`)
  await hydrate(page)
  // By its key: cards get their height when they come near, so a far link is no sure place to press.
  await page.getByRole('link', { name: 'Show more jobs' }).press('Enter')
  await expect(page.getByRole('article')).toHaveCount(25)
  const text = `${word} number 0`
  await page
    .getByRole('combobox', { name: /Job title|What work/i })
    .filter({ visible: true })
    .fill(text)
  await expect(page.getByRole('heading', { name: '1 job', exact: true })).toBeVisible()
  await expect(page.getByText(`Showing jobs that match part of “${text}”`)).toBeVisible()
})

test('S10-63: suggestions are chosen by keys and by touch, and recent searches stay on the device @phone @both', async ({
  page,
  prepare,
}) => {
  await postLiveJob(prepare, { jobTitle: 'Telecaller' })
  await postLiveJob(prepare, { jobTitle: 'Telecaller for Loans' })
  await page.goto('/jobs')
  await hydrate(page)
  const box = page.getByRole('combobox', { name: /Job title|What work/i }).filter({ visible: true })
  const options = page.getByRole('option')
  const list = page.getByRole('listbox', { name: 'Suggestions' })
  await box.pressSequentially('telec')
  await expect(list).toBeVisible()
  const [first = '', second = ''] = await options.allTextContents()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(list).toHaveCount(0)
  await expect(box).toHaveValue('telec')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(box).toHaveValue(first)
  await expect(page).toHaveURL(/\?q=Telec/i)
  await box.fill('टेली')
  await expect(options.filter({ hasText: 'Telecaller' }).first()).toBeVisible()
  await box.fill('telec')
  await options.filter({ hasText: second }).first().click()
  await expect(box).toHaveValue(second)

  await page.getByRole('button', { name: 'Clear the words' }).filter({ visible: true }).click()
  const recent = page.getByRole('region', { name: 'Recent searches' })
  await expect(recent.getByRole('listitem')).toHaveCount(2)
  await recent.getByRole('button', { name: `Remove “${second}”` }).click()
  await expect(recent.getByRole('listitem')).toHaveCount(1)
  await recent.getByRole('button', { name: first, exact: true }).click()
  await expect(box).toHaveValue(first)
})

test(
  'S1-29: a candidate applies from a public page @core',
  { tag: '@phone' },
  async ({ page, prepare, enter }) => {
    const jobId = await postLiveJob(prepare)
    await enter(await prepare.createCandidate())
    await page.goto(`/jobs/${jobId}`, { waitUntil: 'networkidle' })
    await page.getByRole('link', { name: 'Apply Now' }).filter({ visible: true }).click()
    await expect(page).toHaveURL(`/job_details/${jobId}?apply=1`)
    await expect(page.getByRole('dialog', { name: 'Apply' })).toBeVisible()
  },
)

test(
  'S1-30: addresses of jobs are kept in one form',
  { tag: '@phone' },
  async ({ request, prepare }) => {
    const jobId = await postLiveJob(prepare, { jobTitle: 'Telecaller', jobCity: 'Noida' })
    const moved = await request.get(`/jobs/other-words-${jobId}`, { maxRedirects: 0 })
    expect(moved.status()).toBe(301)
    expect(moved.headers()['location']).toBe(`/jobs/telecaller-noida-${jobId}`)
    const page = await (await request.get(`/jobs/telecaller-noida-${jobId}`)).text()
    expect(page).toMatch(
      new RegExp(`<link rel="canonical" href="[^"]*/jobs/telecaller-noida-${jobId}"`),
    )
    expect(page).toContain('<meta name="description"')
  },
)

test('S11-23: a job that is over is gone', { tag: '@phone' }, async ({ request, prepare }) => {
  const jobId = await postLiveJob(prepare)
  await prepare.setJobStatus(jobId, 'pause')
  expect((await request.get(`/jobs/x-${jobId}`)).status()).toBe(410)
  expect((await request.get('/jobs/no-job-at-all')).status()).toBe(404)
})

test.describe('a job that is not open any more', () => {
  test.use({ expectedRefusals: [/\/jobs\/x-/] })

  test('wears its stamp in both languages, and leads to a similar job @phone', async ({
    page,
    prepare,
  }) => {
    const open = `${newWord()} telecaller`
    const answers = { category: 'Telesales', jobCity: 'Aizawl' }
    const ended = await postLiveJob(prepare, answers)
    const held = await postLiveJob(prepare, answers)
    await postLiveJob(prepare, { ...answers, jobTitle: open })
    await prepare.setJobStatus(ended, 'pause')
    await page.goto(`/jobs/x-${ended}`)
    await expect(page.getByText('CLOSED', { exact: true })).toBeInViewport()
    await expect(
      page.getByRole('heading', { level: 1, name: 'This job is not open any more.' }),
    ).toBeVisible()

    await prepare.setJobStatus(held, 'waiting')
    await page.goto(`/hi/jobs/x-${held}`)
    await expect(page.getByText('जाँच में', { exact: true })).toBeInViewport()
    await expect(
      page.getByRole('heading', { level: 1, name: 'हम इस नौकरी की जाँच कर रहे हैं।' }),
    ).toBeVisible()
    await page.getByRole('link', { name: open }).click()
    await expect(page.getByRole('heading', { level: 1, name: open })).toBeVisible()
  })
})
