import { readFile } from 'node:fs/promises'
import { readPdf } from '../support/pdf-text.ts'
import { postLiveJob } from './support/live-jobs.ts'
import { expect, test } from './support/test.ts'

test('S1-60: a candidate applies with a resume made from the answers, and downloads it in Hindi @phone', async ({
  page,
  prepare,
  enter,
}) => {
  const jobId = await postLiveJob(prepare)
  await enter(await prepare.createCandidate())
  await page.goto(`/applyform/${jobId}`)
  const submit = page.getByRole('button', { name: 'Submit' }).filter({ visible: true })
  await page.getByRole('checkbox', { name: 'Make my resume from these answers' }).check()
  await submit.click()
  await expect(page).toHaveURL(new RegExp(`/job_details/${jobId}`))

  await page.goto('/candidate_profile')
  await page.getByRole('link', { name: 'See my resume' }).click()
  await expect(page.getByRole('heading', { name: 'Your resume' })).toBeVisible()
  await page.getByRole('link', { name: 'हिन्दी' }).last().click()
  await expect(page.getByRole('heading', { name: 'पढ़ाई' })).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download PDF' }).click()
  const file = await download
  const { pageCount } = await readPdf(await readFile(await file.path()))
  expect(pageCount).toBe(1)
})
