import { createPublicKey, verify } from 'node:crypto'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { limits } from '#server/lib/limits.ts'
import { createWebPushSender, generatePushKeys } from '#server/adapters/push/web-push-sender.ts'
import { createMailbox } from '#tests/support/browser-mailbox.ts'
import type { Mailbox } from '#tests/support/browser-mailbox.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { addJob, addLiveJob, rejectForGood, setJobStatus } from '#tests/support/job-factories.ts'
import { addApplication, createEmployer } from '#tests/support/profile-factories.ts'
import { startPushService } from '#tests/support/push-service.ts'
import { runRound } from '#tests/support/queue.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'
import type { TestViewer } from '#tests/support/viewers.ts'

const keys = generatePushKeys()

let candidate: TestViewer
let employerBox: Mailbox
let candidateBox: Mailbox
const service = closeAfterAll(await startPushService())
const testApp = closeAfterAll(
  await createTestApp({
    config: { pushTestHost: service.host },
    pushSender: createWebPushSender({
      keys,
      contact: 'mailto:support@example.com',
      agent: service.agent,
    }),
  }),
)
testApp.clock.set('2026-03-01T09:00:00Z')
const admin = await signIn(testApp, 'admin')
const employer = await createEmployer(testApp)
await testApp.composition.startBackground()

beforeEach(async () => {
  await testApp.db.deleteFrom('push_subscriptions').execute()
  candidate = await signIn(testApp, 'candidate')
  service.requests.length = 0
  employerBox = createMailbox(`https://${service.host}/employer`)
  candidateBox = createMailbox(`https://${service.host}/candidate`)
})

async function subscribe(viewer: TestViewer, { subscription }: Mailbox): Promise<void> {
  const type = viewer.role === 'employer' ? 'employee' : 'users'
  const reply = await viewer.call('POST', '/api/subscribe', { json: { type, token: subscription } })
  expect(reply.statusCode).toBe(200)
}

const review = (jobId: string, applicationId: string, status: string) =>
  employer.call('PATCH', `/profileReview/${jobId}/${applicationId}`, { json: { status } })

/** What was delivered once as many messages as expected have come. */
async function delivered(box: Mailbox, count = 1): Promise<unknown[]> {
  await vi.waitFor(() => expect(service.requests).toHaveLength(count), { timeout: 10_000 })
  return service.requests.map((request) => box.open(request.body))
}

const waitUntilIdle = () =>
  vi.waitFor(async () => expect(await queued()).toEqual([]), { timeout: 10_000 })

async function queued(): Promise<{ attempts: number; tries: number; waitSeconds: number }[]> {
  const { rows } = await testApp.composition.pool.query(
    `select attempts, max_attempts as tries, extract(epoch from run_at - now())::int as "waitSeconds"
     from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'deliver-message'`,
  )
  return rows
}

async function tryAgainNow(): Promise<void> {
  await testApp.composition.pool.query('update graphile_worker._private_jobs set run_at = now()')
  // Wakes the worker, which otherwise looks every two seconds.
  await testApp.composition.pool.query(`select pg_notify('jobs:insert', '{"count":1}')`)
}

async function endDecisionMinutes(): Promise<void> {
  testApp.clock.advance({ minutes: limits.decisionMinutes })
  await runRound(testApp, 'notify-of-decisions')
}

const countSubscriptions = async () =>
  (await testApp.db.selectFrom('push_subscriptions').select('id').execute()).length

describe('notifications', () => {
  test('tell a candidate that they are shortlisted, and later rejected', async () => {
    const jobId = await addLiveJob(testApp, { employer, admin })
    const applicationId = await addApplication(candidate, jobId)
    await subscribe(candidate, candidateBox)
    await review(jobId, applicationId, 'shortlisted')
    await review(jobId, applicationId, 'shortlisted')
    await endDecisionMinutes()
    expect(await delivered(candidateBox)).toEqual([
      {
        title: 'You are shortlisted',
        body: 'Bharat Telecom shortlisted you for Customer Support Executive. HR may call you soon.',
        link: '/my_applications',
        tag: `application-${applicationId}`,
      },
    ])
    await review(jobId, applicationId, 'rejected')
    await endDecisionMinutes()
    expect((await delivered(candidateBox, 2))[1]).toMatchObject({ title: 'Not selected this time' })
    await waitUntilIdle()
  })

  test('tell an employer about the first applicant of a job only', async () => {
    const jobId = await addLiveJob(testApp, { employer, admin })
    await subscribe(employer, employerBox)
    await addApplication(candidate, jobId)
    expect(await delivered(employerBox)).toEqual([
      expect.objectContaining({ title: 'First applicant', link: `/responses/${jobId}` }),
    ])
    await addApplication(await signIn(testApp, 'candidate'), jobId)
    expect(await queued()).toEqual([])
  })

  test('tell an employer that a job is live, or rejected', async () => {
    const [live, refused] = [await addJob(testApp, employer), await addJob(testApp, employer)]
    await subscribe(employer, employerBox)
    await setJobStatus(admin, live, 'accepted')
    await delivered(employerBox)
    await rejectForGood(testApp, admin, refused)
    expect(await delivered(employerBox, 2)).toEqual([
      expect.objectContaining({ title: 'Your job is live', tag: `job-${live}` }),
      expect.objectContaining({ link: `/postedjobinfo?jobId=${refused}` }),
    ])
    await waitUntilIdle()
  })

  test('are shown on the outbox page in local mode', async () => {
    await subscribe(employer, employerBox)
    await setJobStatus(admin, await addJob(testApp, employer), 'accepted')
    await delivered(employerBox)
    const sent = await testApp.composition.outbox.list()
    expect(sent.find(({ channel }) => channel === 'push')).toMatchObject({
      to: employer.phone,
      text: 'Your job is live: Customer Support Executive was verified. Candidates can apply now.',
    })
    await waitUntilIdle()
  })
})

