import { describe, expect, it } from 'vitest'
import { limits } from '#contract/limits.ts'
import { canBeLoginCode, decideSend, hashLoginCode, newLoginCode } from './login-code.rules.ts'
import { readLoginCode } from './login-code.rules.ts'
import type { SendHistory } from './login-code.rules.ts'

const start = Date.parse('2026-03-01T09:00:00Z')
const at = (seconds: number) => new Date(start + seconds * 1000)

/** Asks at each of these seconds; tells what came of it. */
function askAt(seconds: readonly number[]): (number | string)[] {
  let history: SendHistory | undefined
  return seconds.map((second) => {
    const decision = decideSend(history, at(second))
    if (!decision.allowed) return `${decision.reason}, ${decision.retryAfterSeconds} s`
    history = decision.history
    return decision.resendAfterSeconds
  })
}

describe('decideSend', () => {
  it('makes people wait 30, 60, then 120 seconds', () => {
    expect(askAt([0, 29.5, 30, 89, 90, 209, 210, 330])).toEqual([
      30,
      'recently, 1 s',
      60,
      'recently, 1 s',
      120,
      'recently, 1 s',
      120,
      120,
    ])
  })

  it('starts again at the first step after a quarter of an hour', () => {
    const quiet = limits.loginCodeResendResetMinutes * 60
    expect(askAt([0, 30, 30 + quiet - 1, 30 + quiet - 1 + quiet])).toEqual([30, 60, 120, 30])
  })

  it('sends no more than the day allows, and again when the day is over', () => {
    const day = 24 * 3600
    const hourly = Array.from({ length: limits.loginCodesPerPhonePerDay }, (_, hour) => hour * 3600)
    const answers = askAt([...hourly, 20 * 3600, day - 1, day])
    expect(answers.slice(-3)).toEqual(['too many, 14400 s', 'too many, 1 s', 30])
    expect(answers.slice(0, -3)).toEqual(hourly.map(() => 30))
  })
})

describe('login codes', () => {
  it('are six digits, zeros in front included', () => {
    const codes = Array.from({ length: 2000 }, newLoginCode)
    expect(codes.every(canBeLoginCode)).toBe(true)
    expect(codes.some((code) => code.startsWith('0'))).toBe(true)
    expect(new Set(codes).size).toBeGreaterThan(1900)
  })

  it('are read as typed or pasted', () => {
    expect(readLoginCode(' 123 456\u200b')).toBe('123456')
    expect(readLoginCode('१२३-४५६')).toBe('123456')
    expect(['12345', '1234567', '12345a', ''].some(canBeLoginCode)).toBe(false)
  })

  it('are hashed with the secret and for one number', () => {
    const hash = hashLoginCode('secret', '+919876543210', '123456')
    expect(hash.equals(hashLoginCode('secret', '+919876543210', '123456'))).toBe(true)
    expect(hash.equals(hashLoginCode('other', '+919876543210', '123456'))).toBe(false)
    expect(hash.equals(hashLoginCode('secret', '+919876543211', '123456'))).toBe(false)
  })
})
