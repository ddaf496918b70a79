import { describe, expect, it } from 'vitest'
import { limits } from '#server/lib/limits.ts'
import { createLog } from '#server/lib/log.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { expectOk } from '#tests/support/inject.ts'
import { addLiveJob } from '#tests/support/job-factories.ts'
import { applyForJob, createCandidate, createEmployer } from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'

/** Three applicants an hour. */
const scale = 3 / limits.applicantsPerEmployerPerHour

const lines: string[] = []
const log = createLog({ level: 'error', format: 'json', write: (line) => lines.push(line) })
const testApp = closeAfterAll(await createTestApp({ log, config: { limitScale: scale } }))
const admin = await signIn(testApp, 'admin')

/** An employer with two applicants for each of two jobs. */
async function createWatched() {
  const employer = await createEmployer(testApp)
  const parties = { employer, admin }
  const jobs = [await addLiveJob(testApp, parties), await addLiveJob(testApp, parties)] as const
  for (const jobId of [jobs[0], jobs[0], jobs[1], jobs[1]]) {
    // With the profile's resume: the time of checking another one is scaled down, too.
    await expectOk(applyForJob(await createCandidate(testApp), jobId))
  }
  const look = (jobId: string, json = {}) =>
    employer.call('POST', `/api/getApplicants/${jobId}`, { json })
  return { employer, jobs, look }
}

describe('Z6: how many applicants an employer is shown in an hour', () => {
  it('S10-50: is limited over all jobs, with an alarm; who was shown may be seen again', async () => {
    const { employer, jobs, look } = await createWatched()
    for (let times = 0; times < 3; times += 1) {
      expect((await look(jobs[0])).json()).toHaveLength(2)
    }
    expect((await look(jobs[1], { limit: 1 })).json()).toHaveLength(1)
    expect(lines.filter((line) => line.includes(employer.accountId))).toEqual([])
    testApp.clock.advance({ minutes: 40 })
    const refused = await look(jobs[1])
    expect([refused.statusCode, refused.json()]).toEqual([
      429,
      {
        code: 'TOO_MANY_REQUESTS',
        message: 'You have viewed too many applicants in an hour. Please try again a little later',
      },
    ])
    expect(refused.body).not.toContain('Asha')
    const seconds = Number(refused.headers['retry-after'])
    expect(seconds).toBeLessThanOrEqual(20 * 60)
    const alarms = lines.filter((line) => line.includes(employer.accountId))
    expect(alarms).toHaveLength(1)
    expect(alarms[0]).toContain('reads more applicants than anybody needs')
    // Those of before stay in sight, and an admin is not limited.
    expect((await look(jobs[0])).statusCode).toBe(200)
    const path = `/api/getApplicants/${jobs[1]}`
    expect((await admin.call('POST', path, { json: {} })).json()).toHaveLength(2)
    // A file of them counts like the list.
    const file = (jobId: string) => employer.call('GET', `/api/jobs/${jobId}/applicants.csv`)
    expect((await file(jobs[0])).statusCode).toBe(200)
    expect((await file(jobs[1])).statusCode).toBe(429)
    testApp.clock.advance({ seconds: seconds + 1 })
    expect((await look(jobs[1])).json()).toHaveLength(2)
  })

  it('S10-51: is held at once, too', async () => {
    const { jobs, look } = await createWatched()
    const statuses: number[][] = []
    for (let round = 0; round < 5; round += 1) {
      await testApp.composition.db.deleteFrom('applicant_reads').execute()
      const replies = await Promise.all([look(jobs[0]), look(jobs[1])])
      statuses.push(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b))
    }
    expect(statuses).toEqual(Array.from({ length: 5 }, () => [200, 429]))
  })

  it('is forgotten when it counts no more', async () => {
    const { jobs, look } = await createWatched()
    await look(jobs[0])
    const kept = () => testApp.db.selectFrom('applicant_reads').selectAll().execute()
    const { deleteOldReads } = testApp.composition.services.applications
    await deleteOldReads()
    expect(await kept()).not.toEqual([])
    testApp.clock.advance({ hours: 1, seconds: 1 })
    await deleteOldReads()
    expect(await kept()).toEqual([])
  })
})
