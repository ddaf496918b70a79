import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it, vi } from 'vitest'
import { limits } from '#server/lib/limits.ts'
import { parseConfig } from '#server/config/config.ts'
import type { Config } from '#server/config/config.ts'
import { createLog } from '#server/lib/log.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { callApi } from '#tests/support/inject.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { newPhone, readCode } from '#tests/support/viewers.ts'

const testApp = closeAfterAll(await createTestApp())
testApp.clock.set('2026-03-01T09:00:00Z')

const send = (phoneNumber: string, address?: string, to = testApp) =>
  callApi(to, 'POST', '/send-otp', { json: { phoneNumber }, ...(address && { address }) })
const verify = (phoneNumber: string, otp: string, address?: string, to = testApp) =>
  callApi(to, 'POST', '/verify-otp', { json: { phoneNumber, otp }, ...(address && { address }) })

/** A random network. */
const anyAddress = () => `${randomInt(11, 100)}.${randomInt(256)}.${randomInt(256)}.7`

const caps = (some: Partial<Config['codeCaps']>) => ({
  codeCaps: { ...parseConfig({}).codeCaps, ...some },
})

describe('limits by network address', () => {
  it('S9-13, A2, A4: limit one network, whatever the last part of its address', async () => {
    for (let sent = 0; sent < limits.loginCodesPerAddressPerHour; sent += 1) {
      expect((await send(newPhone(), `203.0.113.${sent}`)).statusCode).toBe(200)
    }
    const refused = await send(newPhone(), '203.0.113.200')
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'TOO_MANY_REQUESTS'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500)
    const forged = await callApi(testApp, 'POST', '/send-otp', {
      json: { phoneNumber: newPhone() },
      address: '203.0.113.201',
      headers: { 'x-forwarded-for': '198.51.100.1' },
    })
    expect(forged.statusCode).toBe(429)
    expect((await send(newPhone(), '198.51.100.1')).statusCode).toBe(200)
  })

  it('S10-32, A2: limit a network for the day', async () => {
    const key = 'codes-day:192.0.2.0/24'
    const points = limits.loginCodesPerAddressPerDay
    const expire = String(Date.now() + 60_000)
    await testApp.db.insertInto('rate_limits').values({ key, points, expire }).execute()
    const refused = await send(newPhone(), '192.0.2.1')
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'TOO_MANY_REQUESTS'])
  })

  it('A4: are shared by all processes and survive restarts', async () => {
    const { rate } = await testApp.db
      .selectFrom('rate_limits')
      .select('points as rate')
      .where('key', '=', 'codes-hour:203.0.113.0/24')
      .executeTakeFirstOrThrow()
    expect(rate).toBe(limits.loginCodesPerAddressPerHour + 2)
  })

  it('S10-33, A3: limit guesses at many numbers, but do not count correct codes', async () => {
    const address = '2001:db8:aa:bb::1'
    const phone = newPhone()
    await send(phone, address)
    const code = await readCode(testApp, phone)
    expect((await verify(phone, code, address)).statusCode).toBe(200)
    const guesses = Array.from({ length: limits.loginTriesPerAddressPerHour }, () =>
      verify(newPhone(), '123456', address),
    )
    expect((await Promise.all(guesses)).every((reply) => reply.statusCode === 401)).toBe(true)
    expect((await verify(newPhone(), '123456', address)).statusCode).toBe(429)
  })

  it('S11-8: ignore this machine in local mode only', async () => {
    await send(newPhone())
    const own = testApp.db
      .selectFrom('rate_limits')
      .select('key')
      .where((row) => row.or([row('key', 'like', '%:127.%'), row('key', 'like', 'codes-prefix%')]))
    const phone = newPhone()
    await testApp.db.deleteFrom('rate_limits').where('key', 'like', 'codes-prefix%').execute()
    await send(phone)
    expect(await own.execute()).toEqual([])
    // Also when only payments are a stand-in: these codes cost money.
    const msg91 = { authKey: 'a', templateId: 'b', baseUrl: 'http://127.0.0.1:1' }
    const served = await createTestApp({ config: { msg91 } })
    await send(phone, undefined, served)
    const counted = await served.db.selectFrom('rate_limits').select('key').execute()
    await served.close()
    expect(counted.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['codes-hour:127.0.0.0/24', `codes-prefix:${phone.slice(0, -4)}`]),
    )
  })
})

