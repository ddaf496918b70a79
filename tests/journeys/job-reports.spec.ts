import { pngBytes } from '../support/fixtures.ts'
import { act, detail, heading, newWord, openTab, searchBox } from './support/approvals.ts'
import { postLiveJob } from './support/live-jobs.ts'
import { fieldError, toast } from './support/messages.ts'
import { expect, test } from './support/test.ts'

test.use({ reusesContext: true })

test('a candidate reports a job from its public page, after signing in @phone', async ({
  page,
  prepare,
  enter,
}) => {
  const word = newWord()
  const jobId = await postLiveJob(prepare, { jobTitle: word })
  await page.goto(`/report/x-${jobId}`)
  const signIn = page.getByRole('link', { name: 'Sign in first' })
  const next = encodeURIComponent(`/job_details/${jobId}#report`)
  await expect(signIn).toHaveAttribute('href', `/candidate_login?next=${next}`)
  const candidate = await prepare.createCandidate()
  await prepare.apply(candidate, jobId)
  await enter(candidate)
  // Who is signed in goes on at once.
  await page.goto(`/candidate_login?next=${next}`)
  const dialog = page.getByRole('dialog', { name: 'What is wrong with this job?' })
  await dialog.getByRole('button', { name: 'Send the report' }).click()
  await expect(fieldError(page, 'Choose what is wrong')).toBeInViewport()
  await expect(dialog.getByRole('radio').first()).toBeFocused()
  await dialog.getByRole('radio', { name: 'They asked for money' }).check()
  await dialog.getByLabel('How much?').fill('2000')
  await dialog.getByRole('group', { name: 'Did you pay?' }).getByLabel('No').check()
  await dialog.getByLabel('In your own words').fill(`For a uniform ${word}`)
  await dialog.getByLabel('Screenshot or photo').setInputFiles({
    name: 'chat.png',
    mimeType: 'image/png',
    buffer: pngBytes({ width: 300, height: 600 }),
  })
  await dialog.getByRole('button', { name: 'Send the report' }).click()
  await expect(
    dialog.getByRole('heading', { name: 'Thank you. Our team will look at this job' }),
  ).toBeFocused()
  await expect(dialog).toContainText('Job is hidden while we check')
  await expect(dialog).toContainText('Call 1930 today')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  expect((await page.request.get(`/api/public/jobs/${jobId}`)).status()).toBe(404)
})

test('S1-907: somebody without an account reports a job from its public page @phone @both @core', async ({
  page,
  prepare,
}) => {
  const word = newWord()
  const jobId = await postLiveJob(prepare, { jobTitle: word })
  await page.goto(`/jobs/x-${jobId}`)
  await page.getByRole('link', { name: 'Report this job' }).click()
  await expect(page.getByRole('heading', { name: 'What is wrong with this job?' })).toBeVisible()
  await expect(page.getByText(word)).toBeVisible()
  await page.getByRole('button', { name: 'Send the report' }).click()
  await expect(fieldError(page, 'Choose what is wrong')).toBeInViewport()
  await page.getByRole('radio', { name: 'They asked for money' }).check()
  await page.getByLabel('How much?').fill('2000')
  await page.getByLabel('In your own words').fill(`For a uniform ${word}`)
  await expect(page.getByLabel('Screenshot or photo')).toHaveCount(0)
  await page.getByRole('button', { name: 'Send the report' }).click()
  await expect(
    page.getByRole('heading', { name: 'Thank you. Our team will look at this job' }),
  ).toBeFocused()
  await expect(page.getByText('Call 1930 today')).toBeVisible()
  await expect(page.getByText('We tell you what we did')).toHaveCount(0)
  await page.getByRole('link', { name: 'Back to job' }).click()
  await expect(page.getByRole('heading', { level: 1, name: word })).toBeVisible()

  const listed = await page.request.get(`/api/jobs/${jobId}/reports`, {
    headers: { authorization: `Bearer ${prepare.admin().token}` },
  })
  expect(await listed.json()).toMatchObject([{ amountAsked: 2000, isFromStranger: true }])
})

test('an admin reads the reports of a job and decides @desktop', async ({
  page,
  prepare,
  enter,
}) => {
  const word = newWord()
  const jobId = await postLiveJob(prepare, { jobTitle: word })
  const candidate = await prepare.createCandidate()
  await prepare.apply(candidate, jobId)
  const sent = await page.request.post(`/api/jobs/${jobId}/report`, {
    headers: { authorization: `Bearer ${candidate.token}` },
    data: {
      reason: 'They asked for money',
      words: `For a uniform ${word}`,
      amountAsked: '2000',
      hasPaid: 'no',
    },
  })
  expect(sent.ok()).toBe(true)
  await enter(prepare.admin())
  await page.goto('/section-5')
  await openTab(page, 'Reported')
  await searchBox(page).fill(word)
  await expect(heading(page, word)).toBeVisible()
  await expect(detail(page)).toContainText('1 report')
  await expect(detail(page)).toContainText(`For a uniform ${word}`)
  await expect(detail(page)).toContainText('Asked for ₹2,000 · Did not pay · Applied to this job')
  await expect(act(page, 'Wait')).toBeDisabled()
  await expect(detail(page).getByRole('button', { name: 'Pause job' })).toBeVisible()
  await expect(detail(page).getByRole('button', { name: 'Reject job' })).toBeVisible()
  await page.getByRole('button', { name: 'Job is fine, put it back' }).click()
  await expect(toast(page, 'The reports are closed')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No jobs available!' })).toBeVisible()
  expect((await page.request.get(`/api/public/jobs/${jobId}`)).status()).toBe(200)
})
