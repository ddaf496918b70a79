import { beforeEach, describe, expect, test } from 'vitest'
import { notices } from '#contract/privacy/notices.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { callApi, expectOk } from '#tests/support/inject.ts'
import { addLiveJob } from '#tests/support/job-factories.ts'
import {
  addApplication,
  applyForJob,
  createCandidate,
  createEmployer,
} from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'
import type { TestViewer } from '#tests/support/viewers.ts'

const testApp = closeAfterAll(await createTestApp())
const employer = await createEmployer(testApp)
const admin = await signIn(testApp, 'admin')
let candidate: TestViewer
let jobId: string
let applicationId: string
beforeEach(async () => {
  candidate = await createCandidate(testApp)
  jobId = await addLiveJob(testApp, { employer, admin })
  applicationId = await addApplication(candidate, jobId)
})

const withdraw = (viewer = candidate, id = applicationId) =>
  viewer.call('POST', `/api/applications/${id}/withdraw`)
const listOwn = async (shown: string) =>
  (await candidate.call('POST', '/api/allJobs', { json: { apply: 'true', shown } })).json()
const applicants = async () =>
  (await employer.call('POST', `/api/getApplicants/${jobId}`, { json: {} })).json()
const review = (status: string) =>
  employer.call('PATCH', `/profileReview/${jobId}/${applicationId}`, { json: { status } })

describe('withdrawing an application', () => {
  test('S7-213: is for good: its employer no longer finds it, and nobody applies or shares again', async () => {
    expect(await applicants()).toHaveLength(1)
    expect((await withdraw()).json()).toEqual({ success: true, id: applicationId })
    expect((await withdraw()).statusCode).toBe(200)
    expect(await applicants()).toEqual([])
    expect((await review('shortlisted')).statusCode).toBe(404)
    expect((await applyForJob(candidate, jobId)).json().code).toBe('ALREADY_APPLIED')
    const share = { isShared: true, consent: notices.application.version }
    const shared = await candidate.call('PATCH', `/api/privacy/sharings/${applicationId}`, {
      json: share,
    })
    expect(shared.json().code).toBe('STATUS_NOT_ALLOWED')
    const changes = await testApp.db
      .selectFrom('application_stage_changes')
      .select(['from_stage', 'to_stage', 'account_id'])
      .where('application_id', '=', applicationId)
      .execute()
    expect(changes).toEqual([
      { from_stage: 'applied', to_stage: 'withdrawn', account_id: candidate.accountId },
    ])
  })

  test('S7-214: is for the candidate alone, while nobody said no', async () => {
    const path = `/api/applications/${applicationId}/withdraw`
    expect((await callApi(testApp, 'POST', path)).statusCode).toBe(401)
    expect((await withdraw(employer)).statusCode).toBe(403)
    expect((await withdraw(await createCandidate(testApp))).statusCode).toBe(404)
    expect((await withdraw(candidate, 'nothing')).statusCode).toBe(404)
    await expectOk(review('rejected'))
    expect((await withdraw()).json().code).toBe('STATUS_NOT_ALLOWED')
  })

  test('of an applicant who is decided at the same moment ends in one of the two, recorded as it came', async () => {
    for (let round = 0; round < 10; round += 1) {
      const person = await createCandidate(testApp)
      const id = await addApplication(person, jobId)
      const [decision, withdrawal] = await Promise.all([
        employer.call('PATCH', `/profileReview/${jobId}/${id}`, { json: { status: 'rejected' } }),
        withdraw(person, id),
      ])
      const { stage } = await testApp.db
        .selectFrom('applications')
        .select('stage')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      const isWithdrawn = withdrawal.statusCode === 200
      expect([decision.statusCode, withdrawal.statusCode, stage]).toEqual(
        isWithdrawn ? [404, 200, 'withdrawn'] : [200, 409, 'not_selected'],
      )
    }
  })
})

describe('a candidate’s list', () => {
  test('tells the stage and its day, and divides by what goes on', async () => {
    expect(await listOwn('going')).toMatchObject([{ applicationStage: 'applied' }])
    await expectOk(review('shortlisted'))
    expect(await listOwn('going')).toMatchObject([
      { applicationStage: 'shortlisted', stageDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
    ])
    expect(await listOwn('over')).toEqual([])
    await expectOk(withdraw())
    expect(await listOwn('going')).toEqual([])
    expect(await listOwn('over')).toMatchObject([{ applicationStage: 'withdrawn' }])
    expect(await listOwn('all')).toHaveLength(1)
  })

  test('an application without an answer is over when its job is closed', async () => {
    await testApp.db
      .updateTable('jobs')
      .set({ status: 'expired', lifecycle_state: 'filled' })
      .where('id', '=', jobId)
      .execute()
    expect(await listOwn('going')).toEqual([])
    expect(await listOwn('over')).toMatchObject([{ applicationStage: 'applied', state: 'filled' }])
  })
})
