import { describe, expect, it } from 'vitest'
import { callLimits } from '#contract/call-limits.ts'
import { endpoints } from '#contract/endpoints.ts'
import { endOfIndiaDayAfter } from '#contract/india-time.ts'
import { limits } from '#server/lib/limits.ts'
import { routeLimits } from '#contract/route-policies.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { callApi } from '#tests/support/inject.ts'
import { addLiveJob } from '#tests/support/job-factories.ts'
import { applyForJob, createCandidate, createEmployer } from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'

/** Two applications a day, and a fiftieth of every other limit. */
const scale = 2 / limits.applicationsPerDay

const testApp = closeAfterAll(
  await createTestApp({ pages: 'built', config: { limitScale: scale } }),
)

/** As if another process had counted. */
async function useUp(name: keyof typeof callLimits, key: string, leave = 0): Promise<void> {
  const points = Math.ceil(callLimits[name].calls * scale) - leave
  await testApp.db
    .insertInto('rate_limits')
    .values({ key: `calls-${name}:${key}`, points, expire: String(Date.now() + 90_000) })
    .execute()
}

const search = (address: string) => callApi(testApp, 'GET', '/api/public/jobs', { address })

describe('the limits of calls', () => {
  it('stand at every call that costs or reveals something', () => {
    const named = (wanted: string) =>
      Object.entries(endpoints)
        .filter(([, { limit }]) => limit === wanted)
        .map(([name]) => name)
    expect(named('own')).toEqual([
      'sendOtp',
      'verifyOtp',
      'submitContactForm',
      'checkRecruiter',
      'reportPublicJob',
    ])
    expect(named('none')).toEqual([
      'checkAuth',
      'protected',
      'logout',
      'getPostingTerms',
      'unsubscribe',
      'getPushKey',
      'getSite',
    ])
    for (const path of ['/files/:id', '/documents/:kind/:id', '/auth/:provider/start'] as const) {
      expect(routeLimits[path]).toHaveProperty('calls')
    }
  })

  it('have names of their own', () => {
    const names = Object.values(callLimits).map(({ name }) => name)
    expect(names).toEqual(Object.keys(callLimits))
  })

  it('are those of all processes, and say in plain words when to come back', async () => {
    const network = '198.51.100.0/24'
    await useUp('search', network, 1)
    expect((await search('198.51.100.7')).statusCode).toBe(200)
    const refused = await search('198.51.100.8')
    expect([refused.statusCode, refused.json()]).toEqual([
      429,
      {
        code: 'TOO_MANY_REQUESTS',
        message: 'Too many searches in a short time. Please wait a few minutes, then search again',
      },
    ])
    const seconds = Number(refused.headers['retry-after'])
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(90)
    // Another network goes on.
    expect((await search('203.0.113.7')).statusCode).toBe(200)
  })

  it('are given out to the last call and no further, at once too', async () => {
    const points = Math.ceil(callLimits.search.calls * scale)
    const replies = await Promise.all(
      Array.from({ length: points + 30 }, () => search('198.51.101.7')),
    )
    const given = replies.filter(({ statusCode }) => statusCode === 200)
    expect(given).toHaveLength(points)
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 429]))
  })

  it('go by the account of who has one, wherever they are', async () => {
    const busy = await signIn(testApp, 'candidate')
    await useUp('profiles', busy.accountId)
    const form = { type: 'users', form: 'edit', name: 'Asha' }
    const save = (address: string) => busy.call('POST', '/api/upload', { form, address })
    for (const address of ['127.0.0.1', '203.0.113.20']) {
      expect((await save(address)).statusCode).toBe(429)
    }
    const other = await signIn(testApp, 'candidate')
    expect((await other.call('POST', '/api/upload', { form })).statusCode).toBe(422)
  })

  it('count no request that is refused before it is authorized', async () => {
    const employer = await signIn(testApp, 'employer')
    expect((await employer.call('POST', '/api/getJobs', { json: {} })).statusCode).toBe(403)
    const counted = await testApp.db
      .selectFrom('rate_limits')
      .select('key')
      .where('key', 'like', `%${employer.accountId}`)
      .execute()
    expect(counted).toEqual([])
  })

  it('stand before links to files and documents', async () => {
    await useUp('files', '192.0.2.0/24')
    for (const path of ['/files/x?expires=1&signature=x', '/documents/invoice/x']) {
      const refused = await callApi(testApp, 'GET', path, { address: '192.0.2.9' })
      expect([refused.statusCode, refused.json().code]).toEqual([429, 'TOO_MANY_REQUESTS'])
    }
  })

  it('are those of the visitor for whom a page asks', async () => {
    await useUp('search', '192.0.2.0/24')
    const page = await callApi(testApp, 'GET', '/jobs', { address: '192.0.2.33' })
    expect(page.statusCode).toBe(429)
  })

  it('leave out strangers on this machine in local mode only', async () => {
    await useUp('search', '127.0.0.0/24')
    expect((await search('127.0.0.1')).statusCode).toBe(200)
    const served = await createTestApp({ config: { isDemonstration: false } })
    await callApi(served, 'GET', '/api/public/jobs')
    const counted = await served.db.selectFrom('rate_limits').select('key').execute()
    await served.close()
    expect(counted.map(({ key }) => key)).toEqual(['calls-search:127.0.0.0/24'])
  })
})

describe('applications of one candidate on one day', () => {
  it('S10-34: are limited, at once too, and begin anew the next day in India', async () => {
    testApp.clock.set(endOfIndiaDayAfter(testApp.clock.now(), 1))
    testApp.clock.advance({ hours: -6 })
    const parties = {
      employer: await createEmployer(testApp),
      admin: await signIn(testApp, 'admin'),
    }
    const jobIds = await Promise.all(Array.from({ length: 5 }, () => addLiveJob(testApp, parties)))
    const candidate = await createCandidate(testApp)
    const replies = await Promise.all(
      jobIds.slice(0, 4).map((jobId) => applyForJob(candidate, jobId)),
    )
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 200, 429, 429,
    ])
    const refused = replies.find(({ statusCode }) => statusCode === 429)
    expect(refused?.json().message).toMatch(/Please continue tomorrow$/)
    const seconds = Number(refused?.headers['retry-after'])
    const applied = () =>
      testApp.db
        .selectFrom('applications')
        .select('id')
        .where('candidate_id', '=', candidate.accountId)
        .execute()
    expect(await applied()).toHaveLength(2)
    testApp.clock.advance({ seconds: seconds - 1 })
    expect((await applyForJob(candidate, jobIds[4] ?? '')).statusCode).toBe(429)
    testApp.clock.advance({ seconds: 2 })
    expect((await applyForJob(candidate, jobIds[4] ?? '')).statusCode).toBe(200)
  })
})
