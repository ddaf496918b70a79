import { Client } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { freeTasksOfTheDead } from '#server/background/sign-of-life.ts'
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

test('a task that ends while the database is away is done again when it is back', async () => {
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
    rounds: [],
    tasks: [
      {
        name: 'held',
        run: async () => {
          runs += 1
          if (runs === 1) await new Promise<void>((resolve) => (finish = resolve))
          return undefined
        },
      },
    ],
  })
  await database.pool.query(`select graphile_worker.add_job('held', max_attempts => 3)`)
  await vi.waitFor(() => expect(runs).toBe(1), { timeout: 5000 })
  line.cut()
  finish()
  await vi.waitFor(() => expect(log).toContain('could not be started again'), { timeout: 15_000 })
  line.mend()
  await vi.waitFor(() => expect(runs).toBe(2), { timeout: 15_000 })
  await vi.waitFor(
    async () => {
      const { rows } = await database.pool.query(
        `select 1 from graphile_worker.jobs where task_identifier = 'held'`,
      )
      expect(rows).toHaveLength(0)
    },
    { timeout: 10_000 },
  )
  await worker.stop()
  await close()
  await line.close()
})

test('what a node held that was killed is done by another, and what a living one holds is not', async () => {
  const own = await createTestDatabase()
  let runs = 0
  let finish = () => {}
  const tasks = [
    {
      name: 'held',
      run: async () => {
        runs += 1
        if (runs === 1) await new Promise<void>((resolve) => (finish = resolve))
        return undefined
      },
    },
  ]
  const start = () => startWorker({ pool: own.pool, log: silentLog(), rounds: [], tasks })
  const isHeld = async () =>
    (await own.pool.query('select from graphile_worker._private_jobs where locked_by is not null'))
      .rowCount
  const age = () =>
    own.pool.query(
      `update graphile_worker._private_jobs set locked_at = now() - interval '1 minute'`,
    )
  const holder = await start()
  await own.pool.query(`select graphile_worker.add_job('held', max_attempts => 3)`)
  await vi.waitFor(() => expect(runs).toBe(1), { timeout: 5000 })
  await age()
  expect(await freeTasksOfTheDead(own.pool)).toEqual([])
  expect(await isHeld()).toBe(1)

  // As if somebody had taken it who was killed since.
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
    rounds: [],
    tasks: [
      {
        name: 'told',
        run: async () => {
          throw new Error('no mailbox asha.rao@example.com')
        },
      },
    ],
  })
  const { rows } = await database.pool.query<{ id: string }>(
    `select id::text as id from graphile_worker.add_job('told', payload => '{"to":"9876501234"}', max_attempts => 1)`,
  )
  await vi.waitFor(() => expect(log).toContain('failed for good'), { timeout: 10_000 })
  await worker.stop()
  const line = log.split('\n').find((each) => each.includes('failed for good')) ?? ''
  expect(JSON.parse(line)).toMatchObject({
    level: 'error',
    task: 'told',
    work: Number(rows[0]?.id),
    attempt: 1,
    problem: 'Error: no mailbox …',
  })
  expect(line).toContain('worker.test.ts')
  for (const word of ['asha', '9876501234']) expect(log).not.toContain(word)
})
