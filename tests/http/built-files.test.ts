import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { callApi } from '#tests/support/inject.ts'
import { createTestApp } from '#tests/support/test-app.ts'

/* The files of the build: scripts, styles, fonts and icons. */

const client = join(import.meta.dirname, '../../build/client')
const names = globSync(['*.*', 'assets/*'], { cwd: client, exclude: ['**/*.br', '**/*.gz'] })

const testApp = closeAfterAll(await createTestApp({ pages: 'built' }))

const get = (url: string, headers: Record<string, string> = {}) =>
  callApi(testApp, 'GET', url, { headers })

test('a file of the build is sent as it is, with its media type', async () => {
  expect(names.length).toBeGreaterThan(50)
  for (const name of names) {
    const reply = await get(`/${name}`)
    expect([name, reply.statusCode]).toEqual([name, 200])
    expect(reply.rawPayload.equals(readFileSync(join(client, name)))).toBe(true)
    expect([name, reply.headers['content-type']]).not.toEqual([name, 'application/octet-stream'])
  }
})

test('files with a hash in their name are cached for a year, the others for an hour', async () => {
  for (const name of names) {
    const wanted = name.startsWith('assets/')
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=3600'
    expect([name, (await get(`/${name}`)).headers['cache-control']]).toEqual([name, wanted])
  }
})

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)(
  'files are sent as the build has compressed them with %s',
  async (encoding, decompress) => {
    for (const name of names.filter((each) => /\.(?:js|css)$/.test(each)).slice(0, 40)) {
      const compressed = await get(`/${name}`, { 'accept-encoding': encoding })
      expect(compressed.headers['vary']).toMatch(/accept-encoding/i)
      if (compressed.headers['content-encoding'] === undefined) continue
      expect(compressed.headers['content-encoding']).toBe(encoding)
      expect(decompress(compressed.rawPayload).equals(readFileSync(join(client, name)))).toBe(true)
    }
  },
)

test('an unchanged file is answered with 304, and HEAD with the headers alone', async () => {
  const name = names.find((each) => each.endsWith('.css'))
  const { headers, rawPayload } = await get(`/${name}`)
  const again = await get(`/${name}`, { 'if-none-match': String(headers['etag']) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  const head = await callApi(testApp, 'HEAD', `/${name}`)
  expect([head.statusCode, head.body]).toEqual([200, ''])
  expect(head.headers['content-length']).toBe(String(rawPayload.length))
})

test.each([
  '/assets/',
  '/assets/nothing.js',
  '/assets/..%2ffavicon.ico',
  '/assets/%2e%2e%2ffavicon.ico',
])('%s is not there', async (url) => {
  expect((await get(url)).statusCode).toBe(404)
})
