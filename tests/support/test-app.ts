import { rm } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#server/app.ts'
import type { AppOptions } from '#server/app.ts'
import { compose } from '#server/compose/compose.ts'
import type { Composition } from '#server/compose/compose.ts'
import { parseConfig } from '#server/config/config.ts'
import type { Config } from '#server/config/config.ts'
import type { DatabaseConnection } from '#server/db/client.ts'
import { silentLog } from '#server/lib/log.ts'
import type { Log } from '#server/lib/log.ts'
import type { PushSender } from '#server/ports/push-sender.ts'
import type { TestRazorpay } from './razorpay.ts'
import { createTestClock } from './test-clock.ts'
import type { TestClock } from './test-clock.ts'
import { createTestDatabase } from './test-database.ts'
import { makeThrowAwayFolder } from './throw-away-folder.ts'

export type TestApp = {
  readonly app: FastifyInstance
  readonly composition: Composition
  readonly db: Composition['db']
  readonly clock: TestClock
  /** The folder of the files; `close` removes it. */
  readonly dataDir: string
  readonly close: () => Promise<void>
}

type Options = {
  config?: Partial<Config>
  clock?: TestClock
  log?: Log
  pushSender?: PushSender
  /** Without it, every call to the payment provider fails at once. */
  razorpay?: TestRazorpay
  /** 'built' serves the pages too; they must have been built. */
  pages?: AppOptions['pages']
  timeouts?: AppOptions['timeouts']
  /** Maximum number of database connections. */
  max?: number
  /** Opens the app's connections another way than those of the test. */
  openDatabase?: (connectionString: string) => DatabaseConnection
  /** Creates a replica of the app's database for searches. */
  openReplica?: (connectionString: string) => DatabaseConnection
}

/**
 * The whole API in local mode with its own database: codes go to the outbox, files to a
 * temporary folder. No port is open and no background work runs.
 */
export async function createTestApp(options: Options = {}): Promise<TestApp> {
  const { clock = createTestClock(), log = silentLog(), pushSender, razorpay } = options
  const { max, timeouts } = options
  const database = await createTestDatabase({
    ...(max !== undefined && { max }),
  })
  const dataDir = await makeThrowAwayFolder('kaamyab-test-app-')
  const environment = { DATA_DIR: dataDir, DATABASE_URL: database.connectionString }
  const config: Config = {
    ...parseConfig(environment),
    ...(razorpay && { razorpay: razorpay.config }),
    // Race tests send a thousand requests at once, which must not be rejected as overload.
    requestsAtOnce: 100_000,
    uploadsPerAccount: 1_000,
    // What several languages change has tests of its own.
    languages: ['en'],
    ...options.config,
  }
  const own = options.openDatabase?.(database.connectionString)
  const { db, pool } = own ?? database
  const replica = options.openReplica?.(database.connectionString)
  const composition = await compose({
    ...(replica && { replica }),
    config,
    db,
    pool,
    log,
    clock,
    ...(pushSender && { pushSender }),
    ...(razorpay && { paymentProvider: razorpay.provider }),
  })
  const app = await buildApp(composition, {
    pages: options.pages ?? 'none',
    ...(timeouts && { timeouts }),
  })
  await app.ready()
  return {
    app,
    composition,
    db: database.db,
    clock,
    dataDir,
    close: async () => {
      await app.close()
      await composition.close()
      await replica?.close()
      await own?.close()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
