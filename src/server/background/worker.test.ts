import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startWorker } from '#server/background/worker.ts'
import { silentLog } from '#server/lib/log.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

type TestDatabase = Awaited<ReturnType<typeof createTestDatabase>>

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

test('a round that is due runs, and again after it failed once', async () => {
  let runs = 0
  const worker = await startWorker({
    pool: database.pool,
    log: silentLog(),
    rounds: [
      {
        name: 'count',
        // Never by the clock within this test: the queue is asked instead.
        timetable: '0 0 29 2 *',
        run: async () => {
          runs += 1
          if (runs === 1) throw new Error('the first try fails')
        },
      },
    ],
  })
  await database.pool.query(`select graphile_worker.add_job('count', max_attempts => 3)`)
  await vi.waitFor(() => expect(runs).toBe(1), { timeout: 5000 })
  await database.pool.query(`update graphile_worker._private_jobs set run_at = now()`)
  await database.pool.query(`select graphile_worker.add_job('count')`)
  await vi.waitFor(() => expect(runs).toBeGreaterThanOrEqual(2), { timeout: 5000 })
  await worker.stop()
})
