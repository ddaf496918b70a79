import { sql } from 'kysely'
import { Secret, TOTP, URI } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { limits } from '#server/lib/limits.ts'
import { createAdminGrants } from '#server/features/accounts/admin-grants.service.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { byEffort } from '#tests/support/effort.ts'
import { fingerprint } from '#tests/support/fingerprint.ts'
import { callApi, expectOk } from '#tests/support/inject.ts'
import {
  beginSetUp,
  callFactor,
  codeNow,
  enterAnew,
  factorOf,
  nextCode,
  setUpFactor,
  signInAgain,
  statusOf,
} from '#tests/support/second-factor.ts'
import type { FactorOwner } from '#tests/support/second-factor.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import type { TestApp } from '#tests/support/test-app.ts'
import { newPhone, proveByPhone, signIn, viewerWith } from '#tests/support/viewers.ts'
import type { TestViewer } from '#tests/support/viewers.ts'

const testApp = closeAfterAll(await createTestApp())
testApp.clock.set('2026-03-01T09:00:00Z')

const newOwner = async (): Promise<FactorOwner> =>
  await setUpFactor(testApp, await signIn(testApp, 'admin'))

const enterWith = (owner: FactorOwner, code: string) => enterAnew(testApp, owner, code)

/** The session with its new token. */
const renewed = (viewer: TestViewer, token: string) => viewerWith(testApp, { ...viewer, token })

describe('setting up', () => {
  test('S7-106: returns the secret for an app, and recovery codes once', async () => {
    const admin = await signIn(testApp, 'admin')
    expect(await factorOf(admin)).toEqual({
      awaits: null,
      isRequired: false,
      isOn: false,
      since: null,
      recoveryCodesLeft: null,
    })
    const begun = (await expectOk(callFactor(admin, 'begin'))).json()
    const read = URI.parse(begun.uri)
    if (!(read instanceof TOTP)) throw new Error('not for codes by time')
    expect(read).toMatchObject({ issuer: 'Kaamyab', label: admin.phone, digits: 6, period: 30 })
    expect(read.secret.base32).toBe(begun.secret)
    expect(Secret.fromBase32(begun.secret).bytes.length).toBe(20)
    // A reloaded page shows the same secret.
    expect((await expectOk(callFactor(admin, 'begin'))).json()).toEqual(begun)

    const confirmed = await expectOk(callFactor(admin, 'confirm', nextCode(testApp, begun.secret)))
    const { token, recoveryCodes } = confirmed.json()
    expect(new Set(recoveryCodes).size).toBe(limits.recoveryCodes)
    for (const code of recoveryCodes) expect(code).toMatch(/^[A-HJ-NP-Z2-9]{5}-[A-HJ-NP-Z2-9]{5}$/)
    expect(await statusOf(admin)).toBe(401)
    expect(await factorOf(renewed(admin, token))).toEqual({
      awaits: null,
      isRequired: false,
      isOn: true,
      since: testApp.clock.now().toISOString(),
      recoveryCodesLeft: limits.recoveryCodes,
    })
  })

  test('P12: the database contains neither the secret nor the recovery codes in clear', async () => {
    const { secret, recoveryCodes } = await newOwner()
    const { rows } = await sql<{ text: string }>`
      select (select string_agg(f::text, '') from second_factors f)
        || (select string_agg(c::text, '') from recovery_codes c) as text`.execute(testApp.db)
    const text = rows[0]?.text ?? ''
    const bytes = Buffer.from(Secret.fromBase32(secret).bytes)
    for (const told of [secret, bytes.toString('hex'), bytes.toString('base64')]) {
      expect(text).not.toContain(told)
    }
    for (const code of recoveryCodes) {
      const plain = code.replace('-', '')
      expect(text).not.toContain(plain)
      expect(text).not.toContain(Buffer.from(plain).toString('hex'))
    }
  })

  test('a secret that is moved to another account does not work there', async () => {
    const [one, other] = [await newOwner(), await newOwner()]
    await sql`
      update second_factors set sealed_secret =
        (select sealed_secret from second_factors where account_id = ${one.viewer.accountId})
      where account_id = ${other.viewer.accountId}`.execute(testApp.db)
    const { waiting, reply } = await enterWith(other, nextCode(testApp, one.secret))
    expect(reply.statusCode).toBe(500)
    expect(await statusOf(waiting)).toBe(403)
  })

  test('S7-109: requires a code of the new secret', async () => {
    const admin = await signIn(testApp, 'admin')
    const secret = await beginSetUp(testApp, admin)
    const before = await fingerprint(testApp, ['audit_events'])
    for (const [code, status] of [
      [codeNow(testApp, new Secret({ size: 20 }).base32), 422],
      [codeNow(testApp, secret, -2), 422],
      ['', 422],
      ['12345', 422],
    ] as const) {
      expect((await callFactor(admin, 'confirm', code)).statusCode).toBe(status)
    }
    expect(await fingerprint(testApp, ['audit_events'])).toBe(before)
    expect((await factorOf(admin)).isOn).toBe(false)
  })

  test('S9-22: expires, and belongs to the session that started it', async () => {
    const admin = await signIn(testApp, 'admin')
    const other = await signInAgain(testApp, admin)
    const secret = await beginSetUp(testApp, admin)
    const elsewhere = await callFactor(other, 'confirm', nextCode(testApp, secret))
    expect([elsewhere.statusCode, elsewhere.json().code]).toEqual([409, 'SET_UP_OVER'])
    testApp.clock.advance({ minutes: limits.setUpMinutes })
    const late = await callFactor(admin, 'confirm', nextCode(testApp, secret))
    expect([late.statusCode, late.json().code]).toEqual([409, 'SET_UP_OVER'])
    expect(await beginSetUp(testApp, admin)).not.toBe(secret)
  })

  test('one of two concurrent sessions wins, and the other waits for its code', async () => {
    for (let round = 0; round < byEffort(3, 10); round += 1) {
      const admin = await signIn(testApp, 'admin')
      const sessions = [admin, await signInAgain(testApp, admin)] as const
      const secrets = [
        await beginSetUp(testApp, sessions[0]),
        await beginSetUp(testApp, sessions[1]),
      ] as const
      testApp.clock.advance({ seconds: 30 })
      const replies = await Promise.all([
        callFactor(sessions[0], 'confirm', codeNow(testApp, secrets[0])),
        callFactor(sessions[1], 'confirm', codeNow(testApp, secrets[1])),
      ])
      expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
      const loser = replies[0].statusCode === 200 ? sessions[1] : sessions[0]
      expect(await statusOf(loser)).toBe(403)
    }
  })

  test('is confirmed once by many concurrent requests', async () => {
    const admin = await signIn(testApp, 'admin')
    const code = nextCode(testApp, await beginSetUp(testApp, admin))
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => callFactor(admin, 'confirm', code)),
    )
    const tokens = replies.filter(({ statusCode }) => statusCode === 200)
    expect(tokens).toHaveLength(1)
    expect(await statusOf(renewed(admin, tokens[0]?.json().token))).toBe(200)
  })
})

