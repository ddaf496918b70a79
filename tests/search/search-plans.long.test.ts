import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillMarket } from '#bench/market/fill.ts'
import { createMarket } from '#bench/market/jobs.ts'
import type { OptionCounts } from '#contract/job-search/schemas.ts'
import { limits } from '#server/lib/limits.ts'
import { callApi } from '#tests/support/inject.ts'
import { watchPlans } from '#tests/support/plans.ts'
import type { CarriedOut } from '#tests/support/plans.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import type { TestApp } from '#tests/support/test-app.ts'

/*
 * However many jobs there are, no question of a search reads a hundred times the page that it shows, nor more entries of the
 * index than a fiftieth of all jobs have.
 */

const page = 24
const mostRead = 100 * page
const liveJobs = 1_000_000
const mostEntries = liveJobs / 50
const seed = 3
/** A kept statement may get another plan from the sixth time on. */
const manyTimes = 6

let testApp: TestApp
let plans: Awaited<ReturnType<typeof watchPlans>>
beforeAll(async () => {
  testApp = await createTestApp({ max: 1 })
  const now = testApp.clock.now()
  await fillMarket(testApp.db, createMarket({ seed, liveJobs, now }), { seed })
  plans = await watchPlans(testApp.composition.pool)
}, 1_800_000)
afterAll(() => testApp.close())

const search = (query: Record<string, string>) =>
  callApi(testApp, 'GET', `/api/public/jobs?${new URLSearchParams({ limit: `${page}`, ...query })}`)

const kinds: Record<string, Record<string, string>> = {
  newest: {},
  'a common word': { q: 'executive' },
  'a kind of work': { q: 'telecaller' },
  'two common words': { q: 'customer support' },
  'a beginning of many words': { q: 't' },
  'a beginning of some': { q: 'tele' },
  mistakes: { q: 'custmer suport' },
  Hindi: { q: 'टेलीकॉलर दिल्ली' },
  'a town in words': { q: 'telecaller noida' },
  'a rare word': { q: 'moderator' },
  'a rare and a common word': { q: 'senior moderator executive' },
  'nothing that is there': { q: 'qqqqqq' },
  'words that never come together': { q: 'telecaller delivery' },
  'a place': { location: 'Delhi' },
  'a small place': { location: 'Khandwa' },
  'a category': { category: 'telesales' },
  'a common choice': { education: '12thPassed' },
  'a company': { company: 'Vaani Connect' },
  'all filters': { location: 'Noida', category: 'telesales', education: 'graduateAbove' },
  'a word and filters': { q: 'executive', location: 'Delhi', education: '12thPassed' },
  'a kind of work and filters': { q: 'telecaller', location: 'Pune', education: '10thPassed' },
  'a rare mix': { q: 'night shift', location: 'Raipur', category: 'collections' },
  'pay at least': { salary: '20000' },
  'hardly any pay so much': { salary: '60000', location: 'Raipur' },
  'fit for a fresher': { experience: 'fresher' },
  'work from home': { workType: 'home' },
  'close by': { near: '201301', within: '5' },
  'around a big town': { near: '110001', within: '20' },
  'around a small town': { near: '799250', within: '10' },
  'words close by': { q: 'telecaller', near: '110001', within: '20' },
  'best paid first': { sort: 'pay' },
  'best paid of a kind of work': { sort: 'pay', q: 'telecaller' },
  'best paid of a small place': { sort: 'pay', location: 'Khandwa' },
  'nearest first': { sort: 'nearest', near: '110001', within: '20' },
  'nearest of a kind of work': { sort: 'nearest', near: '560001', within: '10', q: 'telecaller' },
  'newest of a kind of work': { sort: 'newest', q: 'telecaller' },
  'newest of words that contradict': { sort: 'newest', q: 'telecaller', category: 'delivery' },
  'what contradicts itself': { q: 'telecaller', category: 'delivery' },
}

test.each(Object.entries(kinds))('%s', async (_kind, query) => {
  for (let time = 0; time < manyTimes; time += 1) {
    plans.take()
    // What was found and counted a minute ago is asked of the database again.
    testApp.clock.advance({ minutes: 1 })
    const reply = await search(query)
    expect(reply.statusCode).toBe(200)
    expect(greedyPlans()).toEqual([])
    if (time > 0) continue
    const cursor = reply.headers['x-next-cursor']
    if (typeof cursor !== 'string' || cursor === '') continue
    expect((await search({ ...query, cursor })).statusCode).toBe(200)
    expect(greedyPlans()).toEqual([])
  }
})

const deepKinds = ['newest', 'a kind of work', 'a place', 'a word and filters', 'best paid first']

test.each(deepKinds)('%s, far down', async (kind) => {
  let cursor = ''
  for (let pages = 0; pages < 8; pages += 1) {
    const reply = await search({ ...kinds[kind], limit: '100', ...(cursor && { cursor }) })
    cursor = String(reply.headers['x-next-cursor'] ?? '')
    if (cursor === '') break
  }
  plans.take()
  testApp.clock.advance({ minutes: 1 })
  await search({ ...kinds[kind], ...(cursor && { cursor }) })
  expect(greedyPlans()).toEqual([])
})

const walked = [
  'mistakes',
  'a town in words',
  'a small place',
  'all filters',
  'a word and filters',
  'a rare mix',
  'newest of words that contradict',
]

test.each(walked)('%s: the total is what the pages hold, each job once', async (kind) => {
  testApp.clock.advance({ minutes: 1 })
  const ids: string[] = []
  const totals = new Set<string>()
  let cursor = ''
  do {
    const reply = await search({ ...kinds[kind], limit: '100', ...(cursor && { cursor }) })
    ids.push(...reply.json<{ id: string }[]>().map(({ id }) => id))
    totals.add(String(reply.headers['x-total-count']))
    cursor = String(reply.headers['x-next-cursor'] ?? '')
  } while (cursor !== '' && ids.length <= limits.searchCountMax)
  expect(new Set(ids).size).toBe(ids.length)
  const isMore = ids.length > limits.searchCountMax
  expect([...totals]).toEqual([String(isMore ? limits.searchCountMax + 1 : ids.length)])
})

test.each([{}, { q: 'telecaller' }, { location: 'Delhi', education: '12thPassed' }])(
  'beside the options of %o stands what each of them finds at least',
  async (query) => {
    const reply = await callApi(
      testApp,
      'GET',
      `/api/public/job-counts?${new URLSearchParams(query)}`,
    )
    const { category, education, salary } = reply.json<OptionCounts>().counts
    const beside = Object.entries({ category, education, salary }).flatMap(([name, counts]) =>
      Object.entries(counts).map(([value, count]) => ({ name, value, count })),
    )
    expect(beside.some(({ count }) => count === limits.searchCountMax + 1)).toBe(true)
    expect(beside.some(({ count }) => typeof count === 'object')).toBe(true)
    for (const { name, value, count } of beside) {
      const found = await search({ ...query, [name]: value, limit: '1' })
      const total = Number(found.headers['x-total-count'])
      const atLeast = typeof count === 'number' ? count : count.atLeast
      expect({ name, value, atLeast, isReached: total >= atLeast }).toMatchObject({
        isReached: true,
      })
    }
  },
)

/** Those that read too much, of the plans since it was asked last; there must be some. */
function greedyPlans(): CarriedOut[] {
  const taken = plans.take()
  expect(taken.length).toBeGreaterThan(0)
  return taken.filter(
    ({ rowsRead, entriesRead }) => rowsRead > mostRead || entriesRead > mostEntries,
  )
}
