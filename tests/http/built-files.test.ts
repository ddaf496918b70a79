import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callApi } from '#tests/support/inject.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import type { TestApp } from '#tests/support/test-app.ts'

/* The files of the build: scripts, styles, fonts and icons. */

const client = join(import.meta.dirname, '../../build/client')
const names = globSync(['*.*', 'assets/*'], { cwd: client, exclude: ['**/*.br', '**/*.gz'] })

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp({ pages: 'built' })
})
afterAll(() => testApp.close())

const get = (url: string, headers: Record<string, string> = {}) =>
  callApi(testApp, 'GET', url, { headers })

test('each is sent as it was built, with its kind', async () => {
  expect(names.length).toBeGreaterThan(50)
  for (const name of names) {
    const reply = await get(`/${name}`)
    expect([name, reply.statusCode]).toEqual([name, 200])
    expect(reply.rawPayload.equals(readFileSync(join(client, name)))).toBe(true)
    expect([name, reply.headers['content-type']]).not.toEqual([name, 'application/octet-stream'])
  }
})

test('those whose name tells their content are kept for a year, the others for an hour', async () => {
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
] as const)('they travel packed as %s, as the build has packed them', async (encoding, unpack) => {
  for (const name of names.filter((each) => /\.(?:js|css)$/.test(each)).slice(0, 40)) {
    const packed = await get(`/${name}`, { 'accept-encoding': encoding })
    expect(packed.headers['vary']).toBe('accept-encoding')
    if (packed.headers['content-encoding'] === undefined) continue
    expect(packed.headers['content-encoding']).toBe(encoding)
    expect(unpack(packed.rawPayload).equals(readFileSync(join(client, name)))).toBe(true)
  }
})

test('who holds one is sent nothing, and who asks for its headers gets these', async () => {
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
