import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createPictureDrawing } from '#server/features/site/picture-drawing.ts'
import { createPicturesService } from '#server/features/site/pictures.service.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { callApi } from '#tests/support/inject.ts'
import { addJob, addLiveJob, setJobStatus } from '#tests/support/job-factories.ts'
import { createEmployer } from '#tests/support/profile-factories.ts'
import { sentence } from '#tests/support/sentence.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'

const testApp = closeAfterAll(await createTestApp({ pages: 'built' }))
const parties = { employer: await createEmployer(testApp), admin: await signIn(testApp, 'admin') }

const look = (path: string, headers: Record<string, string> = {}) =>
  callApi(testApp, 'GET', path, { headers })

async function pictureOf(jobId: string): Promise<string> {
  const moved = await look(`/jobs/${jobId}`)
  const { body } = await look(String(moved.headers['location']))
  const address = /<meta property="og:image" content="([^"]*)"/.exec(body)?.[1] ?? ''
  return new URL(address).pathname + new URL(address).search
}

test.each(['/', '/jobs', '/jobs/by-city', '/Contact'])(
  '%s has a picture to share',
  async (path) => {
    const { body } = await look(path)
    const { publicUrl } = testApp.composition.config
    expect(body).toContain(`<meta property="og:image" content="${publicUrl}/pictures/site.png"/>`)
    expect(body).toContain('<meta name="twitter:card" content="summary_large_image"/>')
  },
)

test('a live job has a picture of its own, in the size that the page says', async () => {
  const jobId = await addLiveJob(testApp, parties)
  const path = await pictureOf(jobId)
  const reply = await look(path)
  expect(reply.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=86400',
    'cross-origin-resource-policy': 'cross-origin',
  })
  const { width, height, format } = await sharp(reply.rawPayload).metadata()
  expect([width, height, format]).toEqual([1200, 630, 'png'])
  expect(reply.rawPayload.length).toBeLessThan(200_000)
  const etag = String(reply.headers['etag'])
  expect((await look(path, { 'if-none-match': etag })).statusCode).toBe(304)
  await setJobStatus(parties.admin, jobId, 'pause')
  expect((await look(path, { 'if-none-match': etag })).statusCode).toBe(404)
  await setJobStatus(parties.admin, jobId, 'accepted')
  expect(await pictureOf(jobId)).not.toBe(path)
  expect((await look(path)).headers['etag']).not.toBe(etag)
})

test('Z5: a job that is not live has no picture, as one that is missing', async () => {
  const hidden = await look(`/pictures/jobs/${await addJob(testApp, parties.employer)}.png`)
  const missing = await look('/pictures/jobs/8f14e45f-ceea-467f-a1b2-111111111111.png')
  expect([hidden.statusCode, hidden.body]).toEqual([404, missing.body])
  expect((await look('/pictures/jobs/x.png')).statusCode).toBe(404)
})

const words = {
  promise: 'No fee for candidates',
  title: 'Telecaller',
  company: 'Bharat Telecom',
  place: 'Noida',
  salary: '₹16,000 / month',
}
const draw = createPictureDrawing('Kaamyab')

test.each([
  ['Hindi', { ...words, title: 'टेलीकॉलर की नौकरी, क्षेत्रीय भाषा' }],
  ['letters that the typeface lacks', { ...words, title: '😀 工作 العمل', company: '' }],
  [
    'long texts',
    { ...words, title: 'W'.repeat(300), company: 'कंपनी '.repeat(60), salary: 'x'.repeat(100) },
  ],
  [
    'marks of SVG',
    { ...words, title: '</svg><script>&', company: '"><image href="file:///etc/passwd"/>' },
  ],
])('%s can be drawn', async (_name, given) => {
  const { width, height } = await sharp(await draw(given)).metadata()
  expect([width, height]).toEqual([1200, 630])
})

test('the same words give the same picture, other words another one', async () => {
  expect(await draw(words)).toEqual(await draw(words))
  expect(await draw({ ...words, title: 'टेलीकॉलर' })).not.toEqual(await draw(words))
})

test('pictures are drawn one at a time and once, and who comes after too many is sent away', async () => {
  const jobIds = await Promise.all(Array.from({ length: 24 }, () => addLiveJob(testApp, parties)))
  let atOnce = 0
  let most = 0
  let drawn = 0
  const pictures = createPicturesService({
    jobs: testApp.composition.services.jobs,
    draw: async () => {
      most = Math.max(most, ++atOnce)
      drawn += 1
      await new Promise((resolve) => setImmediate(resolve))
      atOnce -= 1
      return Buffer.from('drawn')
    },
  })
  const [first = ''] = jobIds
  await Promise.all(Array.from({ length: 50 }, () => pictures.pictureOfJob(first, sentence)))
  expect([most, drawn]).toEqual([1, 1])
  await Promise.all(jobIds.slice(0, 20).map((jobId) => pictures.pictureOfJob(jobId, sentence)))
  expect([most, drawn]).toEqual([1, 20])
})

test('who comes while too many wait is sent away, and finds the picture later', async () => {
  const jobIds = await Promise.all(Array.from({ length: 22 }, () => addLiveJob(testApp, parties)))
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  const pictures = createPicturesService({
    jobs: testApp.composition.services.jobs,
    draw: async () => {
      await held
      return Buffer.from('drawn')
    },
  })
  const asked = jobIds.map((jobId) =>
    pictures.pictureOfJob(jobId, sentence).then(
      () => 'drawn',
      (error: unknown) => {
        release()
        return error
      },
    ),
  )
  const answers = await Promise.all(asked)
  expect(answers.filter((answer) => answer === 'drawn')).toHaveLength(20)
  expect(answers.filter((answer) => answer !== 'drawn')).toMatchObject([
    { code: 'UNAVAILABLE', retryAfterSeconds: 30 },
    { code: 'UNAVAILABLE', retryAfterSeconds: 30 },
  ])
  const all = await Promise.all(
    jobIds.slice(0, 20).map((jobId) => pictures.pictureOfJob(jobId, sentence)),
  )
  expect(all).toHaveLength(20)
})
