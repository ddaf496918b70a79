import { expect, test } from 'vitest'
import { isOfAge } from '#contract/india-time.ts'
import { latestBirthDay } from './birth-days.ts'

test.each([
  ['2026-11-21T05:00:00Z', '2008-11-21'],
  // At this moment London still has the previous day; India does not.
  ['2026-12-31T20:00:00Z', '2009-01-01'],
  ['2028-02-29T05:00:00Z', '2010-02-28'],
])('S5-29: at %s the last day to be born on is %s', (instant, day) => {
  const now = new Date(instant)
  expect(latestBirthDay(now)).toBe(day)
  expect(isOfAge(day, now)).toBe(true)
})
