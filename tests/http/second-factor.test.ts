import { Secret } from 'otpauth'
import { describe, expect, test } from 'vitest'
import { limits } from '#server/lib/limits.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { callApi, expectOk } from '#tests/support/inject.ts'
import type { TestReply } from '#tests/support/inject.ts'
import {
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
import { proveByPhone, signIn, viewerWith } from '#tests/support/viewers.ts'
import type { TestViewer } from '#tests/support/viewers.ts'

const testApp = closeAfterAll(await createTestApp())
testApp.clock.set('2026-03-01T09:00:00Z')

const newOwner = async (): Promise<FactorOwner> =>
  await setUpFactor(testApp, await signIn(testApp, 'admin'))

const enterWith = (owner: FactorOwner, code: string) => enterAnew(testApp, owner, code)

const statusesOf = (replies: readonly TestReply[]) =>
  replies.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)

/** The session with its new token. */
const renewed = (viewer: TestViewer, token: string) => viewerWith(testApp, { ...viewer, token })

describe('signing in', () => {
  test('S7-105: waits for the code and then continues with a new token', async () => {
    const owner = await newOwner()
    const proof = await proveByPhone(testApp, owner.viewer.phone)
    const granted = await expectOk(
      callApi(testApp, 'POST', '/generateToken', { json: { ...proof, type: 'admin' } }),
    )
    expect(granted.json().secondFactor).toBe('code')
    const waiting = renewed(owner.viewer, granted.json().token)
    const refused = await waiting.call('POST', '/api/check_auth')
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'SECOND_STEP_FIRST'])
    expect(await factorOf(waiting)).toEqual({
      awaits: 'code',
      isRequired: false,
      isOn: true,
      since: null,
      recoveryCodesLeft: null,
    })
    const entered = await expectOk(callFactor(waiting, 'enter', nextCode(testApp, owner.secret)))
    expect(entered.json()).toEqual({
      token: expect.any(String),
      recoveryCodesLeft: limits.recoveryCodes,
    })
    expect(await statusOf(waiting)).toBe(401)
    expect(await statusOf(renewed(waiting, entered.json().token))).toBe(200)
    expect(await statusOf(owner.viewer)).toBe(200)
  })

  test('S10-48: accepts spaces, and clocks that differ by 30 seconds', async () => {
    const owner = await newOwner()
    for (const steps of [-1, 0, 1]) {
      testApp.clock.advance({ minutes: 2 })
      const code = codeNow(testApp, owner.secret, steps)
      const { reply } = await enterWith(owner, ` ${code.slice(0, 3)} ${code.slice(3)} `)
      expect([steps, reply.statusCode]).toEqual([steps, 200])
    }
    for (const steps of [-2, 2]) {
      testApp.clock.advance({ minutes: 2 })
      const { reply } = await enterWith(owner, codeNow(testApp, owner.secret, steps))
      expect([steps, reply.statusCode]).toEqual([steps, 422])
    }
  })

  test('S9-23, A3: refuses a used code, and one older than the last', async () => {
    const owner = await newOwner()
    const code = nextCode(testApp, owner.secret)
    expect((await enterWith(owner, code)).reply.statusCode).toBe(200)
    const again = await enterWith(owner, code)
    expect([again.reply.statusCode, again.reply.json().code]).toEqual([422, 'WRONG_SECOND_CODE'])
    const older = await enterWith(owner, codeNow(testApp, owner.secret, -1))
    expect(older.reply.statusCode).toBe(422)
    expect(await statusOf(again.waiting)).toBe(403)
    // The one that set it up counts too.
    const fresh = await newOwner()
    const first = await enterWith(fresh, codeNow(testApp, fresh.secret))
    expect(first.reply.statusCode).toBe(422)
  })

  test('A3: one code in many concurrent sessions is accepted once', async () => {
    const owner = await newOwner()
    const sessions: TestViewer[] = []
    for (let each = 0; each < limits.secondFactorTries; each += 1) {
      sessions.push(await signInAgain(testApp, owner.viewer))
    }
    const code = nextCode(testApp, owner.secret)
    const replies = await Promise.all(sessions.map((viewer) => callFactor(viewer, 'enter', code)))
    expect(statusesOf(replies)).toEqual([200, 422, 422, 422, 422])
  })

  test('one recovery code in many concurrent sessions is accepted once', async () => {
    const owner = await newOwner()
    const sessions: TestViewer[] = []
    for (let each = 0; each < limits.secondFactorTries; each += 1) {
      sessions.push(await signInAgain(testApp, owner.viewer))
    }
    const code = owner.recoveryCodes[0] ?? ''
    const replies = await Promise.all(sessions.map((viewer) => callFactor(viewer, 'enter', code)))
    expect(statusesOf(replies)).toEqual([200, 422, 422, 422, 422])
    expect((await factorOf(owner.viewer)).recoveryCodesLeft).toBe(limits.recoveryCodes - 1)
  })

  test('two concurrent correct codes in one session return one token', async () => {
    const owner = await newOwner()
    const waiting = await signInAgain(testApp, owner.viewer)
    const replies = await Promise.all(
      owner.recoveryCodes.slice(0, 3).map((code) => callFactor(waiting, 'enter', code)),
    )
    expect(statusesOf(replies)).toEqual([200, 401, 401])
    // What let nobody in was not used up.
    expect((await factorOf(owner.viewer)).recoveryCodesLeft).toBe(limits.recoveryCodes - 1)
  })

  test('S7-107: accepts a typed recovery code once, only from its owner', async () => {
    const [owner, other] = [await newOwner(), await newOwner()]
    const [code = '', second = ''] = owner.recoveryCodes
    const typed = code.toLowerCase().replace('-', ' ')
    const { reply } = await enterWith(owner, typed)
    expect(reply.json()).toMatchObject({ recoveryCodesLeft: limits.recoveryCodes - 1 })
    expect((await enterWith(owner, code)).reply.statusCode).toBe(422)
    expect((await enterWith(other, second)).reply.statusCode).toBe(422)
  })

  test('S10-49, A3, A4: checks five wrong codes in 15 minutes, over all sessions', async () => {
    const owner = await newOwner()
    const sessions = [
      await signInAgain(testApp, owner.viewer),
      await signInAgain(testApp, owner.viewer),
    ] as const
    const wrong = codeNow(testApp, new Secret({ size: 20 }).base32)
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, each) =>
        callFactor(sessions[each % 2 === 0 ? 0 : 1], 'enter', wrong),
      ),
    )
    const judged = replies.filter(({ statusCode }) => statusCode === 422)
    expect(judged).toHaveLength(limits.secondFactorTries)
    const refused = replies.filter(({ statusCode }) => statusCode === 429)
    expect(refused).toHaveLength(20 - limits.secondFactorTries)
    const seconds = Number(refused[0]?.headers['retry-after'])
    expect(seconds).toBeGreaterThan((limits.secondFactorTriesMinutes - 2) * 60)
    expect(seconds).toBeLessThanOrEqual(limits.secondFactorTriesMinutes * 60)
    // Correct codes of either kind are not checked now either.
    const anew = await signInAgain(testApp, owner.viewer)
    for (const code of [nextCode(testApp, owner.secret), owner.recoveryCodes[0]]) {
      expect((await callFactor(anew, 'enter', code)).statusCode).toBe(429)
    }
    await testApp.db.updateTable('rate_limits').set({ expire: '1' }).execute()
    expect((await callFactor(anew, 'enter', nextCode(testApp, owner.secret))).statusCode).toBe(200)
  })

  test('does not count invalid text or correct codes as tries', async () => {
    const owner = await newOwner()
    const waiting = await signInAgain(testApp, owner.viewer)
    for (let each = 0; each < limits.secondFactorTries + 2; each += 1) {
      const reply = await callFactor(waiting, 'enter', '12 34')
      expect([reply.statusCode, reply.json().code]).toEqual([422, 'INVALID_FORM'])
    }
    for (let each = 0; each < limits.secondFactorTries + 2; each += 1) {
      const { reply } = await enterWith(owner, nextCode(testApp, owner.secret))
      expect(reply.statusCode).toBe(200)
    }
  })

  test('S10-47: waits half an hour, and is not extended by requests', async () => {
    const owner = await newOwner()
    const waiting = await signInAgain(testApp, owner.viewer)
    testApp.clock.advance({ minutes: limits.secondStepMinutes - 1 })
    expect(await statusOf(waiting)).toBe(403)
    testApp.clock.advance({ minutes: 1 })
    expect(await statusOf(waiting)).toBe(401)
  })

  test('does not apply to candidates and employers, even if their number is an admin’s', async () => {
    const owner = await newOwner()
    for (const role of ['candidate', 'employer'] as const) {
      const viewer = await signIn(testApp, role, owner.viewer.phone)
      expect(await statusOf(viewer)).toBe(200)
      expect((await callFactor(viewer, 'begin')).statusCode).toBe(403)
    }
  })

  test('that waits cannot set up or remove a second step', async () => {
    const owner = await newOwner()
    const waiting = await signInAgain(testApp, owner.viewer)
    for (const act of ['begin', 'confirm', 'recovery-codes', 'remove'] as const) {
      const reply = await callFactor(waiting, act, nextCode(testApp, owner.secret))
      expect([act, reply.statusCode, reply.json().code]).toEqual([act, 403, 'SECOND_STEP_FIRST'])
    }
  })
})
