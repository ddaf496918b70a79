import { postLiveJob } from './support/live-jobs.ts'
import { toast } from './support/messages.ts'
import { expect, test } from './support/test.ts'

test('S1-61: a candidate finds an application on its page and withdraws it @phone @core', async ({
  page,
  prepare,
  enter,
}) => {
  const jobId = await postLiveJob(prepare)
  const person = await prepare.createCandidate()
  await prepare.apply(person, jobId)
  await enter(person)
  await page.goto('/jobsearch')
  await page.getByRole('link', { name: 'My Applications' }).filter({ visible: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'My Applications' })).toBeVisible()
  const panel = page.getByRole('tabpanel')
  await expect(panel.getByText('Applied', { exact: true })).toBeVisible()
  await panel.getByRole('button', { name: /^Withdraw from/ }).click()
  const question = page.getByRole('alertdialog', { name: 'Take back your application?' })
  await question.getByRole('button', { name: 'Withdraw' }).click()
  await expect(toast(page, 'Your application is withdrawn')).toBeVisible()
  await expect(panel.getByText('No open applications now')).toBeVisible()
  await page.getByRole('tab', { name: 'Over' }).click()
  await expect(panel.getByText('Withdrawn by you')).toBeVisible()
})
