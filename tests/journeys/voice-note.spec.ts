import { launchOptions } from './support/chromium.ts'
import { expect, test } from './support/test.ts'
import { expectUsable } from './support/usable.ts'

const usual = launchOptions()
test.use({
  launchOptions: {
    ...usual,
    args: [
      ...(usual.args ?? []),
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
    ],
  },
})

const question = {
  libraryName: 'voiceNoteHindi',
  words: '',
  kind: 'text',
  choices: [],
  isMustHave: true,
  wanted: [],
  least: null,
  most: null,
}

test('S2-1111: a candidate records a voice note that a job asks for, HR listens, and it can be deleted @phone @both', async ({
  page,
  context,
  prepare,
  enter,
}) => {
  const employer = await prepare.createEmployer()
  const jobId = await prepare.postJob(employer, { questions: JSON.stringify([question]) })
  await prepare.setJobStatus(jobId, 'accepted')
  const candidate = await prepare.createCandidate()
  await enter(candidate)
  await page.goto(`/job_details/${jobId}?apply=1`)
  const sheet = page.getByRole('dialog', { name: 'Apply' })
  await expect(
    sheet.getByText('Introduce yourself in Hindi, in a voice note').first(),
  ).toBeVisible()

  await context.grantPermissions(['microphone'])
  await sheet.getByRole('button', { name: 'Record' }).click()
  await expect(sheet.getByText(/^Recording, 5\d s left$/)).toBeVisible()
  await expectUsable(page)
  await sheet.getByRole('button', { name: 'Stop and send' }).click()
  await expect(sheet.getByRole('button', { name: 'Record again' })).toBeVisible()
  await expect(sheet.getByLabel('Your voice note')).toBeVisible()
  await expectUsable(page)
  await sheet.getByRole('button', { name: 'Apply Now' }).click()
  await expect(page.getByRole('heading', { name: /has been submitted successfully/ })).toBeVisible()
  const address = page.url()

  await enter(employer)
  await page.goto(`/responses/${jobId}`)
  const player = page.getByLabel('Voice note of Pooja Verma').filter({ visible: true })
  await expect(player).toBeVisible()
  await expectUsable(page)
  await player.evaluate(async (audio) => {
    if (!(audio instanceof HTMLAudioElement)) throw new Error('No player')
    audio.muted = true
    await audio.play()
  })
  await expect.poll(() => player.evaluate((audio) => 'error' in audio && audio.error)).toBeNull()

  await enter(candidate)
  await page.goto(address)
  await page.getByRole('button', { name: 'Delete it' }).click()
  await expect(page.getByText('The voice note is deleted.')).toBeVisible()
  await enter(employer)
  await page.goto(`/responses/${jobId}`)
  await expect(page.getByText('No voice note yet').filter({ visible: true })).toBeVisible()
})
