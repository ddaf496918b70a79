import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { toAccountType } from '#contract/accounts/roles.ts'
import { limits } from '#contract/limits.ts'
import { createMailbox } from '#tests/support/browser-mailbox.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { fingerprint } from '#tests/support/fingerprint.ts'
import { callApi, expectOk } from '#tests/support/inject.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { newPhone, proveByPhone, signIn } from '#tests/support/viewers.ts'
import type { TestViewer } from '#tests/support/viewers.ts'

const testApp = closeAfterAll(await createTestApp())
testApp.clock.set('2026-03-01T09:00:00Z')

type Listed = { readonly id: string; readonly isThis: boolean }

async function list(viewer: TestViewer, query = '') {
  const reply = await expectOk(viewer.call('GET', `/api/sessions${query}`))
  const items: Listed[] = reply.json()
  return { items, headers: reply.headers }
}

const idOf = async (viewer: TestViewer) =>
  (await list(viewer)).items.find(({ isThis }) => isThis)?.id ?? ''

const end = (viewer: TestViewer, id: string) => viewer.call('POST', `/api/sessions/${id}/end`)

const isSignedIn = async (viewer: TestViewer) =>
  (await viewer.call('POST', '/api/check_auth')).statusCode === 200

/** Several sign-ins of one person. */
async function signInTimes(count: number): Promise<TestViewer[]> {
  const phone = newPhone()
  const viewers: TestViewer[] = []
  for (let each = 0; each < count; each += 1) {
    viewers.push(await signIn(testApp, 'candidate', phone))
    testApp.clock.advance({ minutes: 1 })
  }
  return viewers
}

const subscribe = (viewer: TestViewer, name: string) =>
  expectOk(
    viewer.call('POST', '/api/subscribe', {
      json: {
        type: toAccountType(viewer.role),
        token: createMailbox(`https://fcm.googleapis.com/fcm/send/${name}`).subscription,
      },
    }),
  )

const countSubscriptions = async ({ accountId }: TestViewer) =>
  (
    await testApp.db
      .selectFrom('push_subscriptions')
      .select('id')
      .where('account_id', '=', accountId)
      .execute()
  ).length

describe('GET /api/sessions', () => {
  test('S7-99: lists device, network, sign-in time and last use of each session', async () => {
    const identity = await proveByPhone(testApp, newPhone())
    const signedInAt = testApp.clock.now().toISOString()
    const granted = await expectOk(
      callApi(testApp, 'POST', '/generateToken', {
        json: { ...identity, type: 'users' },
        address: '203.0.113.77',
        headers: {
          'user-agent':
            'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Mobile Safari/537.36',
        },
      }),
    )
    const headers = { authorization: `Bearer ${granted.json().token}` }
    testApp.clock.advance({ hours: 3 })
    await callApi(testApp, 'POST', '/api/check_auth', { headers })
    const reply = await callApi(testApp, 'GET', '/api/sessions', { headers })
    expect(reply.json()).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        isThis: true,
        isWaiting: false,
        browser: 'chrome',
        system: 'android',
        network: '203.0.113.x',
        signedInAt,
        lastSeenAt: testApp.clock.now().toISOString(),
      },
    ])
    const rows = JSON.stringify(await testApp.db.selectFrom('sessions').selectAll().execute())
    expect(rows).not.toContain('203.0.113.77')
    expect(rows).not.toContain('Mozilla')
  })

  test('S7-100: lists only the viewer’s live sessions, newest first', async () => {
    const [first, second, third] = await signInTimes(3)
    await signIn(testApp, 'employer', first?.phone)
    if (!first || !second || !third) throw new Error('three were made')
    await expectOk(first.call('POST', '/api/logout'))
    const { items, headers } = await list(second)
    expect(items.map(({ isThis }) => isThis)).toEqual([false, true])
    expect(headers['x-total-count']).toBe('2')
    testApp.clock.advance({ days: limits.sessionDays - 1 })
    await second.call('POST', '/api/check_auth')
    testApp.clock.advance({ days: 1 })
    expect((await list(second)).items.map(({ isThis }) => isThis)).toEqual([true])
  })

  test('sign-ins of one millisecond keep their order', async () => {
    const [first, ...others] = await signInTimes(5)
    if (!first) throw new Error('five were made')
    const before = (await list(first)).items.map(({ id }) => id)
    await testApp.db
      .updateTable('sessions')
      .set({ created_at: testApp.clock.now() })
      .where('account_id', '=', first.accountId)
      .execute()
    expect(others).toHaveLength(4)
    expect((await list(first)).items.map(({ id }) => id)).toEqual(before)
  })

  test('S7-101: is paged', async () => {
    const viewers = await signInTimes(5)
    const last = viewers.at(-1)
    if (!last) throw new Error('five were made')
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const more = cursor === undefined ? '' : `&cursor=${cursor}`
      const { items, headers } = await list(last, `?limit=2${more}`)
      expect(headers['x-total-count']).toBe('5')
      seen.push(...items.map(({ id }) => id))
      cursor = headers['x-next-cursor']?.toString()
    } while (cursor !== undefined)
    expect(seen).toEqual((await list(last)).items.map(({ id }) => id))
    expect(new Set(seen).size).toBe(5)
    expect((await last.call('GET', '/api/sessions?cursor=x')).statusCode).toBe(400)
  })
})

