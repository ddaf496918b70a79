import { describe, expect, test } from 'vitest'
import type { JobStatus } from '#contract/jobs/states.ts'
import {
  canAdminRead,
  canCandidateRead,
  columnsAfterMove,
  currentState,
  currentStatus,
  isOver,
  lastInstantOf,
  runOnAcceptance,
} from './jobs.rules.ts'

const now = new Date('2026-03-10T09:00:00Z')
const later = new Date('2026-03-11T00:00:00Z')
const earlier = new Date('2026-03-09T00:00:00Z')

describe('the status that is read', () => {
  test.each<[JobStatus, Date | null, JobStatus]>([
    ['unpaid', null, 'unpaid'],
    ['waiting', null, 'waiting'],
    ['waiting', earlier, 'waiting'],
    ['accepted', later, 'accepted'],
    ['accepted', now, 'expired'],
    ['accepted', earlier, 'expired'],
    ['rejected', earlier, 'rejected'],
    ['expired', later, 'expired'],
  ])('%s until %s is %s', (status, expires_at, read) => {
    expect(currentStatus({ status, expires_at }, now)).toBe(read)
  })
})

describe('the run of an accepted job', () => {
  test.each([
    // 14:30 in India
    ['free', '2026-03-10T09:00:00Z', '2026-03-25T18:29:59.999Z'],
    ['basic', '2026-03-10T09:00:00Z', '2026-03-25T18:29:59.999Z'],
    ['demand', '2026-03-10T09:00:00Z', '2026-03-31T18:29:59.999Z'],
    // half past midnight in India, so the next day there
    ['basic', '2026-03-10T19:00:00Z', '2026-03-26T18:29:59.999Z'],
    ['basic', '2026-03-10T18:29:59.999Z', '2026-03-25T18:29:59.999Z'],
  ] as const)('S4-26: %s accepted at %s lasts until %s', (plan, at, until) => {
    const accepted = new Date(at)
    expect(
      runOnAcceptance({ plan, live_at: null, expires_at: null, waiting_since: null }, accepted),
    ).toEqual({
      liveAt: accepted,
      expiresAt: new Date(until),
    })
  })

  test('accepted again before its end, it keeps its days', () => {
    const run = runOnAcceptance(
      { plan: 'demand', live_at: earlier, expires_at: later, waiting_since: null },
      now,
    )
    expect(run).toEqual({ liveAt: earlier, expiresAt: later })
  })

  test('S4-27: accepted after its end, it runs anew', () => {
    const run = runOnAcceptance(
      { plan: 'basic', live_at: earlier, expires_at: now, waiting_since: null },
      now,
    )
    expect(run).toEqual({ liveAt: now, expiresAt: new Date('2026-03-25T18:29:59.999Z') })
  })
})

test.each<[JobStatus, boolean, boolean]>([
  ['unpaid', false, false],
  ['waiting', false, true],
  ['accepted', true, true],
  ['rejected', false, false],
  ['expired', false, true],
])('a candidate reads a job that is %s: %s, having applied: %s', (status, stranger, applied) => {
  expect(canCandidateRead(status, false)).toBe(stranger)
  expect(canCandidateRead(status, true)).toBe(applied)
})

test('an unpaid job is hidden from admins', () => {
  expect(canAdminRead({ status: 'unpaid' })).toBe(false)
  expect(canAdminRead({ status: 'waiting' })).toBe(true)
})

describe('the pause of a job', () => {
  const end = new Date('2026-03-20T18:29:59.999Z')
  const job = {
    status: 'expired',
    lifecycle_state: 'paused',
    plan: 'free',
    live_at: earlier,
    first_accepted_at: earlier,
    waiting_since: null,
    expires_at: end,
    paused_at: now,
    paused_days: 0,
  } as const
  const dayMs = 24 * 3_600_000
  const after = (days: number) => new Date(now.getTime() + days * dayMs)
  const endAfter = (days: number) => new Date(end.getTime() + days * dayMs)

  test.each([
    // The same day in India; half past midnight of the next.
    [0, '2026-03-10T18:00:00Z', 0],
    [0, '2026-03-10T19:00:00Z', 1],
    [0, after(7).toISOString(), 7],
    [0, after(30).toISOString(), 30],
    [0, after(33).toISOString(), 30],
    [26, after(7).toISOString(), 4],
    [30, after(7).toISOString(), 0],
  ])('S4-57: after %s earlier days, at %s it adds %s days to the end', (paused_days, at, kept) => {
    const paused = { ...job, paused_days }
    expect(lastInstantOf(paused, new Date(at))).toEqual(endAfter(kept))
    expect(columnsAfterMove(paused, 'live', new Date(at))).toMatchObject({
      status: 'accepted',
      lifecycle_state: 'live',
      live_at: earlier,
      expires_at: endAfter(kept),
      paused_at: null,
      paused_days: paused_days + kept,
    })
  })

  test('S4-57: its days run on after 30 days of pauses, and end it', () => {
    const last = endAfter(30)
    expect(currentState(job, new Date(last.getTime() - 1))).toBe('paused')
    expect(currentState(job, last)).toBe('expired')
    expect(columnsAfterMove(job, 'expired', last)).toMatchObject({
      status: 'expired',
      expires_at: last,
      paused_days: 30,
    })
  })

  test('the days of a filled job run on', () => {
    const filled = { ...job, ...columnsAfterMove(job, 'filled', after(2)) }
    expect(filled).toMatchObject({ closed_at: after(2), expires_at: endAfter(2), paused_at: null })
    expect([isOver(filled, after(5)), isOver(filled, endAfter(2))]).toEqual([false, true])
  })
})
