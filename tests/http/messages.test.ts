import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { limits } from '#server/lib/limits.ts'
import type { MessageItem } from '#contract/messages/schemas.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { fingerprint } from '#tests/support/fingerprint.ts'
import { callApi, expectOk } from '#tests/support/inject.ts'
import { addLiveJob } from '#tests/support/job-factories.ts'
import {
  addApplication,
  createCandidate,
  createEmployer,
} from '#tests/support/profile-factories.ts'
import { runRound, workQueue } from '#tests/support/queue.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'
import type { TestViewer } from '#tests/support/viewers.ts'

const testApp = closeAfterAll(await createTestApp())
const { messages } = testApp.composition.services
const admin = await signIn(testApp, 'admin')
const employer = await createEmployer(testApp)
let candidate: TestViewer
beforeEach(async () => {
  testApp.clock.set('2026-03-01T09:00:00Z')
  candidate = await createCandidate(testApp)
})

const values = { title: 'Telecaller', company: 'Bharat Telecom' }
const notify = (to: TestViewer, subject: string = randomUUID()) =>
  testApp.db.transaction().execute((tx) =>
    messages.notify(tx, {
      event: 'shortlisted',
      to: to.accountId,
      subject,
      values,
      link: '/candidate_profile#applications',
    }),
  )

async function list(viewer: TestViewer, query = '') {
  const { headers, ...reply } = await expectOk(viewer.call('GET', `/api/messages${query}`))
  const items: MessageItem[] = reply.json()
  return { items, headers }
}

const unread = async (viewer: TestViewer): Promise<unknown> =>
  (await expectOk(viewer.call('GET', '/api/messages/unread'))).json()

const read = (viewer: TestViewer, id: string) => viewer.call('POST', `/api/messages/${id}/read`)

describe('a message', () => {
  test('S7-201: stands in the list of its person alone', async () => {
    await notify(candidate)
    const { items } = await list(candidate)
    expect(items).toEqual([
      {
        id: items[0]?.id,
        event: 'shortlisted',
        title: { key: 'event.shortlisted.title', values },
        text: { key: 'event.shortlisted.text', values },
        link: '/candidate_profile#applications',
        createdAt: '2026-03-01T09:00:00.000Z',
        isRead: false,
      },
    ])
    expect((await list(await createCandidate(testApp))).items).toEqual([])
  })

  test('is written with what it reports, once', async () => {
    const jobId = await addLiveJob(testApp, { employer, admin })
    const applicationId = await addApplication(candidate, jobId)
    const decide = (status: string) =>
      employer.call('PATCH', `/profileReview/${jobId}/${applicationId}`, { json: { status } })
    await Promise.all([decide('shortlisted'), decide('shortlisted')])
    for (const next of ['rejected', undefined] as const) {
      testApp.clock.advance({ minutes: limits.decisionMinutes })
      await Promise.all([1, 2].map(() => runRound(testApp, 'notify-of-decisions')))
      if (next) await decide(next)
    }
    await notify(candidate, 'again')
    await Promise.all([notify(candidate, 'again'), notify(candidate, 'again')])
    expect((await list(candidate)).items.map(({ event }) => event)).toEqual([
      'shortlisted',
      'notSelected',
      'shortlisted',
    ])
  })

  test('notifies admins of a job that was reported', async () => {
    const jobId = await addLiveJob(testApp, { employer, admin })
    await addApplication(candidate, jobId)
    const json = { reason: 'They asked for money' }
    await expectOk(candidate.call('POST', `/api/jobs/${jobId}/report`, { json }))
    expect((await list(admin)).items[0]).toMatchObject({ event: 'jobReported' })
    expect((await list(employer)).items[0]).toMatchObject({ event: 'jobUnderReview' })
  })

  test('S10-64: is forgotten after 90 days', async () => {
    await notify(candidate)
    testApp.clock.advance({ hours: 24 * limits.messageRetentionDays - 1 })
    await runRound(testApp, 'forget-messages')
    expect((await list(await signIn(testApp, 'candidate', candidate.phone))).items).toHaveLength(1)
    testApp.clock.advance({ hours: 1 })
    await runRound(testApp, 'forget-messages')
    expect((await list(await signIn(testApp, 'candidate', candidate.phone))).items).toEqual([])
  })
})

describe('GET /api/messages', () => {
  test('S7-202: is paged, newest first, and counts all and the unread', async () => {
    for (let each = 0; each < 3; each += 1) await notify(candidate, `job-${each}`)
    const first = await list(candidate, '?limit=2')
    expect(first.items).toHaveLength(2)
    expect(first.headers).toMatchObject({ 'x-total-count': '3', 'x-counts': '{"unread":3}' })
    const cursor = String(first.headers['x-next-cursor'])
    const { items, headers } = await list(candidate, `?limit=2&cursor=${cursor}`)
    expect(items).toHaveLength(1)
    expect(headers['x-next-cursor']).toBeUndefined()
    expect(new Set([...first.items, ...items].map(({ id }) => id)).size).toBe(3)
  })

  test.each(['?limit=0', `?limit=${limits.listMax + 1}`, '?cursor=abc', '?limit=all'])(
    'refuses %s',
    async (query) => {
      const reply = await candidate.call('GET', `/api/messages${query}`)
      expect([400, 422]).toContain(reply.statusCode)
    },
  )

  test.each(['/api/messages', '/api/messages/unread'])('%s needs a session', async (path) => {
    expect((await callApi(testApp, 'GET', path)).statusCode).toBe(401)
  })
})

