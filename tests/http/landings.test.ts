import { expect, test } from 'vitest'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { callApi } from '#tests/support/inject.ts'
import { addLiveJob } from '#tests/support/job-factories.ts'
import { createEmployer } from '#tests/support/profile-factories.ts'
import { findMistakesIn, structuredDataOf } from '#tests/support/structured-data.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'

/* Pages of jobs by category and city, as the server sends them: without a script. */

const testApp = closeAfterAll(await createTestApp({ pages: 'built' }))
const parties = { employer: await createEmployer(testApp), admin: await signIn(testApp, 'admin') }
const post = async (jobCity: string, category: string, jobTitle: string) =>
  await addLiveJob(testApp, parties, { jobCity, category, jobTitle })
for (const number of Array.from({ length: 26 }).keys()) {
  await post('Noida', 'Telesales', `Noida seller ${number}`)
}
await post('noida', 'Data Entry', 'Noida typist')
await post('Ghaziabad', 'Data Entry', 'Ghaziabad typist')
await post('Bengaluru', 'Telesales', 'Bengaluru seller')
await post('BANGALORE', 'Other', 'Bengaluru gardener')
await post('Some Village', 'Telesales', 'Village seller')

const look = (path: string) => callApi(testApp, 'GET', path)
const linksOf = (html: string): string[] =>
  [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  )
const headingOf = (html: string) => /<h1[^>]*>([^<]*)<\/h1>/.exec(html)?.[1]
const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1]
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]

test.each([
  ['noida', 'Jobs in Noida', 27],
  ['telesales', 'Telesales jobs', 28],
  ['telesales-in-noida', 'Telesales jobs in Noida', 26],
  ['bengaluru', 'Jobs in Bengaluru', 2],
])('/jobs/%s is a page of its own', async (slug, heading, count) => {
  const { statusCode, body } = await look(`/jobs/${slug}`)
  expect(statusCode).toBe(200)
  expect(headingOf(body)).toBe(heading)
  expect(titleOf(body)).toMatch(`${heading} (${count} open) | `)
  expect(body).toContain(`${heading}: ${count} open jobs.`)
  const { publicUrl } = testApp.composition.config
  expect(canonicalOf(body)).toBe(`${publicUrl}/jobs/${slug}`)
  expect(body).not.toContain('noindex')
  const items = structuredDataOf(body)
  expect(items.map((item) => item['@type'])).toEqual(['BreadcrumbList'])
  expect(await findMistakesIn(items)).toEqual([])
})

test('a page shows the jobs that it is about, and no others', async () => {
  const inCity = (await look('/jobs/data-entry-in-noida')).body
  expect(inCity).toContain('Noida typist')
  expect(inCity).not.toMatch(/Ghaziabad typist|Noida seller/)
  const everywhere = (await look('/jobs/telesales')).body
  expect(everywhere).toContain('Village seller')
  expect(everywhere).not.toContain('typist')
})

test('further portions belong to the first page', async () => {
  const first = (await look('/jobs/telesales-in-noida')).body
  const next = linksOf(first).find((href) => href.includes('cursor=')) ?? ''
  expect(next).toMatch(/^\/jobs\/telesales-in-noida\?cursor=/)
  const second = (await look(next)).body
  expect(second.match(/<article/g)).toHaveLength(2)
  expect(canonicalOf(second)).toBe(canonicalOf(first))
  const filtered = (await look('/jobs/telesales-in-noida?q=25')).body
  expect(filtered.match(/<article/g)).toHaveLength(1)
  expect(canonicalOf(filtered)).toBe(canonicalOf(first))
})

test.each([
  ['/jobs/Noida', '/jobs/noida'],
  ['/jobs/Telesales', '/jobs/telesales'],
  ['/jobs/gurgaon?q=a', '/jobs/gurugram?q=a'],
  ['/jobs/telecaller-jobs-in-bangalore', '/jobs/telesales-in-bengaluru'],
  ['/jobs/data_entry', '/jobs/data-entry'],
])('%s is sent to its one address', async (written, address) => {
  const { statusCode, headers } = await look(written)
  expect([statusCode, headers['location']]).toEqual([301, address])
})

