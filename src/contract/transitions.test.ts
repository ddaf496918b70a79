import { expect, test } from 'vitest'
import {
  applicationMoves,
  applicationStages,
  moveOfStatus,
  stageAfter,
} from '#contract/applications/stages.ts'
import type { ApplicationMove } from '#contract/applications/stages.ts'
import {
  canMoveJob,
  decisionOf,
  employerActs,
  jobMoves,
  refusalOfAct,
  refusalOfDecision,
  stateAfterAct,
  stateAfterDecision,
} from '#contract/jobs/moves.ts'
import type { JobMove } from '#contract/jobs/moves.ts'
import {
  checkResponseActions,
  jobStates,
  jobStatuses,
  statusOf,
  toJobStatus,
  toJobStatusWire,
} from '#contract/jobs/states.ts'
import type { JobState } from '#contract/jobs/states.ts'

const moves = Object.keys(jobMoves).filter((name): name is JobMove => name in jobMoves)
const posted = (['waiting', 'accepted', 'rejected', 'expired'] as const).toSorted()

/** Every arrow of a move, as 'from > to'. */
const arrowsOf = (move: JobMove): string[] =>
  jobStates.flatMap((from) =>
    jobStates.filter((to) => canMoveJob(move, from, to)).map((to) => `${from} > ${to}`),
  )

test('S4-24: an admin can change a posted job from any status to any other', () => {
  for (const state of jobStates) {
    // A frozen job comes back with the end of its employer's block alone.
    if (state === 'unpaid' || state === 'withdrawn' || state === 'frozen') continue
    const next = posted.filter(
      (to) => refusalOfDecision({ state, isRefunded: false }, to) === undefined,
    )
    // 'Wait' also takes back a request for changes.
    const others = posted.filter((to) => to !== statusOf(state) || stateAfterDecision[to] !== state)
    expect([state, next]).toEqual([
      state,
      others.filter((to) => to !== statusOf(state) || state === 'needs_changes'),
    ])
  }
})

test('S4-14: only its payment moves an unpaid job', () => {
  expect(moves.filter((move) => arrowsOf(move).some((arrow) => /unpaid/.test(arrow)))).toEqual([
    'pay',
  ])
  expect(arrowsOf('pay')).toEqual(['unpaid > waiting'])
})

test('S4-55: only a verified job goes live: by an admin, or by its employer after a pause, a close or an end', () => {
  const publishing = moves.filter((move) =>
    arrowsOf(move).some((arrow) => arrow.endsWith('> live')),
  )
  expect(publishing).toEqual([
    'renew',
    'accept',
    'putBack',
    'takeBack',
    'unfreeze',
    'resume',
    'reopen',
  ])
  expect(arrowsOf('freeze')).toEqual([
    'waiting > frozen',
    'needs_changes > frozen',
    'live > frozen',
    'paused > frozen',
  ])
  expect(
    moves.filter((move) => arrowsOf(move).some((arrow) => arrow.startsWith('frozen'))),
  ).toEqual(['unfreeze'])
  expect([...arrowsOf('resume'), ...arrowsOf('reopen')]).toEqual([
    'paused > waiting',
    'paused > live',
    'filled > waiting',
    'filled > live',
    'closed > waiting',
    'closed > live',
  ])
  // These states follow a live job alone.
  for (const state of ['paused', 'filled', 'closed'] as const) {
    const before = moves
      .filter((move) => move !== 'takeBack' && move !== 'unfreeze')
      .flatMap((move) => arrowsOf(move).filter((arrow) => arrow.endsWith(`> ${state}`)))
    expect(new Set(before)).toEqual(
      new Set(state === 'paused' ? ['live > paused'] : [`live > ${state}`, `paused > ${state}`]),
    )
  }
})

test('the clock ends live and paused jobs; deleting the account those that wait, too', () => {
  expect(arrowsOf('expire')).toEqual(['live > expired', 'paused > expired'])
  expect(arrowsOf('deleteAccount')).toEqual([
    'waiting > expired',
    'waiting > rejected',
    'needs_changes > expired',
    'needs_changes > rejected',
    'live > expired',
    'paused > expired',
  ])
})