test('a message is signed by this installation, for this push service, and short', async () => {
  await subscribe(employer, employerBox)
  await setJobStatus(admin, await addJob(testApp, employer), 'accepted')
  await delivered(employerBox)
  const [request] = service.requests
  if (!request) throw new Error('Nothing came')
  const { headers, path, body } = request
  expect(path).toBe('/employer')
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' })
  expect(body.length).toBeLessThan(1000)
  const [, jwt = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(String(headers['authorization'])) ?? []
  expect(key).toBe(keys.publicKey)
  const [head, claims = '', signature = ''] = jwt.split('.')
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    aud: `https://${service.host}`,
    sub: 'mailto:support@example.com',
  })
  const point = Buffer.from(keys.publicKey, 'base64url')
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  })
  const signed = Buffer.from(`${head}.${claims}`)
  const options = { key: publicKey, dsaEncoding: 'ieee-p1363' as const }
  expect(verify('sha256', signed, options, Buffer.from(signature, 'base64url'))).toBe(true)
  await waitUntilIdle()
})

describe('a push service that answers', () => {
  const tellEmployer = async () => {
    await subscribe(employer, employerBox)
    await setJobStatus(admin, await addJob(testApp, employer), 'accepted')
  }

  test.each([403, 404, 410])('%i deletes the subscription', async (status) => {
    service.answerWith({ status })
    await tellEmployer()
    await delivered(employerBox)
    await waitUntilIdle()
    expect(await countSubscriptions()).toBe(0)
  })

  test('S10-38: 500 is retried later', async () => {
    service.answerWith({ status: 500 }, { status: 503 })
    await tellEmployer()
    for (const sent of [1, 2]) {
      await delivered(employerBox, sent)
      await vi.waitFor(async () => {
        const [job] = await queued()
        expect(job).toMatchObject({ attempts: sent, tries: limits.pushTries })
        expect(job?.waitSeconds).toBeGreaterThan(0)
      })
      await tryAgainNow()
    }
    expect(await delivered(employerBox, 3)).toHaveLength(3)
    await waitUntilIdle()
    expect(await countSubscriptions()).toBe(1)
    const copies = await testApp.composition.outbox.list()
    expect(copies.map(({ channel }) => channel)).toContain('push')
  })

  test('429 is retried after its Retry-After', async () => {
    service.answerWith({ status: 429, headers: { 'retry-after': '600' } })
    await tellEmployer()
    await delivered(employerBox)
    await vi.waitFor(async () => {
      const [job] = await queued()
      expect(job?.waitSeconds).toBeGreaterThan(500)
    })
    await tryAgainNow()
    await delivered(employerBox, 2)
    await waitUntilIdle()
    expect(await countSubscriptions()).toBe(1)
  })

  test.each([301, 400, 413])(
    '%i is not asked again, and keeps its subscription',
    async (status) => {
      service.answerWith({ status, headers: { location: `https://${service.host}/elsewhere` } })
      await tellEmployer()
      await delivered(employerBox)
      await waitUntilIdle()
      expect(service.requests).toHaveLength(1)
      expect(await countSubscriptions()).toBe(1)
    },
  )
})

describe('nothing is sent', () => {
  test('to a browser that another person took over', async () => {
    await subscribe(employer, employerBox)
    service.answerWith({ status: 500 })
    await setJobStatus(admin, await addJob(testApp, employer), 'accepted')
    await delivered(employerBox)
    await vi.waitFor(async () => expect((await queued())[0]?.waitSeconds).toBeGreaterThan(0))
    await subscribe(candidate, employerBox)
    await tryAgainNow()
    await waitUntilIdle()
    expect(service.requests).toHaveLength(1)
  })

  test('when the change is rolled back', async () => {
    await subscribe(employer, employerBox)
    const { messages } = testApp.composition.services
    const undone = testApp.db.transaction().execute(async (tx) => {
      const values = { title: 'Telecaller' }
      const message = { event: 'jobPutBack', subject: 'x', values, link: '/' } as const
      await messages.notify(tx, { ...message, to: employer.accountId })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await queued()).toEqual([])
  })

  test('S10-39: after a day', async () => {
    await subscribe(employer, employerBox)
    service.answerWith({ status: 500 })
    await setJobStatus(admin, await addJob(testApp, employer), 'accepted')
    await delivered(employerBox)
    await vi.waitFor(async () => expect((await queued())[0]?.waitSeconds).toBeGreaterThan(0))
    testApp.clock.advance({ hours: 25 })
    await tryAgainNow()
    await waitUntilIdle()
    expect(service.requests).toHaveLength(1)
  })
})
