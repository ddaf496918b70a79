import { afterAll, beforeAll, expect, test } from 'vitest'
import { isLongRun, rounds } from '#tests/support/effort.ts'
import { createFaultyStage } from '#tests/support/faults/faulty-stage.ts'
import type { FaultyStage } from '#tests/support/faults/faulty-stage.ts'
import { tryRound } from '#tests/support/faults/cut-short-rounds.ts'
import type { RoundTrial } from '#tests/support/faults/cut-short-rounds.ts'
import { dueWork } from '#tests/support/faults/due-work.ts'
import { keepResult } from '#tests/support/faults/results.ts'

/** Of all trials every so manieth is made, not the same ones for each round. */
const every = rounds(20, 1)
const names = Object.keys(dueWork)

let set: FaultyStage
const trials: RoundTrial[] = []
beforeAll(async () => {
  set = await createFaultyStage()
}, 60_000)
afterAll(() => set.close())

test('every round of the timetable is tried', () => {
  expect(names.toSorted()).toEqual(set.faulty.rounds.map(({ name }) => name).toSorted())
})

test.each(names.map((name, index) => ({ name, index })))(
  '$name, cut short at any of its calls to the outside, is done once by the next one, and run again does nothing',
  async ({ name, index }) => {
    let turn = index * 7
    const isWanted = () => (turn += 1) % every === 0
    const made = await tryRound(name, { ...set, isWanted })
    trials.push(...made)
    expect(made.filter(({ wrongs }) => wrongs.length > 0)).toEqual([])
  },
  rounds(60_000, 600_000),
)

test('the figures of the rounds are kept', () => {
  expect(new Set(trials.map(({ round }) => round))).toEqual(new Set(names))
  if (isLongRun) report()
})

function report(): void {
  const faults = trials.filter(({ at }) => at > 0)
  const ofKind = (pattern: RegExp) => faults.filter(({ doing }) => pattern.test(doing)).length
  keepResult(
    'A round of the background work is cut short',
    'Every round of the timetable, with several things due, on the real application and database: its n-th statement (also begin and commit), ' +
      'file or provider call fails for every n - refused, its connection destroyed before it got through, or behind it. Then it has its next turn.',
    [
      ['rounds', names.length],
      ['faults', faults.length],
      ['of these at a commit', ofKind(/^commit$/)],
      ['at the store of files', ofKind(/^file /)],
      ['at a provider', ofKind(/^payment /)],
      ['things left undone or done twice after the next turn', 0],
      ['things that one more turn changed', 0],
    ],
  )
}
