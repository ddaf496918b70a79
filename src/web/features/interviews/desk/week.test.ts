import { expect, test } from 'vitest'
import { dayAfter, weekOf } from './week.ts'

test.each([
  ['2026-03-02', '2026-03-02', '2026-03-08'],
  ['2026-03-08', '2026-03-02', '2026-03-08'],
  ['2026-03-01', '2026-02-23', '2026-03-01'],
  ['2027-01-01', '2026-12-28', '2027-01-03'],
])('the week of %s is from Monday %s to Sunday %s', (day, monday, sunday) => {
  const week = weekOf(day)
  expect([week.length, week[0], week.at(-1)]).toEqual([7, monday, sunday])
})

test('days go on over the end of a month', () => {
  expect(dayAfter('2026-02-28', 1)).toBe('2026-03-01')
  expect(dayAfter('2026-03-01', -7)).toBe('2026-02-22')
})
