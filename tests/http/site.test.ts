import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { callApi } from '#tests/support/inject.ts'
import { queriesOf } from '#tests/support/queries.ts'
import { createTestApp } from '#tests/support/test-app.ts'

const testApp = closeAfterAll(
  await createTestApp({
    pages: 'built',
    config: {
      productName: 'Naukri Setu',
      supportPhone: '+91 98100 00000',
      sampleContacts: ['supportEmail', 'registeredAddress'],
    },
  }),
)

describe('GET /api/site', () => {
  test('S7-78: tells what is configured, and no secret', async () => {
    const reply = await callApi(testApp, 'GET', '/api/site')
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toMatchObject({ productName: 'Naukri Setu', isDemonstration: true })
    expect(reply.body).not.toContain(testApp.composition.config.appSecret)
  })
})

test.each(['/contact', '/privacy_policy', '/terms_conditions'])(
  'S2-41: %s shows a configured contact as it is, and marks a placeholder as a sample',
  async (path) => {
    const { body } = await callApi(testApp, 'GET', path)
    expect(body).toContain('+91 98100 00000')
    expect(body).not.toContain('+91 98100 00000 (sample)')
    expect(body).toContain('support@example.com (sample)')
    expect(body).toContain('Registered address, New Delhi (sample)')
    expect(body.includes('href="tel:+919810000000"')).toBe(path === '/contact')
    expect(body).not.toContain('mailto:support@example.com')
  },
)

describe('GET /manifest.webmanifest', () => {
  test('names the product and opens it as an app of its own', async () => {
    const reply = await callApi(testApp, 'GET', '/manifest.webmanifest')
    expect(reply.headers['content-type']).toBe('application/manifest+json; charset=utf-8')
    expect(reply.json()).toMatchObject({
      name: 'Naukri Setu',
      start_url: '/',
      scope: '/',
      display: 'standalone',
    })
  })

  test('names icons that are there, in the sizes it says', async () => {
    const reply = await callApi(testApp, 'GET', '/manifest.webmanifest')
    const icons: { src: string; sizes: string }[] = reply.json().icons
    expect(icons.map(({ sizes }) => sizes)).toContain('512x512')
    for (const { src, sizes } of icons) {
      const file = join(import.meta.dirname, '../../public', src)
      const { width, height, format } = await sharp(file).metadata()
      expect([`${width}x${height}`, format]).toEqual([sizes, 'png'])
    }
  })
})

describe('health', () => {
  test('the process answers', async () => {
    expect((await callApi(testApp, 'GET', '/healthz')).json()).toEqual({ ok: true })
  })

  test('the database is reachable and migrated', async () => {
    expect((await callApi(testApp, 'GET', '/readyz')).json()).toEqual({ ok: true })
  })

  test('asks the database once a second at most, however many ask', async () => {
    const queries = await queriesOf(() =>
      Promise.all(Array.from({ length: 200 }, () => callApi(testApp, 'GET', '/readyz'))),
    )
    expect(queries.length).toBeLessThanOrEqual(1)
  })

  test('S9-19: is not ready while a migration is missing', async () => {
    const other = await createTestApp()
    await other.composition.pool.query(
      'delete from schema_migrations where name = (select max(name) from schema_migrations)',
    )
    const reply = await callApi(other, 'GET', '/readyz')
    await other.close()
    expect(reply.statusCode).toBe(503)
    expect(reply.json()).toMatchObject({ code: 'UNAVAILABLE' })
  })
})

describe('/api/docs', () => {
  test('S7-57: describes every declared call', async () => {
    const reply = await callApi(testApp, 'GET', '/api/docs/json')
    const { paths } = reply.json()
    for (const { method, path } of Object.values(endpoints)) {
      const documented = path.replace(/:(\w+)/g, '{$1}')
      expect(paths).toHaveProperty([documented, method.toLowerCase()])
    }
  })

  test('has a page that may run its own scripts and no others', async () => {
    const reply = await callApi(testApp, 'GET', '/api/docs')
    expect(reply.statusCode).toBe(200)
    expect(reply.headers['content-security-policy']).toContain("script-src 'self'")
  })
})

describe('every answer', () => {
  test.each([
    ['a reply', 'GET', '/healthz'],
    ['an unknown path', 'GET', '/nowhere'],
    ['a refusal', 'POST', '/api/check_auth'],
    ['a method that is not there', 'DELETE', '/send-otp'],
  ] as const)('carries the security headers: %s', async (_name, method, url) => {
    const { headers } = await callApi(testApp, method, url)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    })
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  })

  test('S1-25: that is an unknown path is a plain 404', async () => {
    const reply = await callApi(testApp, 'GET', '/api/nowhere')
    expect(reply.statusCode).toBe(404)
    expect(reply.json()).toEqual({
      message: 'We could not find this',
      code: 'NOT_FOUND',
    })
  })

  test.each([
    ['broken JSON', 'application/json', '{"phoneNumber":', 400],
    ['text', 'text/plain', 'hello', 415],
    ['garbage after the type', 'application/json garbage', '{}', 415],
  ])('to %s is a clear refusal', async (_name, type, payload, status) => {
    const reply = await testApp.app.inject({
      method: 'POST',
      url: '/send-otp',
      headers: { 'content-type': type },
      payload,
    })
    expect(reply.statusCode).toBe(status)
    expect(Object.keys(reply.json())).toEqual(expect.arrayContaining(['message', 'code']))
  })
})
