import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { join } from 'node:path'
import { postWaitingJobs } from './support/approvals.ts'
import { expect, test } from './support/test.ts'

/* What a browser is told of a page beside the page, as it leaves the whole server. */

// The first view of the candidates' search and the form of a login are the same for everybody.
const publicPages = ['/', '/jobs', '/jobsearch', '/employee_login', '/Contact', '/nowhere']
const ownPages = ['/Admin', '/candidate_profile', '/section-5']
const pages = [...publicPages, ...ownPages]

const preloadsOf = (html: string) => html.match(/<link\b[^>]*rel="modulepreload"[^>]*>/g) ?? []

/** Every script of a page, without data for search engines and for the page itself. */
const scriptsOf = (html: string) =>
  [...html.matchAll(/(<script\b[^>]*>)(.*?)<\/script>/gs)]
    .map(([, tag = '', text = '']) => ({ tag, text }))
    .filter(({ tag }) => !/application\/(?:ld\+)?json/.test(tag))

test('W2: each answer has a nonce of its own, and every script of the page has it @desktop @core', async ({
  page,
  request,
}) => {
  const seen = new Set<string>()
  for (const path of [...ownPages, ...ownPages]) {
    const reply = await request.get(path)
    const policy = reply.headers()['content-security-policy'] ?? ''
    const nonce = /script-src 'nonce-([\w+/=]{24})' 'strict-dynamic'/.exec(policy)?.[1] ?? ''
    expect(nonce).not.toBe('')
    seen.add(nonce)
    const html = await reply.text()
    const tags = [...scriptsOf(html).map(({ tag }) => tag), ...preloadsOf(html)]
    expect(tags.length).toBeGreaterThan(3)
    for (const tag of tags) expect(tag).toContain(`nonce="${nonce}"`)
    expect(await page.evaluate(findInlineCode, html)).toEqual([])
  }
  expect(seen.size).toBe(2 * ownPages.length)
})

test('W2: a page with deferred hydration runs only scripts whose hashes its policy names @desktop', async ({
  page,
  request,
}) => {
  for (const path of publicPages) {
    const reply = await request.get(path)
    const policy = reply.headers()['content-security-policy'] ?? ''
    const html = await reply.text()
    const scripts = scriptsOf(html)
    const hashes = scripts.map(
      ({ text }) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    )
    expect(scripts.length).toBeGreaterThan(0)
    const deferred = scripts.filter(({ tag }) => tag.startsWith('<script type="text/deferred"'))
    expect(deferred).toHaveLength(1)
    expect(scripts.filter((script) => script.tag !== '<script>')).toEqual(deferred)
    expect(policy).toContain(`script-src ${hashes.join(' ')} 'strict-dynamic' 'self'`)
    expect(`${policy} ${html}`).not.toMatch(/nonce|unsafe-eval|script-src[^;]*unsafe-inline/)
    expect(preloadsOf(html)).toEqual([])
    expect(await page.evaluate(findInlineCode, html)).toEqual([])
  }
})

test('Z5: the page of a hidden job and its data are those of one that is not there @desktop', async ({
  request,
  prepare,
}) => {
  const [hidden = ''] = await postWaitingJobs(prepare, randomUUID(), 1)
  const missing = randomUUID()
  for (const path of ['/jobs/a-job-ID', '/jobs/a-job-ID.data', '/jobs/ID', '/jobs/ID.data']) {
    const [one, other] = await Promise.all(
      [hidden, missing].map(async (id) => {
        const reply = await request.get(path.replace('ID', id))
        const headers: Record<string, string> = { ...reply.headers(), date: '' }
        const told = JSON.stringify([reply.status(), headers, await reply.text()])
        const nonce = /'nonce-([^']+)'/.exec(headers['content-security-policy'] ?? '')?.[1] ?? ''
        return told.replaceAll(id, 'ID').replaceAll(nonce || 'none', 'NONCE')
      }),
    )
    expect(one).toBe(other)
    expect(one).toMatch(/^\[404,/)
  }
})