test('S4-50: only a waiting job is withdrawn, and nothing leads on from there', () => {
  expect(arrowsOf('withdraw')).toEqual(['waiting > withdrawn', 'needs_changes > withdrawn'])
  expect(moves.flatMap(arrowsOf).filter((arrow) => arrow.startsWith('withdrawn'))).toEqual([])
})

test('S4-61: only an admin asks for changes of a waiting job, and only its employer sends it again', () => {
  expect(arrowsOf('askForChanges')).toEqual(['waiting > needs_changes'])
  expect(arrowsOf('sendAgain')).toEqual(['needs_changes > waiting'])
})

test('an admin moves no withdrawn job and does not publish a refunded one', () => {
  const refusalsOf = (state: JobState, isRefunded: boolean) =>
    (['waiting', 'accepted', 'rejected', 'expired'] as const).map((to) =>
      refusalOfDecision({ state, isRefunded }, to),
    )
  const none = 'STATUS_NOT_ALLOWED'
  expect(refusalsOf('rejected', false)).toEqual([undefined, undefined, none, undefined])
  expect(refusalsOf('rejected', true)).toEqual(['JOB_REFUNDED', 'JOB_REFUNDED', none, undefined])
  for (const isRefunded of [true, false]) {
    expect(refusalsOf('withdrawn', isRefunded)).toEqual([none, none, none, none])
  }
})

test('S4-56: an employer acts as the table says, and reopens only in paid days that were not refunded', () => {
  const allowed = (job: { isRefunded: boolean; isOver: boolean }) =>
    Object.fromEntries(
      jobStates
        .map((state) => [
          state,
          employerActs.filter((act) => refusalOfAct({ state, ...job }, act) === undefined),
        ])
        .filter(([, acts]) => acts !== undefined && acts.length > 0),
    )
  const closing = ['fill', 'close']
  expect(allowed({ isRefunded: false, isOver: false })).toEqual({
    live: ['pause', ...closing],
    paused: ['resume', ...closing],
    filled: ['reopen'],
    closed: ['reopen'],
  })
  for (const ended of [
    { isRefunded: true, isOver: false },
    { isRefunded: false, isOver: true },
  ]) {
    expect(allowed(ended)).toEqual({ live: ['pause', ...closing], paused: closing })
  }
})

test('every act and decision leads along an arrow of its own', () => {
  for (const act of employerActs) {
    expect(arrowsOf(act).some((arrow) => arrow.endsWith(`> ${stateAfterAct[act]}`))).toBe(true)
  }
  for (const to of posted) {
    const ends = arrowsOf(decisionOf[to]).map((arrow) => arrow.split(' > ')[1])
    expect(new Set(ends)).toEqual(new Set([stateAfterDecision[to]]))
    expect(statusOf(stateAfterDecision[to])).toBe(to)
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

test('S4-31: an applicant who is not withdrawn or joined can be shortlisted and rejected, and never waits again', () => {
  const arrows = (move: ApplicationMove) =>
    applicationStages.flatMap((from) => {
      const to = stageAfter(move, from)
      return to === undefined ? [] : [`${from} > ${to}`]
    })
  const byEmployer = Object.values(moveOfStatus).flatMap(arrows)
  const wrong = /> (?:applied|seen)|^(?:withdrawn|joined)/
  expect(byEmployer.filter((arrow) => wrong.test(arrow))).toEqual([])
  expect(arrows('shortlist')).toEqual([
    'applied > shortlisted',
    'seen > shortlisted',
    'not_selected > shortlisted',
  ])
  expect(arrows('reject').map((arrow) => arrow.split(' ')[0])).toEqual([
    'applied',
    'seen',
    'shortlisted',
    'interview',
    'selected',
  ])
  expect(arrows('invite')).toEqual([
    'applied > interview',
    'seen > interview',
    'shortlisted > interview',
    'interview > interview',
    'not_selected > interview',
  ])
  expect(arrows('select')).toEqual(['shortlisted > selected', 'interview > selected'])
  expect(arrows('join')).toEqual(['selected > joined'])
  expect(arrows('withdraw')).toHaveLength(5)
  expect(Object.keys(applicationMoves)).toEqual([
    'shortlist',
    'reject',
    'invite',
    'select',
    'join',
    'withdraw',
  ])
})
