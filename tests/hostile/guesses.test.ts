import { createHmac, randomBytes, randomInt } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { limits } from '#server/lib/limits.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { timeoutByEffort, byEffort } from '#tests/support/effort.ts'
import { fingerprint } from '#tests/support/fingerprint.ts'
import { callApi } from '#tests/support/inject.ts'
import type { TestReply } from '#tests/support/inject.ts'
import { bytesInUse } from '#tests/support/memory.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { newPhone, readCode, signIn } from '#tests/support/viewers.ts'

const times = [500, 10_000] as const
const maxGrowthBytes = 50_000_000

const testApp = closeAfterAll(await createTestApp())
const admin = await signIn(testApp, 'admin')

/** A random network address, as from a botnet. */
const anyAddress = () =>
  [randomInt(1, 200), randomInt(256), randomInt(256), randomInt(1, 255)].join('.')

/** Makes calls in batches and counts the statuses. */
async function statuses(count: number, make: (index: number) => Promise<TestReply>) {
  const seen = new Map<number, number>()
  for (let from = 0; from < count; from += 50) {
    const some = Array.from({ length: Math.min(50, count - from) }, (_, index) => from + index)
    for (const { statusCode } of await Promise.all(some.map(make))) {
      seen.set(statusCode, (seen.get(statusCode) ?? 0) + 1)
    }
  }
  return seen
}

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Forged tokens: guessed, almost right, or from other systems. */
function forgedToken(index: number, real: string): string {
  const at = index % real.length
  const other = real[at] === 'A' ? 'B' : 'A'
  const claims = encoded({ sub: admin.accountId, role: 'admin', exp: 4_102_444_800 })
  const head = encoded({ alg: 'HS256', typ: 'JWT' })
  const signature = createHmac('sha256', 'secret').update(`${head}.${claims}`).digest('base64url')
  const kinds = [
    () => randomBytes(32).toString('base64url'),
    () => real.slice(0, at) + other + real.slice(at + 1),
    () => real.slice(0, -1 - (index % 20)),
    () => `${real}${'A'.repeat(1 + (index % 20))}`,
    () => real.toUpperCase(),
    () => `${encoded({ alg: 'none' })}.${claims}.`,
    () => `${head}.${claims}.${signature}`,
    () => admin.accountId,
    () => Buffer.from(real, 'base64url').toString('hex'),
    () => `${real} ${real}`,
    () => `' or token_hash is not null--${index}`,
    () => '',
  ]
  return kinds[index % kinds.length]?.() ?? ''
}

describe('A3: guessing gets nobody in', () => {
  test('forged tokens', { timeout: timeoutByEffort(...times, 60) }, async () => {
    const before = await fingerprint(testApp)
    const bytesBefore = await bytesInUse()
    const seen = await statuses(byEffort(...times), (index) =>
      callApi(testApp, 'POST', index % 2 === 0 ? '/api/check_auth' : '/api/getJobs', {
        headers: { authorization: `Bearer ${forgedToken(index, admin.token)}` },
        json: {},
        address: anyAddress(),
      }),
    )
    expect([...seen]).toEqual([[401, byEffort(...times)]])
    expect(await fingerprint(testApp)).toBe(before)
    expect((await bytesInUse()) - bytesBefore).toBeLessThan(maxGrowthBytes)
    expect((await admin.call('POST', '/api/check_auth')).statusCode).toBe(200)
  })

  test(
    'guessed codes, from as many addresses as there are guesses',
    {
      timeout: timeoutByEffort(...times, 60),
    },
    async () => {
      const phoneNumber = newPhone()
      const bytesBefore = await bytesInUse()
      await callApi(testApp, 'POST', '/send-otp', { json: { phoneNumber } })
      const code = await readCode(testApp, phoneNumber)
      const guess = (otp: string) =>
        callApi(testApp, 'POST', '/verify-otp', {
          json: { phoneNumber, otp },
          address: anyAddress(),
        })
      const seen = await statuses(byEffort(...times), (index) => {
        const otp = String(index).padStart(limits.loginCodeDigits, '0')
        return guess(otp === code ? '999999' : otp)
      })
      expect([...seen.keys()].filter((status) => status !== 401 && status !== 429)).toEqual([])
      const { tries } = await testApp.db
        .selectFrom('login_codes')
        .select('tries')
        .where('phone', '=', phoneNumber)
        .executeTakeFirstOrThrow()
      expect(tries).toBeLessThanOrEqual(limits.loginCodeTries)
      // The code is invalid by then, even for its owner.
      expect((await guess(code)).statusCode).toBe(401)
      expect((await bytesInUse()) - bytesBefore).toBeLessThan(maxGrowthBytes)
    },
  )

  test('guessed proofs', { timeout: timeoutByEffort(...times, 60) }, async () => {
    const before = await fingerprint(testApp, ['rate_limits'])
    const seen = await statuses(byEffort(...times) / 10, (index) =>
      callApi(testApp, 'POST', index % 2 === 0 ? '/generateToken' : '/setRole', {
        json: {
          uid: admin.accountId,
          type: 'admin',
          role: 'users',
          proof: forgedToken(index, admin.token),
        },
        address: anyAddress(),
      }),
    )
    expect([...seen.keys()].filter((status) => ![400, 401, 429].includes(status))).toEqual([])
    expect(await fingerprint(testApp, ['rate_limits'])).toBe(before)
  })
})
