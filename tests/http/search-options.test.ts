import { beforeEach, describe, expect, test } from 'vitest'
import type { LoosenedSearch, OptionCounts } from '#contract/job-search/schemas.ts'
import { countSample } from '#server/features/job-search/execute/search-counts.repository.ts'
import type {
  Grouping,
  ValueCount,
} from '#server/features/job-search/execute/search-counts.repository.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { callApi } from '#tests/support/inject.ts'
import { addLiveJob, setJobStatus } from '#tests/support/job-factories.ts'
import { createEmployer } from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'

let live: (answers: Record<string, unknown>) => Promise<string>
const testApp = closeAfterAll(await createTestApp())
const admin = await signIn(testApp, 'admin')
const employer = await createEmployer(testApp)
live = (answers) => {
  testApp.clock.advance({ seconds: 1 })
  return addLiveJob(testApp, { employer, admin }, answers)
}
beforeEach(async () => {
  await testApp.db.deleteFrom('job_status_changes').execute()
  await testApp.db.deleteFrom('jobs').execute()
  // What was counted before is forgotten.
  testApp.clock.advance({ minutes: 2 })
})

const ask = (path: string, filters: Record<string, string>) =>
  callApi(testApp, 'GET', `/api/public/${path}?${new URLSearchParams(filters)}`)

const counts = async (filters: Record<string, string>): Promise<OptionCounts['counts']> => {
  const reply: OptionCounts = (await ask('job-counts', filters)).json()
  return reply.counts
}

const loosened = async (filters: Record<string, string>): Promise<LoosenedSearch> =>
  (await ask('job-loosenings', filters)).json()

const telesales = { category: 'telesales', jobTitle: 'Telecaller' }
const near = { jobPincode: '110001' }
const far = { jobPincode: '110032' }

describe('GET /api/public/job-counts', () => {
  test('S7-64: beside each option stands what it would find', async () => {
    await live({ ...telesales, ...near, salary: '₹12,000', workType: ['Work from Home', 'Hybrid'] })
    await live({ ...telesales, ...far, salary: '₹30,000', experienceLevel: ['moreThan2yr'] })
    const facts = { shift: 'night', benefits: ['cab', 'food'] }
    await live({
      category: 'retail',
      ...near,
      salary: '₹9,000',
      educationQualification: [],
      ...facts,
    })

    const all = await counts({})
    expect(all.category).toMatchObject({ telesales: 2, retail: 1, collections: 0 })
    expect(all.education).toMatchObject({ '10thPassed': 0, '12thPassed': 2 })
    expect(all.experience).toMatchObject({ fresher: 2, '0-1yr': 0, moreThan2yr: 1 })
    expect(all.workType).toEqual({ hybrid: 1, home: 1, office: 2 })
    expect(all.salary).toMatchObject({ '10000': 2, '12000': 2, '15000': 1, '40000': 0 })
    expect(all.shift).toEqual({ day: 0, night: 1, rotational: 0, flexible: 0 })
    expect(all.benefit).toMatchObject({ cab: 1, food: 1, pf: 0 })
    expect(all.within).toEqual({})

    const some = await counts({ category: 'Telesales', salary: '15000', q: 'telecaller' })
    expect(some.category).toMatchObject({ telesales: 1, retail: 0 })
    expect(some.salary).toMatchObject({ '12000': 2, '15000': 1, '40000': 0 })
    expect(some.experience).toMatchObject({ fresher: 0, moreThan2yr: 1 })
    expect((await counts({ near: '110001' })).within).toEqual({ '5': 2, '10': 3, '20': 3 })
  })

  test('the quick filters alone are counted for little', async () => {
    await live({ ...telesales, shift: 'night', salary: '₹25,000', workType: ['Work from Home'] })
    await live({ ...telesales, workTime: 'part', salary: '₹12,000' })
    const quick = await counts({ quick: 'true', shift: 'night', q: 'telecaller' })
    expect(quick).toMatchObject({ shift: { night: 1 }, workTime: { part: 0 }, category: {} })
    expect(quick.salary).toEqual({ '20000': 1 })
    expect(quick.workType).toEqual({ home: 1 })
    expect((await counts({ shift: 'night' })).shift).toMatchObject({ day: 0, night: 1 })
  })

  test('beside the places and companies, however a town is written', async () => {
    await live({ ...telesales, jobCity: 'Bengaluru', companyName: 'Asha Ltd' })
    await live({ ...telesales, jobCity: 'Bengaluru', companyName: 'Asha Ltd' })
    await live({ ...telesales, jobCity: 'Bangalore', companyName: 'asha ltd' })
    await live({ category: 'retail', jobCity: 'Pune', companyName: 'Bina Ltd' })

    const all = await counts({})
    expect(all.location).toEqual({ Bengaluru: 3, Pune: 1 })
    expect(all.company).toEqual({ 'Asha Ltd': 3, 'Bina Ltd': 1 })

    const some = await counts({ category: 'telesales', location: 'Pune' })
    expect(some.location).toEqual({ Bengaluru: 3, Pune: 0 })
    expect(some.company).toMatchObject({ 'Bina Ltd': 0 })
    expect(some.category).toMatchObject({ telesales: 0, retail: 1 })
    expect((await counts({ company: 'Asha Ltd' })).location).toMatchObject({ Pune: 0 })
  })

  test('is a minute old at most, while the list is never old', async () => {
    const id = await live(telesales)
    expect((await counts({})).category).toMatchObject({ telesales: 1 })
    await setJobStatus(admin, id, 'pause')
    expect((await ask('jobs', {})).json()).toEqual([])
    testApp.clock.advance({ minutes: 1 })
    expect((await counts({})).category).toMatchObject({ telesales: 0 })
  })
})