test.each(['/jobs/atlantis', '/jobs/other', '/jobs/telesales-in-atlantis', '/jobs/%20', '/jobs/-'])(
  '%s is not there',
  async (path) => expect((await look(path)).statusCode).toBe(404),
)

test('a page without a job says so, stays out of search engines and leads to the nearest', async () => {
  const { statusCode, body } = await look('/jobs/data-entry-in-bengaluru')
  expect(statusCode).toBe(200)
  expect(body).toContain('Data Entry jobs in Bengaluru: no open jobs right now.')
  expect(body).toContain('<meta name="robots" content="noindex, follow"/>')
  expect(canonicalOf(body)).toBeUndefined()
  const links = linksOf(body)
  expect(links).toEqual(
    expect.arrayContaining([
      '/jobs/bengaluru',
      '/jobs/telesales-in-bengaluru',
      '/jobs/data-entry-in-ghaziabad',
      '/jobs/data-entry-in-noida',
    ]),
  )
})

test('S1-27: every page that has jobs is reached from /jobs by links alone', async () => {
  const seen = new Set<string>(['/jobs'])
  for (const path of seen) {
    const { statusCode, body } = await look(path)
    expect([path, statusCode]).toEqual([path, 200])
    for (const href of linksOf(body)) {
      if (/^\/jobs\/(?![^?]*[\da-f]{12}$)[^?#]*$/.test(href)) seen.add(href)
    }
  }
  expect([...seen].sort()).toEqual([
    '/jobs',
    '/jobs/bengaluru',
    '/jobs/by-city',
    '/jobs/data-entry',
    '/jobs/data-entry-in-ghaziabad',
    '/jobs/data-entry-in-noida',
    '/jobs/ghaziabad',
    '/jobs/noida',
    '/jobs/telesales',
    '/jobs/telesales-in-bengaluru',
    '/jobs/telesales-in-noida',
  ])
})

test('the calls carry values, which the pages name', async () => {
  const reply = await look('/api/public/landings/telesales-in-noida')
  expect(reply.json()).toMatchObject({
    category: 'telesales',
    categories: [{ slug: 'data-entry-in-noida', category: 'data-entry', jobs: 1 }],
    cities: [{ slug: 'telesales-in-bengaluru', name: 'Bengaluru', state: 'Karnataka', jobs: 1 }],
  })
  const { categories } = (await look('/api/public/landings/noida')).json()
  expect(categories).toContainEqual({ slug: 'telesales-in-noida', category: 'telesales', jobs: 26 })
})

test('S7-63: the nearest cities come first', async () => {
  const reply = await look('/api/public/landings/data-entry-in-ghaziabad')
  expect(reply.json()).toMatchObject({
    slug: 'data-entry-in-ghaziabad',
    city: { name: 'Ghaziabad', state: 'Uttar Pradesh' },
    categories: [],
    cities: [{ slug: 'data-entry-in-noida', name: 'Noida', jobs: 1 }],
  })
  const city = await look('/api/public/landings/ghaziabad')
  expect(city.json().cities.map(({ slug }: { slug: string }) => slug)).toEqual([
    'noida',
    'bengaluru',
  ])
})

test('counts are not older than minutes, and a page that can wait gets them fresh', async () => {
  const other = await createTestApp()
  const parties = { employer: await createEmployer(other), admin: await signIn(other, 'admin') }
  const counted = async () => {
    const reply = await callApi(other, 'GET', '/api/public/landings')
    return reply.json().cities.map(({ slug, jobs }: { slug: string; jobs: number }) => [slug, jobs])
  }
  await addLiveJob(other, parties, { jobCity: 'Pune' })
  expect(await counted()).toEqual([['pune', 1]])
  await addLiveJob(other, parties, { jobCity: 'Pune' })
  expect(await counted()).toEqual([['pune', 1]])
  other.clock.advance({ minutes: 11 })
  expect(await counted()).toEqual([['pune', 2]])
  other.clock.advance({ days: 16 })
  expect(await counted()).toEqual([])
  await other.close()
})
