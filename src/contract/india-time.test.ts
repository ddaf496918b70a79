import { expect, test } from 'vitest'
import {
  dayMonthYear,
  daysSinceApplied,
  endOfIndiaDayAfter,
  indiaDate,
  isOfAge,
} from './india-time.ts'

const midnightInIndia = new Date('2026-03-09T18:30:00Z')
const momentBefore = new Date('2026-03-09T18:29:59.999Z')

test('S11-2: a day begins at midnight in India', () => {
  expect(indiaDate(momentBefore)).toBe('2026-03-09')
  expect(indiaDate(midnightInIndia)).toBe('2026-03-10')
  expect(endOfIndiaDayAfter(midnightInIndia, 0)).toEqual(new Date('2026-03-10T18:29:59.999Z'))
})

test('S3-7: days are formatted day-month-year', () => {
  expect(dayMonthYear('2026-03-10')).toBe('10-03-2026')
})

test.each([
  ['2026-03-10', 0],
  ['2026-03-09', 1],
  ['2026-02-10', 28],
  ['2026-03-11', 0],
])('S10-14: an application of %s is %i days old', (appliedOn, days) => {
  expect(daysSinceApplied(appliedOn, midnightInIndia)).toBe(days)
})

test('S5-30: 18 is reached on the birthday in India', () => {
  expect(isOfAge('2008-03-10', midnightInIndia)).toBe(true)
  expect(isOfAge('2008-03-10', momentBefore)).toBe(false)
})

test('S5-31: a birthday on 29 February counts as 1 March in other years', () => {
  expect(isOfAge('2008-02-29', new Date('2026-02-28T12:00:00Z'))).toBe(false)
  expect(isOfAge('2008-02-29', new Date('2026-03-01T00:00:00Z'))).toBe(true)
})
