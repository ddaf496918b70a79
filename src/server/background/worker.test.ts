import { Client } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { unlockTasksOfDeadWorkers } from './heartbeat.ts'
import { startWorker } from '#server/background/worker.ts'
import { createDatabase } from '#server/db/client.ts'
import { createLog, silentLog } from '#server/lib/log.ts'
import { openNetworkLine } from '#tests/support/network-line.ts'
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
    cronJobs: [
      {
        name: 'count',
        // Never by the clock in this test, which queries the queue instead.
        schedule: '0 0 29 2 *',
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

test('a task that ends while the database is unavailable is repeated later', async () => {
  const { host, port } = new Client({ connectionString: database.connectionString })
  const line = await openNetworkLine(
    host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port },
  )
  const address = new URL(database.connectionString.replace(/@\//, '@127.0.0.1/'))
  address.search = ''
  address.host = `127.0.0.1:${line.port}`
  const { pool, close } = createDatabase({ connectionString: address.href, max: 4 })
  let log = ''
  let runs = 0
  let finish = () => {}
  const worker = await startWorker({
    pool,
    log: createLog({ level: 'debug', format: 'text', write: (text) => (log += text) }),
    cronJobs: [],
    tasks: [
      {
        name: 'locked',
        run: async () => {
          runs += 1
          if (runs === 1) await new Promise<void>((resolve) => (finish = resolve))
          return undefined
        },
      },
    ],
  })
  await database.pool.query(`select graphile_worker.add_job('locked', max_attempts => 3)`)
  await vi.waitFor(() => expect(runs).toBe(1), { timeout: 5000 })
  line.cut()
  finish()
  await vi.waitFor(() => expect(log).toContain('could not be started again'), { timeout: 15_000 })
  line.restore()
  await vi.waitFor(() => expect(runs).toBe(2), { timeout: 15_000 })
  await vi.waitFor(
    async () => {
      const { rows } = await database.pool.query(
        `select 1 from graphile_worker.jobs where task_identifier = 'locked'`,
      )
      expect(rows).toHaveLength(0)
    },
    { timeout: 10_000 },
  )
  await worker.stop()
  await close()
  await line.close()
})

test('the tasks of a killed node are done by another node, and those of a live node are not', async () => {
  const own = await createTestDatabase()
  let runs = 0
  let finish = () => {}
  const tasks = [
    {
      name: 'locked',
      run: async () => {
        runs += 1
        if (runs === 1) await new Promise<void>((resolve) => (finish = resolve))
        return undefined
      },
    },
  ]
  const start = () => startWorker({ pool: own.pool, log: silentLog(), cronJobs: [], tasks })
  const countLocked = async () =>
    (await own.pool.query('select from graphile_worker._private_jobs where locked_by is not null'))
      .rowCount
  const age = () =>
    own.pool.query(
      `update graphile_worker._private_jobs set locked_at = now() - interval '1 minute'`,
    )
  const holder = await start()
  await own.pool.query(`select graphile_worker.add_job('locked', max_attempts => 3)`)
  await vi.waitFor(() => expect(runs).toBe(1), { timeout: 5000 })
  await age()
  expect(await unlockTasksOfDeadWorkers(own.pool)).toEqual([])
  expect(await countLocked()).toBe(1)

  // A worker that was killed since has locked the task.
  await own.pool.query(`update graphile_worker._private_jobs set locked_by = 'pool-of-the-dead'`)
  const other = await start()
  await vi.waitFor(() => expect(runs).toBe(2), { timeout: 15_000 })
  finish()
  await Promise.all([holder.stop(), other.stop()])
  await own.drop()
})

test('each try is logged with its number and why it failed, without anybody’s data', async () => {
  let log = ''
  const worker = await startWorker({
    pool: database.pool,
    log: createLog({ level: 'debug', format: 'json', write: (text) => (log += text) }),
    cronJobs: [],
    tasks: [
      {
        name: 'logged',
        run: async () => {
          throw new Error('no mailbox asha.rao@example.com')
        },
      },
    ],
  })
  const { rows } = await database.pool.query<{ id: string }>(
    `select id::text as id from graphile_worker.add_job('logged', payload => '{"to":"9876501234"}', max_attempts => 1)`,
  )
  await vi.waitFor(() => expect(log).toContain('failed for good'), { timeout: 10_000 })
  await worker.stop()
  const line = log.split('\n').find((each) => each.includes('failed for good')) ?? ''
  expect(JSON.parse(line)).toMatchObject({
    level: 'error',
    task: 'logged',
    work: Number(rows[0]?.id),
    attempt: 1,
    problem: 'Error: no mailbox …',
  })
  expect(line).toContain('worker.test.ts')
  for (const word of ['asha', '9876501234']) expect(log).not.toContain(word)
})
