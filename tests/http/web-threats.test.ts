import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { nonceSource, pagePolicy } from '#server/http/binding/security-headers.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { fingerprint } from '#tests/support/fingerprint.ts'
import { pngFile } from '#tests/support/fixtures.ts'
import { callApi } from '#tests/support/inject.ts'
import { addLiveJob } from '#tests/support/job-factories.ts'
import {
  createCandidate,
  createEmployer,
  saveCandidate,
  saveEmployer,
} from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'

const publicUrl = 'https://jobs.example.in'

const testApp = closeAfterAll(await createTestApp({ config: { publicUrl } }))
const candidate = await createCandidate(testApp, { profile: pngFile() })
const employer = await createEmployer(testApp)
const jobId = await addLiveJob(testApp, { employer, admin: await signIn(testApp, 'admin') })

const changes = Object.values(endpoints).filter(({ method }) => method !== 'GET')

describe('W1: a page of another site changes nothing', () => {
  const foreign = {
    'another origin': { origin: 'https://evil.example' },
    'an origin that begins like ours': { origin: 'https://jobs.example.in.evil.example' },
    'an origin that is not told': { origin: 'null' },
    'another site': { 'sec-fetch-site': 'cross-site' },
    'another site of our domain': { 'sec-fetch-site': 'same-site' },
  }
  test.each(Object.entries(foreign))('S9-5: %s', async (_, headers) => {
    const before = await fingerprint(testApp)
    for (const { method, path } of changes) {
      const url = path.replaceAll(/:\w+/g, jobId)
      const reply = await candidate.call(method, url, { headers, json: {} })
      expect([url, reply.statusCode, reply.json().code]).toEqual([url, 403, 'FOREIGN_PAGE'])
    }
    expect(await fingerprint(testApp)).toBe(before)
  })

  const own = {
    'our own page': { origin: publicUrl, 'sec-fetch-site': 'same-origin' },
    'our own page, behind a proxy that hides its name': {
      origin: 'http://10.0.0.7:3000',
      host: '10.0.0.7:3000',
    },
    'an address that somebody typed': { 'sec-fetch-site': 'none' },
    'a program that is no browser': {},
  }
  test.each(Object.entries(own))('%s is heard', async (_, headers) => {
    expect((await candidate.call('POST', '/api/check_auth', { headers })).statusCode).toBe(200)
  })

  test('reading is no change, and nobody else can read the answer', async () => {
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    const reply = await callApi(testApp, 'GET', '/api/public/jobs', { headers })
    expect(reply.statusCode).toBe(200)
    expect(reply.headers['access-control-allow-origin']).toBeUndefined()
    expect(reply.headers['cross-origin-resource-policy']).toBe('same-origin')
  })

  test('nor is another site told that it may', async () => {
    const reply = await testApp.app.inject({
      method: 'OPTIONS',
      url: '/send-otp',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    })
    expect(reply.statusCode).toBeGreaterThanOrEqual(400)
    expect(reply.headers['access-control-allow-origin']).toBeUndefined()
  })
})

describe('W2: the policy of a page', () => {
  const policy = new Map(
    pagePolicy(nonceSource('bm9uY2U='), { isDevelopment: false, checkoutBaseUrl: undefined })
      .split('; ')
      .map((rule) => {
        const [name = '', ...sources] = rule.split(' ')
        return [name, sources] as const
      }),
  )

  test('runs what carries the nonce, and what that loads', () => {
    const scripts = policy.get('script-src') ?? []
    expect(scripts.slice(0, 2)).toEqual(["'nonce-bm9uY2U='", "'strict-dynamic'"])
    // Of these the browsers that know the second take no notice.
    for (const source of scripts.slice(2)) expect(source).toMatch(/^(?:'self'|https:\/\/[\w.-]+)$/)
  })

  test('knows no other way in', () => {
    for (const name of ['object-src', 'base-uri', 'frame-ancestors']) {
      expect(policy.get(name)).toEqual(["'none'"])
    }
    expect(policy.get('form-action')).toEqual(["'self'"])
    expect(policy.get('default-src')).toEqual(["'self'"])
    const all = [...policy.values()].flat()
    expect(all).not.toContain("'unsafe-eval'")
    expect(all.filter((source) => /^(?:\*|https?:|data:)$/.test(source))).toEqual([
      'data:',
      'data:',
    ])
  })

  test('lets nothing inline run or draw but attributes of style', () => {
    const loose = [...policy].filter(([, sources]) => sources.includes("'unsafe-inline'"))
    expect(loose.map(([name]) => name)).toEqual(['style-src-attr'])
  })
})

