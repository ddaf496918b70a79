import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { MessageItem } from '#contract/messages/schemas.ts'
import type { SavedJob } from '#contract/saved-jobs/schemas.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { callApi, expectOk } from '#tests/support/inject.ts'
import { addJob, addLiveJob } from '#tests/support/job-factories.ts'
import {
  addApplication,
  createCandidate,
  createEmployer,
} from '#tests/support/profile-factories.ts'
import { runRound } from '#tests/support/queue.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'
import type { TestViewer } from '#tests/support/viewers.ts'

const testApp = closeAfterAll(await createTestApp())
testApp.clock.set('2026-03-10T06:00:00Z')
const admin = await signIn(testApp, 'admin')
const employer = await createEmployer(testApp)

const liveJob = (jobTitle = 'Telecaller') => addLiveJob(testApp, { employer, admin }, { jobTitle })

const save = (viewer: TestViewer, ...jobIds: string[]) =>
  viewer.call('POST', '/api/saved-jobs', { json: { jobIds } })
const remove = (viewer: TestViewer, jobId: string) =>
  viewer.call('POST', `/api/saved-jobs/${jobId}/remove`)
const idsOf = async (viewer: TestViewer): Promise<string[]> =>
  (await expectOk(viewer.call('GET', '/api/saved-jobs/ids'))).json().jobIds
const list = async (viewer: TestViewer, query = '') =>
  await expectOk(viewer.call('GET', `/api/saved-jobs${query}`))

const endOn = async (jobId: string, instant: string) => {
  await testApp.db
    .updateTable('jobs')
    .set({ expires_at: new Date(instant) })
    .where('id', '=', jobId)
    .execute()
}

describe('saving', () => {
  it('S7-370: keeps each job once, at once and again, and takes it back', async () => {
    const candidate = await signIn(testApp, 'candidate')
    const [one, two] = [await liveJob(), await liveJob()]
    const replies = await Promise.all([1, 2, 3, 4].map(() => save(candidate, one, two)))
    for (const reply of replies) {
      expect(reply.statusCode).toBe(200)
      expect(reply.json().jobIds.toSorted()).toEqual([one, two].toSorted())
    }
    expect(await idsOf(candidate)).toHaveLength(2)
    for (const reply of [await remove(candidate, one), await remove(candidate, one)]) {
      expect([reply.statusCode, reply.json()]).toEqual([200, { success: true }])
    }
    expect(await idsOf(candidate)).toEqual([two])
    const stranger = await signIn(testApp, 'candidate')
    await expectOk(remove(stranger, two))
    expect([await idsOf(candidate), await idsOf(stranger)]).toEqual([[two], []])
  })

  it('S7-373: leaves out what never was public, and keeps what is over', async () => {
    const candidate = await signIn(testApp, 'candidate')
    const ended = await addLiveJob(testApp, { employer, admin }, {}, 'expired')
    const waiting = await addJob(testApp, employer)
    const reply = await expectOk(save(candidate, ended, waiting, randomUUID()))
    expect(reply.json()).toEqual({ jobIds: [ended] })
    expect(await idsOf(candidate)).toEqual([ended])
  })

  it('refuses what is no list of ids, and everybody but candidates', async () => {
    const candidate = await signIn(testApp, 'candidate')
    const tooMany = Array.from({ length: 101 }, () => randomUUID())
    for (const jobIds of [[], ['x'], 'x', tooMany]) {
      const reply = await candidate.call('POST', '/api/saved-jobs', { json: { jobIds } })
      expect(reply.statusCode).toBe(400)
    }
    expect((await remove(candidate, 'x')).json().code).toBe('JOB_NOT_FOUND')
    const jobId = await liveJob()
    expect((await save(employer, jobId)).statusCode).toBe(403)
    const json = { jobIds: [jobId] }
    expect((await callApi(testApp, 'POST', '/api/saved-jobs', { json })).statusCode).toBe(401)
  })
})

