import { expect, test } from 'vitest'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { addLiveJob } from '#tests/support/job-factories.ts'
import { applyForJob, createCandidate, createEmployer } from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'

const testApp = closeAfterAll(await createTestApp())
const employer = await createEmployer(testApp)
const admin = await signIn(testApp, 'admin')
const jobId = await addLiveJob(testApp, { employer, admin })

async function addApplicant(answers: Record<string, string>, to = jobId): Promise<string> {
  const reply = await applyForJob(await createCandidate(testApp), to, answers)
  return reply.json().applicationId
}

/** Who is found, how many those are, and how many new applicants the job has at all. */
async function find(filters: object, of = jobId) {
  const reply = await employer.call('POST', `/api/getApplicants/${of}`, { json: filters })
  const ids: string[] = reply.json().map((each: { id: string }) => each.id)
  const cursor = reply.headers['x-next-cursor']
  const { waiting } = JSON.parse(String(reply.headers['x-counts']))
  return { ids, total: Number(reply.headers['x-total-count']), waiting, cursor }
}

test('applicants are filtered by experience and education, counted and paged', async () => {
  const kinds = [
    ['Fresher', '10th Passed'],
    ['Fresher', '12th Passed'],
    ['0-1 yr', '12th Passed'],
    ['Fresher', '12th Passed'],
    ['more than 2 years', 'Graduated and above'],
  ] as const
  const ids: string[] = []
  for (const [workexperience, education] of kinds) {
    ids.push(await addApplicant({ workexperience, education }))
  }
  const [tenth = '', first = '', experienced = '', second = '', graduate = ''] = ids
  const of = (...found: string[]) => ({ ids: found, total: found.length, waiting: 5 })
  expect(await find({ workexperience: 'fresher' })).toMatchObject(of(second, first, tenth))
  expect(await find({ education: '12th Passed' })).toMatchObject(of(second, experienced, first))
  const both = { workexperience: 'Fresher', education: '12thPassed' }
  expect(await find(both)).toMatchObject(of(second, first))
  expect(await find({ workexperience: 'moreThan2yr', q: 'asha' })).toMatchObject(of(graduate))
  expect(await find({ ...both, q: 'nobody' })).toMatchObject(of())
  expect(await find({ workexperience: '', education: '' })).toMatchObject(of(...ids.toReversed()))

  const page = await find({ ...both, limit: 1 })
  expect(page).toMatchObject({ ids: [second], total: 2 })
  const next = await find({ ...both, limit: 1, cursor: page.cursor })
  expect(next).toEqual({ ids: [first], total: 2, waiting: 5, cursor: undefined })

  const path = `/profileReview/${jobId}/${first}`
  await employer.call('PATCH', path, { json: { status: 'shortlisted' } })
  expect(await find({ ...both, status: 'shortlisted' })).toMatchObject({ ids: [first], total: 1 })
  expect(await find({ ...both, status: 'waiting' })).toMatchObject({ total: 1, waiting: 4 })
})

test('applicants are filtered by how far from work they live, and by language', async () => {
  const job = await addLiveJob(testApp, { employer, admin }, { pincode: '201301' })
  const people = {
    next: { pincode: '201301', language: 'Hindi (very good), English (a little)' },
    delhi: { pincode: '110092', language: 'हिन्दी' },
    mumbai: { pincode: '400001', language: 'Marathi, ENGLISH' },
  }
  const ids: Record<string, string> = {}
  for (const [name, answers] of Object.entries(people)) ids[name] = await addApplicant(answers, job)
  const found = async (filters: object) =>
    (await find(filters, job)).ids.map((id) => Object.keys(ids).find((name) => ids[name] === id))
  expect(await found({ within: '' })).toEqual(['mumbai', 'delhi', 'next'])
  expect(await found({ within: '5' })).toEqual(['next'])
  expect(await found({ within: '20' })).toEqual(['delhi', 'next'])
  expect(await found({ language: 'english' })).toEqual(['mumbai', 'next'])
  expect(await found({ language: 'Hindi', within: '20' })).toEqual(['delhi', 'next'])
  expect(await find({ language: 'english', within: '5', limit: 1 }, job)).toMatchObject({
    total: 1,
  })

  const reply = await employer.call('POST', `/api/getApplicants/${job}`, { json: {} })
  const distances = reply.json().map((each: { distanceKm: number | null }) => each.distanceKm)
  expect(distances).toEqual([expect.any(Number), expect.any(Number), 0])
  expect(distances[0]).toBeGreaterThan(1100)
  expect(distances[1]).toBeLessThan(20)
})

test.each([{ within: '7' }, { within: 'near' }, { language: 'klingon' }])(
  'a filter that is none, %j, is refused',
  async (filters) => {
    const reply = await employer.call('POST', `/api/getApplicants/${jobId}`, { json: filters })
    expect(reply.statusCode).toBe(400)
  },
)
