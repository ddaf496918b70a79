import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { fingerprint } from '#tests/support/fingerprint.ts'
import { callApi } from '#tests/support/inject.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { newPhone, readCode, signIn } from '#tests/support/viewers.ts'

const testApp = closeAfterAll(await createTestApp())
testApp.clock.set('2026-03-01T09:00:00Z')

const send = (phoneNumber: unknown) =>
  callApi(testApp, 'POST', '/send-otp', { json: { phoneNumber } })
const verify = (phoneNumber: unknown, otp: unknown) =>
  callApi(testApp, 'POST', '/verify-otp', { json: { phoneNumber, otp } })

async function requestCode(phone = newPhone()) {
  const reply = await send(phone)
  expect(reply.statusCode).toBe(200)
  const code = await readCode(testApp, phone)
  return { phone, code, wrongCode: code === '000000' ? '000001' : '000000' }
}

const sentTo = async (phone: string) =>
  (await testApp.composition.outbox.list()).filter((message) => message.to === phone)

const invalidCode = { message: 'Invalid OTP. Please try again.', code: 'INVALID_CODE' }

describe('POST /send-otp', () => {
  it('S7-1: sends a code of six digits, and replies with the wait for the next one', async () => {
    const phone = newPhone()
    const reply = await send(phone)
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toEqual({
      message: 'OTP sent successfully',
      resendAfterSeconds: 30,
      channel: 'sms',
      nextChannels: ['sms'],
    })
    const [message] = await sentTo(phone)
    expect(message?.code).toMatch(/^\d{6}$/)
    expect(message?.text).toBe(
      `${message?.code} is your Kaamyab login code. It works for 5 minutes. Do not share it with anyone.\n\n@127.0.0.1 #${message?.code}`,
    )
  })

  it.each(['', '12345', '+915876543210', '+14155550123', '98765432101', 'x'.repeat(40)])(
    'S5-1: refuses %j and stores nothing',
    async (phoneNumber) => {
      const before = await fingerprint(testApp)
      const reply = await send(phoneNumber)
      const message = 'Please enter a valid 10-digit phone number'
      expect(reply.statusCode).toBe(422)
      expect(reply.json()).toEqual({
        message,
        code: 'INVALID_FORM',
        fields: { phoneNumber: message },
      })
      expect(await fingerprint(testApp)).toBe(before)
    },
  )

  it.each([{}, { phoneNumber: 9876543210 }, { phoneNumber: ['9876543210'] }, []])(
    'S7-2: refuses %j as malformed',
    async (json) => {
      const reply = await callApi(testApp, 'POST', '/send-otp', { json })
      expect([reply.statusCode, reply.json().code]).toEqual([400, 'MALFORMED'])
    },
  )

  it('S5-2, A2: counts all spellings of a number together', async () => {
    const phone = newPhone()
    const national = phone.slice(3)
    expect((await send(phone)).statusCode).toBe(200)
    for (const spelling of [national, `0${national}`, `091 ${national}`, `+91-${national}`]) {
      const reply = await send(spelling)
      expect([reply.statusCode, reply.json().code]).toEqual([429, 'CODE_SENT_RECENTLY'])
    }
    expect(await sentTo(phone)).toHaveLength(1)
  })

  it('S9-14, A2: allows the next code after 30, then 60, then 120 seconds', async () => {
    const phone = newPhone()
    for (const wait of [30, 60, 120, 120]) {
      expect((await send(phone)).json().resendAfterSeconds).toBe(wait)
      testApp.clock.advance({ seconds: wait - 1 })
      const early = await send(phone)
      expect([early.statusCode, early.headers['retry-after']]).toEqual([429, '1'])
      testApp.clock.advance({ seconds: 1 })
    }
  })

  it('A2: sends one code for fifty concurrent requests for a number', async () => {
    const phone = newPhone()
    // In the first run there is no row to lock yet; in the second there is.
    for (const sent of [1, 2]) {
      const replies = await Promise.all(Array.from({ length: 50 }, () => send(phone)))
      const count = (status: number) =>
        replies.filter((reply) => reply.statusCode === status).length
      expect([count(200), count(429)]).toEqual([1, 49])
      expect(await sentTo(phone)).toHaveLength(sent)
      testApp.clock.advance({ seconds: 30 })
    }
  })

  it('S11-7: replies the same for numbers with and without an account', async () => {
    const known = await signIn(testApp, 'employer')
    const [toKnown, toStranger] = [await send(known.phone), await send(newPhone())]
    expect(toKnown.statusCode).toBe(toStranger.statusCode)
    expect(toKnown.body).toBe(toStranger.body)
    expect(Object.keys(toKnown.headers)).toEqual(Object.keys(toStranger.headers))
  })

  it('S8-1: withdraws a code that cannot be sent, and allows another at once', async () => {
    const phone = newPhone()
    await sql`alter table outbox_messages rename to outbox_away`.execute(testApp.db)
    const failed = await send(phone)
    await sql`alter table outbox_away rename to outbox_messages`.execute(testApp.db)
    expect(failed.statusCode).toBe(503)
    expect(failed.json()).toMatchObject({ message: 'Failed to send OTP.', code: 'CODE_NOT_SENT' })
    const row = await testApp.db
      .selectFrom('login_codes')
      .selectAll()
      .where('phone', '=', phone)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ is_spent: true, send_count: 0, sent_in_day: 0 })
    expect((await send(phone)).statusCode).toBe(200)
  })
})

