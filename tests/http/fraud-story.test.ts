import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { QueuedJob } from '#contract/admin/schemas.ts'
import type { Block } from '#contract/blocks/schemas.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { callApi, expectOk } from '#tests/support/inject.ts'
import { jobForm } from '#tests/support/job-factories.ts'
import {
  addApplication,
  createCandidate,
  createEmployer,
} from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { proveByPhone, signIn } from '#tests/support/viewers.ts'
import type { TestViewer } from '#tests/support/viewers.ts'

const testApp = closeAfterAll(await createTestApp({ config: { limitScale: 1000 } }))
testApp.clock.set('2026-03-02T06:00:00Z')
const admin = await signIn(testApp, 'admin')
const second = await signIn(testApp, 'admin')

const mobileNumber = '9898989898'
const text =
  'Fill simple forms at your home and earn daily, no target and no interview. We send the work by courier. '
const form = jobForm({ companyName: 'Sharp Jobs', mobileNumber, jobDescription: text.repeat(2) })

const post = async (employer: TestViewer, answers: object = {}) =>
  await employer.call('POST', '/api/postjob', { json: { ...form, ...answers } })
async function queued(jobId: string): Promise<QueuedJob | undefined> {
  const json = { status: 'waiting', sort: 'score', limit: 100 }
  const jobs = await expectOk(admin.call('POST', '/api/getJobs', { json }))
  return jobs.json<QueuedJob[]>().find(({ id }) => id === jobId)
}
const signsOf = async (jobId: string) => (await queued(jobId))?.score.signs.map(({ sign }) => sign)
/** What somebody was sent, the oldest first. */
const messagesOf = async ({ accountId }: TestViewer): Promise<string[]> =>
  (
    await testApp.db
      .selectFrom('messages')
      .select('event')
      .where('account_id', '=', accountId)
      .orderBy('number')
      .execute()
  ).map(({ event }) => event)
const check = async (recruiter: string) =>
  (
    await callApi(testApp, 'POST', '/api/recruiter-checks', {
      json: { recruiter, deviceId: randomUUID() },
    })
  ).json().answers[0].level

test('S7-1175: a fraud from the first post to the block, with what everybody is sent', async () => {
  const fraud = await createEmployer(testApp)
  const jobId: string = (await expectOk(post(fraud))).json().id
  expect(await signsOf(jobId)).toEqual(['firstJob'])
  // The contact says what one wants to hear.
  await expectOk(
    admin.call('POST', `/api/jobs/${jobId}/calls`, {
      json: { callId: randomUUID(), result: 'talked', points: ['person', 'work', 'noMoney'] },
    }),
  )
  await expectOk(admin.call('PATCH', `/api/updateJob/${jobId}`, { json: { status: 'accepted' } }))
  expect(await messagesOf(fraud)).toEqual(['jobLive'])

  const [victim, other] = [await createCandidate(testApp), await createCandidate(testApp)]
  for (const candidate of [victim, other]) await addApplication(candidate, jobId)
  const publicJob = () => callApi(testApp, 'GET', `/api/public/jobs/${jobId}`)
  expect((await publicJob()).statusCode).toBe(200)

  const money = { reason: 'They asked for money', amountAsked: '500' }
  await expectOk(victim.call('POST', `/api/jobs/${jobId}/report`, { json: money }))
  expect((await publicJob()).statusCode).toBe(404)
  expect((await queued(jobId))?.openReports).toBe(1)

  const why = { reason: 'askedForMoney', note: 'An applicant was asked for 500 rupees.' }
  const block = (
    await expectOk(admin.call('POST', `/api/organisations/${fraud.accountId}/block`, { json: why }))
  ).json<Block>()
  expect(block).toMatchObject({ state: 'frozen', mayAgree: false })
  await expectOk(second.call('POST', `/api/blocks/${block.id}/agree`))
  expect((await fraud.call('POST', '/api/getJobById', { json: {} })).statusCode).toBe(401)
  expect(await messagesOf(victim)).toContain('companyBlocked')
  expect(await messagesOf(other)).toEqual(['companyBlocked'])
  expect((await messagesOf(fraud)).at(-1)).toBe('accountBlocked')
  expect(await check(mobileNumber)).toBe('blocked')

  // The same phone opens no account that hires, and the same number stands in no other job.
  const again = await callApi(testApp, 'POST', '/generateToken', {
    json: { ...(await proveByPhone(testApp, fraud.phone)), type: 'employee' },
  })
  expect(again.json().code).toBe('ACCOUNT_SUSPENDED')
  const helper = await createEmployer(testApp)
  const copied: string = (await expectOk(post(helper))).json().id
  expect(await signsOf(copied)).toEqual(['sharedContact', 'sameText', 'firstJob'])
  const level = (await queued(copied))?.score.level
  expect(level).toBe('high')
  const accept = await admin.call('PATCH', `/api/updateJob/${copied}`, {
    json: { status: 'accepted' },
  })
  expect(accept.json().code).toBe('NEEDS_SECOND_LOOK')

  const events = await expectOk(admin.call('POST', '/api/audit', { json: { limit: 100 } }))
  const kinds = events.json<{ kind: string }[]>().map(({ kind }) => kind)
  for (const kind of ['contact-called', 'job-status-changed', 'blocked', 'block-agreed']) {
    expect(kinds).toContain(kind)
  }
})
