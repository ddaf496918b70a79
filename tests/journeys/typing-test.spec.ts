import { limits } from '../../src/contract/limits.ts'
import { postLiveJob } from './support/live-jobs.ts'
import { expect, test } from './support/test.ts'
import { expectUsable } from './support/usable.ts'

const question = {
  libraryName: 'typingTestEnglish',
  words: '',
  kind: 'number',
  choices: [],
  isMustHave: true,
  wanted: [],
  least: 25,
  most: null,
}

test('S2-1101: a candidate takes the typing test that a job asks for, applies, and HR reads the result @phone @both', async ({
  page,
  prepare,
  enter,
}) => {
  const employer = await prepare.createEmployer()
  const jobId = await prepare.postJob(employer, { questions: JSON.stringify([question]) })
  await prepare.setJobStatus(jobId, 'accepted')
  const candidate = await prepare.createCandidate()
  await page.clock.install()
  await enter(candidate)

  await page.goto(`/job_details/${jobId}?apply=1`)
  const sheet = page.getByRole('dialog', { name: 'Apply' })
  await expect(sheet.getByText('Typing test in English (one minute)')).toBeVisible()
  await expect(sheet.getByText('Must have')).toBeVisible()
  await expectUsable(page)
  await sheet.getByRole('link', { name: 'Take the test' }).click()

  await expect(page.getByRole('heading', { name: 'Typing test in English' })).toBeVisible()
  await expect(page.getByText('3 tries left today')).toBeVisible()
  await expectUsable(page)
  await page.getByRole('button', { name: 'Begin' }).click()
  const field = page.getByRole('textbox', { name: 'Type here' })
  await expect(field).toBeFocused()
  const text = page.getByRole('region', { name: 'The text to type' })
  const words = (await text.innerText()).split(' ').slice(0, 35)
  await field.fill(`${words.join(' ')} `)
  await expectUsable(page)
  await page.clock.fastForward(limits.typingSeconds * 1000)
  await expect(page.getByText(/^\d+ words a minute$/)).toBeVisible()
  await expect(page.getByText('100% of what you typed is right.')).toBeVisible()
  await expect(page.getByText('2 tries left today')).toBeVisible()
  await expectUsable(page)

  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await expect(sheet.getByText(/\d+ words a minute, 100% right, on /)).toBeVisible()
  await sheet.getByRole('button', { name: 'Apply Now' }).click()
  await expect(page.getByRole('heading', { name: /has been submitted successfully/ })).toBeVisible()

  await enter(employer)
  await page.goto(`/responses/${jobId}`)
  await expect(
    page.getByText(/\d+ words a minute, 100% right, on /).filter({ visible: true }),
  ).toBeVisible()
  await expect(page.getByText('Matches', { exact: true }).filter({ visible: true })).toBeVisible()
})

test('S2-1101: who applied first takes the test from the page of the application; without a line the text waits @phone @long', async ({
  page,
  context,
  prepare,
  enter,
}) => {
  const jobId = await postLiveJob(prepare, { questions: JSON.stringify([question]) })
  await page.clock.install()
  await enter(await prepare.createCandidate())
  await page.goto(`/job_details/${jobId}?apply=1`)
  const sheet = page.getByRole('dialog', { name: 'Apply' })
  await sheet.getByRole('button', { name: 'Apply Now' }).click()
  await expect(page.getByRole('heading', { name: /has been submitted successfully/ })).toBeVisible()
  await page.getByRole('link', { name: 'Take the test' }).click()
  await page.getByRole('button', { name: 'Begin' }).click()
  const text = page.getByRole('region', { name: 'The text to type' })
  const typed = (await text.innerText()).split(' ').slice(0, 10).join(' ')
  await page.getByRole('textbox', { name: 'Type here' }).fill(`${typed} `)
  await context.setOffline(true)
  await page.clock.fastForward(limits.typingSeconds * 1000)
  await expect(page.getByText('Your text did not reach us.')).toBeVisible()
  await expectUsable(page)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByText(/^\d+ words a minute$/)).toBeVisible()
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Take the test' })).toHaveCount(0)
  await page.getByRole('button', { name: 'See', exact: true }).click()
  await expect(page.getByText(/\d+ words a minute, 100% right, on /)).toBeVisible()
})

test('S2-1111: without a microphone a voice note says what to do @phone @long', async ({
  page,
  prepare,
  enter,
}) => {
  const introduction = { ...question, libraryName: 'voiceNoteHindi', kind: 'text', least: null }
  const jobId = await postLiveJob(prepare, { questions: JSON.stringify([introduction]) })
  await enter(await prepare.createCandidate())
  await page.goto(`/job_details/${jobId}?apply=1`)
  const sheet = page.getByRole('dialog', { name: 'Apply' })
  await sheet.getByRole('button', { name: 'Record' }).click()
  await expect(sheet.getByText('The microphone is off for this site.')).toBeVisible()
  await expectUsable(page)
  await sheet.getByRole('button', { name: 'Apply Now' }).click()
  await expect(page.getByRole('heading', { name: /has been submitted successfully/ })).toBeVisible()
})
