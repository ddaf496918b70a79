import { expect, test } from 'vitest'
import { dueAt } from './alert-times.rules.ts'

/* 10 March 2026 is a Tuesday; 3:30 UTC is 9:00 in India. */

test.each([
  ['atOnce', '2026-03-10T20:00:00Z', '2026-03-10T20:00:00Z'],
  ['daily', '2026-03-10T03:29:59Z', '2026-03-10T03:30:00Z'],
  ['daily', '2026-03-10T03:30:00Z', '2026-03-11T03:30:00Z'],
  ['daily', '2026-03-10T19:00:00Z', '2026-03-11T03:30:00Z'],
  ['weekly', '2026-03-10T03:00:00Z', '2026-03-16T03:30:00Z'],
  ['weekly', '2026-03-16T03:00:00Z', '2026-03-16T03:30:00Z'],
  ['weekly', '2026-03-16T03:30:00Z', '2026-03-23T03:30:00Z'],
] as const)('S10-376: %s, found at %s, is due at %s', (frequency, now, due) => {
  expect(dueAt(frequency, new Date(now)).toISOString()).toBe(new Date(due).toISOString())
})
