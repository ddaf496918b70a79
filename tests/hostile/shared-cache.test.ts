import type { IncomingHttpHeaders } from 'node:http'
import { isDeepStrictEqual } from 'node:util'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeEach, expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { cases } from '#tests/support/effort.ts'
import { callApi, expectOk } from '#tests/support/inject.ts'
import { addLiveJob } from '#tests/support/job-factories.ts'
import { startMailServer } from '#tests/support/mail-server.ts'
import {
  addApplication,
  createCandidate,
  createEmployer,
} from '#tests/support/profile-factories.ts'
import { workQueue } from '#tests/support/queue.ts'
import { askRaw, startSharedCache } from '#tests/support/shared-cache.ts'
import type { Exchange } from '#tests/support/shared-cache.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'

/*
 * The product behind a shared cache that stores all it may. Whoever asked before, and however, a visitor gets from the
 * cache what the server itself would give.
 */

const publicUrl = 'https://jobs.example.in'
const mailServer = closeAfterAll(await startMailServer())
const server = {
  host: '127.0.0.1',
  port: mailServer.port,
  isTlsFromStart: false,
  user: undefined,
  password: undefined,
}
const testApp = closeAfterAll(
  await createTestApp({
    pages: 'built',
    config: {
      publicUrl,
      languages: ['en', 'en-XA'],
      // The worst case: what a proxy says is believed.
      trustProxyHops: 1,
      limitScale: 1000,
      mail: { server, from: 'no-reply@jobs.example.in', needsTls: false },
    },
  }),
)
const employer = await createEmployer(testApp)
const admin = await signIn(testApp, 'admin')
const candidate = await createCandidate(testApp)
const jobId = await addLiveJob(testApp, { employer, admin }, { jobCity: 'Pune' })
await addApplication(candidate, jobId)
const jobPath = String((await callApi(testApp, 'GET', `/jobs/${jobId}`)).headers['location'])
await testApp.app.listen({ host: '127.0.0.1', port: 0 })
const origin = testApp.app.listeningOrigin
const cache = closeAfterAll(await startSharedCache(origin))
beforeEach(() => cache.clear())

const people = { candidate, employer, admin }
const secretsOf = ({ token, phone, accountId }: (typeof people)['candidate']) => [
  token,
  phone.slice(3),
  accountId,
]
const secrets = [...Object.values(people).flatMap(secretsOf), 'asha@example.com']

const decoded = ({ headers, body }: Exchange): string => {
  const encoding = headers['content-encoding']
  if (encoding === 'br') return brotliDecompressSync(body).toString()
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString()
}

/** An answer without what is made anew for each request. */
const comparable = (answer: Exchange) => {
  const policy = String(answer.headers['content-security-policy'])
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? 'none'
  const plain = (text: string) => text.replaceAll(nonce, 'NONCE')
  return {
    status: answer.status,
    location: answer.headers.location,
    type: answer.headers['content-type'],
    policy: plain(policy),
    body: plain(decoded(answer)).replaceAll(/"requestId":"[^"]*"/g, ''),
  }
}

type Step = { readonly url: string; readonly by: IncomingHttpHeaders }

/** Sends the first request and then a visitor's through the cache. What the visitor gets otherwise than from the server. */
async function findTraces(
  { url, by }: Step,
  visitor: IncomingHttpHeaders = {},
): Promise<readonly unknown[]> {
  await askRaw(cache.address, url, { headers: by })
  const cached = await askRaw(cache.address, url, { headers: visitor })
  const direct = await askRaw(origin, url, { headers: visitor })
  const encoding = cached.headers['content-encoding']
  // A plain answer is right for everybody.
  const isReadable = encoding === undefined || encoding === visitor['accept-encoding']
  const pair = [comparable(cached), comparable(direct)]
  if (isReadable && isDeepStrictEqual(pair[0], pair[1])) return []
  return [{ url, by, visitor, encoding, pair }]
}

/** The addresses of stored answers with one of these texts, or with a nonce: one that serves twice is none. */
const findHeld = (texts: readonly string[]): string[] =>
  cache.holds().flatMap((each) => {
    const whole = JSON.stringify(each.headers) + decoded(each)
    return ['nonce', ...texts].flatMap((text) =>
      whole.includes(text) ? [`${each.url}: ${text}`] : [],
    )
  })

const signed = (token: string): IncomingHttpHeaders => ({
  authorization: `Bearer ${token}`,
  cookie: `token=${token}`,
})

const privatePages = [
  '/my-privacy',
  '/candidate_profile',
  '/employee_dashboard',
  '/payments',
  '/audit',
  '/jobsearch',
  `/responses/${jobId}`,
]
const privateCalls = Object.values(endpoints).flatMap(({ method, path }: Endpoint) =>
  method === 'GET' ? [path.replaceAll(/:\w+/g, jobId)] : [],
)

