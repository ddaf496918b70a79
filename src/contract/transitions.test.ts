import { expect, test } from 'vitest'
import { applicationStatuses, canMoveApplication } from './applications.ts'
import { canMoveJob, checkResponseActs, jobStatuses, toJobStatus, toJobStatusWire } from './jobs.ts'

const posted = jobStatuses.filter((status) => status !== 'unpaid')

test('an admin moves a posted job from any status to any other', () => {
  for (const from of posted) {
    const next = jobStatuses.filter((to) => canMoveJob(from, to, 'admin'))
    expect(next).toEqual(posted.filter((to) => to !== from))
  }
})

test('an unpaid job is moved by its payment alone', () => {
  for (const to of jobStatuses) {
    expect(canMoveJob('unpaid', to, 'admin')).toBe(false)
    expect(canMoveJob('unpaid', to, 'system')).toBe(to === 'waiting')
    expect(canMoveJob('unpaid', to, 'owner')).toBe(false)
  }
})

test('nothing but a live job expires by itself', () => {
  const expiring = jobStatuses.filter((from) => canMoveJob(from, 'expired', 'system'))
  expect(expiring).toEqual(['accepted'])
})

test('who deletes the account ends what is waiting or live, and begins nothing', () => {
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

test('on the wire an unpaid job has no status, and an expired one is paused', () => {
  expect(jobStatuses.map(toJobStatusWire)).toEqual(['', 'waiting', 'accepted', 'rejected', 'pause'])
  expect(jobStatuses.map(toJobStatusWire).map(toJobStatus)).toEqual(jobStatuses)
})

test('responses are opened for a job that was live, explained while it waits, closed otherwise', () => {
  expect(checkResponseActs).toEqual({
    unpaid: 'disabled',
    waiting: 'explain',
    accepted: 'open',
    rejected: 'disabled',
    expired: 'open',
  })
})

test('an applicant is shortlisted and rejected from any state, and never waits again', () => {
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