test('no more matches are read than asked for, and it is said whether these are all', async () => {
  for (const category of ['telesales', 'telesales', 'retail']) await live({ category })
  const matching = { query: undefined, pincodes: undefined, now: testApp.clock.now() }
  const read = (maxRead: number) =>
    countSample(testApp.db, ['category', 'city'], { ...matching, maxRead })
  const sums = (counts: readonly ValueCount[], by: Grouping) =>
    counts.filter((each) => each.by === by).reduce((sum, { count }) => sum + count, 0)

  const some = await read(2)
  expect(some).toMatchObject({ read: 2, isAll: false })
  expect([sums(some.counts, 'category'), sums(some.counts, 'city')]).toEqual([2, 2])
  const all = await read(4)
  expect(all).toMatchObject({ read: 3, isAll: true })
  expect(all.counts).toContainEqual({ by: 'category', value: 'telesales', count: 2 })
})

describe('GET /api/public/job-loosenings', () => {
  test('S7-65: each part that stands in the way, the one with most jobs first', async () => {
    await live({ ...telesales, ...near, salary: '₹12,000' })
    await live({ ...telesales, ...near, salary: '₹14,000' })
    await live({ ...telesales, ...far, salary: '₹30,000' })
    const filters = { q: 'telecaller', near: '110001', within: '5', salary: '25000' }
    expect((await ask('jobs', filters)).json()).toEqual([])

    const { parts, nearMisses } = await loosened(filters)
    expect(parts).toEqual([
      { name: 'salary', count: 2 },
      { name: 'near', count: 1 },
    ])
    expect(nearMisses.map(({ salary }) => salary)).toEqual(['₹14,000', '₹12,000'])
  })

  test('nothing where no single part is in the way', async () => {
    await live(telesales)
    expect(await loosened({ q: 'pilot', category: 'retail' })).toEqual({
      parts: [],
      nearMisses: [],
    })
    expect(await loosened({})).toEqual({ parts: [], nearMisses: [] })
  })
})

test.each(['job-counts', 'job-loosenings'])('%s refuses what a search refuses', async (path) => {
  expect((await ask(path, { salary: '1' })).statusCode).toBe(400)
  expect((await ask(path, { near: 'x' })).statusCode).toBe(400)
  expect((await ask(path, { near: '999999' })).statusCode).toBe(404)
})
