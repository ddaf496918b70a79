import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createAdminGrants } from '#server/features/accounts/admin-grants.service.ts'
import { createProofs } from '#server/features/accounts/proofs.service.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { callApi } from '#tests/support/inject.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { newPhone, proveByPhone, signIn } from '#tests/support/viewers.ts'

const configuredAdmin = newPhone()

const testApp = closeAfterAll(await createTestApp({ config: { adminPhones: [configuredAdmin] } }))
testApp.clock.set('2026-03-01T09:00:00Z')

const generateToken = (json: unknown) => callApi(testApp, 'POST', '/generateToken', { json })
const setRole = (json: unknown) => callApi(testApp, 'POST', '/setRole', { json })

/** Creates the proof that a provider's sign-in ends with. */
const proveByGoogle = (subject: string) =>
  createProofs(testApp.composition).prove(testApp.db, { provider: 'google', subject })

const accountsOf = (identityId: string) =>
  testApp.db
    .selectFrom('accounts')
    .select(['id', 'role'])
    .where('identity_id', '=', identityId)
    .orderBy('role')
    .execute()

const countRows = async (table: 'sessions' | 'accounts' | 'proofs') => {
  const { count } = await testApp.db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

describe('POST /generateToken', () => {
  it('S3-28: signs a phone in, and creates its account on the first sign-in', async () => {
    const phone = newPhone()
    const identity = await proveByPhone(testApp, phone)
    const reply = await generateToken({ ...identity, type: 'users' })
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/) })
    const again = await signIn(testApp, 'candidate', phone)
    expect(await accountsOf(identity.uid)).toEqual([{ id: again.accountId, role: 'candidate' }])
  })

  it('S4-12: separates the candidate and the employer account of one phone', async () => {
    const phone = newPhone()
    const candidate = await signIn(testApp, 'candidate', phone)
    const employer = await signIn(testApp, 'employer', phone)
    expect(candidate.accountId).not.toBe(employer.accountId)
    expect((await candidate.call('POST', '/api/check_auth')).json().data).toBe('users')
    expect((await employer.call('POST', '/api/check_auth')).json().data).toBe('employee')
  })

  it('S7-4: refuses a missing or invalid proof', async () => {
    const { uid } = await proveByPhone(testApp, newPhone())
    const sessions = await countRows('sessions')
    for (const proof of [undefined, '', 'x', randomUUID(), uid, 'a'.repeat(43)]) {
      const reply = await generateToken({ uid, type: 'users', proof })
      expect([reply.statusCode, reply.json().code]).toEqual([401, 'INVALID_PROOF'])
    }
    expect(await countRows('sessions')).toBe(sessions)
  })

  it("S11-4: refuses another person's uid with a valid proof", async () => {
    const [own, other] = [newPhone(), newPhone()]
    const { proof } = await proveByPhone(testApp, own)
    const { uid } = await proveByPhone(testApp, other)
    for (const wrong of [uid, randomUUID(), 'nobody', other, '']) {
      const reply = await generateToken({ uid: wrong, type: 'users', proof })
      expect([reply.statusCode, reply.json().code]).toEqual([401, 'INVALID_PROOF'])
    }
  })

  it('S7-5: accepts a proof once, also with twenty concurrent requests', async () => {
    const identity = await proveByPhone(testApp, newPhone())
    const sessions = await countRows('sessions')
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => generateToken({ ...identity, type: 'users' })),
    )
    expect(replies.filter((reply) => reply.statusCode === 200)).toHaveLength(1)
    expect(replies.filter((reply) => reply.statusCode === 401)).toHaveLength(19)
    expect(await countRows('sessions')).toBe(sessions + 1)
    expect(await accountsOf(identity.uid)).toHaveLength(1)
  })

  it('creates one account for two concurrent sign-ins of a phone', async () => {
    const phone = newPhone()
    const proofs = [await proveByPhone(testApp, phone), await proveByPhone(testApp, phone)]
    const replies = await Promise.all(
      proofs.map((identity) => generateToken({ ...identity, type: 'employee' })),
    )
    expect(replies.map((reply) => reply.statusCode)).toEqual([200, 200])
    expect(await accountsOf(proofs[0]?.uid ?? '')).toHaveLength(1)
  })

  it('S10-43: accepts a proof for five minutes', async () => {
    const [early, late] = [
      await proveByPhone(testApp, newPhone()),
      await proveByPhone(testApp, newPhone()),
    ]
    testApp.clock.advance({ minutes: 5, seconds: -1 })
    expect((await generateToken({ ...early, type: 'users' })).statusCode).toBe(200)
    testApp.clock.advance({ seconds: 1 })
    expect((await generateToken({ ...late, type: 'users' })).statusCode).toBe(401)
  })

  it.each([
    { type: 'candidate' },
    { type: 'Admin' },
    { type: ['users'] },
    { type: undefined },
    { uid: undefined },
    { uid: 1 },
    { proof: { $ne: '' } },
    { proof: 'x'.repeat(500) },
  ])('S7-6: refuses a request with %j as malformed', async (change) => {
    const reply = await generateToken({ uid: randomUUID(), proof: '', type: 'users', ...change })
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'MALFORMED'])
  })
})

