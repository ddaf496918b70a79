import { describe, expect, it } from 'vitest'
import { limits } from '#server/lib/limits.ts'
import { canBeLoginCode, channelsAfter, decideSend, hashLoginCode } from './login-code.rules.ts'
import { newLoginCode, prefixOf, readLoginCode } from './login-code.rules.ts'
import type { SendHistory } from './login-code.rules.ts'

const start = Date.parse('2026-03-01T09:00:00Z')
const at = (seconds: number) => new Date(start + seconds * 1000)

/** Requests a code at each second; returns the wait of each, or the refusal. */
function requestAt(seconds: readonly number[]): (number | string)[] {
  let history: SendHistory | undefined
  return seconds.map((second) => {
    const decision = decideSend(history, at(second), limits.loginCodesPerPhonePerDay)
    if (!decision.allowed) return `wait ${decision.retryAfterSeconds} s`
    history = decision.history
    return decision.resendAfterSeconds
  })
}

describe('decideSend', () => {
  it('sets waits of 30, 60, then 120 seconds', () => {
    expect(requestAt([0, 29.5, 30, 89, 90, 209, 210, 330])).toEqual([
      30,
      'wait 1 s',
      60,
      'wait 1 s',
      120,
      'wait 1 s',
      120,
      120,
    ])
  })

  it('S10-24: resets the wait after 15 quiet minutes', () => {
    const quiet = limits.loginCodeResendResetMinutes * 60
    expect(requestAt([0, 30, 30 + quiet - 1, 30 + quiet - 1 + quiet])).toEqual([30, 60, 120, 30])
  })

  it('allows one code every 15 minutes once the daily limit is reached, until the day is over', () => {
    const day = 24 * 3600
    const hourly = Array.from({ length: limits.loginCodesPerPhonePerDay }, (_, hour) => hour * 3600)
    const late = 9 * 3600 + 900
    const results = requestAt([
      ...hourly,
      late - 1,
      late,
      late + 899,
      late + 900,
      day - 1,
      day + 899,
    ])
    expect(results.slice(0, 9)).toEqual(hourly.slice(0, 9).map(() => 30))
    expect(results.slice(9)).toEqual([900, 'wait 1 s', 900, 'wait 1 s', 900, 900, 30])
  })
})

describe('a number', () => {
  it('may use the second channel, if configured, after the second resend', () => {
    const counts = [0, 1, 2, 3, 4, 10]
    expect(counts.filter((count) => channelsAfter(count, true).includes('whatsapp'))).toEqual([
      3, 4, 10,
    ])
    expect(counts.filter((count) => channelsAfter(count, false).length > 1)).toEqual([])
  })

  it('S10-31: belongs to a block of ten thousand numbers with the same prefix', () => {
    expect(prefixOf('+919876543210')).toBe('+91987654')
  })
})

describe('login codes', () => {
  it('S10-21: are six digits and may start with zeros', () => {
    const codes = Array.from({ length: 2000 }, newLoginCode)
    expect(codes.every(canBeLoginCode)).toBe(true)
    expect(codes.some((code) => code.startsWith('0'))).toBe(true)
    expect(new Set(codes).size).toBeGreaterThan(1900)
  })

  it('are normalized from typed or pasted text', () => {
    expect(readLoginCode(' 123 456\u200b')).toBe('123456')
    expect(readLoginCode('१२३-४५६')).toBe('123456')
    expect(['12345', '1234567', '12345a', ''].some(canBeLoginCode)).toBe(false)
  })

  it('are hashed with the secret and bound to one number', () => {
    const hash = hashLoginCode('secret', '+919876543210', '123456')
    expect(hash.equals(hashLoginCode('secret', '+919876543210', '123456'))).toBe(true)
    expect(hash.equals(hashLoginCode('other', '+919876543210', '123456'))).toBe(false)
    expect(hash.equals(hashLoginCode('secret', '+919876543211', '123456'))).toBe(false)
  })
})
