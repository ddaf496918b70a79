import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startWorker } from '#server/background/worker.ts'
import type { CronJob } from '#server/background/worker.ts'
import { createDatabase } from '#server/db/client.ts'
import { silentLog } from '#server/lib/log.ts'
import { byEffort } from '#tests/support/effort.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

/* Cron jobs of several nodes on one database. The test moves the clock of this process by minutes. */

const nodes = 3
const minutes = byEffort(8, 60)
const minuteMs = 60_000
const patienceMs = 15_000

let database: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
// Half a day ago, so that all jobs are overdue by the clock of the database. Just before a full minute, for
// which each node then really waits.
beforeEach(() => {
  const from = Date.now() - 12 * 3_600_000
  vi.useFakeTimers({ toFake: ['Date'], now: from - (from % minuteMs) + minuteMs - 100 })
})
afterEach(() => void vi.useRealTimers())

const nextMinute = () => void vi.setSystemTime(Date.now() + minuteMs)

test(
  'every due cron job runs once, on any one of the nodes',
  async () => {
    const runs = new Map<string, number>()
    const cronJobs: CronJob[] = ['first', 'second', 'third'].map((name) => ({
      name,
      schedule: '* * * * *',
      run: async () => void runs.set(name, (runs.get(name) ?? 0) + 1),
    }))
    const { connectionString } = database
    const connections = Array.from({ length: nodes }, () =>
      createDatabase({ connectionString, max: 5 }),
    )
    const workers = await Promise.all(
      connections.map(({ pool }) => startWorker({ pool, log: silentLog(), cronJobs })),
    )
    const lastOf = async () => {
      const { rows } = await database.pool.query<{ last: Date | null }>(
        'select max(last_execution) as last from graphile_worker._private_known_crontabs',
      )
      return rows[0]?.last?.getTime() ?? 0
    }
    await until(async () => (await countKnown()) >= 3, true)
    for (let minute = 1; minute <= minutes; minute += 1) {
      nextMinute()
      const due = Date.now() - (Date.now() % minuteMs)
      await until(lastOf, due)
      await until(() => [...runs.values()], [minute, minute, minute])
    }
    await Promise.all(workers.map((worker) => worker.stop()))
    expect(await countWaiting()).toBe(0)
    expect([...runs.values()]).toEqual([minutes, minutes, minutes])
    await Promise.all(connections.map(({ close }) => close()))
  },
  60_000 + minutes * 3_000,
)

/** Vitest's own polling would advance the fake clock. */
async function until(look: () => unknown, wanted: unknown): Promise<void> {
  const from = performance.now()
  let seen: unknown
  do {
    seen = await look()
    if (isDeepStrictEqual(seen, wanted)) return
    await sleep(20)
  } while (performance.now() - from < patienceMs)
  expect(seen).toEqual(wanted)
}

async function countKnown(): Promise<number> {
  const { rowCount } = await database.pool.query(
    'select from graphile_worker._private_known_crontabs',
  )
  return rowCount ?? 0
}

async function countWaiting(): Promise<number> {
  const { rowCount } = await database.pool.query('select from graphile_worker._private_jobs')
  return rowCount ?? 0
}
