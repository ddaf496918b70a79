import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#server/app.ts'
import type { AppOptions } from '#server/app.ts'
import { compose } from '#server/compose.ts'
import type { Composition } from '#server/compose.ts'
import { parseConfig } from '#server/config.ts'
import type { Config } from '#server/config.ts'
import type { DatabaseConnection } from '#server/db/client.ts'
import { silentLog } from '#server/lib/log.ts'
import type { Log } from '#server/lib/log.ts'
import type { Tracing } from '#server/tracing/tracing.ts'
import type { PushSender } from '#server/ports/push-sender.ts'
import type { TestRazorpay } from './razorpay.ts'
import { createTestClock } from './test-clock.ts'
import type { TestClock } from './test-clock.ts'
import { createTestDatabase } from './test-database.ts'

export type TestApp = {
  readonly app: FastifyInstance
  readonly composition: Composition
  readonly db: Composition['db']
  readonly clock: TestClock
  /** Where the files lie; gone after `close`. */
  readonly dataDir: string
  readonly close: () => Promise<void>
}

type Options = {
  config?: Partial<Config>
  clock?: TestClock
  log?: Log
  pushSender?: PushSender
  /** Without it every call to the payment provider fails at once: nothing listens there. */
  razorpay?: TestRazorpay
  /** 'built' serves the pages too; they must have been built. */
  pages?: AppOptions['pages']
  patience?: AppOptions['patience']
  /** Most database connections. */
  max?: number
  tracing?: Tracing
  /** Makes a copy of the app's database that answers searches. */
  openReplica?: (connectionString: string) => DatabaseConnection
}

/**
 * The whole API in local mode on a database of its own: codes land in the outbox, files in a
 * temporary folder, nothing listens and no background work runs.
 */
export async function createTestApp(options: Options = {}): Promise<TestApp> {
  const { clock = createTestClock(), log = silentLog(), pushSender, razorpay } = options
  const { max, tracing, patience } = options
  const database = await createTestDatabase({
    ...(max !== undefined && { max }),
    ...(tracing && { onStatement: tracing.noteStatement }),
  })
  const dataDir = await mkdtemp(join(tmpdir(), 'kaamyab-test-app-'))
  const environment = { DATA_DIR: dataDir, DATABASE_URL: database.connectionString }
  const config: Config = {
    ...parseConfig(environment),
    ...(razorpay && { razorpay: razorpay.config }),
    // A test asks for a thousand at once to see them race, not to see most of them turned away.
    requestsAtOnce: 100_000,
    ...options.config,
  }
  const { db, pool } = database
  const replica = options.openReplica?.(database.connectionString)
  const composition = await compose({
    ...(replica && { replica }),
    config,
    db,
    pool,
    log,
    clock,
    tracing,
    ...(pushSender && { pushSender }),
    ...(razorpay && { paymentProvider: razorpay.provider }),
  })
  const app = await buildApp(composition, {
    pages: options.pages ?? 'none',
    ...(patience && { patience }),
  })
  await app.ready()
  return {
    app,
    composition,
    db,
    clock,
    dataDir,
    close: async () => {
      await app.close()
      await composition.close()
      await replica?.close()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
