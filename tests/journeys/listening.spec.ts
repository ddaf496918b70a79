import { hydrate } from './support/hydration.ts'
import { postLiveJob } from './support/live-jobs.ts'
import { expectSpoken, finishSpeaking, standInForVoices } from './support/speech.ts'
import { expect, test } from './support/test.ts'

test(
  'S1-58: a job and the questions of a form are read aloud, in Hindi, and where there is a voice',
  { tag: '@phone' },
  async ({ page, prepare, enter }) => {
    const jobId = await postLiveJob(prepare, { jobTitle: 'Telecaller' })
    await standInForVoices(page, ['en-US', 'hi_IN'])
    await page.goto(`/hi/jobs/telecaller-noida-${jobId}`)
    await hydrate(page)
    const listen = page.getByRole('button', { name: 'नौकरी की जानकारी सुनें' })
    const stop = page.getByRole('button', { name: 'रोकें' })

    await listen.click()
    await expectSpoken(
      page,
      /^hi_IN: Vaani Connect में Telecaller, .*\n(?:hi_IN: .*\n)*hi_IN: पढ़ाई: 12वीं पास।\n/,
    )
    await stop.click()
    await expectSpoken(page, '')
    await listen.click()
    await finishSpeaking(page)
    await expect(listen).toBeVisible()
    await listen.click()
    await expect(stop).toBeVisible()
    await page.getByRole('banner').getByRole('link').first().click()
    await expect(page).toHaveURL('/hi')
    await expectSpoken(page, '')

    await enter(await prepare.signIn('candidate'))
    await page.goto('/hi/first_details/all')
    await page.getByRole('button', { name: 'सवाल सुनें' }).click()
    await expectSpoken(page, /^hi_IN: आपके बारे में\nhi_IN: नाम\n.*महिला/s)
  },
)

test(
  'S1-58: nothing is read where the device has no voice for the language @long',
  { tag: '@phone' },
  async ({ page, prepare }) => {
    const jobId = await postLiveJob(prepare, { jobTitle: 'Telecaller' })
    await standInForVoices(page, ['en-IN'])
    const path = `/jobs/telecaller-noida-${jobId}`
    await page.goto(path)
    await hydrate(page)
    await expect(page.getByRole('button', { name: 'Listen to the job details' })).toBeVisible()
    await page.goto(`/hi${path}`)
    await hydrate(page)
    await expect(page.getByRole('heading', { name: 'नौकरी की जानकारी' })).toBeVisible()
    await expect(page.getByRole('button', { name: /सुनें/ })).toHaveCount(0)
  },
)
