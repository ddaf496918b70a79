import { expect, test } from 'vitest'
import { countTries, isConfirmed } from './job-checks.rules.ts'

const at = (clock: string) => new Date(`2026-03-02T${clock}:00Z`)

test.each([
  ['none', [], 0],
  ['one', ['09:00'], 1],
  ['two within two hours', ['09:00', '10:59'], 1],
  ['two with two hours between', ['11:00', '09:00'], 2],
  ['many in a row', ['09:00', '10:00', '11:00', '12:00', '13:00'], 3],
])('tries: %s', (_what, times, tries) => {
  expect(
    countTries(times.map((time) => ({ result: 'noAnswer', calledAt: at(time) }) as const)),
  ).toBe(tries)
})

test('who was talked to is no try', () => {
  expect(countTries([{ result: 'talked', calledAt: at('09:00') }])).toBe(0)
  expect(countTries([{ result: 'wrongNumber', calledAt: at('09:00') }])).toBe(1)
})

test('all three points confirm a job', () => {
  expect(isConfirmed(['noMoney', 'person', 'work'])).toBe(true)
  expect(isConfirmed(['person', 'work'])).toBe(false)
})
