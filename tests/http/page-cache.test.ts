import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { callApi } from '#tests/support/inject.ts'
import { addLiveJob, setJobStatus } from '#tests/support/job-factories.ts'
import { addApplication, createEmployer } from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'

/* Pages that are the same for everybody: rendered once, asked about each time. */

const testApp = closeAfterAll(await createTestApp({ pages: 'built' }))
const employer = await createEmployer(testApp)
const admin = await signIn(testApp, 'admin')

const get = (url: string, headers: Record<string, string> = {}) =>
  callApi(testApp, 'GET', url, { headers })

async function addJobPage(answers: Record<string, unknown> = {}) {
  const id = await addLiveJob(testApp, { employer, admin }, answers)
  const path = String((await get(`/jobs/${id}`)).headers['location'])
  const reply = await get(path)
  return { id, path, body: reply.body, etag: String(reply.headers['etag']) }
}

describe.each(['/', '/jobs', '/jobsearch', '/Contact', '/terms_conditions', 'a job'])(
  '%s',
  (name) => {
    test('is sent again only when it has changed', async () => {
      const path = name === 'a job' ? (await addJobPage()).path : name
      const first = await get(path)
      expect(first.statusCode).toBe(200)
      expect(first.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'accept-encoding' })
      const etag = String(first.headers['etag'])
      for (const tags of [etag, `W/${etag}`, `"other", ${etag}`]) {
        const again = await get(path, { 'if-none-match': tags })
        expect([tags, again.statusCode, again.body]).toEqual([tags, 304, ''])
        expect(again.headers).toMatchObject({ etag, 'cache-control': 'no-cache' })
        expect(again.headers['content-security-policy']).toBeUndefined()
      }
      const other = await get(path, { 'if-none-match': '"other"' })
      expect([other.statusCode, other.body, other.headers['etag']]).toEqual([200, first.body, etag])
    })

    test('travels packed, the same for all', async () => {
      const path = name === 'a job' ? (await addJobPage()).path : name
      const plain = await get(path)
      for (const [encoding, unpack] of [
        ['zstd', zstdDecompressSync],
        ['br', brotliDecompressSync],
        ['gzip', gunzipSync],
      ] as const) {
        const packed = await get(path, { 'accept-encoding': `${encoding}, identity` })
        expect(packed.headers['content-encoding']).toBe(encoding)
        expect(unpack(packed.rawPayload).toString()).toBe(plain.body)
        expect(packed.headers['content-security-policy']).toBe(
          plain.headers['content-security-policy'],
        )
      }
      const refused = await get(path, { 'accept-encoding': 'zstd;q=0, br;q=0, gzip;q=0' })
      expect(refused.headers['content-encoding']).toBeUndefined()
      const head = await callApi(testApp, 'HEAD', path)
      expect([head.statusCode, head.body, head.headers['etag']]).toEqual([
        200,
        '',
        plain.headers['etag'],
      ])
    })
  },
)

test('a job’s page that is kept follows every change of the job', async () => {
  const { id, path, body, etag } = await addJobPage({ jobTitle: 'Telecaller', jobCity: 'Noida' })
  expect(body).toContain('Telecaller')
  await testApp.db
    .updateTable('jobs')
    .set({ description: 'Quite another work' })
    .where('id', '=', id)
    .execute()
  const changed = await get(path, { 'if-none-match': etag })
  expect(changed.statusCode).toBe(200)
  expect(changed.body).toContain('Quite another work')
  expect(changed.headers['etag']).not.toBe(etag)
})

test.each(['pause', 'rejected', 'waiting'])(
  'a job that becomes %s is gone for those who hold its page, at the same moment',
  async (status) => {
    const { id, path, etag } = await addJobPage()
    expect((await get(path, { 'if-none-match': etag })).statusCode).toBe(304)
    await setJobStatus(admin, id, status)
    const reply = await get(path, { 'if-none-match': etag })
    expect(reply.statusCode).toBe(410)
    expect(reply.headers['cache-control']).toBe('no-store')
    expect(reply.headers['etag']).toBeUndefined()
  },
)

test('a job past its last day is gone for those who hold its page, before anybody writes it down', async () => {
  const { path, etag } = await addJobPage()
  testApp.clock.advance({ days: 40 })
  expect((await get(path, { 'if-none-match': etag })).statusCode).toBe(410)
  testApp.clock.advance({ days: -40 })
  expect((await get(path, { 'if-none-match': etag })).statusCode).toBe(304)
})

test('W5: the first view of the candidates’ search is the same for everybody', async () => {
  const jobTitle = 'Applied for by one'
  const id = await addLiveJob(testApp, { employer, admin }, { jobTitle })
  const candidate = await signIn(testApp, 'candidate')
  await addApplication(candidate, id)
  const path = `/jobsearch?q=${encodeURIComponent(jobTitle)}`
  const strangers = await get(path)
  expect(strangers.body).toContain(`>${jobTitle}</a>`)
  expect(strangers.body).not.toContain('>Applied<')
  const own = await candidate.call('GET', path)
  expect([own.body, own.headers['etag']]).toEqual([strangers.body, strangers.headers['etag']])
})

test('W5: pages of people are kept by nobody', async () => {
  for (const path of ['/candidate_profile', '/employee_dashboard', '/section-5']) {
    const { headers } = await get(path)
    expect([path, headers['cache-control'], headers['etag']]).toEqual([path, 'no-store', undefined])
  }
})

test('a link that many follow at once shows all of them the page', async () => {
  const id = await addLiveJob(testApp, { employer, admin })
  const path = String((await get(`/jobs/${id}`)).headers['location'])
  const replies = await Promise.all(Array.from({ length: 30 }, () => get(path)))
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect(new Set(replies.map(({ body }) => body)).size).toBe(1)
})