describe('the list', () => {
  it('S7-371: has those that close first at the top, and says where each stands', async () => {
    const candidate = await createCandidate(testApp)
    const [later, soon, applied, filled, paused] = [
      await liveJob('later'),
      await liveJob('soon'),
      await liveJob('applied'),
      await liveJob('filled'),
      await liveJob('paused'),
    ]
    await expectOk(save(candidate, later, soon, applied, filled, paused))
    await endOn(soon, '2026-03-12T18:29:59.999Z')
    await endOn(applied, '2026-03-13T18:29:59.999Z')
    await addApplication(candidate, applied)
    const act = async (jobId: string, json: object) => {
      const own = (await expectOk(employer.call('POST', '/api/getJobById', { json: {} }))).json()
      const { version } = own.find(({ id }: { id: string }) => id === jobId)
      await expectOk(
        employer.call('POST', `/api/jobs/${jobId}/act`, { json: { ...json, version } }),
      )
    }
    await act(filled, { act: 'fill', joinedCount: 2 })
    await act(paused, { act: 'pause' })
    const jobs: SavedJob[] = (await list(candidate)).json()
    expect(
      jobs.map((job) => [job.jobTitle, job.state, job.closesInDays, job.alreadyApplied]),
    ).toEqual([
      ['soon', 'live', 2, false],
      ['applied', 'live', 3, true],
      ['later', 'live', 15, false],
      ['paused', 'paused', null, false],
      ['filled', 'filled', null, false],
    ])
    expect(JSON.stringify(jobs)).not.toContain('9812345670')
  })

  it('S7-372: comes in pages that miss nothing', async () => {
    const candidate = await signIn(testApp, 'candidate')
    const ids: string[] = []
    for (let count = 0; count < 5; count += 1) ids.push(await liveJob())
    await expectOk(save(candidate, ...ids))
    const listed: string[] = []
    let cursor: string | undefined
    do {
      const reply = await list(candidate, `?limit=2${cursor ? `&cursor=${cursor}` : ''}`)
      expect(reply.headers['x-total-count']).toBe('5')
      listed.push(...reply.json().map(({ id }: SavedJob) => id))
      const next = reply.headers['x-next-cursor']
      cursor = next === undefined ? undefined : String(next)
    } while (cursor !== undefined)
    expect(listed.toSorted()).toEqual(ids.toSorted())
    const wrong = await candidate.call('GET', '/api/saved-jobs?cursor=x')
    expect(wrong.json().code).toBe('MALFORMED')
  })
})

describe('the message that a saved job ends', () => {
  const told = async (viewer: TestViewer) => {
    await runRound(testApp, 'notify-of-saved-endings')
    const items: MessageItem[] = (await expectOk(viewer.call('GET', '/api/messages'))).json()
    return items.filter(({ event }) => event.startsWith('savedJob')).map(({ event }) => event)
  }

  it('S10-370: comes once, two days before, and not to who applied', async () => {
    testApp.clock.set('2026-03-10T06:00:00Z')
    const [saver, applicant] = [await createCandidate(testApp), await createCandidate(testApp)]
    const jobId = await liveJob()
    await expectOk(save(saver, jobId))
    await expectOk(save(applicant, jobId))
    await addApplication(applicant, jobId)
    // The last day is 25 March.
    testApp.clock.set('2026-03-22T06:00:00Z')
    expect(await told(saver)).toEqual([])
    testApp.clock.set('2026-03-23T06:00:00Z')
    expect(await told(saver)).toEqual(['savedJobEnding'])
    // Nor after it was removed and saved again.
    await expectOk(remove(saver, jobId))
    await expectOk(save(saver, jobId))
    testApp.clock.set('2026-03-24T06:00:00Z')
    expect(await told(saver)).toEqual(['savedJobEnding'])
    expect(await told(applicant)).toEqual([])
  })

  it('S10-371: or after its employer closed it, once it can’t be reopened unseen', async () => {
    testApp.clock.set('2026-03-10T06:00:00Z')
    const saver = await signIn(testApp, 'candidate')
    const jobId = await liveJob()
    await expectOk(save(saver, jobId))
    testApp.clock.advance({ seconds: 60 })
    const job = await testApp.db
      .selectFrom('jobs')
      .select('version')
      .where('id', '=', jobId)
      .executeTakeFirstOrThrow()
    const json = { act: 'close', joinedCount: 0, version: job.version }
    await expectOk(employer.call('POST', `/api/jobs/${jobId}/act`, { json }))
    expect(await told(saver)).toEqual([])
    testApp.clock.advance({ seconds: 601 })
    expect(await told(saver)).toEqual(['savedJobClosed'])
    expect(await told(saver)).toEqual(['savedJobClosed'])
  })

  it('is told once by three nodes at the same time', async () => {
    testApp.clock.set('2026-03-10T06:00:00Z')
    const savers = await Promise.all([1, 2, 3, 4].map(() => signIn(testApp, 'candidate')))
    const jobId = await liveJob()
    for (const saver of savers) await expectOk(save(saver, jobId))
    testApp.clock.set('2026-03-24T06:00:00Z')
    await Promise.all([1, 2, 3].map(() => runRound(testApp, 'notify-of-saved-endings')))
    for (const saver of savers) expect(await told(saver)).toEqual(['savedJobEnding'])
  })
})
