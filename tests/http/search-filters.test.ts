import { describe, expect, test } from 'vitest'
import type { JobCard } from '#contract/jobs/schemas.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { callApi } from '#tests/support/inject.ts'
import { addLiveJob } from '#tests/support/job-factories.ts'
import { createEmployer } from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'

/* In the middle of Delhi, 3 km from it, 16 km from it, far away, and at home. */
const jobs = [
  { jobTitle: 'Centre', jobPincode: '110001', salary: '₹12,000 - 15,000', experienceLevel: [] },
  { jobTitle: 'Beside', jobPincode: '110002', salary: 'up to 25k', experienceLevel: ['Fresher'] },
  {
    jobTitle: 'Outskirts',
    jobPincode: '110042',
    salary: '₹18,200',
    experienceLevel: ['0-1 yr', 'moreThan2yr'],
  },
  {
    jobTitle: 'Mumbai',
    jobPincode: '400053',
    salary: 'as per industry',
    experienceLevel: ['1-2 yr'],
    workType: ['Hybrid'],
  },
  {
    jobTitle: 'Home',
    jobPincode: '110001',
    salary: '₹9,000',
    experienceLevel: ['Fresher', '0-1 yr'],
    workType: ['Work from Home'],
  },
] as const

const testApp = closeAfterAll(await createTestApp())
const parties = {
  employer: await createEmployer(testApp),
  admin: await signIn(testApp, 'admin'),
}
for (const job of jobs) {
  testApp.clock.advance({ seconds: 1 })
  await addLiveJob(testApp, parties, job)
}

const find = (filterInput: Record<string, string>) =>
  callApi(testApp, 'GET', `/api/public/jobs?${new URLSearchParams(filterInput)}`)

async function found(filterInput: Record<string, string>): Promise<string[]> {
  const reply = await find(filterInput)
  const cards: JobCard[] = reply.json()
  expect(reply.headers['x-total-count']).toBe(String(cards.length))
  return cards.map(({ jobTitle }) => jobTitle)
}

describe('a filter by pay', () => {
  test.each([
    ['9000', ['Home', 'Outskirts', 'Beside', 'Centre']],
    ['15000', ['Outskirts', 'Beside', 'Centre']],
    ['15500', ['Outskirts', 'Beside']],
    ['18000', ['Outskirts', 'Beside']],
    ['18500', ['Beside']],
    ['25000', ['Beside']],
    ['25500', []],
    ['100000', []],
    ['', ['Home', 'Mumbai', 'Outskirts', 'Beside', 'Centre']],
  ])('of %j finds what may pay it: %j', async (salary, titles) => {
    expect(await found({ salary })).toEqual(titles)
  })

  test.each(['999', '10001', '200000', '1e4', '-10000', 'ten', '10,000'])(
    'refuses %s',
    async (salary) => {
      expect((await find({ salary })).statusCode).toBe(400)
    },
  )
})

test.each([
  ['Fresher', ['Home', 'Beside', 'Centre']],
  ['fresher', ['Home', 'Beside', 'Centre']],
  ['0-1yr', ['Home', 'Outskirts', 'Centre']],
  ['1-2yr', ['Mumbai', 'Outskirts', 'Centre']],
  ['moreThan2yr', ['Outskirts', 'Centre']],
  ['a lifetime', []],
])('experience of %s fits %j', async (experience, titles) => {
  expect(await found({ experience })).toEqual(titles)
})

test.each([
  ['Work from Home', ['Home']],
  ['home', ['Home']],
  ['hybrid', ['Mumbai']],
  ['moon', []],
])('work type %s finds %j', async (workType, titles) => {
  expect(await found({ workType })).toEqual(titles)
})

describe('a circle around a pincode', () => {
  test.each([
    [{ within: '5' }, ['Centre', 'Beside']],
    [{ within: '10' }, ['Centre', 'Beside']],
    [{}, ['Centre', 'Beside']],
    [{ within: '' }, ['Centre', 'Beside']],
    [{ within: '20' }, ['Centre', 'Beside', 'Outskirts']],
  ])(
    '%j has the workplaces in it, the nearest first, not the work from home',
    async (within, titles) => {
      expect(await found({ near: '110001', ...within })).toEqual(titles)
    },
  )

  test('tells how far each job is', async () => {
    const cards: JobCard[] = (await find({ near: '110001', within: '20' })).json()
    expect(cards.map(({ distanceKm }) => distanceKm)).toEqual([
      0,
      expect.any(Number),
      expect.any(Number),
    ])
    const [, beside, outskirts] = cards.map(({ distanceKm }) => distanceKm ?? 0)
    expect(outskirts).toBeGreaterThan(10)
    expect(outskirts).toBeLessThanOrEqual(20)
    expect(beside).toBeLessThanOrEqual(5)
    expect((await find({})).json()[0]).not.toHaveProperty('distanceKm')
  })

  test('may be among the words', async () => {
    const cards: JobCard[] = (await find({ q: '110001' })).json()
    expect(cards.map(({ jobTitle }) => jobTitle)).toEqual(['Centre', 'Beside'])
    expect(cards[0]?.distanceKm).toBe(0)
  })

  test('asks for nothing without a pincode', async () => {
    expect(await found({ near: '', within: '5' })).toHaveLength(jobs.length)
  })

  test.each([
    [{ near: '11001' }, 400],
    [{ near: '010001' }, 400],
    [{ near: 'Delhi' }, 400],
    [{ near: '110001', within: '7' }, 400],
    [{ near: '999999' }, 404],
  ])('refuses %j with %i', async (filterInput, status) => {
    expect((await find(filterInput)).statusCode).toBe(status)
  })
})

test('all filters hold together, for candidates too', async () => {
  const filterInput = { near: '110001', within: '20', salary: '15000', experience: 'Fresher' }
  expect(await found(filterInput)).toEqual(['Centre', 'Beside'])
  expect(await found({ ...filterInput, q: 'beside' })).toEqual(['Beside'])
  const candidate = await signIn(testApp, 'candidate')
  const listed = await candidate.call('POST', '/api/allJobs', {
    json: { ...filterInput, salary: 20_000, workType: 'office' },
  })
  const cards: JobCard[] = listed.json()
  expect(cards.map(({ jobTitle }) => jobTitle)).toEqual(['Beside'])
})
