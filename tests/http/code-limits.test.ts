import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { limits } from '#contract/limits.ts'
import { parseConfig } from '#server/config.ts'
import type { Config } from '#server/config.ts'
import { createLog } from '#server/lib/log.ts'
import { callApi } from '#tests/support/inject.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import type { TestApp } from '#tests/support/test-app.ts'
import { newPhone, readCode } from '#tests/support/viewers.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await createTestApp()
  testApp.clock.set('2026-03-01T09:00:00Z')
})
afterAll(() => testApp.close())

const send = (phoneNumber: string, address?: string, to = testApp) =>
  callApi(to, 'POST', '/send-otp', { json: { phoneNumber }, ...(address && { address }) })
const verify = (phoneNumber: string, otp: string, address?: string, to = testApp) =>
  callApi(to, 'POST', '/verify-otp', { json: { phoneNumber, otp }, ...(address && { address }) })

/** Another network each time. */
const anyAddress = () => `${randomInt(11, 100)}.${randomInt(256)}.${randomInt(256)}.7`

const caps = (some: Partial<Config['codeCaps']>) => ({
  codeCaps: { ...parseConfig({}).codeCaps, ...some },
})

describe('limits by network address', () => {
  it('A2, A4: stop a network, however its last part changes, and no other', async () => {
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

  it('A2: stop a network for the day', async () => {
    const key = 'codes-day:192.0.2.0/24'
    const points = limits.loginCodesPerAddressPerDay
    const expire = String(Date.now() + 60_000)
    await testApp.db.insertInto('rate_limits').values({ key, points, expire }).execute()
    const refused = await send(newPhone(), '192.0.2.1')
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'TOO_MANY_REQUESTS'])
  })

  it('A4: are told to every process, and outlive each', async () => {
    const { rate } = await testApp.db
      .selectFrom('rate_limits')
      .select('points as rate')
      .where('key', '=', 'codes-hour:203.0.113.0/24')
      .executeTakeFirstOrThrow()
    expect(rate).toBe(limits.loginCodesPerAddressPerHour + 2)
  })

  it('A3: stop guessing at many numbers, but forgive right codes', async () => {
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

  it('leave out this machine in local mode only', async () => {
    await send(newPhone())
    const own = testApp.db
      .selectFrom('rate_limits')
      .select('key')
      .where((row) => row.or([row('key', 'like', '%:127.%'), row('key', 'like', 'codes-prefix%')]))
    const phone = newPhone()
    await testApp.db.deleteFrom('rate_limits').where('key', 'like', 'codes-prefix%').execute()
    await send(phone)
    expect(await own.execute()).toEqual([])
    // Also where only payments are a stand-in's: these codes cost money.
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
  /** Lets strangers use up the day of a number. */
  async function useUpDay(phone: string): Promise<void> {
    for (let sent = 0; sent < limits.loginCodesPerPhonePerDay; sent += 1) {
      const reply = await send(phone, anyAddress())
      expect(reply.statusCode).toBe(200)
      testApp.clock.advance({ seconds: reply.json().resendAfterSeconds })
    }
    testApp.clock.advance({ seconds: -1 })
  }

  it('A2: send one code every quarter of an hour once the day is used up', async () => {
    const phone = newPhone()
    await useUpDay(phone)
    const refused = await send(phone)
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'CODE_SENT_RECENTLY'])
    testApp.clock.advance({ seconds: 1 })
    expect((await send(phone)).json().resendAfterSeconds).toBe(limits.loginCodeLateWaitSeconds)
    // A right code makes no difference: who owns the number may be who earns by the messages.
    await verify(phone, await readCode(testApp, phone))
    const again = await send(phone)
    expect([again.statusCode, again.headers['retry-after']]).toEqual([429, '900'])
    testApp.clock.advance({ days: 1 })
    expect((await send(phone)).json().resendAfterSeconds).toBe(30)
  })

  it('A4: let the owner in a quarter of an hour after strangers used up the day', async () => {
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

  it('A4: keep two tries for the network that asked, whatever strangers guess', async () => {
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

  it('A3: judge five wrong codes, wherever they come from', async () => {
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
  it('A2, A4: stops the block for a quarter of an hour at most, and no other', async () => {
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
    // A code that may not go out replaces none.
    capped.clock.advance({ seconds: 30 })
    expect((await send(first ?? '', anyAddress(), capped)).statusCode).toBe(429)
    const code = await readCode(capped, first ?? '')
    expect((await verify(first ?? '', code, undefined, capped)).statusCode).toBe(200)
    await capped.close()
  })
})

describe('what the product spends in an hour', () => {
  it('A2: is capped, and its alarm goes off once an hour, whoever notices', async () => {
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

    // Codes that are out go on working.
    capped.clock.advance({ seconds: 30 })
    expect((await send(owner, undefined, capped)).statusCode).toBe(503)
    expect((await verify(owner, code, undefined, capped)).statusCode).toBe(200)

    await capped.composition.startBackground()
    await vi.waitFor(async () => expect(await mails()).toHaveLength(1), { timeout: 15_000 })
    const [mail] = await mails()
    expect([mail?.to, mail?.subject]).toEqual([
      supportEmail,
      'Kaamyab: the login codes of this hour are used up',
    ])
    expect(mail?.text).toContain('has sent 3 login codes within an hour')
    expect(mail?.text).toContain('1 March 2026 at 2:30 pm')

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