/** Endings by which a careless cache, or a careless server, takes a page for a file. */
const disguises = [
  '',
  '/x.css',
  ';.js',
  '.css',
  '%2f..%2fassets%2fx.js',
  '/..%2fx.css',
  '/%2e%2e/x.css',
  '/../x.css',
  '%00.css',
  '%3f.css',
  '%23.js',
  '?x.css',
  '//',
  '/.',
  '.',
  '%20',
]
const disguised = (path: string) => [
  ...disguises.map((ending) => path + ending),
  path.toUpperCase(),
  `/${path}`,
  `/assets/..%2f..${path}`,
  `/assets/%2e%2e${path}`,
  `/en-XA${path}`,
]

test('the cache does store: what it may', async () => {
  const ask = async (url: string) => (await askRaw(cache.address, url)).headers['x-cache']
  expect([await ask('/robots.txt'), await ask('/robots.txt')]).toEqual(['stored', 'hit'])
  expect([await ask('/jobs'), await ask('/jobs')]).toEqual(['stored', 'validated'])
  expect([await ask('/api/site'), await ask('/api/site')]).toEqual(['pass', 'pass'])
})

test('W5: what a person read is never given to another, whatever the path looks like', async () => {
  const paths = cases([...privatePages, ...privateCalls], (path) =>
    ['/my-privacy', '/api/audit.csv'].includes(path),
  )
  for (const url of paths.flatMap(disguised)) {
    for (const { token } of Object.values(people)) {
      await askRaw(cache.address, url, { headers: signed(token) })
    }
    expect(await findTraces({ url, by: signed(candidate.token) })).toEqual([])
  }
  expect(findHeld(secrets)).toEqual([])
}, 600_000)

/** One of each kind. */
const everyRunPaths = new Set(['/', '/EN-xa/jobs', '/robots.txt'])
const publicPaths = [
  '/',
  '/jobs',
  '/jobs/pune',
  jobPath,
  `/jobs/${jobId}`,
  '/jobsearch',
  '/Contact',
  '/en-XA/jobs',
  '/EN-xa/jobs',
  `/en-XA${jobPath}`,
  '/jobs/no-such-job',
  '/manifest.webmanifest',
  '/manifest.webmanifest?lang=en-XA',
  '/sitemap.xml',
  '/robots.txt',
  '/.well-known/security.txt',
  '/pictures/site.png',
  '/pictures/site.png?lang=en-XA',
  '/service-worker.js',
]

const readers: readonly IncomingHttpHeaders[] = [
  {},
  { 'accept-language': 'en-XA' },
  { 'accept-language': 'en', cookie: 'locale=en-XA' },
  { 'accept-encoding': 'br' },
  { 'accept-encoding': 'gzip', 'accept-language': 'en-XA' },
  { 'accept-encoding': 'br;q=0, gzip;q=0' },
]

test('W5: languages and encodings are not mixed', async () => {
  for (const url of cases(publicPaths, (path) => everyRunPaths.has(path))) {
    for (const first of readers) {
      cache.clear()
      for (const reader of readers) {
        expect(await findTraces({ url, by: first }, reader)).toEqual([])
      }
    }
  }
}, 600_000)

const claims: readonly IncomingHttpHeaders[] = [
  { host: 'evil.example' },
  { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' },
  { 'x-forwarded-proto': 'evil.example://', 'x-forwarded-for': 'evil.example' },
  { forwarded: 'host=evil.example;proto=http', 'x-host': 'evil.example' },
  { 'x-forwarded-prefix': '//evil.example', 'x-forwarded-port': '666' },
  { 'x-original-url': '/api/audit.csv', 'x-rewrite-url': '/api/audit.csv' },
  { 'x-http-method-override': 'POST', 'x-method-override': 'DELETE' },
  { 'x-page-scripts': 'evil.example', 'x-react-router-request': 'yes', 'x-nonce': 'evil' },
  { origin: 'https://evil.example', referer: 'https://evil.example/' },
  { range: 'bytes=0-9', 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' },
]

test('W6: no forged header stays in the cache, nor in a redirect or a canonical link', async () => {
  const paths = cases(publicPaths, (path) => everyRunPaths.has(path))
  for (const url of paths) {
    for (const by of claims) {
      cache.clear()
      expect(await findTraces({ url, by })).toEqual([])
      expect(findHeld(['evil'])).toEqual([])
    }
    // A request's target may be a whole address, with a host of its own.
    const { headers, body } = await askRaw(origin, `http://evil.example${url}`)
    expect([url, JSON.stringify(headers) + body.toString()]).not.toEqual([
      url,
      expect.stringContaining('evil'),
    ])
  }
}, 600_000)

test('W6: no forged header comes into the link of a mail', async () => {
  const json = { name: 'Ravi', mobile: '9876500000', email: 'ravi@example.com', query: 'Call me' }
  for (const claim of claims.slice(0, 6)) {
    const headers = Object.fromEntries(
      Object.entries(claim).map(([name, value]) => [name, String(value)]),
    )
    await expectOk(callApi(testApp, 'POST', '/submitForm', { json, headers }))
  }
  await workQueue(testApp)
  const mails = mailServer.mails.filter(({ text }) => text?.includes('Ravi') === true)
  expect(mails).toHaveLength(6)
  for (const { raw, text } of mails) {
    expect(raw).not.toContain('evil')
    expect(text).toContain(publicUrl)
  }
})
