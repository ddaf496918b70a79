import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { fingerprint } from '#tests/support/fingerprint.ts'
import { callApi } from '#tests/support/inject.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { newPhone, proveByPhone, signIn } from '#tests/support/viewers.ts'

const testApp = closeAfterAll(await createTestApp())
testApp.clock.set('2026-03-01T09:00:00Z')

const hashOf = (token: string) => createHash('sha256').update(token).digest()

const findRow = (token: string) =>
  testApp.db
    .selectFrom('sessions')
    .selectAll()
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst()

describe.each(['/api/check_auth', '/api/protected'])('POST %s', (url) => {
  it.each([
    ['candidate', 'users'],
    ['employer', 'employee'],
    ['admin', 'admin'],
  ] as const)('S7-9: tells a %s that they are %s', async (role, type) => {
    const viewer = await signIn(testApp, role)
    const reply = await viewer.call('POST', url, { json: { type: 'admin', uid: 'x' } })
    expect([reply.statusCode, reply.json()]).toEqual([200, { success: true, data: type }])
    expect(reply.headers['cache-control']).toBe('private, no-store')
    expect((await viewer.call('POST', url)).statusCode).toBe(200)
  })

  it('S6-14: refuses a request without a live session', async () => {
    const { token } = await signIn(testApp, 'candidate')
    const before = await fingerprint(testApp)
    const headers = [
      {},
      { authorization: token },
      { authorization: `Basic ${token}` },
      { authorization: 'Bearer ' },
      { authorization: `Bearer ${token}x` },
      { authorization: `Bearer ${token.slice(0, -1)}` },
      { authorization: `Bearer ${hashOf(token).toString('hex')}` },
      { authorization: `Bearer ${hashOf(token).toString('base64url')}` },
      { authorization: `Bearer ${'a'.repeat(5000)}` },
      { authorization: "Bearer ' or 1=1 --" },
      { cookie: `token=${token}` },
    ]
    for (const sent of headers) {
      const reply = await callApi(testApp, 'POST', url, { headers: { ...sent } })
      expect([reply.statusCode, reply.json()]).toEqual([
        401,
        { message: 'Session Expired! Please login again', code: 'NOT_SIGNED_IN' },
      ])
    }
    expect(await fingerprint(testApp)).toBe(before)
  })
})

describe('a session', () => {
  it('S7-56: is stored as a hash', async () => {
    const { token } = await signIn(testApp, 'candidate')
    const { rows } = await sql<{ text: string }>`
      select string_agg(s::text, '') as text from sessions s`.execute(testApp.db)
    expect(rows[0]?.text).toContain(hashOf(token).toString('hex'))
    expect(rows[0]?.text).not.toContain(token)
    expect(rows[0]?.text).not.toContain(Buffer.from(token).toString('hex'))
    expect(rows[0]?.text).not.toContain(Buffer.from(token, 'base64url').toString('hex'))
  })

  it('S10-45: ends after thirty days without use', async () => {
    const viewer = await signIn(testApp, 'candidate')
    testApp.clock.advance({ days: 30 })
    expect((await viewer.call('POST', '/api/check_auth')).statusCode).toBe(401)
  })

  it('S11-5: is extended by use, with at most one write per hour', async () => {
    const viewer = await signIn(testApp, 'candidate')
    const started = await findRow(viewer.token)
    testApp.clock.advance({ minutes: 59 })
    await viewer.call('POST', '/api/check_auth')
    expect(await findRow(viewer.token)).toEqual(started)
    testApp.clock.advance({ minutes: 1 })
    await viewer.call('POST', '/api/check_auth')
    const slid = await findRow(viewer.token)
    expect(slid?.last_seen_at).toEqual(testApp.clock.now())
    expect(Number(slid?.expires_at) - Number(started?.expires_at)).toBe(3_600_000)
    testApp.clock.advance({ days: 29 })
    expect((await viewer.call('POST', '/api/check_auth')).statusCode).toBe(200)
    testApp.clock.advance({ days: 29 })
    expect((await viewer.call('POST', '/api/check_auth')).statusCode).toBe(200)
  })
})

describe('POST /api/logout', () => {
  it('S7-66, A6: ends only this session, at once', async () => {
    const phone = newPhone()
    const [one, other] = [
      await signIn(testApp, 'candidate', phone),
      await signIn(testApp, 'candidate', phone),
    ]
    const stranger = await signIn(testApp, 'candidate')
    const reply = await one.call('POST', '/api/logout')
    expect([reply.statusCode, reply.json()]).toEqual([200, { success: true }])
    expect(await findRow(one.token)).toBeUndefined()
    expect((await one.call('POST', '/api/check_auth')).statusCode).toBe(401)
    expect((await one.call('POST', '/api/logout')).statusCode).toBe(401)
    expect((await other.call('POST', '/api/check_auth')).statusCode).toBe(200)
    expect((await stranger.call('POST', '/api/check_auth')).statusCode).toBe(200)
  })

  it('S7-67: refuses without a session', async () => {
    expect((await callApi(testApp, 'POST', '/api/logout')).statusCode).toBe(401)
  })

  it('is not reverted by a concurrent call', async () => {
    const viewer = await signIn(testApp, 'candidate')
    testApp.clock.advance({ hours: 2 })
    await Promise.all([
      viewer.call('POST', '/api/logout'),
      ...Array.from({ length: 10 }, () => viewer.call('POST', '/api/check_auth')),
    ])
    expect((await viewer.call('POST', '/api/check_auth')).statusCode).toBe(401)
  })
})

describe('purgeExpired', () => {
  it('deletes only expired rows', async () => {
    await signIn(testApp, 'candidate')
    await proveByPhone(testApp, newPhone())
    const [over, counting] = [Date.now() - 1, Date.now() + 60_000].map(String)
    await testApp.db
      .insertInto('rate_limits')
      .values([
        { key: 'over', points: 1, expire: over },
        { key: 'counting', points: 1, expire: counting },
      ])
      .execute()
    testApp.clock.advance({ days: 29 })
    const live = await signIn(testApp, 'candidate')
    await proveByPhone(testApp, newPhone())
    testApp.clock.advance({ days: 1 })
    const fresh = newPhone()
    const proof = await proveByPhone(testApp, fresh)
    await testApp.composition.services.accounts.purgeExpired(testApp.clock.now())
    const { rows } = await sql`
      select (select count(*) from sessions)::int as sessions,
             (select count(*) from proofs)::int as proofs,
             (select count(*) from login_codes)::int as codes,
             (select count(*) from rate_limits where key = 'over')::int as over,
             (select count(*) from rate_limits where key = 'counting')::int as counting`.execute(
      testApp.db,
    )
    expect(rows).toEqual([{ sessions: 1, proofs: 1, codes: 1, over: 0, counting: 1 }])
    expect((await live.call('POST', '/api/check_auth')).statusCode).toBe(200)
    const signedIn = await callApi(testApp, 'POST', '/generateToken', {
      json: { ...proof, type: 'users' },
    })
    expect(signedIn.statusCode).toBe(200)
  })
})
