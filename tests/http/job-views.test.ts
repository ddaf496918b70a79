import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { callApi, expectOk } from '#tests/support/inject.ts'
import { addJob, addLiveJob } from '#tests/support/job-factories.ts'
import { createCandidate, createEmployer } from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'
import type { TestViewer } from '#tests/support/viewers.ts'

const testApp = closeAfterAll(await createTestApp())
const { jobViews } = testApp.composition.services
const admin = await signIn(testApp, 'admin')
const employer = await createEmployer(testApp)
const browser =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36'
let jobId = ''
beforeEach(async () => {
  jobId = await addLiveJob(testApp, { employer, admin })
})

const see = (json: object, userAgent = browser) =>
  callApi(testApp, 'POST', `/api/jobs/${jobId}/views`, {
    json,
    headers: { 'user-agent': userAgent },
  })
const seeAs = (viewer: TestViewer) =>
  viewer.call('POST', `/api/jobs/${jobId}/views`, { json: {}, headers: { 'user-agent': browser } })
const visitor = (name: string) => ({ visitor: name.padEnd(16, '-') })

async function viewsOf(id = jobId): Promise<number> {
  await jobViews.flush()
  const list = await expectOk(employer.call('POST', '/api/getJobById', { json: {} }))
  return list.json().find((job: { id: string }) => job.id === id).viewCount
}

describe('POST /api/jobs/{jobId}/views', () => {
  test('S7-260: counts a person once a day, signed in or not', async () => {
    const candidate = await createCandidate(testApp)
    for (const name of ['a', 'b', 'a']) expect((await see(visitor(name))).statusCode).toBe(200)
    await jobViews.flush()
    await see(visitor('a'))
    await seeAs(candidate)
    await seeAs(candidate)
    expect(await viewsOf()).toBe(3)
    testApp.clock.advance({ days: 1 })
    await see(visitor('a'))
    expect(await viewsOf()).toBe(4)
  })

  test('S7-261: counts no robot, no admin, not its own employer and nobody without a number', async () => {
    await see(
      visitor('a'),
      'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    )
    await see(visitor('a'), '')
    await seeAs(admin)
    await seeAs(employer)
    await see({})
    expect(await viewsOf()).toBe(0)
    await seeAs(await createEmployer(testApp))
    expect(await viewsOf()).toBe(1)
  })

  test('S7-262: counts no job that was never published, and answers it alike', async () => {
    const waiting = await addJob(testApp, employer)
    const live = jobId
    for (jobId of [waiting, 'none', '3f0b9d5e-9a0f-4b7e-8b7e-2f3c1d4e5a6b']) {
      expect((await see(visitor('a'))).json()).toEqual({ success: true })
    }
    expect(await viewsOf(waiting)).toBe(0)
    expect(await viewsOf(live)).toBe(0)
  })

  test('S7-1115: counts by where a person came from at the first look; an unknown mark counts as none', async () => {
    await see({ ...visitor('a'), source: 'shared' })
    await see({ ...visitor('a'), source: 'alert' })
    await see({ ...visitor('b'), source: 'shared' })
    await see({ ...visitor('c'), source: 'nowhere' })
    await see(visitor('d'))
    expect(await viewsOf()).toBe(4)
    await see({ ...visitor('a'), source: 'poster' })
    await see({ ...visitor('e'), source: 'site' })
    expect(await viewsOf()).toBe(5)
    const { sources } = (
      await expectOk(employer.call('GET', `/api/jobs/${jobId}/statistics`))
    ).json()
    expect(sources).toEqual({
      site: 1,
      shared: 2,
      alert: 0,
      search_engine: 0,
      poster: 0,
      other: 2,
    })
  })

  test('refuses a visitor and a mark that are none', async () => {
    expect((await see({ visitor: 'me' })).statusCode).toBe(400)
    expect((await see({ visitor: 'x'.repeat(100) })).statusCode).toBe(400)
    expect((await see({ ...visitor('a'), source: '<script>' })).statusCode).toBe(400)
  })

  test('S7-263: forgets two days later who was counted, not how many', async () => {
    await see(visitor('a'))
    expect(await viewsOf()).toBe(1)
    const { rows } = await sql<{ viewer: string }>`
      select encode(viewer, 'escape') as viewer from job_viewers where job_id = ${jobId}`.execute(
      testApp.db,
    )
    expect(rows).toEqual([{ viewer: expect.not.stringContaining('a---') }])
    testApp.clock.advance({ days: 3 })
    await jobViews.deleteOldViewers()
    const left = await sql`select from job_viewers where job_id = ${jobId}`.execute(testApp.db)
    expect(left.rows).toHaveLength(0)
    expect(await viewsOf()).toBe(1)
  })

  test('S7-268: writes by itself two seconds later', async () => {
    await see(visitor('a'))
    await expect
      .poll(
        async () =>
          (await sql`select from job_views where job_id = ${jobId}`.execute(testApp.db)).rows
            .length,
        { timeout: 5000 },
      )
      .toBe(1)
  })

  test('S7-264: loses no view when the server stops, nor when the database was away for a moment', async () => {
    await see(visitor('a'))
    await sql`alter table job_viewers rename to away`.execute(testApp.db)
    await jobViews.flush()
    await sql`alter table away rename to job_viewers`.execute(testApp.db)
    await see(visitor('b'))
    await jobViews.close()
    expect(await viewsOf()).toBe(2)
  })
})
