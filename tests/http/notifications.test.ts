import { beforeEach, describe, expect, test } from 'vitest'
import { limits } from '#server/lib/limits.ts'
import { createMailbox } from '#tests/support/browser-mailbox.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { fingerprint } from '#tests/support/fingerprint.ts'
import { callApi } from '#tests/support/inject.ts'
import type { TestReply } from '#tests/support/inject.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'
import type { TestViewer } from '#tests/support/viewers.ts'

const testApp = closeAfterAll(await createTestApp())
testApp.clock.set('2026-03-01T09:00:00Z')
const candidate = await signIn(testApp, 'candidate')
const employer = await signIn(testApp, 'employer')
const admin = await signIn(testApp, 'admin')
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

const stored = () =>
  testApp.db
    .selectFrom('push_subscriptions')
    .select(['account_id', 'endpoint'])
    .orderBy('renewed_at')
    .execute()

describe('POST /api/subscribe', () => {
  test('S7-34: stores the subscription of a candidate’s browser', async () => {
    const reply = await subscribe(candidate)
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toEqual({ success: true })
    expect(await stored()).toEqual([{ account_id: candidate.accountId, endpoint }])
  })

  test('S7-35: accepts the subscription as text too, and from employers', async () => {
    expect((await subscribe(employer, JSON.stringify(subscription))).statusCode).toBe(200)
    expect(await stored()).toEqual([{ account_id: employer.accountId, endpoint }])
  })

  test('stores one subscription for repeated or concurrent requests', async () => {
    const replies = await Promise.all(Array.from({ length: 8 }, () => subscribe(candidate)))
    expect(replies.map((reply) => reply.statusCode)).toEqual(Array(8).fill(200))
    expect(await stored()).toHaveLength(1)
  })

  test('moves a browser’s subscription to the new owner', async () => {
    await subscribe(candidate)
    await subscribe(employer)
    expect(await stored()).toEqual([{ account_id: employer.accountId, endpoint }])
  })

  test('leaves one owner after concurrent requests of two accounts', async () => {
    await Promise.all([subscribe(candidate), subscribe(employer), subscribe(candidate)])
    expect(await stored()).toHaveLength(1)
  })

  test('S10-36: replaces the oldest subscription over the limit of ten', async () => {
    for (let each = 0; each <= limits.pushSubscriptionsPerAccount; each += 1) {
      testApp.clock.advance({ seconds: 1 })
      await subscribe(candidate, at(String(each)))
    }
    const endpoints = (await stored()).map((row) => row.endpoint)
    expect(endpoints).toHaveLength(limits.pushSubscriptionsPerAccount)
    expect(endpoints).not.toContain(`${endpoint}-0`)
    expect(endpoints).toContain(`${endpoint}-10`)
  })

  test('never stores more than ten, also with concurrent requests', async () => {
    await Promise.all(Array.from({ length: 16 }, (_, each) => subscribe(candidate, at(`${each}`))))
    expect(await stored()).toHaveLength(limits.pushSubscriptionsPerAccount)
  })

  test('does not change subscriptions of others', async () => {
    await subscribe(employer, at('employer'))
    for (let each = 0; each < 12; each += 1) await subscribe(candidate, at(`c${each}`))
    expect((await stored()).filter((row) => row.account_id === employer.accountId)).toHaveLength(1)
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
    ['an address without slashes', { ...subscription, endpoint: 'https:fcm.googleapis.com/a' }],
    ['plain http', { ...subscription, endpoint: 'http://fcm.googleapis.com/a' }],
    [
      'an endless address',
      { ...subscription, endpoint: endpoint.padEnd(limits.pushEndpointLength + 1, 'a') },
    ],
  ])('S10-37: refuses an invalid token: %s', async (_name, token) => {
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
  ])('refuses %s', async (_name, call, status) => {
    const before = await fingerprint(testApp)
    expect((await call()).statusCode).toBe(status)
    expect(await fingerprint(testApp)).toBe(before)
  })
})

describe('a subscription ends', () => {
  test('with the session that created it', async () => {
    const first = await signIn(testApp, 'candidate')
    await subscribe(first, at('first'))
    await subscribe(candidate, at('other'))
    await first.call('POST', '/api/logout')
    expect((await stored()).map((row) => row.account_id)).toEqual([candidate.accountId])
  })

  test('S7-73: on request', async () => {
    await subscribe(candidate)
    expect((await candidate.call('POST', '/api/unsubscribe')).json()).toEqual({ success: true })
    expect(await stored()).toEqual([])
    expect((await candidate.call('POST', '/api/unsubscribe')).statusCode).toBe(200)
    expect((await callApi(testApp, 'POST', '/api/unsubscribe')).statusCode).toBe(401)
  })

  test('also when logging out and subscribing run concurrently', async () => {
    const leaving = await signIn(testApp, 'candidate')
    const [, ...replies] = await Promise.all([
      leaving.call('POST', '/api/logout'),
      ...Array.from({ length: 6 }, (_, each) => subscribe(leaving, at(`leaving${each}`))),
    ])
    for (const reply of replies) expect([200, 401]).toContain(reply.statusCode)
    expect(await stored()).toEqual([])
  })
})

describe('GET /api/push-key', () => {
  test('S7-74: returns the same public key each time, and never the private key', async () => {
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
