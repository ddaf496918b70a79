import { expect, test } from 'vitest'
import { applicationStatuses, canMoveApplication } from '#contract/applications/states.ts'
import {
  canMoveJob,
  checkResponseActions,
  jobStatuses,
  refusalOfDecision,
  toJobStatus,
  toJobStatusWire,
} from '#contract/jobs/states.ts'
import type { DecidedJob } from '#contract/jobs/states.ts'

const posted = jobStatuses.filter((status) => status !== 'unpaid')

test('S4-24: an admin can change a posted job from any status to any other', () => {
  for (const from of posted) {
    const next = jobStatuses.filter((to) => canMoveJob(from, to, 'admin'))
    expect(next).toEqual(posted.filter((to) => to !== from))
  }
})

test('S4-14: only its payment moves an unpaid job', () => {
  for (const to of jobStatuses) {
    expect(canMoveJob('unpaid', to, 'admin')).toBe(false)
    expect(canMoveJob('unpaid', to, 'system')).toBe(to === 'waiting')
    expect(canMoveJob('unpaid', to, 'owner')).toBe(false)
  }
})

test('only a live job expires', () => {
  const expiring = jobStatuses.filter((from) => canMoveJob(from, 'expired', 'system'))
  expect(expiring).toEqual(['accepted'])
})

test('deleting the account ends waiting and live jobs', () => {
  const ends = jobStatuses.map((from) => [
    from,
    jobStatuses.filter((to) => canMoveJob(from, to, 'owner')),
  ])
  expect(Object.fromEntries(ends)).toEqual({
    unpaid: [],
    waiting: ['rejected', 'expired'],
    accepted: ['expired'],
    rejected: [],
    expired: [],
  })
})

test('S4-50: only a waiting job is withdrawn', () => {
  const from = jobStatuses.filter((status) => canMoveJob(status, 'rejected', 'withdraw'))
  expect(from).toEqual(['waiting'])
})

test('an admin moves no withdrawn job and does not publish a refunded one', () => {
  const rejected = { status: 'rejected', isWithdrawn: false, isRefunded: false } as const
  const refusalsOf = (job: DecidedJob) => posted.map((to) => refusalOfDecision(job, to))
  const none = 'STATUS_NOT_ALLOWED'
  expect(posted).toEqual(['waiting', 'accepted', 'rejected', 'expired'])
  expect(refusalsOf(rejected)).toEqual([undefined, undefined, none, undefined])
  const refunded = { ...rejected, isRefunded: true }
  expect(refusalsOf(refunded)).toEqual(['JOB_REFUNDED', 'JOB_REFUNDED', none, undefined])
  for (const isRefunded of [true, false]) {
    const withdrawn = { ...rejected, isWithdrawn: true, isRefunded }
    expect(refusalsOf(withdrawn)).toEqual([none, none, none, none])
  }
})

test("S4-13: the wire's status of an unpaid job is empty, of an expired one 'pause'", () => {
  expect(jobStatuses.map(toJobStatusWire)).toEqual(['', 'waiting', 'accepted', 'rejected', 'pause'])
  expect(jobStatuses.map(toJobStatusWire).map(toJobStatus)).toEqual(jobStatuses)
})

test('S4-30: responses are open for a job that was live, explained while it waits, closed otherwise', () => {
  expect(checkResponseActions).toEqual({
    unpaid: 'disabled',
    waiting: 'explain',
    accepted: 'open',
    rejected: 'disabled',
    expired: 'open',
  })
})

test('S4-31: an applicant can be shortlisted and rejected from any state, and never waits again', () => {
  const moves = applicationStatuses.map((from) => [
    from,
    applicationStatuses.filter((to) => canMoveApplication(from, to)),
  ])
  expect(Object.fromEntries(moves)).toEqual({
    waiting: ['shortlisted', 'rejected'],
    shortlisted: ['rejected'],
    rejected: ['shortlisted'],
  })
})