describe('W3: every answer carries the headers', () => {
  const wanted = {
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'x-frame-options': 'DENY',
  }

  test.each([
    ['a reply', 'GET', '/api/site', 200],
    ['a refusal', 'POST', '/api/check_auth', 401],
    ['an unknown path', 'GET', '/nowhere', 404],
    ['an unknown file', 'GET', '/media/nothing', 404],
    ['a method that is not there', 'DELETE', '/api/site', 404],
    ['an address that can not be read', 'GET', '/api/jobs/%zz', 400],
    ['the page of the calls', 'GET', '/api/docs', 200],
  ] as const)('%s', async (_name, method, url, status) => {
    const reply = await callApi(testApp, method, url)
    expect(reply.statusCode).toBe(status)
    expect(reply.headers).toMatchObject(wanted)
    expect(reply.headers['permissions-policy']).toContain('camera=()')
    expect(reply.headers['content-security-policy']).toContain("default-src 'none'")
    expect(reply.headers['x-powered-by']).toBeUndefined()
    expect(reply.headers['server']).toBeUndefined()
  })

  test('a failure, which tells nothing of what failed', async () => {
    const broken = await createTestApp({ config: { publicUrl } })
    await broken.composition.pool.query('drop table jobs cascade')
    const reply = await callApi(broken, 'GET', '/api/public/jobs')
    await broken.close()
    expect(reply.statusCode).toBe(500)
    expect(reply.headers).toMatchObject(wanted)
    expect(Object.keys(reply.json()).sort()).toEqual(['code', 'message', 'requestId'])
    expect(reply.body).not.toMatch(/jobs|relation|select|\.ts|node_modules/i)
  })

  test('without https the browser is not told to insist on it', async () => {
    const local = await createTestApp()
    const reply = await callApi(local, 'GET', '/api/site')
    await local.close()
    expect(reply.headers['strict-transport-security']).toBeUndefined()
  })
})

describe('W5: nobody keeps what is personal', () => {
  test('every call, answered or refused', async () => {
    // One of the calls ends their sessions.
    const viewers = [await signIn(testApp, 'candidate'), await signIn(testApp, 'employer')]
    for (const { method, path } of Object.values(endpoints)) {
      const url = path.replaceAll(/:\w+/g, jobId)
      for (const viewer of viewers) {
        const reply = await viewer.call(method, url, method === 'GET' ? {} : { json: {} })
        expect([url, reply.headers['cache-control']]).toEqual([
          url,
          expect.stringMatching(/no-store/),
        ])
      }
    }
  })

  test('a private file, and one that is not there', async () => {
    const { profileUrl } = (await saveCandidate(candidate)).json()
    const photo = await callApi(testApp, 'GET', profileUrl)
    expect(photo.headers['cache-control']).toBe('private, no-store')
    const missing = await callApi(testApp, 'GET', profileUrl.replace('expires=', 'expires=1'))
    expect([missing.statusCode, missing.headers['cache-control']]).toEqual([404, 'no-store'])
  })

  test('what is packed is kept apart from what is not', async () => {
    const headers = { 'accept-encoding': 'br' }
    const packed = await callApi(testApp, 'GET', '/api/docs/json', { headers })
    expect(packed.headers.vary).toContain('accept-encoding')
    const { profileUrl } = (await saveEmployer(employer, { profile: pngFile() })).json()
    const picture = await callApi(testApp, 'GET', profileUrl)
    expect(picture.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })
})

describe('W6: headers that claim another address change nothing', () => {
  const claims = {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'http',
    'x-original-url': '/api/getJobs',
    'x-rewrite-url': '/api/getJobs',
    forwarded: 'host=evil.example;proto=http',
    'x-react-router-request': 'yes',
  }

  test('the answer is the same to the byte', async () => {
    const plain = await candidate.call('GET', `/api/jobs/${jobId}`)
    const claimed = await candidate.call('GET', `/api/jobs/${jobId}`, { headers: claims })
    expect(claimed.body).toBe(plain.body)
    expect(claimed.body).not.toContain('evil.example')
  })
})

describe('W7: what is not for strangers is not there', () => {
  test.each([
    '/.git/config',
    '/.git/HEAD',
    '/.env',
    '/package.json',
    '/package-lock.json',
    '/src/server/main.ts',
    '/build/server/index.js',
    '/node_modules/fastify/package.json',
    '/data/secrets.json',
    '/files/',
    '/media/',
    '/metrics',
    '/server-status',
    '/debug/pprof/',
    '/api/',
    '/dev/',
    '/..%2f..%2fetc%2fpasswd',
    '/assets/..%2f..%2fserver%2findex.js',
  ])('%s', async (url) => {
    for (const method of ['GET', 'HEAD', 'POST'] as const) {
      expect((await callApi(testApp, method, url)).statusCode).toBe(404)
    }
  })

  test.each(['TRACE', 'TRACK', 'CONNECT', 'PROPFIND', 'BREW'])('the method %s', async (method) => {
    if (!testApp.app.server.listening) await testApp.app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = new URL(testApp.app.listeningOrigin)
    const socket = connect(Number(port), '127.0.0.1')
    let answer = ''
    socket.setEncoding('latin1').on('data', (text: string) => (answer += text))
    socket.write(
      `${method} /api/site HTTP/1.1\r\nhost: a\r\nx-secret: told\r\nconnection: close\r\n\r\n`,
    )
    await once(socket, 'close')
    expect(answer).toMatch(/^(?:HTTP\/1\.1 40[045]|$)/)
    expect(answer).not.toContain('told')
  })
})

test('who has found a hole is told whom to write to (RFC 9116)', async () => {
  testApp.clock.set('2026-03-01T09:00:00Z')
  const reply = await callApi(testApp, 'GET', '/.well-known/security.txt')
  expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8')
  // The mailbox is a placeholder here.
  expect(reply.body.split('\n')).toEqual([
    `Contact: ${publicUrl}/Contact`,
    'Expires: 2026-08-28T00:00:00.000Z',
    'Preferred-Languages: en, hi',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ])
})
