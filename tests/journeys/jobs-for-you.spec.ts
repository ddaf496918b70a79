import { randomUUID } from 'node:crypto'
import { postLiveJob, postLiveJobs } from './support/live-jobs.ts'
import { expect, test } from './support/test.ts'
import { expectUsable } from './support/usable.ts'

// The list below holds jobs of other journeys too. One that the pointer comes to rest on is loaded ahead, and may be gone by then.
test.use({ expectedRefusals: [/\/api\/jobs\/[\da-f-]+$/] })

const newWord = (): string => `W${randomUUID().slice(0, 8)}`

test('S2-245: a candidate without a search sees jobs that fit and those looked at, and turns both off @phone', async ({
  page,
  prepare,
  enter,
}) => {
  const word = newWord()
  const [applied = '', other = ''] = await postLiveJobs(prepare, 2, (index) => ({
    jobTitle: `${word} ${index}`,
    category: 'tailoring',
    experienceLevel: [],
  }))
  const candidate = await prepare.createCandidate()
  await prepare.apply(candidate, applied)
  await enter(candidate)
  await page.goto('/jobsearch')
  const forYou = page.getByRole('region', { name: 'For you' })
  await expect(forYou).toContainText(`Because you applied for ${word} 0 in`)
  const card = forYou.getByRole('listitem').filter({ hasText: `${word} 1` })
  await expect(card).toContainText('Same work')
  await expectUsable(page)
  await card.getByRole('link').click()
  await expect(page).toHaveURL(`/job_details/${other}`)
  await expect(page.getByRole('heading', { level: 1, name: `${word} 1` })).toBeVisible()
  // The facts of the card stand there before the job itself.
  await expect(page.getByRole('heading', { name: 'HR Details' })).toBeVisible()
  await page.goto('/jobsearch')
  const seen = page.getByRole('region', { name: 'You looked at' })
  await expect(seen.getByRole('listitem')).toContainText('Seen today')
  await seen.getByRole('button', { name: 'Clear list' }).click()
  await expect(seen).toHaveCount(0)
  await forYou.getByRole('button', { name: 'Why these?' }).click()
  await page
    .getByRole('dialog', { name: 'Why these?' })
    .getByRole('button', { name: 'Turn off' })
    .click()
  await expect(forYou).toHaveCount(0)
  await page.reload()
  await page
    .getByText('Jobs for you are turned off on this device.')
    .getByRole('button', { name: 'Turn on' })
    .click()
  await expect(forYou).toBeVisible()
  await page.goto('/jobsearch?q=tailor')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(forYou).toHaveCount(0)
})

test('S2-247: a job that is filled keeps its page for who applied, with a stamp @phone', async ({
  page,
  prepare,
  enter,
}) => {
  const jobId = await postLiveJob(prepare, { jobTitle: newWord() })
  const candidate = await prepare.createCandidate()
  await prepare.apply(candidate, jobId)
  await enter(candidate)
  await prepare.setJobStatus(jobId, 'pause')
  await page.goto(`/job_details/${jobId}`)
  await expect(page.getByText('CLOSED', { exact: true })).toBeVisible()
  await expect(page.getByText('This job is not open any more.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Similar jobs' })).toBeVisible()
  await expectUsable(page)
})
