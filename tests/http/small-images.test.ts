import sharp from 'sharp'
import { expect, test } from 'vitest'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { pngFile } from '#tests/support/fixtures.ts'
import { callApi } from '#tests/support/inject.ts'
import {
  createCandidate,
  createEmployer,
  saveCandidate,
  saveEmployer,
} from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'

const testApp = closeAfterAll(await createTestApp())

const noise = () =>
  sharp({
    create: {
      width: 640,
      height: 320,
      channels: 3,
      background: '#0a5c60',
      noise: { type: 'gaussian', mean: 120, sigma: 30 },
    },
  })
    .png()
    .toBuffer()

const open = (url: string, headers: Record<string, string> = {}) =>
  callApi(testApp, 'GET', url, { headers })

test('a public image is sent small where that is asked for, until it is gone', async () => {
  const employer = await createEmployer(testApp)
  const saved = await saveEmployer(employer, {
    profile: { ...pngFile(), bytes: await noise() },
  })
  const url = String(saved.json().profileUrl)
  const whole = await open(url)
  for (const side of [96, 192]) {
    const small = await open(`${url}?side=${side}`)
    expect(small.headers['content-type']).toBe('image/webp')
    expect(small.headers['cache-control']).toBe(whole.headers['cache-control'])
    expect(small.headers['content-security-policy']).toContain('sandbox')
    const { format, width, height } = await sharp(small.rawPayload).metadata()
    expect([format, width, height]).toEqual(['webp', side, side / 2])
    expect(small.rawPayload.length).toBeLessThan(whole.rawPayload.length / 10)
    const etag = String(small.headers['etag'])
    expect(etag).not.toBe(whole.headers['etag'])
    expect((await open(`${url}?side=${side}`, { 'if-none-match': etag })).statusCode).toBe(304)
    expect((await open(url, { 'if-none-match': etag })).statusCode).toBe(200)
  }

  for (const other of ['0', '97', '-1', '1e9', 'all', ''])
    expect((await open(`${url}?side=${other}`)).rawPayload).toEqual(whole.rawPayload)

  await saveEmployer(employer, { profile: pngFile() })
  expect((await open(`${url}?side=96`)).statusCode).toBe(404)
})

test('a private photo has no public small one', async () => {
  const candidate = await createCandidate(testApp)
  const saved = await saveCandidate(candidate, { profile: pngFile() })
  const [path = ''] = String(saved.json().profileUrl).split('?')
  const reply = await open(`${path.replace('/files/', '/media/')}?side=96`)
  expect(reply.statusCode).toBe(404)
})
