import { describe, expect, test } from 'vitest'
import { firstSweepAt, nextSweepAt } from './sweep.rules.ts'

const now = new Date('2026-05-01T06:00:00Z')
const minutesFrom = (at: Date | null): number | null =>
  at && (at.getTime() - now.getTime()) / 60_000
const daysAgo = (days: number): Date => new Date(now.getTime() - days * 24 * 60 * 60 * 1000)

const open = { status: 'open', hasJob: true, paidAt: null, sweeps: 0 } as const

describe('nextSweepAt', () => {
  test('of an open order is after 2, 5, 15 and 60 minutes, then hourly for 5 days', () => {
    expect(minutesFrom(firstSweepAt(now))).toBe(2)
    const pauses = [1, 2, 3, 4, 122].map((sweeps) =>
      minutesFrom(nextSweepAt({ ...open, sweeps }, now)),
    )
    expect(pauses).toEqual([3, 10, 45, 60, 60])
    expect(nextSweepAt({ ...open, sweeps: 123 }, now)).toBeNull()
  })

  test('of a paid order without a job is when the job is due, or soon', () => {
    const paid = { status: 'paid', hasJob: false, sweeps: 0 } as const
    expect(minutesFrom(nextSweepAt({ ...paid, paidAt: now }, now))).toBe(24 * 60)
    expect(minutesFrom(nextSweepAt({ ...paid, paidAt: daysAgo(2) }, now))).toBe(2)
  })

  test.each(['paid', 'returned'] as const)('of a %s order is once a day for 5 days', (status) => {
    const done = { status, hasJob: true, sweeps: 0 }
    expect(minutesFrom(nextSweepAt({ ...done, paidAt: daysAgo(4) }, now))).toBe(24 * 60)
    expect(nextSweepAt({ ...done, paidAt: daysAgo(5) }, now)).toBeNull()
  })
})