test('W3, W5: a page is kept by nobody and framed by nobody @desktop', async ({ request }) => {
  for (const path of pages) {
    // What is the same for everybody may be kept, and is asked about each time.
    const isForAll = publicPages.includes(path) && path !== '/nowhere'
    expect((await request.get(path)).headers()).toMatchObject({
      'cache-control': isForAll ? 'no-cache' : 'no-store',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'referrer-policy': 'strict-origin-when-cross-origin',
    })
  }
})

test('W4: no address leads to another site @desktop', async ({ baseURL }) => {
  const odd = ['//evil.example', '/%09//evil.example', '/\\evil.example', '/%2f%2fevil.example']
  for (const path of [...odd, '/jobs/x//evil.example', '/?next=//evil.example']) {
    const { location } = await getRaw(baseURL, { path })
    expect(location).not.toMatch(/^(?!\/(?![/\\])|$)/)
  }
})

test('W4: nor does signing in @phone @long', async ({ page, prepare, enter, baseURL }) => {
  await enter(await prepare.createCandidate())
  const odd = ['//evil.example', '/\\evil.example', 'javascript:alert(1)', '/%09//evil.example']
  for (const next of odd) {
    await page.goto(`/candidate_login?next=${encodeURIComponent(next)}`)
    await expect(page).toHaveURL(`${new URL(String(baseURL)).origin}/jobsearch`)
  }
})

test('W6: a forged host is in no page @desktop', async ({ baseURL }) => {
  for (const path of ['/', '/jobs', '/nowhere']) {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' }
    expect((await getRaw(baseURL, { path, headers })).whole).not.toContain('evil.example')
  }
})

test('W7: neither source nor its map is served @desktop', async ({ request }) => {
  const html = await (await request.get('/employee_login')).text()
  const scripts = html.match(/\/assets\/[\w.-]+\.js/g) ?? []
  expect(scripts.length).toBeGreaterThan(3)
  for (const script of new Set(scripts)) {
    expect((await request.get(`${script}.map`)).status()).toBe(404)
    expect(await (await request.get(script)).text()).not.toContain('sourceMappingURL')
  }
  for (const path of [
    '/.git/config',
    '/.env',
    '/build/server/index.js',
    '/assets/%2e%2e/server/index.js',
  ]) {
    expect((await request.get(path)).status()).toBe(404)
  }
})

test('no page, script or call tells a secret of the server @desktop', async ({ request }) => {
  const kept = readFileSync(join(String(process.env['JOURNEYS_DATA_DIR']), 'secrets.json'), 'utf8')
  const secrets = kept.match(/[\w-]{32,}/g) ?? []
  expect(secrets.length).toBeGreaterThan(1)
  const login = await (await request.get('/employee_login')).text()
  const scripts = new Set(login.match(/\/assets\/[\w.-]+\.js/g))
  for (const path of [...pages, '/api/site', '/api/docs/json', '/api/push-key', ...scripts]) {
    const text = await (await request.get(path)).text()
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
  }
})

/** The attributes of a page that are code or style. Its texts may look like either: people write them. */
function findInlineCode(html: string): string[] {
  const elements = [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('*')]
  return elements
    .flatMap((element) => [...element.attributes])
    .filter(({ name, value }) => /^(?:on|style$)/.test(name) || /^\s*javascript:/i.test(value))
    .map(({ name, value }) => `${name}="${value}"`)
}

/** With paths and headers that no client of a browser's kind lets anybody send. */
function getRaw(
  baseURL: string | undefined,
  { path, headers = {} }: { path: string; headers?: Record<string, string> },
): Promise<{ location: string; whole: string }> {
  const { hostname, port } = new URL(String(baseURL))
  return new Promise((resolve, reject) => {
    const asking = httpRequest({ hostname, port, path, headers }, (reply) => {
      let body = ''
      reply.setEncoding('utf8').on('data', (text: string) => (body += text))
      reply.on('end', () => {
        const { location = '' } = reply.headers
        resolve({ location, whole: body + JSON.stringify(reply.headers) })
      })
    })
    asking.on('error', reject).end()
  })
}
