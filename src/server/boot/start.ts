import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { migrateQueue } from '../background/queue-schema.ts'
import { parseConfig, type Config, type Environment } from '../config.ts'
import { createDatabase } from '../db/client.ts'
import type { DatabaseConnection } from '../db/client.ts'
import { migrate } from '../db/migrate.ts'
import { createDoors } from '../http/doors.ts'
import type { Doors } from '../http/doors.ts'
import { leave } from '../http/leaving.ts'
import type { Log } from '../lib/log.ts'
import { readVersion } from '../lib/product-version.ts'
import type { Tracing } from '../tracing/tracing.ts'
import type { Closers } from './closers.ts'
import { openDataFolder } from './data-folder.ts'
import { openDatabaseServer } from './database-server.ts'
import { startIdentityStandIns } from './identity-stand-in.ts'
import { lockDataFolder } from './instance-lock.ts'
import { startPaymentStandIn } from './payment-stand-in.ts'
import { asPortError, requireFreePort } from './port.ts'
import type { Progress } from './progress.ts'
import { sayReady } from './ready-message.ts'
import { fillSample } from './sample.ts'
import { keepSecrets } from './secrets.ts'
import { compareSecrets } from './secrets-mark.ts'

export interface StartOptions {
  /** No sample data at the first start. */
  isEmpty: boolean
  /** Pages come from Vite, with reload. */
  isDevelopment: boolean
}

/** Another one can answer: it is not worth a wait. */
const replicaConnectMs = 1_000

interface Surroundings {
  environment: Environment
  signal: AbortSignal
  closers: Closers
  log: Log
  progress: Progress
}

/** From nothing to a listening server. What it opens is registered with `closers` at once. */
export async function start(
  options: StartOptions,
  { environment, signal, closers, log, progress }: Surroundings,
): Promise<void> {
  const config = parseConfig(environment, (dataDir) => {
    openDataFolder(dataDir)
    return keepSecrets(dataDir)
  })
  log.level = config.logLevel
  openDataFolder(config.dataDir)
  // Two nodes on one DATABASE_URL are welcome; an embedded database has one server.
  if (config.databaseUrl === undefined) {
    closers.add('lock of the data folder', await lockDataFolder(config.dataDir))
  }
  await requireFreePort(config.host, config.port)

  // The program's modules load while the database starts.
  const modules = Promise.all([import('../compose.ts'), import('../app.ts')])
  const connectionString = await openDatabaseServer({ config, closers, log, progress })
  signal.throwIfAborted()
  const tracing = await startTracing(config, log, closers)
  const { db, pool, close } = createDatabase({
    ...(tracing && { onStatement: tracing.noteStatement }),
    connectionString,
    max: config.databasePoolMax,
    timeouts: config.databaseTimeouts,
    silence: { afterMs: config.databaseSilentMs, name: 'database' },
    log,
  })
  closers.add('database connections', close)
  await progress.step('Migrations', (tick) =>
    migrate(pool, {
      onProgress: ({ name, index, total }) => tick(`${name} (${index + 1} of ${total})`),
    }),
  )
  await migrateQueue(pool)
  if (config.databaseUrl !== undefined) await compareSecrets(pool, config, log)
  signal.throwIfAborted()

  const [{ compose }, { buildApp }] = await modules
  const payments = await startPaymentStandIn(config, closers)
  const wired = await startIdentityStandIns(payments.config, closers)
  const replica = openReplica(config, log, closers)
  const composition = await compose({
    config: wired,
    db,
    pool,
    log,
    tracing,
    ...(replica && { replica }),
  })
  closers.add('services', () => composition.close())
  const app = await buildApp(composition, { pages: options.isDevelopment ? 'dev' : 'built' })
  const doors = createDoors(app.server)
  closers.add('web server', () => Promise.all([doors.close(), app.close()]))
  const noticing = config.drainMs > 0 ? () => sleep(config.drainMs) : undefined
  closers.add('door', () => leave(doors, composition.leaving, noticing))
  signal.throwIfAborted()

  const hasSample = await fillSample({
    composition,
    options,
    signal,
    progress,
    remember: payments.remember,
  })
  signal.throwIfAborted()
  await listen(app, doors, config)
  await composition.startBackground()
  signal.throwIfAborted()
  const address = `http://${config.host}:${boundPort(app.server.address(), config)}`
  payments.tellTo(address)
  await sayReady({ config, address, hasSample, progress, seconds: performance.now() / 1000 })
}

/** Loaded where it is asked for alone. Closed late, so that it tells of what ends before. */
async function startTracing(
  { tracing: target }: Config,
  log: Log,
  closers: Closers,
): Promise<Tracing | undefined> {
  if (target === undefined) return undefined
  const { createTracing } = await import('../tracing/tracing.ts')
  const tracing = createTracing(target, readVersion(), log)
  closers.add('traces', tracing.close)
  return tracing
}

/** Connects to nothing yet: one that is away keeps nobody from starting. */
function openReplica(config: Config, log: Log, closers: Closers): DatabaseConnection | undefined {
  if (config.databaseReadUrl === undefined) return undefined
  const replica = createDatabase({
    connectionString: config.databaseReadUrl,
    max: config.databasePoolMax,
    timeouts: { ...config.databaseTimeouts, connectMs: replicaConnectMs },
    silence: { afterMs: config.databaseSilentMs, name: 'replica' },
    log,
  })
  closers.add('connections to the replica', replica.close)
  return replica
}

interface Listener {
  listen: (options: { host: string; port: number; reusePort?: true }) => Promise<unknown>
}

async function listen(app: Listener, doors: Doors, { host, port }: Config): Promise<void> {
  // Another program with such doors would share the port, and nobody would notice.
  await requireFreePort(host, port)
  try {
    await app.listen({ host, port, ...doors.listening })
    await doors.open()
  } catch (error) {
    throw asPortError(error, host, port)
  }
}

const boundPort = (address: { port: number } | string | null, config: Config): number =>
  typeof address === 'object' && address !== null ? address.port : config.port
