import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { limits } from '#server/lib/limits.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { sentence } from '#tests/support/sentence.ts'
import { fingerprint } from '#tests/support/fingerprint.ts'
import { pdfFile } from '#tests/support/fixtures.ts'
import { callApi } from '#tests/support/inject.ts'
import { addLiveJob } from '#tests/support/job-factories.ts'
import {
  applyForJob,
  candidateAnswers,
  createCandidate,
  createEmployer,
  employerAnswers,
  saveCandidate,
} from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { createTestClock } from '#tests/support/test-clock.ts'
import { mp4Bytes, videoFile, webmBytes } from '#tests/support/video-files.ts'
import { signIn } from '#tests/support/viewers.ts'
import type { TestViewer } from '#tests/support/viewers.ts'

let candidate: TestViewer
const clock = createTestClock()
const testApp = closeAfterAll(await createTestApp({ clock }))
beforeEach(async () => {
  candidate = await createCandidate(testApp)
})

const open = (url: string, headers: Record<string, string> = {}) =>
  callApi(testApp, 'GET', url, { headers })

const readProfile = async (viewer: TestViewer = candidate) =>
  (await viewer.call('POST', '/api/updateprofiledata', { json: {} })).json()

const storedFiles = async (): Promise<string[]> =>
  (await readdir(join(testApp.dataDir, 'files'), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .toSorted()

const everything = async () => [await fingerprint(testApp), await storedFiles()]

describe('video', () => {
  test.each([
    ['video/mp4', mp4Bytes(), 'me.mp4'],
    ['video/webm', webmBytes(), 'me.webm'],
  ])('%s is stored, named and served inline by its type', async (mediaType, bytes, name) => {
    const saved = await saveCandidate(candidate, { video: videoFile(bytes, 'me.exe') })
    expect(saved.statusCode).toBe(200)
    const profile = await readProfile()
    expect(profile).toMatchObject({ video: expect.any(String), videoName: name })
    const reply = await open(profile.video)
    expect(reply.statusCode).toBe(200)
    expect(reply.rawPayload).toEqual(bytes)
    expect(reply.headers).toMatchObject({
      'content-type': mediaType,
      'content-disposition': 'inline',
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
  })

  test('S3-22: is optional, and stays when none is sent', async () => {
    expect(await readProfile()).toMatchObject({ video: null, videoName: null })
    await saveCandidate(candidate, { video: videoFile() })
    await saveCandidate(candidate, {})
    expect(await readProfile()).toMatchObject({ videoName: 'me.mp4' })
  })

  test('is served in ranges', async () => {
    const bytes = mp4Bytes()
    const saved = await saveCandidate(candidate, { video: videoFile(bytes) })
    const { videoUrl } = saved.json()
    const part = await open(videoUrl, { range: 'bytes=4-7' })
    expect(part.statusCode).toBe(206)
    expect(part.body).toBe('ftyp')
    expect(part.headers).toMatchObject({
      'content-range': `bytes 4-7/${bytes.length}`,
      'content-length': '4',
    })
    const outside = await open(videoUrl, { range: `bytes=${bytes.length}-` })
    expect(outside.statusCode).toBe(416)
    expect(outside.headers['content-range']).toBe(`bytes */${bytes.length}`)
  })

  test('S6-20: has a link that expires after five minutes and opens no other file', async () => {
    const other = await createCandidate(testApp, { video: videoFile() })
    const [own, another] = [
      (await saveCandidate(candidate, { video: videoFile() })).json().videoUrl,
      (await readProfile(other)).video,
    ]
    const { search } = new URL(own, 'http://x')
    const { pathname } = new URL(another, 'http://x')
    expect((await open(pathname + search)).statusCode).toBe(404)
    expect((await open(pathname)).statusCode).toBe(404)
    expect((await open(pathname.replace('/files/', '/media/'))).statusCode).toBe(404)
    clock.advance({ minutes: limits.signedLinkMinutes })
    expect((await open(own)).statusCode).toBe(404)
  })

  test('is replaced by another one, and its bytes are removed', async () => {
    await saveCandidate(candidate, { video: videoFile() })
    const before = await storedFiles()
    const { video: first } = await readProfile()
    await saveCandidate(candidate, { video: videoFile(webmBytes()) })
    expect((await open(first)).statusCode).toBe(404)
    const after = await storedFiles()
    expect(after).toHaveLength(before.length)
    expect(after).not.toEqual(before)
  })

  test('is removed on request with its bytes, and hidden from employers', async () => {
    const [employer, admin] = [await createEmployer(testApp), await signIn(testApp, 'admin')]
    const jobId = await addLiveJob(testApp, { employer, admin })
    await applyForJob(candidate, jobId)
    const before = await storedFiles()
    await saveCandidate(candidate, { video: videoFile() })
    const { video } = await readProfile()
    await saveCandidate(candidate, { removeVideo: 'false' })
    expect((await open(video)).statusCode).toBe(200)
    const removed = await saveCandidate(candidate, { removeVideo: 'true' })
    expect(removed.statusCode).toBe(200)
    expect(removed.json()).not.toHaveProperty('videoUrl')
    expect(await readProfile()).toMatchObject({ video: null, videoName: null })
    expect((await open(video)).statusCode).toBe(404)
    expect(await storedFiles()).toEqual(before)
    const list = await employer.call('POST', `/api/getApplicants/${jobId}`, { json: {} })
    expect(list.json()[0]).toMatchObject({ video: null })
    // There is nothing left to take away, which is what was asked for.
    expect((await saveCandidate(candidate, { removeVideo: 'true' })).statusCode).toBe(200)
  })

  test('is removed only by the edit form, without a new video', async () => {
    await saveCandidate(candidate, { video: videoFile() })
    const [employer, admin] = [await createEmployer(testApp), await signIn(testApp, 'admin')]
    const jobId = await addLiveJob(testApp, { employer, admin })
    const before = await everything()
    const replies = [
      await applyForJob(candidate, jobId, { removeVideo: 'true' }),
      await saveCandidate(candidate, { form: 'first', removeVideo: 'true' }),
      await saveCandidate(candidate, { video: videoFile(), removeVideo: 'true' }),
      await saveCandidate(candidate, { removeVideo: 'yes' }),
    ]
    for (const reply of replies) expect(reply.statusCode).toBe(400)
    expect(await everything()).toEqual(before)
  })

  test('S9-9: 10,485,759 bytes are accepted, 10,485,760 refused', async () => {
    const largest = mp4Bytes({ size: limits.maxVideoBytes - 1 })
    expect(largest).toHaveLength(10_485_759)
    expect((await saveCandidate(candidate, { video: videoFile(largest) })).statusCode).toBe(200)
    const before = await everything()
    for (const size of [limits.maxVideoBytes, limits.maxVideoBytes + 1]) {
      const refused = await saveCandidate(candidate, { video: videoFile(mp4Bytes({ size })) })
      expect(refused.statusCode).toBe(413)
      expect(refused.json()).toEqual({
        code: 'VIDEO_TOO_LARGE',
        message: 'Video size should be less than 10MB',
        fields: { video: 'Video size should be less than 10MB' },
      })
    }
    expect(await everything()).toEqual(before)
  })

  test('images and resumes keep their own limits', async () => {
    const file = videoFile(Buffer.alloc(limits.maxImageBytes), 'large')
    for (const [field, code] of [
      ['profile', 'IMAGE_TOO_LARGE'],
      ['resumePdf', 'RESUME_TOO_LARGE'],
    ] as const) {
      const reply = await saveCandidate(candidate, { [field]: file, video: videoFile() })
      expect([reply.statusCode, reply.json().code]).toEqual([413, code])
    }
  })

  test('S9-10: another file type is refused whatever its name', async () => {
    const before = await everything()
    for (const bytes of [pdfFile().bytes, Buffer.from('<script>'), mp4Bytes({ brand: 'qt  ' })]) {
      const reply = await saveCandidate(candidate, { video: videoFile(bytes) })
      expect(reply.statusCode).toBe(415)
      expect(reply.json()).toEqual({
        code: 'NOT_A_VIDEO',
        message: 'Please upload an MP4 or WebM video',
        fields: { video: 'Please upload an MP4 or WebM video' },
      })
    }
    expect(await everything()).toEqual(before)
  })

  test('nobody without a session, no employer, no form but the edit form', async () => {
    const form = { type: 'users', form: 'edit', ...candidateAnswers, video: videoFile() }
    const stranger = await callApi(testApp, 'POST', '/api/upload', { form })
    expect(stranger.statusCode).toBe(401)
    const employer = await createEmployer(testApp)
    expect((await employer.call('POST', '/api/upload', { form })).statusCode).toBe(403)
    const before = await everything()
    const asEmployer = { type: 'employee', ...employerAnswers, video: videoFile() }
    await employer.call('POST', '/api/upload', { form: asEmployer })
    expect(await storedFiles()).toEqual(before[1])
    const first = await candidate.call('POST', '/api/upload', { form: { ...form, form: 'first' } })
    expect(first.statusCode).toBe(400)
  })

  test('S3-23: is visible to employers applied to, without the identity document', async () => {
    const [employer, admin] = [await createEmployer(testApp), await signIn(testApp, 'admin')]
    const jobId = await addLiveJob(testApp, { employer, admin })
    expect((await applyForJob(candidate, jobId, { video: videoFile() })).statusCode).toBe(400)
    expect((await applyForJob(candidate, jobId)).statusCode).toBe(200)
    const list = async () =>
      (await employer.call('POST', `/api/getApplicants/${jobId}`, { json: {} })).json()
    expect((await list())[0]).toMatchObject({ video: null })
    await saveCandidate(candidate, { video: videoFile(), govtIdKind: 'pan', govtId: 'Z98Q' })
    const [applicant] = await list()
    expect((await open(applicant.video)).headers['content-type']).toBe('video/mp4')
    expect(JSON.stringify(applicant)).not.toMatch(/govt|Z98Q/i)
  })
})

describe('identity document', () => {
  test('S3-24: stores kind and last four characters, and can be removed', async () => {
    const saved = await saveCandidate(candidate, { govtIdKind: 'Voter ID', govtId: ' 12 a-b ' })
    expect(saved.statusCode).toBe(200)
    expect(await readProfile()).toMatchObject({ govtIdKind: 'Voter ID', govtId: '12AB' })
    await saveCandidate(candidate, {})
    expect(await readProfile()).toMatchObject({ govtIdKind: 'Voter ID', govtId: '12AB' })
    await saveCandidate(candidate, { govtIdKind: '', govtId: '' })
    expect(await readProfile()).toMatchObject({ govtIdKind: '', govtId: '' })
  })

  test('S3-25: does not change by applying', async () => {
    const [employer, admin] = [await createEmployer(testApp), await signIn(testApp, 'admin')]
    const jobId = await addLiveJob(testApp, { employer, admin })
    await saveCandidate(candidate, { govtIdKind: 'passport', govtId: '1234' })
    await applyForJob(candidate, jobId, { govtIdKind: 'pan', govtId: '9999' })
    expect(await readProfile()).toMatchObject({ govtIdKind: 'Passport', govtId: '1234' })
  })

  test.each([
    ['aadhaar', '2341 2341 2346', 'govtId', sentence('profile.govtIdWholeAadhaar')],
    ['pan', '234123412346', 'govtId', sentence('profile.govtIdWholeAadhaar')],
    ['aadhaar', '123', 'govtId', sentence('profile.govtIdEnding')],
    ['aadhaar', '12345', 'govtId', sentence('profile.govtIdEnding')],
    ['aadhaar', '', 'govtId', sentence('profile.govtIdEnding')],
    ['', '1234', 'govtIdKind', sentence('profile.govtIdKindRequired')],
    ['ration card', '1234', 'govtIdKind', sentence('validation.invalid')],
  ])('S11-18: %s with %s is refused at %s', async (govtIdKind, govtId, field, message) => {
    const before = await everything()
    const reply = await saveCandidate(candidate, { govtIdKind, govtId })
    expect(reply.statusCode).toBe(422)
    expect(reply.json()).toEqual({ code: 'INVALID_FORM', message, fields: { [field]: message } })
    expect(await everything()).toEqual(before)
  })

  test('is reported together with the errors of other fields', async () => {
    const reply = await saveCandidate(candidate, { name: '', govtIdKind: 'pan', govtId: '' })
    expect(Object.keys(reply.json().fields)).toEqual(['name', 'govtId'])
  })
})