describe('reading', () => {
  test('S7-203: marks one message, as often as it is asked', async () => {
    await notify(candidate)
    await notify(candidate)
    const [newest] = (await list(candidate)).items
    const id = newest?.id ?? ''
    for (let time = 0; time < 2; time += 1) {
      expect((await expectOk(read(candidate, id))).json()).toEqual({ success: true, unread: 1 })
    }
    expect((await list(candidate)).items.map(({ isRead }) => isRead)).toEqual([true, false])
  })

  test('marks no message of another person, and none that is not there', async () => {
    await notify(candidate)
    const [message] = (await list(candidate)).items
    const before = await fingerprint(testApp)
    const other = await read(employer, message?.id ?? '')
    const missing = await read(employer, randomUUID())
    expect(other.statusCode).toBe(404)
    expect(other.body).toBe(missing.body)
    expect((await read(candidate, 'abc')).statusCode).toBe(404)
    expect((await callApi(testApp, 'POST', `/api/messages/${message?.id}/read`)).statusCode).toBe(
      401,
    )
    expect(await fingerprint(testApp)).toBe(before)
  })

  test('S7-204: marks all that were seen, and not what came since', async () => {
    await notify(candidate)
    await notify(employer)
    const [seen] = (await list(candidate)).items
    testApp.clock.advance({ seconds: 1 })
    await notify(candidate)
    const json = { until: seen?.createdAt }
    for (let time = 0; time < 2; time += 1) {
      const reply = await expectOk(candidate.call('POST', '/api/messages/read', { json }))
      expect(reply.json()).toEqual({ success: true, unread: 1 })
    }
    expect(await unread(employer)).not.toEqual({ unread: 0 })
  })

  test.each([{}, { until: 'today' }, { until: 5 }])('refuses %j', async (json) => {
    await notify(candidate)
    const reply = await candidate.call('POST', '/api/messages/read', { json })
    expect(reply.statusCode).toBe(400)
    expect(await unread(candidate)).toEqual({ unread: 1 })
  })

  test('S7-205: the count ends one above what the bell shows', async () => {
    for (let each = 0; each < limits.bellCountMax + 3; each += 1) await notify(candidate)
    expect(await unread(candidate)).toEqual({ unread: limits.bellCountMax + 1 })
  })
})

describe('a delivery', () => {
  const states = () =>
    testApp.db
      .selectFrom('message_deliveries')
      .innerJoin('messages', 'messages.id', 'message_deliveries.message_id')
      .select(['channel', 'state', 'reason', 'message_deliveries.locale'])
      .where('account_id', '=', employer.accountId)
      .where('event', '=', 'jobLive')
      .orderBy('number', 'desc')
      .limit(1)
      .execute()

  test('says what became of it, and in which language', async () => {
    await addLiveJob(testApp, { employer, admin })
    expect(await states()).toEqual([
      { channel: 'mail', state: 'queued', reason: null, locale: null },
    ])
    await workQueue(testApp)
    expect(await states()).toEqual([{ channel: 'mail', state: 'sent', reason: null, locale: 'en' }])
  })

  test('of a job that is not live any more is suppressed', async () => {
    await addLiveJob(testApp, { employer, admin }, {}, 'expired')
    await workQueue(testApp)
    expect(await states()).toEqual([
      { channel: 'mail', state: 'suppressed', reason: 'outdated', locale: null },
    ])
  })

  test('waits for the end of the quiet hours if it can', async () => {
    testApp.clock.set('2026-03-01T17:00:00Z')
    await notify(candidate)
    const { id } = await testApp.db
      .selectFrom('message_deliveries')
      .innerJoin('messages', 'messages.id', 'message_deliveries.message_id')
      .select('message_deliveries.id')
      .where('account_id', '=', candidate.accountId)
      .where('channel', '=', 'mail')
      .executeTakeFirstOrThrow()
    const task = testApp.composition.background.tasks.find(({ name }) => name === 'deliver-message')
    expect(await task?.run({ deliveryId: id }, 1)).toEqual({ again: 9.5 * 3600 })
    testApp.clock.set('2026-03-02T02:30:00Z')
    expect(await task?.run({ deliveryId: id }, 1)).toBeUndefined()
    const deliveries = testApp.db.selectFrom('message_deliveries').select('state')
    expect(await deliveries.where('id', '=', id).execute()).toEqual([{ state: 'sent' }])
  })

  test('whose worker died during the call is not sent a second time', async () => {
    await addLiveJob(testApp, { employer, admin })
    await testApp.db
      .updateTable('message_deliveries')
      .set({ state: 'sending' })
      .where('state', '=', 'queued')
      .execute()
    const sent = (await testApp.composition.outbox.list()).length
    await workQueue(testApp)
    expect(await testApp.composition.outbox.list()).toHaveLength(sent)
    expect(await states()).toMatchObject([{ state: 'failed', reason: 'interrupted' }])
  })
})
