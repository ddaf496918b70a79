import { beforeEach, describe, expect, test } from 'vitest'
import { endOfIndiaDayAfter } from '#contract/india-time.ts'
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

let employer: TestViewer
const testApp = closeAfterAll(await createTestApp())
const admin = await signIn(testApp, 'admin')
beforeEach(async () => {
  employer = await createEmployer(testApp)
})

const none = { count: 0, jobId: null }
const nothing = {
  newApplicants: none,
  endsNow: none,
  endsSoon: none,
  unpaid: none,
  needsChanges: none,
}
const duties = async () => (await expectOk(employer.call('GET', '/api/employer-duties'))).json()

const addEnding = async (days: number): Promise<string> => {
  const id = await addLiveJob(testApp, { employer, admin })
  await testApp.db
    .updateTable('jobs')
    .set({ expires_at: endOfIndiaDayAfter(testApp.clock.now(), days) })
    .where('id', '=', id)
    .execute()
  return id
}

describe('GET /api/employer-duties', () => {
  test('S7-266: nothing is due without jobs, with a job that waits, and with one that runs for long', async () => {
    expect(await duties()).toEqual(nothing)
    await addJob(testApp, employer)
    await addEnding(4)
    const other = await createEmployer(testApp)
    await addUnpaidJob(testApp, other)
    expect(await duties()).toEqual(nothing)
  })

  test('S7-267: names the job of a duty that is about a single one', async () => {
    const today = await addEnding(0)
    const soon = await addEnding(3)
    const unpaid = await addUnpaidJob(testApp, employer)
    const changes = await addJob(testApp, employer, {}, { lifecycle_state: 'needs_changes' })
    const candidates = [await createCandidate(testApp), await createCandidate(testApp)]
    for (const candidate of candidates) await addApplication(candidate, soon)
    expect(await duties()).toEqual({
      newApplicants: { count: 2, jobId: soon },
      endsNow: { count: 1, jobId: today },
      endsSoon: { count: 1, jobId: soon },
      unpaid: { count: 1, jobId: unpaid },
      needsChanges: { count: 1, jobId: changes },
    })
    await addEnding(1)
    await addApplication(await createCandidate(testApp), today)
    expect(await duties()).toMatchObject({
      newApplicants: { count: 3, jobId: null },
      endsNow: { count: 2, jobId: null },
    })
  })

  test('is for employers', async () => {
    expect((await callApi(testApp, 'GET', '/api/employer-duties')).statusCode).toBe(401)
    const candidate = await signIn(testApp, 'candidate')
    expect((await candidate.call('GET', '/api/employer-duties')).statusCode).toBe(403)
  })
})
