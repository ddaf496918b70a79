import { expect, test } from 'vitest'
import type { ListedJob } from '#contract/job-search/schemas.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import type { TestReply } from '#tests/support/inject.ts'
import { addLiveJob } from '#tests/support/job-factories.ts'
import { createCandidate, createEmployer } from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'

const testApp = closeAfterAll(await createTestApp())
const parties = { employer: await createEmployer(testApp), admin: await signIn(testApp, 'admin') }
const candidate = await signIn(testApp, 'candidate')

const live = (answers: Record<string, unknown>): Promise<string> => {
  testApp.clock.advance({ seconds: 1 })
  return addLiveJob(testApp, parties, answers)
}
const list = (json: object): Promise<TestReply> => candidate.call('POST', '/api/allJobs', { json })

test('goes on with jobs that match a part of the words, marked and not counted', async () => {
  await live({ jobTitle: 'Customer Executive' })
  await live({ jobTitle: 'Pilot', category: 'other', companyName: 'Udaan' })
  await live({ jobTitle: 'Baker', category: 'other', companyName: 'Udaan' })
  const reply = await list({ q: 'zorb pilot' })
  const jobs: ListedJob[] = reply.json()
  expect(jobs.map((job) => [job.jobTitle, job.isPartMatch])).toEqual([['Pilot', true]])
  expect(reply.headers['x-total-count']).toBe('0')
  const [whole] = (await list({ q: 'pilot' })).json<ListedJob[]>()
  expect(whole?.isPartMatch).toBeUndefined()
})

test("'near me' means the candidate's own pincode, where jobs are around it", async () => {
  await live({ jobTitle: 'Far Rider', jobCity: 'Mumbai', jobPincode: '400001' })
  const json = { q: 'rider near me', limit: 1 }
  const seeker = await createCandidate(testApp, { pincode: '201301' })
  const nowhere = await seeker.call('POST', '/api/allJobs', { json })
  expect(nowhere.json<ListedJob[]>().map((job) => job.jobTitle)).toEqual(['Far Rider'])

  await live({ jobTitle: 'Near Rider', jobPincode: '201301' })
  await live({ jobTitle: 'Farther Rider', jobCity: 'Mumbai', jobPincode: '400001' })
  const [near] = (await seeker.call('POST', '/api/allJobs', { json })).json<ListedJob[]>()
  expect(near).toMatchObject({ jobTitle: 'Near Rider', distanceKm: 0 })
  const stranger = await list({ q: 'rider near me' })
  expect(stranger.json<ListedJob[]>()).toHaveLength(3)
})

test.each(['jobs near me', 'naukri chahiye', 'ghar ke paas kaam'])(
  "'%s' says nothing of a job and finds all, the newest first",
  async (q) => {
    await live({ jobTitle: 'Clerk', jobCity: 'Mumbai' })
    await live({ jobTitle: 'Rider', jobCity: 'Pune' })
    const titles = async (json: object) =>
      (await list(json)).json<ListedJob[]>().map((job) => job.jobTitle)
    const found = await titles({ q })
    expect(found.slice(0, 2)).toEqual(['Rider', 'Clerk'])
    expect(found).toEqual(await titles({}))
  },
)

test("'jobs near me' finds what is around the candidate's own pincode", async () => {
  await live({ jobTitle: 'Kochi Clerk', jobCity: 'Kochi', jobPincode: '682001' })
  await live({ jobTitle: 'Mumbai Clerk', jobCity: 'Mumbai', jobPincode: '400001' })
  const seeker = await createCandidate(testApp, { pincode: '682001' })
  const reply = await seeker.call('POST', '/api/allJobs', { json: { q: 'jobs near me' } })
  expect(reply.json<ListedJob[]>().map((job) => job.jobTitle)).toEqual(['Kochi Clerk'])
})

test('words of the description and the address are found after those of titles', async () => {
  await live({ jobTitle: 'Clerk', category: 'other', jobDescription: 'You know Quuxware well.' })
  await live({ jobTitle: 'Quuxware Expert', category: 'other' })
  await live({ jobTitle: 'Typist', category: 'other', jobLocation: 'Quuxpur Road' })
  const titles = async (q: string) =>
    (await list({ q })).json<ListedJob[]>().map((job) => [job.jobTitle, job.isPartMatch])
  expect(await titles('quuxware')).toEqual([
    ['Quuxware Expert', undefined],
    ['Clerk', undefined],
  ])
  expect(await titles('quuxpur')).toEqual([['Typist', undefined]])
})

test('a skill of the description comes first in the work that mostly needs it', async () => {
  const jobDescription = 'You know Photoshop well.'
  await live({ jobTitle: 'Graphic Designer', category: 'other', jobDescription })
  await live({ jobTitle: 'Beekeeper', category: 'other', jobDescription })
  await live({ jobTitle: 'Photoshop Trainer', category: 'other' })
  const jobs = (await list({ q: 'photoshop' })).json<ListedJob[]>()
  expect(jobs.map(({ jobTitle }) => jobTitle)).toEqual([
    'Photoshop Trainer',
    'Graphic Designer',
    'Beekeeper',
  ])
})
