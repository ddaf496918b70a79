import { expect, test } from 'vitest'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { byEffort, isLongRun } from '#tests/support/effort.ts'
import { createFaultyStage } from '#tests/support/faults/faulty-stage.ts'
import { tryCronJob } from '#tests/support/faults/interrupted-cron-jobs.ts'
import type { CronJobTrial } from '#tests/support/faults/interrupted-cron-jobs.ts'
import { dueWork } from '#tests/support/faults/due-work.ts'
import { writeResult } from '#tests/support/faults/results.ts'

/** Every n-th trial runs, with a different offset for each cron job. */
const every = byEffort(20, 1)
const names = Object.keys(dueWork)

const trials: CronJobTrial[] = []
const set = closeAfterAll(await createFaultyStage())

test('every cron job has a trial', () => {
  expect(names.toSorted()).toEqual(set.faulty.cronJobs.map(({ name }) => name).toSorted())
})

test.each(names.map((name, index) => ({ name, index })))(
  '$name, interrupted at any of its outside calls, is completed once by the next run, and another run does nothing',
  async ({ name, index }) => {
    let turn = index * 7
    const isWanted = () => (turn += 1) % every === 0
    const made = await tryCronJob(name, { ...set, isWanted })
    trials.push(...made)
    expect(made.filter(({ problems }) => problems.length > 0)).toEqual([])
  },
  byEffort(60_000, 600_000),
)

test('the results of the cron jobs are reported', () => {
  expect(new Set(trials.map(({ cronJob }) => cronJob))).toEqual(new Set(names))
  if (isLongRun) report()
})

function report(): void {
  const faults = trials.filter(({ at }) => at > 0)
  const ofKind = (pattern: RegExp) =>
    faults.filter(({ operation }) => pattern.test(operation)).length
  writeResult(
    'A cron job is interrupted',
    'Every cron job, with several items due, on the real application and database: its n-th statement (also begin and commit), ' +
      'file or provider call fails for every n - rejected, its connection destroyed before it, or after it. Then the job runs again.',
    [
      ['cron jobs', names.length],
      ['faults', faults.length],
      ['of these at a commit', ofKind(/^commit$/)],
      ['at the store of files', ofKind(/^file /)],
      ['at a provider', ofKind(/^payment /)],
      ['things left undone or done twice after the next turn', 0],
      ['things that one more turn changed', 0],
    ],
  )
}
