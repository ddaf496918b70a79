import { describe, expect, test } from 'vitest'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { callApi } from '#tests/support/inject.ts'
import { addLiveJob } from '#tests/support/job-factories.ts'
import { createEmployer } from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'

/* Public pages have addresses of their own in each language but the main one. */

const publicUrl = 'http://127.0.0.1:3000'
const testApp = closeAfterAll(
  await createTestApp({ pages: 'built', config: { languages: ['en', 'en-XA'] } }),
)
const get = (url: string, headers: Record<string, string> = {}) =>
  callApi(testApp, 'GET', url, { headers })

const employer = await createEmployer(testApp)
const admin = await signIn(testApp, 'admin')
const jobId = await addLiveJob(testApp, { employer, admin }, { jobCity: 'Pune' })
const jobPath = String((await get(`/jobs/${jobId}`)).headers['location'])

const linksOf = (html: string, rel: string) =>
  [
    ...html.matchAll(new RegExp(`<link rel="${rel}"(?: hrefLang="([^"]+)")? href="([^"]+)"`, 'gi')),
  ].map(([, name, href]) => [name, href])

describe.each([
  ['/', '/en-XA'],
  ['/jobs', '/en-XA/jobs'],
  ['/jobs/pune', '/en-XA/jobs/pune'],
  [jobPath, `/en-XA${jobPath}`],
])('%s', (main, other) => {
  const paths = [main, other]

  test('is in the language of its address, and names itself in each', async () => {
    const pages = await Promise.all(paths.map((path) => get(path)))
    expect(pages.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(
      pages.map(({ body }) => /<html lang="([^"]+)" dir="(\w+)"/.exec(body)?.slice(1)),
    ).toEqual([
      ['en', 'ltr'],
      ['en-XA', 'ltr'],
    ])
    const [inMain, inOther] = paths.map((path) => publicUrl + path)
    expect(pages.map(({ body }) => linksOf(body, 'canonical'))).toEqual([
      [[undefined, inMain]],
      [[undefined, inOther]],
    ])
    const alternates = [
      ['en', inMain],
      ['en-XA', inOther],
      ['x-default', inMain],
    ]
    expect(pages.map(({ body }) => linksOf(body, 'alternate'))).toEqual([alternates, alternates])
    expect(pages[1]?.body).toContain(`<meta property="og:url" content="${inOther}"/>`)
    expect(pages[1]?.body).toContain('<meta property="og:locale:alternate" content="en_IN"/>')
  })

  test('is cached for each language apart', async () => {
    const first = await get(main)
    const second = await get(other)
    const third = await get(main)
    expect(second.body).toContain('[')
    expect(third.body).toBe(first.body)
    const [inMain = '', inOther = ''] = [first, second].map(({ headers }) =>
      String(headers['etag']),
    )
    const again = [
      await get(main, { 'if-none-match': inMain }),
      await get(main, { 'if-none-match': inOther }),
      await get(other, { 'if-none-match': inOther }),
      await get(other, { 'if-none-match': inMain }),
    ]
    expect(again.map(({ statusCode, body }) => [statusCode, body])).toEqual([
      [304, ''],
      [200, first.body],
      [304, ''],
      [200, second.body],
    ])
  })
})

test('links, data and files of a page stay in its language', async () => {
  const { body } = await get('/en-XA/jobs')
  const own = [...body.matchAll(/<(?:a|form)\b[^>]*? (?:href|action)="(\/[^"]*)"/g)].map(
    ([, path = '']) => path,
  )
  expect(own.length).toBeGreaterThan(10)
  expect(own.filter((path) => !path.startsWith('/en-XA'))).toEqual([])
  expect(body).toContain('"basename":"/en-XA"')
  expect(body).toContain('<link rel="manifest" href="/manifest.webmanifest?lang=en-XA"/>')
  expect(body).toContain(`content="${publicUrl}/pictures/site.png?lang=en-XA"`)
  for (const path of ['/en-XA.data', '/en-XA/_.data', '/en-XA/jobs.data']) {
    const data = await get(path)
    expect([path, data.statusCode, data.headers['content-type']]).toEqual([
      path,
      200,
      'text/x-script',
    ])
  }
})