describe('POST /verify-otp', () => {
  it('S7-3: exchanges a correct code for a proof once', async () => {
    const { phone, code } = await requestCode()
    const reply = await verify(phone.slice(3), ` ${code.slice(0, 3)} ${code.slice(3)}`)
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toEqual({
      message: 'OTP verified successfully',
      phoneNumber: phone,
      uid: expect.any(String),
      proof: expect.stringMatching(/^[\w-]{43}$/),
    })
    const again = await verify(phone, code)
    expect([again.statusCode, again.json()]).toEqual([401, invalidCode])
  })

  it('S11-6, A1: stores codes and proofs only as hashes', async () => {
    const { phone, code } = await requestCode()
    const { proof } = (await verify(phone, code)).json()
    const { rows } = await sql<{ text: string }>`
      select c::text || coalesce((select string_agg(p::text, '') from proofs p), '') as text
      from login_codes c where phone = ${phone}`.execute(testApp.db)
    const kept = rows[0]?.text ?? ''
    expect(kept).toContain(phone)
    expect(kept).not.toContain(proof)
    expect(kept).not.toContain(Buffer.from(proof).toString('hex'))
    expect(kept).not.toContain(Buffer.from(code).toString('hex'))
  })

  it('accepts a correct code from exactly one of many requests', async () => {
    const { phone, code } = await requestCode()
    const replies = await Promise.all(Array.from({ length: 20 }, () => verify(phone, code)))
    expect(replies.filter((reply) => reply.statusCode === 200)).toHaveLength(1)
  })

  it("S9-3: refuses another number's code, an unknown number and a replaced code with the same reply", async () => {
    const [one, other] = [await requestCode(), await requestCode()]
    testApp.clock.advance({ seconds: 30 })
    await requestCode(one.phone)
    const refusals = await Promise.all([
      verify(other.phone, other.wrongCode),
      verify(newPhone(), one.code),
      verify(one.phone, one.code),
      verify(one.phone, '12345'),
      verify(one.phone, 'abcdef'),
    ])
    const bodies = refusals.map((reply) => [reply.statusCode, reply.json()])
    expect(bodies).toEqual(refusals.map(() => [401, invalidCode]))
  })

  it('S10-22, A1: accepts a code for five minutes', async () => {
    const [early, late] = [await requestCode(), await requestCode()]
    testApp.clock.advance({ minutes: 5, seconds: -1 })
    expect((await verify(early.phone, early.code)).statusCode).toBe(200)
    testApp.clock.advance({ seconds: 1 })
    expect((await verify(late.phone, late.code)).json()).toEqual(invalidCode)
  })

  it('S10-23, A3: allows four wrong codes, not five', async () => {
    const [forgiven, dead] = [await requestCode(), await requestCode()]
    for (let guess = 0; guess < 4; guess += 1) await verify(forgiven.phone, forgiven.wrongCode)
    expect((await verify(forgiven.phone, forgiven.code)).statusCode).toBe(200)
    for (let guess = 0; guess < 5; guess += 1) await verify(dead.phone, dead.wrongCode)
    expect((await verify(dead.phone, dead.code)).json()).toEqual(invalidCode)
    // A4: an invalidated code locks nobody out.
    testApp.clock.advance({ seconds: 30 })
    const next = await requestCode(dead.phone)
    expect((await verify(next.phone, next.code)).statusCode).toBe(200)
  })

  it('A3: checks at most five of a thousand concurrent wrong codes', async () => {
    const { phone, code, wrongCode } = await requestCode()
    const replies = await Promise.all(Array.from({ length: 1000 }, () => verify(phone, wrongCode)))
    expect(replies.every((reply) => reply.statusCode === 401)).toBe(true)
    const { tries } = await testApp.db
      .selectFrom('login_codes')
      .select('tries')
      .where('phone', '=', phone)
      .executeTakeFirstOrThrow()
    expect(tries).toBe(5)
    expect((await verify(phone, code)).json()).toEqual(invalidCode)
  })

  it('S5-5: names the missing field', async () => {
    const empty = await verify(newPhone(), ' ')
    expect([empty.statusCode, empty.json().message]).toEqual([422, 'Please enter the OTP'])
    const noPhone = await verify('123', '123456')
    expect([noPhone.statusCode, Object.keys(noPhone.json().fields)]).toEqual([422, ['phoneNumber']])
    expect((await verify(newPhone(), 123456)).statusCode).toBe(400)
    expect((await verify(newPhone(), undefined)).statusCode).toBe(400)
  })

  it('requires no wait after a used code', async () => {
    const { phone, code } = await requestCode()
    await verify(phone, code)
    expect((await send(phone)).json().resendAfterSeconds).toBe(30)
  })
})
