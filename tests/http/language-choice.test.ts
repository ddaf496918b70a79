import { describe, expect, test } from 'vitest'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { callApi } from '#tests/support/inject.ts'
import { createTestApp } from '#tests/support/test-app.ts'

/* The language of a reader: chosen at the first visit of the home page, and changed in the header. */

const testApp = closeAfterAll(
  await createTestApp({ pages: 'built', config: { languages: ['en', 'hi', 'en-XA'] } }),
)
const single = closeAfterAll(
  await createTestApp({ pages: 'built', config: { languages: ['en', 'en-XA'] } }),
)
const withTrial = closeAfterAll(
  await createTestApp({ pages: 'built', config: { languages: ['en', 'hi', 'mr'] } }),
)
const browser = {
  'sec-fetch-mode': 'navigate',
  'user-agent':
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
}
const get = (url: string, headers: Record<string, string> = browser) =>
  callApi(testApp, 'GET', url, { headers })
const choose = (path: string, headers: Record<string, string> = {}) =>
  callApi(testApp, 'POST', path, { headers })

describe('S1-54: who opens the home page for the first time chooses the language', () => {
  test('by each language’s own name', async () => {
    const home = await get('/')
    expect([home.statusCode, home.headers['location']]).toEqual([303, '/language'])
    expect(home.headers['cache-control']).toBe('no-store')
    const { statusCode, body } = await get('/language')
    expect(statusCode).toBe(200)
    for (const text of ['अपनी भाषा चुनें', 'Choose your language', '>हिन्दी<', '>English<']) {
      expect(body).toContain(text)
    }
    expect(body).toContain('action="/language/hi?next=%2F"')
    expect(body).not.toContain('en-XA?next')
  })

  test.each([
    ['with a choice', '/', { ...browser, cookie: 'locale=en' }],
    ['for a program', '/', { 'user-agent': browser['user-agent'] }],
    ['for a search engine', '/', { ...browser, 'user-agent': 'Googlebot/2.1' }],
    ['at the address of a language', '/hi', browser],
    ['at a link to another page', '/jobs', browser],
  ])('but is not asked %s', async (_, path, headers) => {
    expect((await get(path, headers)).statusCode).toBe(200)
  })

  test('and not where there is only one', async () => {
    const replies = ['/', '/language'].map((url) =>
      callApi(single, 'GET', url, { headers: browser }),
    )
    expect((await Promise.all(replies)).map(({ statusCode }) => statusCode)).toEqual([200, 404])
  })
})

test('S1-55: with three languages the header has a menu, and a language on trial falls back to English', async () => {
  const { body } = await callApi(withTrial, 'GET', '/mr/jobs', { headers: browser })
  expect(body).toContain('<html lang="mr"')
  expect(body).toContain('3 सोप्या पायऱ्यांत नोकरी मिळवा')
  for (const locale of ['en', 'hi', 'mr']) {
    expect(body).toContain(`action="/language/${locale}?next=%2Fjobs"`)
  }
  expect(body).toMatch(/<button[^>]* lang="mr"[^>]* aria-current="true"[^>]*>मराठी/)
  const contact = await callApi(withTrial, 'GET', '/mr/Contact', { headers: browser })
  expect(contact.body).toContain('संपर्क करा')
  expect(contact.body).toContain('Your query')
})

describe('S1-55: a language chosen without script', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' }

  test.each([
    ['/language/hi?next=%2Fjobs%3Fq%3Dnoida', 'hi', '/hi/jobs?q=noida'],
    ['/language/en?next=%2F', 'en', '/'],
    ['/language/hi', 'hi', '/hi'],
    ['/language/hi?next=%2F%2Fevil.example', 'hi', '/hi'],
    ['/language/hi?next=https%3A%2F%2Fevil.example', 'hi', '/hi'],
    ['/language/en?next=%2F%5Cevil.example', 'en', '/'],
  ])('%s', async (path, locale, location) => {
    for (const headers of [{}, form]) {
      const { statusCode, headers: answered } = await choose(path, headers)
      expect([statusCode, answered['location']]).toEqual([303, location])
      expect(answered['set-cookie']).toBe(
        `locale=${locale}; Path=/; Max-Age=31536000; SameSite=Lax`,
      )
    }
  })

  test('must be one of the site', async () => {
    for (const path of ['/language/fr', '/language/__proto__']) {
      const { statusCode, headers } = await choose(path)
      expect([statusCode, headers['set-cookie']]).toEqual([404, undefined])
    }
  })

  test('is that of plain addresses from then on', async () => {
    const { body } = await get('/jobs', { ...browser, cookie: 'locale=hi' })
    expect(body).toContain('<html lang="hi"')
  })
})

test('each header names the other language, in that language', async () => {
  const hindi = await createTestApp({ pages: 'built', config: { languages: ['en', 'hi'] } })
  try {
    const at = async (url: string) => (await callApi(hindi, 'GET', url)).body
    expect(await at('/jobs?q=a')).toContain('action="/language/hi?next=%2Fjobs%3Fq%3Da"')
    expect(await at('/hi/jobs')).toContain('action="/language/en?next=%2Fjobs"')
    expect((await callApi(single, 'GET', '/jobs')).body).not.toContain('/language')
  } finally {
    await hindi.close()
  }
})