describe('an existing second step', () => {
  test('makes the other sessions wait for its code', async () => {
    const admin = await signIn(testApp, 'admin')
    testApp.clock.advance({ minutes: 1 })
    const other = await signInAgain(testApp, admin)
    const owner = await setUpFactor(testApp, admin)
    expect(await statusOf(other)).toBe(403)
    const listed = await expectOk(owner.viewer.call('GET', '/api/sessions'))
    expect(listed.json()).toMatchObject([{ isWaiting: true }, { isThis: true, isWaiting: false }])
    const entered = await expectOk(callFactor(other, 'enter', nextCode(testApp, owner.secret)))
    expect(await statusOf(renewed(other, entered.json().token))).toBe(200)
  })

  test.each(['begin', 'recovery-codes', 'remove'] as const)(
    'S7-108: %s requires a new code',
    async (act) => {
      const owner = await newOwner()
      const used = codeNow(testApp, owner.secret)
      for (const code of ['', used, codeNow(testApp, new Secret({ size: 20 }).base32)]) {
        expect((await callFactor(owner.viewer, act, code)).statusCode).toBe(422)
      }
      expect(await factorOf(owner.viewer)).toMatchObject({ isOn: true, recoveryCodesLeft: 10 })
      expect(
        (await callFactor(owner.viewer, act, nextCode(testApp, owner.secret))).statusCode,
      ).toBe(200)
    },
  )

  test('is replaced only when the new one is confirmed', async () => {
    const owner = await newOwner()
    const other = await signInAgain(testApp, owner.viewer)
    await expectOk(callFactor(other, 'enter', nextCode(testApp, owner.secret)))
    const secret = await beginSetUp(testApp, owner.viewer)
    expect((await enterWith(owner, nextCode(testApp, owner.secret))).reply.statusCode).toBe(200)
    const confirmed = await expectOk(callFactor(owner.viewer, 'confirm', nextCode(testApp, secret)))
    const viewer = renewed(owner.viewer, confirmed.json().token)
    expect((await enterWith(owner, nextCode(testApp, owner.secret))).reply.statusCode).toBe(422)
    expect((await enterWith(owner, owner.recoveryCodes[0] ?? '')).reply.statusCode).toBe(422)
    expect((await enterWith(owner, nextCode(testApp, secret))).reply.statusCode).toBe(200)
    // All other sessions must enter a code of the new one.
    const listed = await expectOk(viewer.call('GET', '/api/sessions'))
    const done = listed.json().filter(({ isWaiting }: { isWaiting: boolean }) => !isWaiting)
    expect(done).toHaveLength(2)
  })

  test('S7-110: has only the newest recovery codes', async () => {
    const owner = await newOwner()
    const renewal = await expectOk(
      callFactor(owner.viewer, 'recovery-codes', nextCode(testApp, owner.secret)),
    )
    const [fresh = ''] = renewal.json().recoveryCodes
    expect((await enterWith(owner, owner.recoveryCodes[0] ?? '')).reply.statusCode).toBe(422)
    expect((await enterWith(owner, fresh)).reply.statusCode).toBe(200)
  })

  test('S7-111: is removed together with its recovery codes', async () => {
    const owner = await newOwner()
    const waiting = await signInAgain(testApp, owner.viewer)
    await expectOk(callFactor(owner.viewer, 'remove', nextCode(testApp, owner.secret)))
    expect(await statusOf(waiting)).toBe(200)
    const reply = await callFactor(waiting, 'enter', nextCode(testApp, owner.secret))
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'SECOND_FACTOR_OFF'])
    const left = await testApp.db
      .selectFrom('recovery_codes')
      .selectAll()
      .where('account_id', '=', owner.viewer.accountId)
      .execute()
    expect(left).toEqual([])
  })

  test('A6: can be reset after a lost phone, which ends all sessions', async () => {
    const owner = await newOwner()
    const candidate = await signIn(testApp, 'candidate', owner.viewer.phone)
    const bystander = await newOwner()
    const grants = createAdminGrants(testApp.composition)
    expect(await grants.resetSecondFactor(owner.viewer.phone)).toBe(true)
    expect(await statusOf(owner.viewer)).toBe(401)
    expect(await statusOf(candidate)).toBe(200)
    expect(await statusOf(bystander.viewer)).toBe(200)
    expect(await statusOf(await signInAgain(testApp, owner.viewer))).toBe(200)
    expect(await grants.resetSecondFactor(owner.viewer.phone)).toBe(false)
    expect(await grants.resetSecondFactor(newPhone())).toBe(false)
  })

  test('is offered only to admins when it is not required', async () => {
    for (const [type, hint] of [
      ['admin', 'offer'],
      ['employee', undefined],
      ['users', undefined],
    ] as const) {
      const phone = newPhone()
      await createAdminGrants(testApp.composition).grantAdmin(phone)
      const proof = await proveByPhone(testApp, phone)
      const granted = await expectOk(
        callApi(testApp, 'POST', '/generateToken', { json: { ...proof, type } }),
      )
      expect([type, granted.json().secondFactor]).toEqual([type, hint])
    }
  })
})

