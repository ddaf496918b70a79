import { beforeEach, describe, expect, test } from 'vitest'
import { applicantSchema } from '#contract/applications/schemas.ts'
import { shownFactsSchema } from '#contract/applications/shown-facts-schema.ts'
import { shownFiles, shownLines } from '#contract/applications/shown-facts.ts'
import { notices } from '#contract/privacy/notices.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { callApi, expectOk } from '#tests/support/inject.ts'
import { addLiveJob, jobForm, setJobStatus } from '#tests/support/job-factories.ts'
import { createCandidate, createEmployer, saveCandidate } from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'
import type { TestViewer } from '#tests/support/viewers.ts'

const testApp = closeAfterAll(await createTestApp())
const employer = await createEmployer(testApp)
const admin = await signIn(testApp, 'admin')
let candidate: TestViewer
let jobId: string
beforeEach(async () => {
  candidate = await createCandidate(testApp)
  jobId = await addLiveJob(testApp, { employer, admin })
})

const consent = notices.application.version
const apply = (viewer = candidate, id = jobId, body: object = {}) =>
  viewer.call('POST', `/api/jobs/${id}/apply`, { json: { answers: [], consent, ...body } })
const applicants = async (id = jobId) =>
  (await expectOk(employer.call('POST', `/api/getApplicants/${id}`, { json: {} }))).json()
const ownCard = async (viewer = candidate) =>
  (await expectOk(viewer.call('GET', '/api/my-applicant-card'))).json()

describe('what an employer will see', () => {
  test('S7-710: is the same for the sheet and for the applicant’s card, fact by fact', async () => {
    const card = await ownCard()
    expect(card).toMatchObject({ isFullEnough: true, isResumeMade: false, files: ['resume'] })
    await expectOk(apply())
    const [person] = await applicants()
    expect(shownFactsSchema.parse(person)).toEqual(card.facts)
    // Nothing else of the person is in an applicant. The rating is the employer's own; how far work is follows from pincodes.
    const about = [
      'rating',
      'distanceKm',
      'id',
      'jobId',
      'resumeName',
      'answers',
      'isMismatch',
      'status',
      'stage',
      'postedDate',
    ]
    expect(Object.keys(applicantSchema.shape).toSorted()).toEqual(
      [...Object.keys(card.facts), ...shownFiles, ...about, 'appliedDaysAgo'].toSorted(),
    )
    expect(Object.values(shownLines).flat().toSorted()).toEqual(Object.keys(card.facts).toSorted())
  })

  test('S7-711: is nothing without a profile, which can’t apply', async () => {
    const newcomer = await signIn(testApp, 'candidate')
    expect(await ownCard(newcomer)).toMatchObject({ isFullEnough: false, facts: { name: '' } })
    const refused = await apply(newcomer)
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'PROFILE_INCOMPLETE'])
    expect((await callApi(testApp, 'GET', '/api/my-applicant-card')).statusCode).toBe(401)
    expect((await employer.call('GET', '/api/my-applicant-card')).statusCode).toBe(403)
  })
})

describe('applying with the profile', () => {
  test('S7-712: sends it as it is, once; a repeat answers with the same application', async () => {
    const sent = (await expectOk(apply())).json()
    expect((await expectOk(apply())).json()).toEqual(sent)
    await setJobStatus(admin, jobId, 'pause')
    expect((await expectOk(apply())).json()).toEqual(sent)
    expect(await applicants()).toMatchObject([{ id: sent.applicationId, name: 'Asha Rao' }])
    const given = await testApp.db
      .selectFrom('consents')
      .select('notice_version')
      .where('application_id', '=', sent.applicationId)
      .execute()
    expect(given).toEqual([{ notice_version: consent }])
  })

  test('S7-713: needs the consent, an open job and a candidate', async () => {
    expect((await apply(candidate, jobId, { consent: '2020-01-01' })).statusCode).toBe(422)
    expect((await apply(candidate, 'nothing')).json().code).toBe('JOB_NOT_FOUND')
    expect((await apply(employer)).statusCode).toBe(403)
    expect((await callApi(testApp, 'POST', `/api/jobs/${jobId}/apply`)).statusCode).toBe(401)
    expect((await apply(candidate, jobId, { answers: 'yes' })).statusCode).toBe(400)
    await setJobStatus(admin, jobId, 'pause')
    expect((await apply()).json().code).toBe('JOB_NOT_FOUND')
  })

  test('S7-714: makes a resume for a profile without one', async () => {
    const form = { form: 'first', consent: notices.account.version, language: 'Hindi' }
    const newcomer = await signIn(testApp, 'candidate')
    await expectOk(saveCandidate(newcomer, form))
    expect(await ownCard(newcomer)).toMatchObject({ isFullEnough: true, isResumeMade: true })
    await expectOk(apply(newcomer))
    const [person] = await applicants()
    const resume = await callApi(testApp, 'GET', String(person.resume))
    expect(resume.statusCode).toBe(200)
    expect(resume.body.slice(0, 5)).toBe('%PDF-')
  })

  test('S7-715: fifty times at once makes one application', async () => {
    const replies = await Promise.all(Array.from({ length: 50 }, () => apply()))
    const sent = replies.filter(({ statusCode }) => statusCode === 200).map((one) => one.json())
    expect(new Set(sent.map(({ applicationId }) => applicationId)).size).toBe(1)
    // Above what one node does at a time, a request is turned away and may be repeated.
    for (const { statusCode } of replies) expect([200, 503]).toContain(statusCode)
    expect(await applicants()).toHaveLength(1)
  })

  test('S7-716: while the job closes ends before or after it, and never between', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => createCandidate(testApp)))
    const [, ...replies] = await Promise.all([
      setJobStatus(admin, jobId, 'pause'),
      ...people.map((each) => apply(each)),
    ])
    const sent = replies.filter(({ statusCode }) => statusCode === 200)
    for (const { statusCode } of replies) expect([200, 404]).toContain(statusCode)
    expect(await applicants()).toHaveLength(sent.length)
  })

  test('S7-717: answers the job’s questions', async () => {
    const poster = await createEmployer(testApp)
    const question = {
      libraryName: 'nightShift',
      words: '',
      kind: 'yesNo',
      choices: [],
      isMustHave: true,
      wanted: ['yes'],
      least: null,
      most: null,
    }
    const json = { ...jobForm(), questions: JSON.stringify([question]) }
    const posted = await expectOk(poster.call('POST', '/api/postjob', { json }))
    const id: string = posted.json().id
    await setJobStatus(admin, id, 'accepted')
    expect((await apply(candidate, id)).json().code).toBe('QUESTIONS_CHANGED')
    const job = (await expectOk(candidate.call('GET', `/api/jobs/${id}`))).json()
    const questionId = job.questions[0].id
    const open = await apply(candidate, id, { answers: [{ questionId, answer: '' }] })
    expect(open.json().fields).toEqual({ [`answers.${questionId}`]: 'Choose Yes or No' })
    await expectOk(apply(candidate, id, { answers: [{ questionId, answer: 'no' }] }))
    const listed = await poster.call('POST', `/api/getApplicants/${id}`, { json: {} })
    expect(listed.json()).toMatchObject([{ isMismatch: true, answers: [{ answer: 'no' }] }])
  })
})
