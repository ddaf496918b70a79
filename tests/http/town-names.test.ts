import { expect, test } from 'vitest'
import type { JobCard } from '#contract/jobs/schemas.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { callApi, expectOk } from '#tests/support/inject.ts'
import { addLiveJob } from '#tests/support/job-factories.ts'
import { createEmployer } from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'

const namesOf = [
  ['Bangalore', 'Bengaluru'],
  ['Bombay', 'Mumbai'],
  ['Madras', 'Chennai'],
  ['Calcutta', 'Kolkata'],
  ['Gurgaon', 'Gurugram'],
  ['Poona', 'Pune'],
  ['Mysore', 'Mysuru'],
  ['Trivandrum', 'Thiruvananthapuram'],
  ['Cochin', 'Kochi'],
  ['Baroda', 'Vadodara'],
  ['Vizag', 'Visakhapatnam'],
  ['Allahabad', 'Prayagraj'],
  ['Pondicherry', 'Puducherry'],
  ['New Delhi', 'Delhi'],
] as const

const testApp = closeAfterAll(await createTestApp())
const admin = await signIn(testApp, 'admin')
const parties = { employer: await createEmployer(testApp), admin }
for (const jobCity of [...namesOf.flat(), 'Noida', 'Greater Noida', 'Silk City']) {
  await addLiveJob(testApp, parties, { jobCity })
}

async function townsFound(filters: Record<string, string>): Promise<string[]> {
  const reply = await expectOk(
    callApi(testApp, 'GET', `/api/public/jobs?${new URLSearchParams(filters)}`),
  )
  const jobs = reply.json<JobCard[]>().filter(({ isPartMatch }) => !isPartMatch)
  return jobs.map(({ jobCity }) => jobCity)
}

test.each(namesOf.map((names) => [...names]))(
  '%s and %s are one town to search',
  async (...names) => {
    for (const name of names) {
      for (const filters of [{ location: name.toUpperCase() }, { q: name }]) {
        expect((await townsFound(filters)).sort((one, other) => one.localeCompare(other))).toEqual(
          [...names].sort((one, other) => one.localeCompare(other)),
        )
      }
    }
  },
)

test('towns that only sound alike are two', async () => {
  expect(await townsFound({ location: 'Noida' })).toEqual(['Noida'])
  expect(await townsFound({ location: 'Greater Noida' })).toEqual(['Greater Noida'])
})

test('a town with few jobs goes on with those of the towns around, with their distance', async () => {
  const reply = await expectOk(callApi(testApp, 'GET', '/api/public/jobs?q=noida'))
  const around = reply.json<JobCard[]>().filter(({ distanceKm }) => distanceKm !== undefined)
  expect(around.map(({ jobCity }) => jobCity)).toEqual(
    expect.arrayContaining(['Delhi', 'Gurugram']),
  )
  expect(around.every(({ isPartMatch, distanceKm = 0 }) => isPartMatch && distanceKm <= 45)).toBe(
    true,
  )
  expect(around.some(({ jobCity }) => jobCity === 'Mumbai')).toBe(false)
})

test('a name that an admin adds is that of the jobs that are there', async () => {
  expect(await townsFound({ location: 'Surat' })).toEqual([])
  await expectOk(
    admin.call('POST', '/api/sayings', {
      json: { phrase: 'Silk City', meaning: 'surat', filter: 'town' },
    }),
  )
  const { cronJobs } = testApp.composition.background
  await cronJobs.find(({ name }) => name === 'renew-search')?.run()
  for (const location of ['Surat', 'silk city']) {
    expect(await townsFound({ location })).toEqual(['Silk City'])
  }
})
