import { expect, test } from 'vitest'
import { nextLimit } from './load-limit.rules.ts'

const most = 400

test('while nobody waits, the limit is the one of the settings', () => {
  expect(
    nextLimit(most, most, { delayMs: 5, underWay: 300, hasRefused: false, wasLate: false }),
  ).toBe(most)
})

test('when all wait, fewer than are under way may be', () => {
  const seen = { delayMs: 80, underWay: 200, hasRefused: false, wasLate: true }
  expect(nextLimit(most, most, seen)).toBe(160)
  expect(nextLimit(120, most, seen)).toBe(96)
})

test('nobody is turned away for one pause, but once some are it goes on at once', () => {
  const pause = { delayMs: 80, underWay: 200, hasRefused: false, wasLate: false }
  expect(nextLimit(most, most, pause)).toBe(most)
  expect(nextLimit(most, most, { ...pause, hasRefused: true })).toBe(160)
})

test('a few may always come in, and never more than the settings say', () => {
  const seen = { delayMs: 500, underWay: 3, hasRefused: true, wasLate: false }
  expect(nextLimit(40, most, seen)).toBe(32)
  expect(nextLimit(10, 10, seen)).toBe(10)
})

test('it grows slowly while some are turned away, and fast once nobody is', () => {
  expect(nextLimit(40, most, { delayMs: 5, underWay: 40, hasRefused: true, wasLate: false })).toBe(
    44,
  )
  let limit = 32
  let rounds = 0
  for (; limit < most; rounds += 1) {
    limit = nextLimit(limit, most, { delayMs: 5, underWay: 10, hasRefused: false, wasLate: false })
  }
  expect(rounds).toBeLessThan(10)
})
