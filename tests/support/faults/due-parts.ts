import type { RawBuilder } from 'kysely'
import { indiaTime } from '#contract/india-time.ts'
import { limits } from '#server/lib/limits.ts'
import { addLiveJob } from '../job-factories.ts'
import type { Stage } from './writing-calls.ts'

/** Makes several items of work due. The returned function reads what is left and what was done. */
export type MakeDue = (stage: Stage) => Promise<() => Promise<unknown>>

const dayMs = 24 * 3_600_000

export const daysAgo = ({ testApp }: Stage, days: number): Date =>
  new Date(testApp.clock.now().getTime() - days * dayMs)

/** Moves the product's clock on to an hour at which people are told something. */
export function untilDaytime({ testApp }: Stage): void {
  const hour = () => Number(indiaTime(testApp.clock.now()).slice(0, 2))
  while (hour() < limits.quietUntilHour || hour() >= limits.quietFromHour) {
    testApp.clock.advance({ minutes: 60 })
  }
}

/** A function that reads the rows of a statement. */
export const rowsOf =
  ({ testApp }: Stage, statement: RawBuilder<unknown>) =>
  async (): Promise<unknown> =>
    (await statement.execute(testApp.db)).rows

/** Two of them. */
export async function addLiveJobs({ testApp, world }: Stage): Promise<string[]> {
  const parties = { employer: world.owner, admin: world.admin }
  return [await addLiveJob(testApp, parties), await addLiveJob(testApp, parties)]
}

/** Does something some days ago, by the product's clock. */
export async function atDaysAgo(
  { testApp }: Stage,
  days: number,
  act: () => Promise<unknown>,
): Promise<void> {
  testApp.clock.advance({ days: -days })
  try {
    await act()
  } finally {
    testApp.clock.advance({ days })
  }
}
