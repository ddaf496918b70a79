import { beforeEach, describe, expect, test } from 'vitest'
import type { JobsForYou } from '#contract/job-search/for-you.ts'
import { limits } from '#server/lib/limits.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { callApi } from '#tests/support/inject.ts'
import { addLiveJob, setJobStatus } from '#tests/support/job-factories.ts'
import {
  addApplication,
  createCandidate,
  createEmployer,
} from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'
import type { TestViewer } from '#tests/support/viewers.ts'

const testApp = closeAfterAll(await createTestApp())
const employer = await createEmployer(testApp)
const admin = await signIn(testApp, 'admin')

let left: string[] = []
beforeEach(async () => {
  for (const id of left) await setJobStatus(admin, id, 'pause')
  left = []
})

const inBengaluru = { jobCity: 'Bengaluru', jobState: 'Karnataka', jobPincode: '560001' }
const open = { experienceLevel: [] }

async function add(jobTitle: string, answers: object = {}): Promise<string> {
  const id = await addLiveJob(testApp, { employer, admin }, { jobTitle, ...open, ...answers })
  left.push(id)
  return id
}

async function read(viewer: TestViewer): Promise<JobsForYou> {
  const reply = await viewer.call('GET', '/api/jobs-for-you')
  expect(reply.statusCode).toBe(200)
  return reply.json()
}
const told = ({ jobs }: JobsForYou) => jobs.map(({ job, reason }) => [job.jobTitle, reason])

describe('GET /api/jobs-for-you', () => {
  test('S7-342: gives jobs that fit with their reason, the same work first', async () => {
    const candidate = await createCandidate(testApp)
    const applied = await add('Agent', { ...inBengaluru, category: 'Telesales' })
    await add('Far caller', { category: 'Telesales' })
    await add('Near cook', { ...inBengaluru, category: 'Cook and Kitchen' })
    await add('For men', { ...inBengaluru, category: 'Telesales', gender: 'Male' })
    await addApplication(candidate, applied)
    const found = await read(candidate)
    expect(found.because).toEqual({ jobTitle: 'Agent', jobCity: 'Bengaluru' })
    expect(told(found)).toEqual([
      ['Far caller', 'sameWork'],
      ['Near cook', 'near'],
    ])
    expect(JSON.stringify(found)).not.toContain('Meera Nair')
  })

  test('S7-343: needs a candidate; without a profile or an application it invents nothing', async () => {
    await add('Near cook', { ...inBengaluru, category: 'Cook and Kitchen' })
    expect((await callApi(testApp, 'GET', '/api/jobs-for-you')).statusCode).toBe(401)
    expect((await employer.call('GET', '/api/jobs-for-you')).statusCode).toBe(403)
    expect(await read(await signIn(testApp, 'candidate'))).toEqual({ because: null, jobs: [] })
    const found = await read(await createCandidate(testApp))
    expect(found.because).toBeNull()
    expect(told(found)).toEqual([['Near cook', 'near']])
  })

  test('S10-143: gives eight at most', async () => {
    for (let number = 0; number <= limits.jobsForYou; number += 1) {
      await add(`Clerk ${number}`, inBengaluru)
    }
    expect((await read(await createCandidate(testApp))).jobs).toHaveLength(limits.jobsForYou)
  })
})