describe('POST /api/sessions/:sessionId/end', () => {
  test('S7-102, A6: ends only that session at once, with its notifications', async () => {
    const [here, there, elsewhere] = await signInTimes(3)
    if (!here || !there || !elsewhere) throw new Error('three were made')
    await subscribe(there, `ended-${randomUUID()}`)
    await subscribe(elsewhere, `kept-${randomUUID()}`)
    const reply = await end(here, await idOf(there))
    expect([reply.statusCode, reply.json()]).toEqual([200, { success: true }])
    expect(await Promise.all([here, there, elsewhere].map(isSignedIn))).toEqual([true, false, true])
    expect(await countSubscriptions(here)).toBe(1)
  })

  test('may end the current session', async () => {
    const viewer = await signIn(testApp, 'employer')
    await expectOk(end(viewer, await idOf(viewer)))
    expect(await isSignedIn(viewer)).toBe(false)
  })

  test('S7-103, Z2, Z5: another person’s session is not found, for every role', async () => {
    const owner = await signIn(testApp, 'candidate')
    const sameNumber = await signIn(testApp, 'employer', owner.phone)
    const strangers = [
      sameNumber,
      await signIn(testApp, 'candidate'),
      await signIn(testApp, 'admin'),
    ]
    const id = await idOf(owner)
    const before = await fingerprint(testApp)
    for (const stranger of strangers) {
      const [his, nobodys, none] = [
        await end(stranger, id),
        await end(stranger, randomUUID()),
        await end(stranger, 'no-id'),
      ]
      expect([his.statusCode, his.json().code]).toEqual([404, 'NOT_FOUND'])
      expect([nobodys.statusCode, nobodys.body]).toEqual([his.statusCode, his.body])
      expect([none.statusCode, none.body]).toEqual([his.statusCode, his.body])
    }
    expect(await fingerprint(testApp)).toBe(before)
    expect(await isSignedIn(owner)).toBe(true)
  })

  test('two concurrent calls end it once', async () => {
    const [here, there] = await signInTimes(2)
    if (!here || !there) throw new Error('two were made')
    const id = await idOf(there)
    const replies = await Promise.all(Array.from({ length: 5 }, () => end(here, id)))
    const ended = replies.filter(({ statusCode }) => statusCode === 200)
    expect(ended).toHaveLength(1)
    expect(replies.filter(({ statusCode }) => statusCode === 404)).toHaveLength(4)
  })
})

describe('POST /api/sessions/end-others', () => {
  test('S7-104, A6: ends all but the current session', async () => {
    const [here, ...others] = await signInTimes(4)
    if (!here) throw new Error('four were made')
    const otherRole = await signIn(testApp, 'employer', here.phone)
    const stranger = await signIn(testApp, 'candidate')
    await subscribe(here, `here-${randomUUID()}`)
    for (const other of others) await subscribe(other, `other-${randomUUID()}`)
    const reply = await here.call('POST', '/api/sessions/end-others')
    expect([reply.statusCode, reply.json()]).toEqual([200, { success: true, endedCount: 3 }])
    expect(await Promise.all(others.map(isSignedIn))).toEqual([false, false, false])
    expect(await Promise.all([here, otherRole, stranger].map(isSignedIn))).toEqual([
      true,
      true,
      true,
    ])
    expect(await countSubscriptions(here)).toBe(1)
    const again = await here.call('POST', '/api/sessions/end-others')
    expect(again.json()).toEqual({ success: true, endedCount: 0 })
  })
})
