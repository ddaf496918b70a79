import { expect, test } from 'vitest'
import { isLate, nextLimit } from './load-limit.rules.ts'

const most = 400

test('a wait of some hundredths of a second is none', () => {
  expect(isLate(5)).toBe(false)
  expect(isLate(80)).toBe(true)
})

test('while nobody waits, the limit is the one of the settings', () => {
  expect(nextLimit(most, most, { lateWhiles: 0, underWay: 300, hasRefused: false })).toBe(most)
})

test('when all wait, fewer than are under way may be', () => {
  const seen = { lateWhiles: 3, underWay: 200, hasRefused: false }
  expect(nextLimit(most, most, seen)).toBe(160)
  expect(nextLimit(120, most, seen)).toBe(96)
})

test('nobody is turned away for one pause, but once some are it goes on at once', () => {
  const pause = { lateWhiles: 2, underWay: 200, hasRefused: false }
  expect(nextLimit(most, most, pause)).toBe(most)
  expect(nextLimit(most, most, { ...pause, hasRefused: true })).toBe(160)
})

test('a few may always come in, and never more than the settings say', () => {
  const seen = { lateWhiles: 1, underWay: 3, hasRefused: true }
  expect(nextLimit(40, most, seen)).toBe(32)
  expect(nextLimit(10, 10, seen)).toBe(10)
})

test('it grows slowly while some are turned away, and fast once nobody is', () => {
  expect(nextLimit(40, most, { lateWhiles: 0, underWay: 40, hasRefused: true })).toBe(44)
  let limit = 32
  let rounds = 0
  for (; limit < most; rounds += 1) {
    limit = nextLimit(limit, most, { lateWhiles: 0, underWay: 10, hasRefused: false })
  }
  expect(rounds).toBeLessThan(10)
})
