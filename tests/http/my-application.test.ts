import { beforeEach, describe, expect, test } from 'vitest'
import { feedbackAnswers } from '#contract/applications/feedback.ts'
import type { ApplicationStage } from '#contract/applications/stages.ts'
import { countFeedback } from '#server/features/applications/my-application.repository.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { callApi, expectOk } from '#tests/support/inject.ts'
import { addLiveJob } from '#tests/support/job-factories.ts'
import {
  addApplication,
  createCandidate,
  createEmployer,
} from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'
import type { TestViewer } from '#tests/support/viewers.ts'

const testApp = closeAfterAll(await createTestApp())
testApp.clock.set('2027-03-01T09:00:00Z')
const employer = await createEmployer(testApp)
const admin = await signIn(testApp, 'admin')
let candidate: TestViewer
let jobId: string
let applicationId: string
beforeEach(async () => {
  testApp.clock.set('2027-03-01T09:00:00Z')
  candidate = await createCandidate(testApp)
  jobId = await addLiveJob(testApp, { employer, admin })
  applicationId = await addApplication(candidate, jobId)
})

const path = (id = applicationId) => `/api/my-applications/${id}`
const read = async () => (await expectOk(candidate.call('GET', path()))).json()
const review = (status: string) =>
  expectOk(employer.call('PATCH', `/profileReview/${jobId}/${applicationId}`, { json: { status } }))
const say = (answer: string, viewer = candidate, id = applicationId) =>
  viewer.call('POST', `${path(id)}/feedback`, { json: { answer } })
const turns = async () => (await expectOk(candidate.call('GET', '/api/my-turns'))).json()
const setStage = (stage: ApplicationStage) =>
  testApp.db
    .updateTable('applications')
    .set({ status: 'shortlisted', stage })
    .where('id', '=', applicationId)
    .execute()

describe('an own application', () => {
  test('S7-720: has its stages with their instants, who hires, and what was sent', async () => {
    expect(await read()).toMatchObject({
      id: applicationId,
      job: { id: jobId, state: 'live' },
      stage: 'applied',
      status: 'waiting',
      steps: [{ stage: 'applied', at: '2027-03-01T09:00:00.000Z' }],
      contact: { name: 'Meera Nair', mobile: '9812345670' },
      facts: { name: 'Asha Rao' },
      answers: [],
      feedback: null,
      isFeedbackOpen: false,
      interviewPath: null,
    })
    testApp.clock.set('2027-03-02T09:00:00Z')
    await review('shortlisted')
    const { stage, steps } = await read()
    expect(stage).toBe('shortlisted')
    expect(steps.map((one: { stage: string }) => one.stage)).toEqual(['applied', 'shortlisted'])
  })

  test('S7-721: is nobody else’s', async () => {
    const other = await createCandidate(testApp)
    expect((await other.call('GET', path())).statusCode).toBe(404)
    expect((await candidate.call('GET', path('nothing'))).statusCode).toBe(404)
    expect((await employer.call('GET', path())).statusCode).toBe(403)
    expect((await callApi(testApp, 'GET', path())).statusCode).toBe(401)
  })

  test('S7-722: tells who hires until 90 days after the job, and not after a withdrawal', async () => {
    const { phone } = candidate
    testApp.clock.set('2027-06-13T09:00:00Z')
    candidate = await signIn(testApp, 'candidate', phone)
    expect(await read()).toMatchObject({ contact: { name: 'Meera Nair' }, contactEndedDate: null })
    const readJob = async () => (await expectOk(candidate.call('GET', `/api/jobs/${jobId}`))).body
    expect(await readJob()).toContain('Meera Nair')
    testApp.clock.set('2027-06-15T09:00:00Z')
    expect(await read()).toMatchObject({ contact: null, contactEndedDate: '2027-06-14' })
    expect(await readJob()).not.toContain('Meera Nair')
    testApp.clock.set('2027-03-01T10:00:00Z')
    candidate = await signIn(testApp, 'candidate', phone)
    await expectOk(candidate.call('POST', `/api/applications/${applicationId}/withdraw`))
    expect(await read()).toMatchObject({ contact: null, stage: 'withdrawn' })
  })
})

describe('what became of it', () => {
  test('S7-723: is asked three days after a yes, kept once, and can be changed', async () => {
    expect((await say('joined')).json().code).toBe('STATUS_NOT_ALLOWED')
    await review('shortlisted')
    expect(await turns()).toEqual([])
    testApp.clock.set('2027-03-04T09:00:00Z')
    expect(await turns()).toMatchObject([{ applicationId, stage: 'shortlisted' }])
    expect((await read()).isFeedbackOpen).toBe(true)
    for (const answer of feedbackAnswers) await expectOk(say(answer))
    await Promise.all(Array.from({ length: 8 }, () => expectOk(say('neverCalled'))))
    expect(await turns()).toEqual([])
    expect((await read()).feedback).toEqual({ answer: 'neverCalled', answeredDate: '2027-03-04' })
    const counted = await countFeedback(testApp.db, employer.accountId)
    expect([...counted]).toEqual([['neverCalled', 1]])
  })

  test('S7-724: is asked at once of who was selected, and again of who joins later', async () => {
    await setStage('selected')
    expect(await turns()).toHaveLength(1)
    await expectOk(say('joinsLater'))
    expect(await turns()).toHaveLength(1)
    await expectOk(say('joined'))
    expect(await turns()).toEqual([])
  })

  test('S7-725: is the candidate’s alone to say, and nobody of the employer reads who said it', async () => {
    await setStage('selected')
    const other = await createCandidate(testApp)
    expect((await say('joined', other)).statusCode).toBe(404)
    expect((await say('joined', employer)).statusCode).toBe(403)
    expect((await say('maybe')).statusCode).toBe(400)
    expect((await say('joined', candidate, 'nothing')).statusCode).toBe(404)
    expect((await callApi(testApp, 'POST', `${path()}/feedback`)).statusCode).toBe(401)
    await expectOk(say('different'))
    const listed = await employer.call('POST', `/api/getApplicants/${jobId}`, { json: {} })
    expect(listed.body).not.toContain('different')
  })

  test('S7-726: is in the person’s own data, and goes with the application', async () => {
    await setStage('selected')
    await expectOk(say('joined'))
    await testApp.db.deleteFrom('applications').where('id', '=', applicationId).execute()
    await testApp.db
      .deleteFrom('application_keys')
      .where('application_id', '=', applicationId)
      .execute()
    const left = await testApp.db
      .selectFrom('application_feedback')
      .selectAll()
      .where('application_id', '=', applicationId)
      .execute()
    expect(left).toEqual([])
  })
})