describe('where a second step is required', () => {
  let strict: TestApp
  beforeAll(async () => {
    strict = await createTestApp({ config: { isSecondFactorRequired: true } })
    strict.clock.set('2026-03-01T09:00:00Z')
  })
  afterAll(() => strict.close())

  test('S9-21: an admin without one must set it up first', async () => {
    const admin = await signIn(strict, 'admin')
    const refused = await admin.call('POST', '/api/getJobs', { json: {} })
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'SECOND_STEP_FIRST'])
    expect(await factorOf(admin)).toMatchObject({ awaits: 'setUp', isRequired: true, isOn: false })
    const owner = await setUpFactor(strict, admin)
    expect(await statusOf(admin)).toBe(401)
    expect(await statusOf(owner.viewer)).toBe(200)
    expect(await factorOf(owner.viewer)).toMatchObject({ awaits: null, isOn: true })
  })

  test('S7-112: it can be replaced but not removed', async () => {
    const { viewer, secret } = await setUpFactor(strict, await signIn(strict, 'admin'))
    const before = await fingerprint(strict)
    const reply = await callFactor(viewer, 'remove', nextCode(strict, secret))
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'SECOND_FACTOR_NEEDED'])
    expect(await fingerprint(strict)).toBe(before)
    expect((await setUpFactor(strict, viewer)).secret).not.toBe(secret)
  })

  test('a set-up that starts while another session finishes cannot replace it', async () => {
    const first = await signIn(strict, 'admin')
    const second = await signInAgain(strict, first)
    const secret = await beginSetUp(strict, second)
    await setUpFactor(strict, first)
    const reply = await callFactor(second, 'confirm', nextCode(strict, secret))
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'SECOND_STEP_FIRST'])
  })

  test('candidates and employers sign in as before', async () => {
    for (const role of ['candidate', 'employer'] as const) {
      expect(await statusOf(await signIn(strict, role))).toBe(200)
    }
  })
})

test('purgeExpired deletes expired set-ups', async () => {
  const admin = await signIn(testApp, 'admin')
  await beginSetUp(testApp, admin)
  testApp.clock.advance({ minutes: limits.setUpMinutes + 1 })
  await testApp.composition.services.accounts.purgeExpired(testApp.clock.now())
  expect(await testApp.db.selectFrom('second_factor_setups').selectAll().execute()).toEqual([])
})