describe('limits by number', () => {
  /** Uses up the daily limit of a number from other networks. */
  async function useUpDay(phone: string): Promise<void> {
    for (let sent = 0; sent < limits.loginCodesPerPhonePerDay; sent += 1) {
      const reply = await send(phone, anyAddress())
      expect(reply.statusCode).toBe(200)
      testApp.clock.advance({ seconds: reply.json().resendAfterSeconds })
    }
    testApp.clock.advance({ seconds: -1 })
  }

  it('S10-25, A2: allow one code every 15 minutes once the daily limit is reached', async () => {
    const phone = newPhone()
    await useUpDay(phone)
    const refused = await send(phone)
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'CODE_SENT_RECENTLY'])
    testApp.clock.advance({ seconds: 1 })
    expect((await send(phone)).json().resendAfterSeconds).toBe(limits.loginCodeLateWaitSeconds)
    // A correct code makes no difference: the owner of the number may be the fraudster.
    await verify(phone, await readCode(testApp, phone))
    const again = await send(phone)
    expect([again.statusCode, again.headers['retry-after']]).toEqual([429, '900'])
    testApp.clock.advance({ days: 1 })
    expect((await send(phone)).json().resendAfterSeconds).toBe(30)
  })

  it('S10-27, A4: let the owner in 15 minutes after strangers reached the daily limit', async () => {
    const phone = newPhone()
    await useUpDay(phone)
    const refused = await send(phone, '198.51.100.1')
    const wait = Number(refused.headers['retry-after'])
    expect(wait).toBeLessThanOrEqual(15 * 60)
    testApp.clock.advance({ seconds: wait })
    expect((await send(phone, '198.51.100.1')).statusCode).toBe(200)
    const code = await readCode(testApp, phone)
    expect((await verify(phone, code, '198.51.100.1')).statusCode).toBe(200)
  })

  it('S10-28, A4: reserve two tries for the requesting network, whatever strangers guess', async () => {
    const phone = newPhone()
    await send(phone, '198.51.100.1')
    const code = await readCode(testApp, phone)
    const wrong = code === '000000' ? '000001' : '000000'
    const strangers = await Promise.all(
      Array.from({ length: 100 }, () => verify(phone, wrong, anyAddress())),
    )
    expect(new Set(strangers.map((reply) => reply.statusCode))).toEqual(new Set([401]))
    // What strangers may judge is used up: also who knows the code is too late elsewhere.
    expect((await verify(phone, code, anyAddress())).statusCode).toBe(401)
    expect((await verify(phone, wrong, '198.51.100.2')).statusCode).toBe(401)
    expect((await verify(phone, code, '198.51.100.3')).statusCode).toBe(200)
  })

  it('A3: check five wrong codes from all networks together', async () => {
    const phone = newPhone()
    await send(phone, '198.51.100.1')
    const code = await readCode(testApp, phone)
    const wrong = code === '000000' ? '000001' : '000000'
    const guesses = Array.from({ length: 40 }, (_, index) =>
      verify(phone, wrong, index % 2 === 0 ? '198.51.100.1' : anyAddress()),
    )
    await Promise.all(guesses)
    const { tries } = await testApp.db
      .selectFrom('login_codes')
      .select('tries')
      .where('phone', '=', phone)
      .executeTakeFirstOrThrow()
    expect(tries).toBe(limits.loginCodeTries)
    expect((await verify(phone, code, '198.51.100.1')).statusCode).toBe(401)
  })
})

