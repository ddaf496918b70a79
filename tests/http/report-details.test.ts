import { describe, expect, it } from 'vitest'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { pngFile } from '#tests/support/fixtures.ts'
import { callApi, expectOk } from '#tests/support/inject.ts'
import { addLiveJob } from '#tests/support/job-factories.ts'
import {
  addApplication,
  createCandidate,
  createEmployer,
} from '#tests/support/profile-factories.ts'
import { runRound } from '#tests/support/queue.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'

const testApp = closeAfterAll(await createTestApp())
const admin = await signIn(testApp, 'admin')
const employer = await createEmployer(testApp)

const liveJob = () => addLiveJob(testApp, { employer, admin })
const wrong = { reason: 'Details are wrong', words: 'The salary is another one' }

async function reportAsSomebody(jobId: string, json: object) {
  const candidate = await signIn(testApp, 'candidate')
  return await candidate.call('POST', `/api/jobs/${jobId}/report`, { json })
}

describe('what a report says', () => {
  it('keeps what was asked for, whether it was paid, and a picture that only admins open', async () => {
    const jobId = await liveJob()
    const applicant = await createCandidate(testApp)
    await addApplication(applicant, jobId)
    const sent = await applicant.call('POST', `/api/jobs/${jobId}/report`, {
      form: {
        reason: 'askedForMoney',
        amountAsked: '1,500',
        hasPaid: 'no',
        words: 'For a kit',
        picture: pngFile(),
      },
    })
    expect(sent.statusCode).toBe(200)
    const [read] = (await expectOk(admin.call('GET', `/api/jobs/${jobId}/reports`))).json()
    expect(read).toMatchObject({
      reason: 'askedForMoney',
      amountAsked: 1500,
      hasPaid: false,
      words: 'For a kit',
      isFromApplicant: true,
    })
    const picture = await callApi(testApp, 'GET', read.pictureUrl)
    expect(picture.headers['content-type']).toBe('image/png')
    const withoutLink = await callApi(testApp, 'GET', read.pictureUrl.split('?')[0])
    expect(withoutLink.statusCode).toBeGreaterThanOrEqual(400)
  })

  it('a repeated report leaves no second picture', async () => {
    const jobId = await liveJob()
    const candidate = await signIn(testApp, 'candidate')
    const send = () =>
      candidate.call('POST', `/api/jobs/${jobId}/report`, {
        form: { reason: 'fake', picture: pngFile() },
      })
    await expectOk(send())
    await expectOk(send())
    const files = testApp.db
      .selectFrom('files')
      .select('id')
      .where('kind', '=', 'report-picture')
      .where('owner_account_id', '=', candidate.accountId)
    expect(await files.execute()).toHaveLength(1)
  })

  it.each([
    ['an amount in words', { reason: 'askedForMoney', amountAsked: 'a lot' }, 'amountAsked'],
    ['too large an amount', { reason: 'askedForMoney', amountAsked: '10000001' }, 'amountAsked'],
    ['an unknown answer', { reason: 'askedForMoney', hasPaid: 'perhaps' }, 'hasPaid'],
  ])('S7-930: refuses %s', async (_, json, field) => {
    const reply = await reportAsSomebody(await liveJob(), json)
    expect(reply.statusCode).toBe(422)
    expect(Object.keys(reply.json().fields)).toEqual([field])
  })

  it('says nothing of money for another reason', async () => {
    const jobId = await liveJob()
    await reportAsSomebody(jobId, {
      ...wrong,
      amountAsked: '500',
      hasPaid: 'yes',
    })
    const kept = testApp.db.selectFrom('job_reports').selectAll().where('job_id', '=', jobId)
    expect(await kept.execute()).toMatchObject([{ amount_asked: null, has_paid: null }])
  })
})

describe('those who reported', () => {
  it.each([
    ['kept', 'event.reportKept.text'],
    ['acted', 'event.reportActed.text'],
  ] as const)('hear that it was %s, once, and not before it is final', async (decision, text) => {
    const jobId = await liveJob()
    const reporter = await signIn(testApp, 'candidate')
    await expectOk(reporter.call('POST', `/api/jobs/${jobId}/report`, { json: wrong }))
    await expectOk(
      admin.call('PATCH', `/api/jobs/${jobId}/reports`, {
        json: { decision, openReports: 1 },
      }),
    )
    const bell = async () =>
      (await expectOk(reporter.call('GET', '/api/messages')))
        .json()
        .map((each: { text: { key: string } }) => each.text.key)
    await runRound(testApp, 'answer-reporters')
    expect(await bell()).toEqual([])
    testApp.clock.advance({ minutes: 11 })
    await Promise.all([1, 2].map(() => runRound(testApp, 'answer-reporters')))
    expect(await bell()).toEqual([text])
    testApp.clock.advance({ minutes: -11 })
  })
})
