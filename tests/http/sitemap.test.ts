import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import routes from '#web/routes.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { callApi } from '#tests/support/inject.ts'
import { addJob, addLiveJob, setJobStatus } from '#tests/support/job-factories.ts'
import { createEmployer } from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'

const testApp = closeAfterAll(await createTestApp({ pages: 'built' }))
const parties = { employer: await createEmployer(testApp), admin: await signIn(testApp, 'admin') }

const look = (path: string, headers: Record<string, string> = {}) =>
  callApi(testApp, 'GET', path, { headers })

/** What stands between `<loc>` and `</loc>`, without the site's own address. */
function pathsIn(xml: string): string[] {
  const { publicUrl } = testApp.composition.config
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => {
    expect(address.startsWith(`${publicUrl}/`)).toBe(true)
    return address.slice(publicUrl.length)
  })
}

async function allPaths(): Promise<string[]> {
  const parts = pathsIn((await look('/sitemap.xml')).body)
  const maps = await Promise.all(parts.map(async (part) => (await look(part)).body))
  return maps.flatMap(pathsIn)
}

test('robots.txt names the sitemap and disallows private paths', async () => {
  const { body, headers } = await look('/robots.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body).toContain(`Sitemap: ${testApp.composition.config.publicUrl}/sitemap.xml`)
  const barred = [...body.matchAll(/^Disallow: (.*)$/gm)].map(([, path = '']) => path)
  const isBarred = (path: string) => barred.some((start) => path.startsWith(start))
  const open = (await allPaths()).filter(isBarred)
  expect(open).toEqual([])
  const forEverybody =
    /^(?:frame-3|contact|check$|companies|\w+_policy|terms_conditions|jobs|jobsearch|pricing_page|\w+_login|\*|$)/
  const missing = routes
    .map(({ path = '' }) => path)
    .filter((path) => !forEverybody.test(path) && !isBarred(`/${path}`))
  expect(missing).toEqual([])
})

test('the candidates’ search is allowed, and is listed as the public one', async () => {
  const [robots, search] = [await look('/robots.txt'), await look('/jobsearch?location=Pune')]
  expect(robots.body).not.toContain('/jobsearch')
  const { publicUrl } = testApp.composition.config
  expect(search.body).toContain(`<link rel="canonical" href="${publicUrl}/jobs"/>`)
  expect(await allPaths()).not.toContain('/jobsearch')
})

test('the sitemap lists every public page, and each page exists', async () => {
  const live = await addLiveJob(testApp, parties, { jobCity: 'Pune' })
  const over = await addLiveJob(testApp, parties, {}, 'expired')
  const waiting = await addJob(testApp, parties.employer)
  testApp.clock.advance({ minutes: 11 })
  const paths = await allPaths()
  expect(paths).toEqual(
    expect.arrayContaining([
      '/',
      '/jobs',
      '/jobs/pune',
      '/jobs/customer-support-in-pune',
      expect.stringMatching(/^\/companies\/shah-services-[\da-f]{16}$/),
      `/jobs/customer-support-executive-pune-${live}`,
    ]),
  )
  const whole = paths.join('\n')
  expect(whole).not.toContain(over)
  expect(whole).not.toContain(waiting)
  expect(new Set(paths).size).toBe(paths.length)
  for (const path of paths) {
    const { statusCode, body } = await look(path)
    expect([path, statusCode, body.includes('noindex')]).toEqual([path, 200, false])
  }
})

test('a part has the time of its last change, and is not sent again without one', async () => {
  const jobId = await addLiveJob(testApp, parties)
  const first = await look('/sitemaps/jobs-1-0.xml')
  expect(first.headers).toMatchObject({
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=3600',
  })
  const { updated_at: changed } = await testApp.db
    .selectFrom('jobs')
    .select('updated_at')
    .where('id', '=', jobId)
    .executeTakeFirstOrThrow()
  expect(first.body).toContain(`${jobId}</loc><lastmod>${changed.toISOString()}</lastmod>`)
  const etag = String(first.headers['etag'])
  const same = await look('/sitemaps/jobs-1-0.xml', { 'if-none-match': etag })
  expect([same.statusCode, same.body]).toEqual([304, ''])
  await setJobStatus(parties.admin, jobId, 'pause')
  const after = await look('/sitemaps/jobs-1-0.xml', { 'if-none-match': etag })
  expect(after.statusCode).toBe(200)
  expect(after.body).not.toContain(jobId)
})

test('the parts of a larger market contain every live job once', async () => {
  const ids = await Promise.all(
    Array.from({ length: 12 }, () => addLiveJob(testApp, parties, { jobCity: 'Agra' })),
  )
  const parts = await Promise.all(
    Array.from({ length: 4 }, (_, index) => look(`/sitemaps/jobs-4-${index}.xml`)),
  )
  const paths = parts.flatMap(({ body }) => pathsIn(body))
  for (const id of ids) expect(paths.filter((path) => path.endsWith(id))).toHaveLength(1)
  expect(new Set(paths).size).toBe(paths.length)
})

test('a part is read in batches and sent compressed', async () => {
  const { employer_id, ...job } = await testApp.db
    .selectFrom('jobs')
    .selectAll()
    .where('status', '=', 'accepted')
    .limit(1)
    .executeTakeFirstOrThrow()
  await testApp.db.transaction().execute(async (tx) => {
    const copies = Array.from({ length: 2_500 }, () => ({
      ...job,
      employer_id,
      id: crypto.randomUUID(),
      submission_id: crypto.randomUUID(),
    }))
    for (let from = 0; from < copies.length; from += 500) {
      await tx
        .insertInto('jobs')
        .values(copies.slice(from, from + 500))
        .execute()
    }
    await tx
      .insertInto('job_search')
      .columns(['job_id', 'live_at', 'expires_at', 'city', 'company_name', 'terms'])
      .expression((build) =>
        build
          .selectFrom('jobs')
          .innerJoin('job_search', (join) => join.on('job_search.job_id', '=', job.id))
          .select([
            'jobs.id',
            'job_search.live_at',
            'job_search.expires_at',
            'job_search.city',
            'job_search.company_name',
            'job_search.terms',
          ])
          .where(
            'jobs.id',
            'in',
            copies.map(({ id }) => id),
          ),
      )
      .execute()
  })
  const packed = await testApp.app.inject({
    method: 'GET',
    url: '/sitemaps/jobs-1-0.xml',
    headers: { 'accept-encoding': 'gzip' },
  })
  expect(packed.headers['content-encoding']).toBe('gzip')
  const paths = pathsIn(gunzipSync(packed.rawPayload).toString())
  expect(paths.length).toBeGreaterThan(2_500)
  expect(new Set(paths).size).toBe(paths.length)
})

test.each(['/sitemaps/nothing.xml', '/sitemaps/jobs-3-1.xml', '/sitemaps/pages'])(
  '%s is not there',
  async (path) => expect((await look(path)).statusCode).toBe(404),
)
