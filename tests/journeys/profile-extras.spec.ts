import { mp4Bytes } from '../support/video-files.ts'
import { fieldError } from './support/messages.ts'
import { expect, test } from './support/test.ts'
import { expectUsable } from './support/usable.ts'

test.use({ reusesContext: true })

const video = (buffer: Buffer, name = 'me.mp4', mimeType = 'video/mp4') => ({
  name,
  mimeType,
  buffer,
})

test('S2-30: employers applied to see the video that a candidate adds to the profile @long', async ({
  page,
  prepare,
  enter,
}) => {
  // Two people and ten megabytes: more than a busy machine does in the usual time.
  test.slow()
  const employer = await prepare.createEmployer()
  const jobId = await prepare.postJob(employer)
  await prepare.setJobStatus(jobId, 'accepted')
  await enter(await prepare.createApplicant(jobId, 'Pooja Verma'))
  await page.goto('/candidate_profile')
  const documents = page.getByRole('region', { name: 'Documents' })
  await documents.getByRole('button', { name: 'Edit' }).click()
  const chooser = documents.getByLabel(/^Video/)
  await chooser.setInputFiles(video(Buffer.alloc(10_485_760)))
  await expect(fieldError(page, 'Video size should be less than 10MB')).toBeVisible()
  await chooser.setInputFiles(video(Buffer.alloc(9), 'me.mov', 'video/quicktime'))
  await expect(fieldError(page, 'Please upload an MP4 or WebM video')).toBeVisible()
  await chooser.setInputFiles(video(mp4Bytes()))
  await documents.getByLabel('ID proof').selectOption('Aadhaar')
  const ending = documents.getByLabel('Last 4 characters of the ID')
  await ending.fill('2341 2341 2346')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(fieldError(page, /full Aadhaar number/)).toBeInViewport()
  await expect(ending).toBeFocused()
  await ending.fill('2346')
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click()
  await expect(page).toHaveURL('/jobsearch')

  await page.goto('/candidate_profile')
  await documents.getByRole('button', { name: 'Edit' }).click()
  await expect(documents.getByText('me.mp4')).toBeVisible()
  await expect(ending).toHaveValue('2346')
  const link = await documents.getByRole('link', { name: 'Watch my video' }).getAttribute('href')
  const played = await page.request.get(link ?? '', { headers: { range: 'bytes=0-7' } })
  expect([played.status(), played.headers()['content-type']]).toEqual([206, 'video/mp4'])

  await page.evaluate(({ token, type }) => {
    localStorage.setItem('token', token)
    localStorage.setItem('type', type)
  }, employer)
  await page.goto(`/responses/${jobId}`)
  const watch = page.getByRole('link', { name: 'Video of Pooja Verma' })
  await expect(watch).toHaveAttribute('href', /^\/files\//)
  await expectUsable(page)
})

test('a candidate takes the video and the identity paper away again @long', async ({
  page,
  prepare,
  enter,
}) => {
  await enter(await prepare.createCandidate({ govtIdKind: 'Passport', govtId: '12AB' }))
  await page.goto('/candidate_profile')
  const documents = page.getByRole('region', { name: 'Documents' })
  await documents.getByRole('button', { name: 'Edit' }).click()
  const removeVideo = documents.getByRole('button', { name: 'Remove video' })
  await expect(removeVideo).toHaveCount(0)
  await documents.getByLabel(/^Video/).setInputFiles(video(mp4Bytes()))
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click()
  await expect(page).toHaveURL('/jobsearch')

  await page.goto('/candidate_profile')
  await documents.getByRole('button', { name: 'Edit' }).click()
  const watch = documents.getByRole('link', { name: 'Watch my video' })
  const link = (await watch.getAttribute('href')) ?? ''
  await removeVideo.click()
  await expect(documents.getByText('Your video will be deleted when you submit.')).toBeVisible()
  await expect(watch).toHaveCount(0)
  await documents.getByRole('button', { name: 'Remove ID proof' }).click()
  await expect(documents.getByLabel('Last 4 characters of the ID')).toHaveValue('')
  expect((await page.request.get(link)).status()).toBe(200)
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click()
  await expect(page).toHaveURL('/jobsearch')

  expect((await page.request.get(link)).status()).toBe(404)
  await page.goto('/candidate_profile')
  await documents.getByRole('button', { name: 'Edit' }).click()
  await expect(documents.getByText('me.mp4')).toHaveCount(0)
  await expect(documents.getByLabel('ID proof')).toHaveValue('')
})
