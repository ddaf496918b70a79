import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import { createMailbox } from '#tests/support/browser-mailbox.ts'
import { fingerprint } from '#tests/support/fingerprint.ts'
import { callApi } from '#tests/support/inject.ts'
import type { TestReply } from '#tests/support/inject.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import type { TestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'
import type { TestViewer } from '#tests/support/viewers.ts'

let testApp: TestApp
let candidate: TestViewer
let employer: TestViewer
let admin: TestViewer
beforeAll(async () => {
  testApp = await createTestApp()
  testApp.clock.set('2026-03-01T09:00:00Z')
  candidate = await signIn(testApp, 'candidate')
  employer = await signIn(testApp, 'employer')
  admin = await signIn(testApp, 'admin')
})
afterAll(() => testApp.close())
beforeEach(async () => {
  await testApp.db.deleteFrom('push_subscriptions').execute()
})

const endpoint = 'https://fcm.googleapis.com/fcm/send/one'
const { subscription } = createMailbox(endpoint)
const at = (name: string) => ({ ...subscription, endpoint: `${endpoint}-${name}` })

const subscribe = (
  viewer: TestViewer,
  token: unknown = subscription,
  type = viewer.role === 'employer' ? 'employee' : 'users',
): Promise<TestReply> => viewer.call('POST', '/api/subscribe', { json: { type, token } })

const kept = () =>
  testApp.db
    .selectFrom('push_subscriptions')
    .select(['account_id', 'endpoint'])
    .orderBy('renewed_at')
    .execute()

describe('POST /api/subscribe', () => {
  test('keeps where a candidate’s browser takes messages', async () => {
    const reply = await subscribe(candidate)
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toEqual({ success: true })
    expect(await kept()).toEqual([{ account_id: candidate.accountId, endpoint }])
  })

  test('takes the subscription as text too, and from employers', async () => {
    expect((await subscribe(employer, JSON.stringify(subscription))).statusCode).toBe(200)
    expect(await kept()).toEqual([{ account_id: employer.accountId, endpoint }])
  })

  test('twice, or many times at once, keeps one', async () => {
    const replies = await Promise.all(Array.from({ length: 8 }, () => subscribe(candidate)))
    expect(replies.map((reply) => reply.statusCode)).toEqual(Array(8).fill(200))
    expect(await kept()).toHaveLength(1)
  })

  test('in the browser of somebody else moves it: it has one owner', async () => {
    await subscribe(candidate)
    await subscribe(employer)
    expect(await kept()).toEqual([{ account_id: employer.accountId, endpoint }])
  })

  test('by two accounts at once leaves one owner', async () => {
    await Promise.all([subscribe(candidate), subscribe(employer), subscribe(candidate)])
    expect(await kept()).toHaveLength(1)
  })

  test('an eleventh takes the place of the oldest', async () => {
    for (let each = 0; each <= limits.pushSubscriptionsPerAccount; each += 1) {
      testApp.clock.advance({ seconds: 1 })
      await subscribe(candidate, at(String(each)))
    }
    const endpoints = (await kept()).map((row) => row.endpoint)
    expect(endpoints).toHaveLength(limits.pushSubscriptionsPerAccount)
    expect(endpoints).not.toContain(`${endpoint}-0`)
    expect(endpoints).toContain(`${endpoint}-10`)
  })

  test('never keeps more than ten, also when they come at once', async () => {
    await Promise.all(Array.from({ length: 16 }, (_, each) => subscribe(candidate, at(`${each}`))))
    expect(await kept()).toHaveLength(limits.pushSubscriptionsPerAccount)
  })

  test('does not touch what others keep', async () => {
    await subscribe(employer, at('employer'))
    for (let each = 0; each < 12; each += 1) await subscribe(candidate, at(`c${each}`))
    expect((await kept()).filter((row) => row.account_id === employer.accountId)).toHaveLength(1)
  })

  test.each([
    ['no token', undefined],
    ['a number', 5],
    ['text that is no JSON', 'abc'],
    ['text of something else', '{"endpoint":5}'],
    ['no keys', { endpoint }],
    ['keys that are none', { endpoint, keys: { p256dh: 'abc', auth: 'def' } }],
    ['a host that is no push service', { ...subscription, endpoint: 'https://example.com/a' }],
    ['this machine', { ...subscription, endpoint: 'https://127.0.0.1:8443/a' }],
    ['plain http', { ...subscription, endpoint: 'http://fcm.googleapis.com/a' }],
    [
      'an endless address',
      { ...subscription, endpoint: endpoint.padEnd(limits.pushEndpointLength + 1, 'a') },
    ],
  ])('refuses a token that is none: %s', async (_name, token) => {
    const before = await fingerprint(testApp)
    const reply = await candidate.call('POST', '/api/subscribe', { json: { type: 'users', token } })
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject({ code: 'MALFORMED' })
    expect(await fingerprint(testApp)).toBe(before)
  })

  test.each([
    ['without a session', async () => callApi(testApp, 'POST', '/api/subscribe', {}), 401],
    ['an admin', async () => subscribe(admin), 403],
    [
      'a type that is not the session’s',
      async () => subscribe(candidate, undefined, 'employee'),
      403,
    ],
    ['the type admin', async () => subscribe(candidate, undefined, 'admin'), 400],
  ])('refuses whom it is not for: %s', async (_name, call, status) => {
    const before = await fingerprint(testApp)
    expect((await call()).statusCode).toBe(status)
    expect(await fingerprint(testApp)).toBe(before)
  })
})

describe('a subscription ends', () => {
  test('with the session that made it, and no other', async () => {
    const first = await signIn(testApp, 'candidate')
    await subscribe(first, at('first'))
    await subscribe(candidate, at('other'))
    await first.call('POST', '/api/logout')
    expect((await kept()).map((row) => row.account_id)).toEqual([candidate.accountId])
  })

  test('when it is asked to', async () => {
    await subscribe(candidate)
    expect((await candidate.call('POST', '/api/unsubscribe')).json()).toEqual({ success: true })
    expect(await kept()).toEqual([])
    expect((await candidate.call('POST', '/api/unsubscribe')).statusCode).toBe(200)
    expect((await callApi(testApp, 'POST', '/api/unsubscribe')).statusCode).toBe(401)
  })

  test('also when logging out and subscribing meet', async () => {
    const leaving = await signIn(testApp, 'candidate')
    const [, ...replies] = await Promise.all([
      leaving.call('POST', '/api/logout'),
      ...Array.from({ length: 6 }, (_, each) => subscribe(leaving, at(`leaving${each}`))),
    ])
    for (const reply of replies) expect([200, 401]).toContain(reply.statusCode)
    expect(await kept()).toEqual([])
  })
})

describe('GET /api/push-key', () => {
  test('gives a point of the curve, the same each time, and never the private half', async () => {
    const reply = await callApi(testApp, 'GET', '/api/push-key')
    const { publicKey } = reply.json()
    expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65)
    expect(Object.keys(reply.json())).toEqual(['publicKey'])
    const { rows } = await testApp.composition.pool.query(
      `select value ->> 'publicKey' as key from installation where key = 'push-keys'`,
    )
    expect(rows).toEqual([{ key: publicKey }])
  })
})
