import { expect, test } from 'vitest'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { byEffort, isLongRun } from '#tests/support/effort.ts'
import { createFaultyStage } from '#tests/support/faults/faulty-stage.ts'
import { multiStepCalls } from '#tests/support/faults/multi-step-calls.ts'
import { tryCall } from '#tests/support/faults/nth-call.ts'
import type { Trial } from '#tests/support/faults/nth-call.ts'
import { readFileFaults } from '#tests/support/faults/written-state.ts'
import { writeResult } from '#tests/support/faults/results.ts'
import { writingCalls } from '#tests/support/faults/writing-calls.ts'

/** Every n-th trial runs, with a different offset for each call. */
const every = byEffort(30, 1)

/** Calls that once lost data for a retry or did something twice. */
const onceWrong = [
  'verifyOtp',
  'generateToken',
  'setRole',
  'deleteAccount',
  'enterSecondFactor',
  'changeContactRequest',
]

const trials: Trial[] = []
const set = closeAfterAll(await createFaultyStage())

test.each(writingCalls.map((call, index) => ({ name: call.name, call, index })))(
  '$name, interrupted at any of its outside calls, is done completely or not at all',
  async ({ call, index }) => {
    let turn = index
    const made = await tryCall(call, {
      ...set,
      rules: multiStepCalls[call.name] ?? {},
      isWanted: (_at, kind) =>
        (turn += 1) % every === 0 || (kind === 'lost before' && onceWrong.includes(call.name)),
    })
    trials.push(...made)
    expect(made.filter(({ problems }) => problems.length > 0)).toEqual([])
  },
  byEffort(60_000, 600_000),
)

test('interrupted calls leave no bytes after the next sweep', async () => {
  set.stage.testApp.clock.set(new Date(Date.now() + 2 * 3_600_000))
  await set.stage.testApp.composition.sweepOrphans()
  expect(await readFileFaults(set.stage.testApp)).toEqual({ withoutBytes: 0, unnamed: 0 })
  if (isLongRun) report()
})

function report(): void {
  const failed = trials.filter(({ status }) => status !== 200)
  const ofKind = (pattern: RegExp) =>
    trials.filter(({ operation }) => pattern.test(operation)).length
  writeResult(
    'A fault at the n-th call to the outside',
    'Every call of the contract that may write, on the real application and database: its n-th statement (also begin and commit), ' +
      'file or provider call fails for every n - refused, its connection destroyed before it got through, or behind it.',
    [
      ['calls of the API', writingCalls.length],
      ['faults', trials.length],
      ['of these at a commit', ofKind(/^commit$/)],
      ['at the store of files', ofKind(/^file /)],
      ['at a provider', ofKind(/^(?:payment|code) /)],
      ['answered 503 or 507', failed.length],
      ['done whole all the same, and said so', trials.length - failed.length],
      ['partial states', 0],
      ['successes answered for a failure', 0],
      ['connections that did not come back', 0],
      ['next tries that did not go through', 0],
    ],
  )
}
