import { postLiveJob } from './support/live-jobs.ts'
import { toast } from './support/messages.ts'
import { newWord } from './support/approvals.ts'
import { expect, test } from './support/test.ts'

test('S2-370: a visitor’s heart moves into the account at sign-in, and is taken back with a way back @phone @core', async ({
  page,
  prepare,
  enter,
}) => {
  const word = newWord()
  const jobId = await postLiveJob(prepare, { jobTitle: word })
  const heart = page.getByRole('button', { name: `Save ${word}` })
  await page.goto(`/jobs/x-${jobId}`)
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(
    toast(page, 'Saved on this phone. Sign in, and your account keeps it.'),
  ).toBeVisible()
  const person = await prepare.createCandidate()
  await enter(person)
  await page.goto('/jobsearch')
  await page.getByRole('link', { name: 'Saved' }).filter({ visible: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Saved' })).toBeVisible()
  await expect(page.getByRole('link', { name: word })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: '1 saved job' })).toBeVisible()

  await heart.click()
  await expect(toast(page, 'Not saved any more')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No saved jobs yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
})