test('an address that names no language follows the browser', async () => {
  for (const [language, lang] of [
    ['en-XA, en;q=0.5', 'en-XA'],
    ['fr', 'en'],
  ] as const) {
    const { body, headers } = await get('/jobs', { 'accept-language': language })
    expect(body).toContain(`<html lang="${lang}"`)
    expect(headers['vary']).toBe('accept-encoding, accept-language, cookie')
    const own = lang === 'en' ? '/jobs' : '/en-XA/jobs'
    expect(linksOf(body, 'canonical')).toEqual([[undefined, publicUrl + own]])
  }
  const named = await get('/en-XA/jobs', { 'accept-language': 'en' })
  expect(named.body).toContain('<html lang="en-XA"')
  expect(named.headers['vary']).toBe('accept-encoding')
})

test('the cookie of the account’s language comes before the browser’s, not before the address', async () => {
  const langOf = async (path: string, cookie: string) =>
    /<html lang="([^"]+)"/.exec((await get(path, { cookie, 'accept-language': 'en' })).body)?.[1]
  expect(await langOf('/jobs', 'other=1; locale=en-XA')).toBe('en-XA')
  expect(await langOf('/jobs', 'locale=fr')).toBe('en')
  expect(await langOf('/en-XA/jobs', 'locale=en')).toBe('en-XA')
})

test('redirects keep the language', async () => {
  for (const [path, target] of [
    [`/en-XA/jobs/${jobId}`, `/en-XA${jobPath}`],
    ['/en-XA/jobs/bombay', '/en-XA/jobs/mumbai'],
    ['/en-xa/jobs?q=a', '/en-XA/jobs?q=a'],
    ['/EN-XA', '/en-XA'],
  ] as const) {
    const { statusCode, headers } = await get(path)
    expect([path, statusCode, headers['location']]).toEqual([path, 301, target])
  }
})

test('a language that is not enabled has no pages', async () => {
  for (const path of ['/en', '/en/jobs', '/hi/jobs', '/en-XA/hi/jobs', '/en-XA/en-XA/jobs']) {
    const { statusCode, headers } = await get(path, { accept: 'text/html' })
    expect([path, statusCode, headers['content-type']]).toEqual([
      path,
      404,
      'text/html; charset=utf-8',
    ])
  }
  for (const path of ['/en-XA/api/site', '/en-XA/robots.txt', '/en-XA/files/x']) {
    expect([path, (await get(path)).statusCode]).toEqual([path, 404])
  }
})

test('the sitemap and robots.txt name each language', async () => {
  const pages = (await get('/sitemaps/pages.xml')).body
  for (const path of ['/jobs', '/en-XA/jobs', '/en-XA']) {
    expect(pages).toContain(`<loc>${publicUrl}${path}</loc><xhtml:link rel="alternate"`)
  }
  const jobs = (await get('/sitemaps/jobs-1-0.xml')).body
  expect(jobs).toContain(`<loc>${publicUrl}/en-XA${jobPath}</loc>`)
  expect(jobs).toContain(`hreflang="x-default" href="${publicUrl}${jobPath}"`)
  const robots = (await get('/robots.txt')).body
  expect(robots).toContain('Disallow: /en-XA/candidate_profile\n')
})

test('manifest and pictures are in the language that their address names', async () => {
  const manifest = (path: string) => get(path, { 'accept-language': 'en-XA' })
  expect((await manifest('/manifest.webmanifest')).json()).toMatchObject({ start_url: '/' })
  const other = (await manifest('/manifest.webmanifest?lang=en-XA')).json<{ description: string }>()
  expect(other).toMatchObject({ id: '/', start_url: '/en-XA', scope: '/' })
  expect(other.description).toMatch(/^\[/)
  const pictures = await Promise.all(
    ['', '?lang=en-XA', '?lang=fr'].map((query) => manifest(`/pictures/site.png${query}`)),
  )
  const etags = pictures.map(({ headers }) => headers['etag'])
  expect([etags[0] === etags[2], etags[0] === etags[1]]).toEqual([true, false])
})

test('with one language nothing names another', async () => {
  const single = await createTestApp({ pages: 'built' })
  try {
    for (const [path, vary] of [
      ['/', 'accept-encoding'],
      ['/jobs', 'accept-encoding'],
      ['/sitemaps/pages.xml', undefined],
      ['/robots.txt', undefined],
    ] as const) {
      const { body, headers } = await callApi(single, 'GET', path, {
        headers: { 'accept-language': 'en-XA', cookie: 'locale=en-XA' },
      })
      const others = /hreflang|og:locale:alternate|data-languages|xhtml|en-XA|\?lang=/i.exec(body)
      expect([path, others?.[0], headers['vary']]).toEqual([path, undefined, vary])
    }
    expect((await callApi(single, 'GET', '/en-XA/jobs')).statusCode).toBe(404)
  } finally {
    await single.close()
  }
})
