import { expect, test } from 'vitest'
import { highPayOf, levelOf, scoreOf } from './job-score.rules.ts'

test('a job without signs has no points', () => {
  expect(scoreOf({})).toEqual({ points: 0, signs: [] })
})

test('signs add up to 100 at most, each with what shows it', () => {
  expect(scoreOf({ firstJob: '', freeMail: 'a1@gmail.com' })).toEqual({
    points: 10,
    signs: [
      { sign: 'freeMail', points: 5, words: 'a1@gmail.com' },
      { sign: 'firstJob', points: 5, words: '' },
    ],
  })
  const all = { asksForMoney: 'Rs 999', asksForSecrets: 'OTP', sharedContact: 'A1 Jobs' }
  expect(scoreOf(all).points).toBe(100)
})

test.each([
  [100, 'high'],
  [70, 'high'],
  [69, 'look'],
  [25, 'look'],
  [24, 'low'],
])('%i points are %s', (points, level) => {
  expect(levelOf(points, { high: 70, look: 25 })).toBe(level)
})

test.each([
  [44_001, 22_000, '₹44,001 / ₹22,000'],
  [44_000, 22_000, undefined],
  [null, 22_000, undefined],
  [100_000, null, undefined],
])('pay of %s beside %s', (pay, usual, words) => {
  expect(highPayOf(pay, usual)).toBe(words)
})
