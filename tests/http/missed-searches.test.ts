import { beforeEach, expect, test } from 'vitest'
import type { MissedSearch } from '#contract/job-search/schemas.ts'
import { indiaDate } from '#contract/india-time.ts'
import { limits } from '#contract/limits.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { callApi, expectOk } from '#tests/support/inject.ts'
import { addLiveJob } from '#tests/support/job-factories.ts'
import { createCandidate, createEmployer } from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'

const testApp = closeAfterAll(await createTestApp())
const admin = await signIn(testApp, 'admin')
const candidate = await createCandidate(testApp)
const employer = await createEmployer(testApp)
await addLiveJob(testApp, { employer, admin }, { jobTitle: 'Telecaller' })

beforeEach(() => testApp.db.deleteFrom('missed_searches').execute())

const search = (query: Record<string, string>) =>
  expectOk(callApi(testApp, 'GET', `/api/public/jobs?${new URLSearchParams(query)}`))

/** As people search on several days. */
async function searchOften(q: string, times: number = limits.missedSearchTimes): Promise<void> {
  for (let done = 0; done < times; done += 1) {
    testApp.clock.advance({ hours: 12 })
    await search({ q })
  }
}

const stored = () => testApp.db.selectFrom('missed_searches').select(['words', 'times']).execute()
const read = async (query: Record<string, string> = {}) => {
  const address = `/api/missed-searches?${new URLSearchParams(query)}`
  const reply = await expectOk(admin.call('GET', address))
  const items: MissedSearch[] = reply.json()
  return { items, headers: reply.headers }
}
const words = async () => (await read()).items.map((each) => each.words)

test('S7-196: words that find nothing are counted by the day, and shown when they come often', async () => {
  await searchOften('Jewellery Polishers job', limits.missedSearchTimes - 1)
  expect(await words()).toEqual([])
  await searchOften('jewellery polisher', 1)
  const month = indiaDate(testApp.clock.now()).slice(0, 'YYYY-MM'.length)
  expect((await read()).items).toEqual([
    { words: 'jewellery polisher', times: 5, lastDay: expect.stringMatching(`^${month}`) },
  ])
})

test('a candidate’s search counts too, and nothing says whose it was', async () => {
  await expectOk(candidate.call('POST', '/api/allJobs', { json: { q: 'zardozi', apply: 'false' } }))
  expect(await stored()).toEqual([{ words: 'zardozi', times: 1 }])
})

test('S7-199: often within one day is not enough', async () => {
  testApp.clock.advance({ hours: 1 })
  for (let done = 0; done < 10; done += 1) await search({ q: 'zardozi' })
  expect(await stored()).toEqual([{ words: 'zardozi', times: 1 }])
  expect(await words()).toEqual([])
})

test.each<Record<string, string>>([
  { q: 'telecaller' },
  { q: 'zardozi', location: 'Pune' },
  { q: 'zardozi', near: '110001' },
  { q: '9876543210' },
  { q: 'ravi 98765 43210' },
  { q: 'ravi@example.com' },
  { q: 'job' },
  {},
])('%j is not counted', async (query) => {
  testApp.clock.advance({ hours: 1 })
  await search(query)
  expect(await stored()).toEqual([])
})

test('S7-198: the list has pages, and leaves out what a synonym explains', async () => {
  for (const q of ['aaazz', 'bbbzz', 'ccczz']) await searchOften(q)
  await searchOften('ccczz', 1)
  const first = await read({ limit: '2' })
  expect(first.items.map((each) => each.words)).toEqual(['ccczz', 'aaazz'])
  expect(first.headers['x-total-count']).toBe('3')
  const cursor = String(first.headers['x-next-cursor'])
  const second = await read({ limit: '2', cursor })
  expect(second.items.map((each) => each.words)).toEqual(['bbbzz'])
  expect(second.headers['x-next-cursor']).toBeUndefined()

  const json = { phrase: 'aaazz', meaning: 'telecaller', filter: '' }
  await expectOk(admin.call('POST', '/api/sayings', { json }))
  expect(await words()).toEqual(['ccczz', 'bbbzz'])
})

test.each([{ cursor: 'x' }, { limit: '0' }, { limit: '201' }])('refuses %j', async (query) => {
  const address = `/api/missed-searches?${new URLSearchParams(Object.entries(query))}`
  expect((await admin.call('GET', address)).statusCode).toBe(400)
})

test('only admins read them', async () => {
  expect((await callApi(testApp, 'GET', '/api/missed-searches')).statusCode).toBe(401)
  expect((await candidate.call('GET', '/api/missed-searches')).statusCode).toBe(403)
})

test('S7-200: nothing is kept for longer than 90 days', async () => {
  await searchOften('zardozi')
  const forget = async () =>
    testApp.composition.background.cronJobs
      .find(({ name }) => name === 'forget-missed-searches')
      ?.run()
  testApp.clock.advance({ days: limits.missedSearchRetentionDays - 1 })
  await forget()
  expect((await stored()).length).toBeGreaterThan(0)
  testApp.clock.advance({ days: 2 })
  await forget()
  expect(await stored()).toEqual([])
})