describe('admins', () => {
  it('S6-12, A7: are only those of the configuration and of the command line', async () => {
    const configured = await proveByPhone(testApp, configuredAdmin)
    expect((await generateToken({ ...configured, type: 'admin' })).statusCode).toBe(200)
    const granted = await signIn(testApp, 'admin')
    expect((await granted.call('POST', '/api/check_auth')).json().data).toBe('admin')
    const { phone } = await signIn(testApp, 'employer')
    const employer = await proveByPhone(testApp, phone)
    const refused = await generateToken({ ...employer, type: 'admin' })
    expect([refused.statusCode, refused.json()]).toEqual([
      403,
      { message: 'Please Login with Admin credentials', code: 'NOT_AN_ADMIN' },
    ])
    // The refusal spent the proof.
    expect((await generateToken({ ...employer, type: 'employee' })).statusCode).toBe(401)
    expect(await accountsOf(employer.uid)).toHaveLength(1)
  })

  it('may also be candidates and employers', async () => {
    expect((await signIn(testApp, 'candidate', configuredAdmin)).role).toBe('candidate')
    expect((await signIn(testApp, 'employer', configuredAdmin)).role).toBe('employer')
  })

  it('S11-11: lose access at once when they are no longer configured', async () => {
    const admin = await signIn(testApp, 'admin')
    const grants = createAdminGrants(testApp.composition)
    expect(await grants.revokeAdmin(admin.phone.slice(3))).toBe(true)
    expect((await admin.call('POST', '/api/check_auth')).statusCode).toBe(401)
    expect(await grants.revokeAdmin(admin.phone)).toBe(false)
    const identity = await proveByPhone(testApp, admin.phone)
    expect((await generateToken({ ...identity, type: 'admin' })).statusCode).toBe(403)
  })

  it('are granted once, by their normalized number', async () => {
    const grants = createAdminGrants(testApp.composition)
    const phone = newPhone()
    expect(await grants.grantAdmin(`0${phone.slice(3)}`)).toBe(phone)
    expect(await grants.grantAdmin(phone)).toBe(phone)
    await expect(grants.grantAdmin('12345')).rejects.toThrow('INVALID_FORM')
  })
})

describe('a suspended account', () => {
  it('S6-21: is refused and has no sessions; the other account of the phone works', async () => {
    const phone = newPhone()
    const candidate = await signIn(testApp, 'candidate', phone)
    const employer = await signIn(testApp, 'employer', phone)
    await testApp.db
      .updateTable('accounts')
      .set({ suspended_at: testApp.clock.now() })
      .where('id', '=', candidate.accountId)
      .execute()
    expect((await candidate.call('POST', '/api/check_auth')).statusCode).toBe(401)
    expect((await employer.call('POST', '/api/check_auth')).statusCode).toBe(200)
    const identity = await proveByPhone(testApp, phone)
    const refused = await generateToken({ ...identity, type: 'users' })
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'ACCOUNT_SUSPENDED'])
  })
})

