import { beforeEach, describe, expect, test } from 'vitest'
import type { JobStatistics } from '#contract/job-statistics/schemas.ts'
import { limits } from '#server/lib/limits.ts'
import { newId } from '#server/lib/ids.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { callApi, expectOk } from '#tests/support/inject.ts'
import { addJob, addLiveJob, addUnpaidJob } from '#tests/support/job-factories.ts'
import {
  addApplication,
  createCandidate,
  createEmployer,
} from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'
import type { TestViewer } from '#tests/support/viewers.ts'

const testApp = closeAfterAll(await createTestApp({ config: { limitScale: 1000 } }))
const admin = await signIn(testApp, 'admin')
const owner = await createEmployer(testApp)
const other = await createEmployer(testApp)

const browser =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36'

beforeEach(() => testApp.clock.set('2026-03-02T06:00:00Z'))

const call = (jobId: string, who: TestViewer = owner) =>
  who.call('GET', `/api/jobs/${jobId}/statistics`)
const read = async (jobId: string): Promise<JobStatistics> => (await expectOk(call(jobId))).json()

async function see(jobId: string, times: number): Promise<void> {
  for (let index = 0; index < times; index += 1) {
    await expectOk(
      callApi(testApp, 'POST', `/api/jobs/${jobId}/views`, {
        json: { visitor: newId() },
        headers: { 'user-agent': browser },
      }),
    )
  }
  await testApp.composition.services.jobViews.flush()
}

async function apply(jobId: string, count: number): Promise<string[]> {
  const ids: string[] = []
  for (let index = 0; index < count; index += 1) {
    ids.push(await addApplication(await createCandidate(testApp), jobId))
  }
  return ids
}

const decide = (jobId: string, ids: readonly string[], status: string, from: string) =>
  expectOk(
    owner.call('POST', `/api/jobs/${jobId}/applicants/review`, {
      json: { status, people: ids.map((id) => ({ id, from })) },
    }),
  )
const advance = (jobId: string, ids: readonly string[], to: string, from: string) =>
  expectOk(
    owner.call('POST', `/api/jobs/${jobId}/applicants/advance`, {
      json: { to, people: ids.map((id) => ({ id, from })) },
    }),
  )

describe('GET /api/jobs/{jobId}/statistics', () => {
  test('S7-995: says how far people came, and what came on which day in India', async () => {
    const jobId = await addLiveJob(testApp, { employer: owner, admin })
    await see(jobId, 4)
    const [one, two, three, four] = await apply(jobId, 5)
    const first = [one, two, three, four].filter((id) => id !== undefined)
    await decide(jobId, first, 'shortlisted', 'waiting')
    await advance(jobId, first.slice(0, 2), 'selected', 'shortlisted')
    await advance(jobId, first.slice(0, 1), 'joined', 'selected')
    await decide(jobId, first.slice(3), 'rejected', 'shortlisted')
    testApp.clock.advance({ days: 2 })
    await see(jobId, 1)
    expect(await read(jobId)).toMatchObject({
      jobId,
      state: 'live',
      liveDay: '2026-03-02',
      days: [
        { day: '2026-03-02', views: 4, applications: 5 },
        { day: '2026-03-03', views: 0, applications: 0 },
        { day: '2026-03-04', views: 1, applications: 0 },
      ],
      // Who was refused after the shortlist had come that far.
      funnel: { views: 5, applied: 5, shortlisted: 4, interview: 2, selected: 2, joined: 1 },
      answered: 4,
      waiting: 1,
      replyDays: null,
    })
  })

  test('S7-996: compares with jobs of its kind and city, once there are enough', async () => {
    const place = { city: 'Indore', jobCity: 'Indore' }
    const jobId = await addLiveJob(testApp, { employer: owner, admin }, place)
    const others: string[] = []
    for (let index = 0; index < limits.similarJobsFrom - 1; index += 1) {
      others.push(await addLiveJob(testApp, { employer: other, admin }, place))
    }
    const counted = async (id: string, count: number): Promise<void> => {
      await testApp.db.deleteFrom('application_counts').where('job_id', '=', id).execute()
      await testApp.db
        .insertInto('application_counts')
        .values({ job_id: id, status: 'waiting', slot: 0, count })
        .execute()
    }
    for (const id of others) await counted(id, limits.similarApplicationsFrom)
    expect((await read(jobId)).similar).toBeNull()
    const last = await addLiveJob(testApp, { employer: other, admin }, place)
    testApp.clock.advance({ days: 10 })
    const { similar } = await read(jobId)
    expect(similar?.count).toBe(limits.similarJobsFrom)
    expect(similar?.figures.applicationsADay).toEqual({ own: 0, middle: 2 })
    for (const id of [...others, last]) await counted(id, 1)
    expect((await read(jobId)).similar).toBeNull()
  })

  test('S7-995: is for the employer of a job that was live', async () => {
    const jobId = await addLiveJob(testApp, { employer: owner, admin })
    expect((await call(jobId, other)).statusCode).toBe(404)
    expect((await call(jobId, admin)).statusCode).toBe(403)
    expect((await callApi(testApp, 'GET', `/api/jobs/${jobId}/statistics`)).statusCode).toBe(401)
    expect((await call('no-id')).statusCode).toBe(404)
    expect((await call(await addJob(testApp, owner))).statusCode).toBe(404)
    expect((await call(await addUnpaidJob(testApp, owner))).statusCode).toBe(404)
  })

  test('S7-995: of a long time shows the last days, of one that ended those until its end', async () => {
    const jobId = await addLiveJob(testApp, { employer: owner, admin })
    await testApp.db
      .updateTable('jobs')
      .set({ first_accepted_at: new Date('2025-01-01T06:00:00Z') })
      .where('id', '=', jobId)
      .execute()
    expect((await read(jobId)).days).toHaveLength(limits.statisticsDays)
    testApp.clock.advance({ days: 100 })
    const { days, state } = await read(jobId)
    expect([state, days.at(-1)?.day]).toEqual(['expired', '2026-03-17'])
  })
})
