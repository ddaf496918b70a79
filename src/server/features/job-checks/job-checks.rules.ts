import type { CallResult } from '#contract/job-checks/options.ts'
import { confirmedPoints } from '#contract/job-checks/options.ts'
import { limits } from '#server/lib/limits.ts'

type Call = { readonly result: CallResult; readonly calledAt: Date }

/** How many calls without an answer count as tries: those with some hours between them. */
export function countTries(calls: readonly Call[]): number {
  const gap = limits.hoursBetweenTries * 3_600_000
  const times = calls
    .filter(({ result }) => result !== 'talked')
    .map(({ calledAt }) => calledAt.getTime())
    .toSorted((one, other) => one - other)
  let [tries, last] = [0, Number.NEGATIVE_INFINITY]
  for (const at of times) {
    if (at - last < gap) continue
    tries += 1
    last = at
  }
  return tries
}

/** Whether a contact confirmed all that a job needs. */
export const isConfirmed = (points: readonly string[]): boolean =>
  confirmedPoints.every((point) => points.includes(point))
