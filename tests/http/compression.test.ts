import { gunzipSync, brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp } from '#tests/support/test-app.ts'
import type { TestApp } from '#tests/support/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

test.each([
  ['gzip', gunzipSync],
  ['br', brotliDecompressSync],
] as const)('long answers travel packed as %s', async (encoding, unpack) => {
  const request = { method: 'GET', url: '/api/docs/json' } as const
  const plain = await testApp.app.inject(request)
  const packed = await testApp.app.inject({ ...request, headers: { 'accept-encoding': encoding } })
  expect(packed.headers['content-encoding']).toBe(encoding)
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4)
  expect(unpack(packed.rawPayload).toString()).toBe(plain.body)
})

test('short answers travel as they are', async () => {
  const reply = await testApp.app.inject({
    method: 'GET',
    url: '/healthz',
    headers: { 'accept-encoding': 'gzip' },
  })
  expect(reply.headers['content-encoding']).toBeUndefined()
})
