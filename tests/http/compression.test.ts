import { gunzipSync, brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { createTestApp } from '#tests/support/test-app.ts'

const testApp = closeAfterAll(await createTestApp())

test.each([
  ['gzip', gunzipSync],
  ['br', brotliDecompressSync],
] as const)('long responses are compressed with %s', async (encoding, decompress) => {
  const request = { method: 'GET', url: '/api/docs/json' } as const
  const plain = await testApp.app.inject(request)
  const compressed = await testApp.app.inject({
    ...request,
    headers: { 'accept-encoding': encoding },
  })
  expect(compressed.headers['content-encoding']).toBe(encoding)
  expect(compressed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4)
  expect(decompress(compressed.rawPayload).toString()).toBe(plain.body)
})

test('short responses are not compressed', async () => {
  const reply = await testApp.app.inject({
    method: 'GET',
    url: '/healthz',
    headers: { 'accept-encoding': 'gzip' },
  })
  expect(reply.headers['content-encoding']).toBeUndefined()
})