describe('POST /setRole', () => {
  it('S7-7: sets the role of a new identity and returns a new proof', async () => {
    const identity = await proveByGoogle('g-1')
    const chosen = await setRole({ ...identity, role: 'employee' })
    expect(chosen.json()).toEqual({ success: true, proof: expect.stringMatching(/^[\w-]{43}$/) })
    expect((await setRole({ ...identity, role: 'employee' })).statusCode).toBe(401)
    const { proof } = chosen.json()
    const signedIn = await generateToken({ uid: identity.uid, proof, type: 'employee' })
    expect(signedIn.statusCode).toBe(200)
    expect(await accountsOf(identity.uid)).toMatchObject([{ role: 'employer' }])
  })

  it('S4-11, A5: never changes the role of an identity other than a phone', async () => {
    const first = await proveByGoogle('g-2')
    const unchosen = await generateToken({ ...first, type: 'users' })
    expect([unchosen.statusCode, unchosen.json().code]).toEqual([403, 'ACCESS_DENIED_FOR_EMAIL'])
    await setRole({ ...(await proveByGoogle('g-2')), role: 'users' })
    const asOther = await generateToken({ ...(await proveByGoogle('g-2')), type: 'employee' })
    expect([asOther.statusCode, asOther.json()]).toEqual([
      403,
      { message: 'Access Denied for this email', code: 'ACCESS_DENIED_FOR_EMAIL' },
    ])
    const asAdmin = await generateToken({ ...(await proveByGoogle('g-2')), type: 'admin' })
    expect([asAdmin.statusCode, asAdmin.json().code]).toEqual([403, 'NOT_AN_ADMIN'])
    const changed = await setRole({ ...(await proveByGoogle('g-2')), role: 'employee' })
    expect([changed.statusCode, changed.json().code]).toEqual([403, 'ACCESS_DENIED_FOR_EMAIL'])
    expect(await accountsOf(first.uid)).toMatchObject([{ role: 'candidate' }])
    expect(
      (await generateToken({ ...(await proveByGoogle('g-2')), type: 'users' })).statusCode,
    ).toBe(200)
  })

  it('S4-9: accepts exactly one of fifty concurrent choices', async () => {
    const proofs = await Promise.all(Array.from({ length: 50 }, () => proveByGoogle('g-3')))
    const replies = await Promise.all(
      proofs.map((identity, index) =>
        setRole({ ...identity, role: index % 2 === 0 ? 'users' : 'employee' }),
      ),
    )
    expect(replies.filter((reply) => reply.statusCode === 200)).toHaveLength(1)
    expect(replies.filter((reply) => reply.statusCode === 403)).toHaveLength(49)
    expect(await accountsOf(proofs[0]?.uid ?? '')).toHaveLength(1)
  })

  it('S7-8: refuses admins, phones with a role, strangers, and the role of admin', async () => {
    const admin = await setRole({
      ...(await proveByPhone(testApp, configuredAdmin)),
      role: 'users',
    })
    expect([admin.statusCode, admin.json().code]).toEqual([403, 'WRONG_ROLE'])
    const { phone } = await signIn(testApp, 'candidate')
    const held = await setRole({ ...(await proveByPhone(testApp, phone)), role: 'employee' })
    expect([held.statusCode, held.json().code]).toEqual([403, 'WRONG_ROLE'])
    const accounts = await countRows('accounts')
    expect((await setRole({ uid: randomUUID(), role: 'users' })).statusCode).toBe(401)
    const asAdmin = await setRole({ ...(await proveByGoogle('g-4')), role: 'admin' })
    expect([asAdmin.statusCode, asAdmin.json().code]).toEqual([400, 'MALFORMED'])
    expect(await countRows('accounts')).toBe(accounts)
  })
})
