import { expect, test } from 'vitest'
import { readRange, spanOf } from './overview-range.ts'

const now = new Date('2026-03-01T19:00:00Z')
const spanAt = (address: string) => spanOf(readRange(new URLSearchParams(address)), now)

test.each([
  ['', '2026-02-17', '2026-03-02'],
  ['days=1', '2026-03-02', '2026-03-02'],
  ['days=7', '2026-02-24', '2026-03-02'],
  ['days=30', '2026-02-01', '2026-03-02'],
  ['days=8', '2026-02-17', '2026-03-02'],
  ['from=2026-01-01&to=2026-01-03', '2026-01-01', '2026-01-03'],
  ['from=2026-01-03&to=2026-01-01', '2026-02-17', '2026-03-02'],
  ['from=2025-01-01&to=2026-01-01', '2026-02-17', '2026-03-02'],
  ['from=x&to=2026-01-01', '2026-02-17', '2026-03-02'],
])('%j shows the days in India from %s to %s', (address, from, to) => {
  expect(spanAt(address)).toEqual({ from, to })
})
