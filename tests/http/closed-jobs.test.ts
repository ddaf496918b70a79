import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { callApi, expectOk } from '#tests/support/inject.ts'
import { addJob, addLiveJob, addUnpaidJob, setJobStatus } from '#tests/support/job-factories.ts'
import { createEmployer } from '#tests/support/profile-factories.ts'
import { structuredDataOf } from '#tests/support/structured-data.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'

const testApp = closeAfterAll(
  await createTestApp({ pages: 'built', config: { languages: ['en', 'hi'] } }),
)
const parties = { employer: await createEmployer(testApp), admin: await signIn(testApp, 'admin') }
await addLiveJob(testApp, parties, { jobTitle: 'Open Support Job', jobCity: 'Noida' })

const pageOf = (jobId: string) => callApi(testApp, 'GET', `/jobs/some-words-${jobId}`)

test.each([
  ['waiting', 'ON HOLD', 'We are checking this job.'],
  ['rejected', 'CLOSED', 'This job is not open any more.'],
  ['expired', 'CLOSED', 'This job is not open any more.'],
] as const)(
  'the page of a job that was public and is %s now says so with a stamp, and what is like it',
  async (status, stamp, title) => {
    const jobId = await addLiveJob(testApp, parties, { jobTitle: 'Closed Support Job' }, status)
    const reply = await pageOf(jobId)
    expect(reply.statusCode).toBe(410)
    expect(reply.body).toContain(`>${stamp}</span>`)
    expect(reply.body).toContain(`<h1>${title}</h1>`)
    expect(reply.body).toContain('Open Support Job')
    expect(reply.body).not.toContain('Closed Support Job')
    expect(reply.body).toContain('<meta name="robots" content="noindex, follow"/>')
    expect(structuredDataOf(reply.body)).toEqual([])
  },
)

test.each([
  ['', 'fill', 'FILLED', 'This job is filled.'],
  ['', 'pause', 'PAUSED', 'Paused for some days.'],
  ['/hi', 'fill', 'भर गई', 'यह जगह भर गई।'],
  ['/hi', 'pause', 'रुकी है', 'कुछ दिन के लिए रुकी है।'],
])(
  'at %s/jobs the page of a job after its employer’s %s says so',
  async (at, act, stamp, title) => {
    const jobId = await addLiveJob(testApp, parties, { jobTitle: 'Closed Support Job' })
    await expectOk(parties.employer.call('POST', `/api/jobs/${jobId}/act`, { json: { act } }))
    const { statusCode, body } = await callApi(testApp, 'GET', `${at}/jobs/some-words-${jobId}`)
    expect(statusCode).toBe(410)
    expect(body).toContain(`>${stamp}</span>`)
    expect(body).toContain(`<h1>${title}</h1>`)
    expect(body).not.toContain('Closed Support Job')
  },
)

test('a job past its last day is gone in that instant, and there again once it is accepted', async () => {
  const other = await createTestApp({ pages: 'built' })
  const owners = { employer: await createEmployer(other), admin: await signIn(other, 'admin') }
  const jobId = await addLiveJob(other, owners)
  const look = async () => (await callApi(other, 'GET', `/jobs/x-${jobId}`)).statusCode
  expect(await look()).toBe(301)
  other.clock.advance({ days: 16 })
  expect(await look()).toBe(410)
  await setJobStatus(await signIn(other, 'admin'), jobId, 'pause')
  expect(await look()).toBe(410)
  await setJobStatus(await signIn(other, 'admin'), jobId, 'accepted')
  expect(await look()).toBe(301)
  await other.close()
})

test('Z5: the page of a job that never was public is the page of one that is missing', async () => {
  /** All but what is drawn anew for each answer. */
  const seen = async (jobId: string) => {
    const { statusCode, headers, body } = await pageOf(jobId)
    const { date: _, 'content-security-policy': policy, ...rest } = headers
    const nonce = /'nonce-([^']+)'/.exec(String(policy))?.[1] ?? ''
    return { statusCode, rest, body: body.replaceAll(nonce, '').replaceAll(jobId, '') }
  }
  const missing = await seen(randomUUID())
  expect(missing.statusCode).toBe(404)
  const rejected = await addJob(testApp, parties.employer)
  await setJobStatus(parties.admin, rejected, 'rejected')
  const hidden = [
    await addJob(testApp, parties.employer),
    await addUnpaidJob(testApp, parties.employer),
    rejected,
  ]
  for (const jobId of hidden) expect(await seen(jobId)).toEqual(missing)
})

test('S7-62: what was public and is not tells where others like it are, and no more', async () => {
  const jobId = await addLiveJob(testApp, parties, {}, 'rejected')
  const reply = await callApi(testApp, 'GET', `/api/public/closed-jobs/${jobId}`)
  expect(reply.json()).toEqual({
    category: 'customer-support',
    jobCity: 'Noida',
    reason: 'closed',
  })
})
