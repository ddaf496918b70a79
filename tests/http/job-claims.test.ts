import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import type { QueuedJob } from '#contract/admin/schemas.ts'
import { limits } from '#server/lib/limits.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { byEffort } from '#tests/support/effort.ts'
import { callApi, expectOk } from '#tests/support/inject.ts'
import { addJob, addUnpaidJob, jobForm } from '#tests/support/job-factories.ts'
import { createEmployer } from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'
import type { TestViewer } from '#tests/support/viewers.ts'

const testApp = closeAfterAll(await createTestApp({ config: { limitScale: 1000 } }))
const one = await signIn(testApp, 'admin')
const other = await signIn(testApp, 'admin')
const employer = await createEmployer(testApp)
let jobId: string

beforeEach(async () => {
  testApp.clock.set('2026-03-02T06:00:00Z')
  jobId = await addJob(testApp, employer)
})

const take = (who: TestViewer, id = jobId) => who.call('POST', `/api/jobs/${id}/claim`)
const release = (who: TestViewer, id = jobId) => who.call('POST', `/api/jobs/${id}/release`)
const decide = (who: TestViewer, status: string) =>
  who.call('PATCH', `/api/updateJob/${jobId}`, { json: { status } })
const claimFor = async (who: TestViewer) =>
  (await expectOk(who.call('POST', '/api/getJobs', { json: { status: 'waiting', limit: 100 } })))
    .json<QueuedJob[]>()
    .find(({ id }) => id === jobId)?.claim

describe('POST /api/jobs/{jobId}/claim', () => {
  test('S7-985: is theirs for half an hour, longer when taken again, and free when let go', async () => {
    expect((await expectOk(take(one))).json()).toMatchObject({
      isMine: true,
      heldUntil: '2026-03-02T06:30:00.000Z',
    })
    expect(await claimFor(other)).toMatchObject({ admin: one.phone, isMine: false })
    testApp.clock.advance({ minutes: 10 })
    expect((await expectOk(take(one))).json().heldUntil).toBe('2026-03-02T06:40:00.000Z')
    expect((await take(other)).json().code).toBe('JOB_CLAIMED')
    await expectOk(release(other))
    expect((await take(other)).statusCode).toBe(409)
    for (let again = 0; again < 2; again += 1) await expectOk(release(one))
    await expectOk(take(other))
    testApp.clock.advance({ minutes: limits.jobClaimMinutes })
    expect(await claimFor(one)).toBeNull()
    await expectOk(take(one))
  })

  test('S7-986: nobody else decides meanwhile; a decision ends it', async () => {
    await expectOk(take(one))
    const refused = await decide(other, 'accepted')
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'JOB_CLAIMED'])
    expect(refused.json().message).toContain(one.phone)
    const changes = { topics: ['pay'], words: 'Please say the pay.' }
    const asked = await other.call('POST', `/api/jobs/${jobId}/needs-changes`, { json: changes })
    expect(asked.json().code).toBe('JOB_CLAIMED')
    const edited = await other.call('POST', '/api/updatingjobdata', {
      json: { ...jobForm(), jobId, jobTitle: 'Team Leader' },
    })
    expect(edited.json().code).toBe('JOB_CLAIMED')
    await expectOk(decide(one, 'accepted'))
    await expectOk(decide(other, 'pause'))
  })

  test('S7-986: of two who take it at once one has it', async () => {
    for (let round = 0; round < byEffort(5, 60); round += 1) {
      const id = await addJob(testApp, employer)
      const replies = await Promise.all([one, other, one, other].map((who) => take(who, id)))
      const [mine, theirs] = [
        replies.filter((_, at) => at % 2 === 0),
        replies.filter((_, at) => at % 2),
      ]
      const codes = [mine, theirs].map((each) => each.map(({ statusCode }) => statusCode))
      expect(codes.map((each) => new Set(each).size)).toEqual([1, 1])
      expect(codes.flat().toSorted((a, b) => a - b)).toEqual([200, 200, 409, 409])
    }
  })

  test('S7-985: is for admins, and for a posted job', async () => {
    expect((await take(employer)).statusCode).toBe(403)
    expect((await callApi(testApp, 'POST', `/api/jobs/${jobId}/claim`)).statusCode).toBe(401)
    expect((await take(one, randomUUID())).statusCode).toBe(404)
    expect((await take(one, 'no-id')).statusCode).toBe(404)
    expect((await take(one, await addUnpaidJob(testApp, employer))).statusCode).toBe(404)
  })
})