describe('the limit of a block of numbers', () => {
  it('S10-30, A2, A4: limits one block for at most 15 minutes', async () => {
    const capped = await createTestApp({ config: caps({ perPrefixPerQuarterHour: 3 }) })
    capped.clock.set('2026-03-01T09:00:00Z')
    const block = newPhone().slice(0, -4)
    const [first, ...rest] = ['0001', '0002', '0003', '0004'].map((digits) => block + digits)
    const replies = []
    for (const phone of [first ?? '', ...rest]) {
      replies.push(await send(phone, anyAddress(), capped))
    }
    expect(replies.map((reply) => reply.statusCode)).toEqual([200, 200, 200, 429])
    expect(replies.at(-1)?.json().code).toBe('TOO_MANY_REQUESTS')
    expect(Number(replies.at(-1)?.headers['retry-after'])).toBeLessThanOrEqual(900)
    expect((await send(newPhone(), anyAddress(), capped)).statusCode).toBe(200)
    // A code over the limit does not replace the previous one.
    capped.clock.advance({ seconds: 30 })
    expect((await send(first ?? '', anyAddress(), capped)).statusCode).toBe(429)
    const code = await readCode(capped, first ?? '')
    expect((await verify(first ?? '', code, undefined, capped)).statusCode).toBe(200)
    await capped.close()
  })
})

describe('the hourly spending', () => {
  it('S10-26, A2: is capped, and raises one alarm per hour over all processes', async () => {
    const lines: string[] = []
    const log = createLog({ level: 'error', format: 'json', write: (line) => lines.push(line) })
    const supportEmail = 'help@jobs.example.in'
    const config = { ...caps({ perHour: 3 }), supportEmail }
    const capped = await createTestApp({ log, config })
    capped.clock.set('2026-03-01T09:00:00Z')
    const alarms = () => lines.filter((line) => line.includes('codes of this hour are used up'))
    const mails = async () =>
      (await capped.composition.outbox.list()).filter(({ channel }) => channel === 'mail')
    const queued = async () => {
      const { rows } =
        await sql`select 1 from graphile_worker.jobs where key like 'mail:codes-%'`.execute(
          capped.db,
        )
      return rows.length
    }

    const owner = newPhone()
    await send(owner, undefined, capped)
    const code = await readCode(capped, owner)
    await Promise.all([send(newPhone(), undefined, capped), send(newPhone(), undefined, capped)])
    const refused = await Promise.all(
      Array.from({ length: 20 }, () => send(newPhone(), anyAddress(), capped)),
    )
    for (const reply of refused) {
      expect([reply.statusCode, reply.json().message]).toEqual([503, 'Failed to send OTP.'])
    }
    expect(await capped.composition.outbox.list()).toHaveLength(3)
    expect([alarms().length, await queued()]).toEqual([1, 1])

    // Codes that were sent stay valid.
    capped.clock.advance({ seconds: 30 })
    expect((await send(owner, undefined, capped)).statusCode).toBe(503)
    expect((await verify(owner, code, undefined, capped)).statusCode).toBe(200)

    await capped.composition.startBackground()
    await vi.waitFor(async () => expect(await mails()).toHaveLength(1), { timeout: 15_000 })
    const [mail] = await mails()
    expect([mail?.to, mail?.subject]).toEqual([
      supportEmail,
      'Kaamyab: login codes for this hour are used up',
    ])
    expect(mail?.text).toContain('has sent 3 login codes within an hour')
    expect(mail?.text).toContain('1 March 2026 at 2:30 pm')

    // The worker removes the task a moment after its mail is there.
    await vi.waitFor(async () => expect(await queued()).toBe(0), { timeout: 15_000 })
    capped.clock.advance({ minutes: 59 })
    await send(newPhone(), undefined, capped)
    expect(await queued()).toBe(0)
    capped.clock.advance({ minutes: 1 })
    await send(newPhone(), undefined, capped)
    await vi.waitFor(async () => expect(await mails()).toHaveLength(2), { timeout: 15_000 })
    expect(alarms()).toHaveLength(2)
    await capped.close()
  })
})
