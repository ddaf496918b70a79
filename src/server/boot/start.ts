import { performance } from 'node:perf_hooks'
import { migrateQueue } from '../background/queue-schema.ts'
import { parseConfig, type Config, type Environment } from '#server/config/config.ts'
import { createDatabase } from '../db/client.ts'
import type { DatabaseConnection } from '../db/client.ts'
import { migrate } from '../db/migrate.ts'
import { drain } from '#server/http/overload/drain-state.ts'
import type { Log } from '../lib/log.ts'
import type { Closers } from './closers.ts'
import { openDataFolder } from './data-folder.ts'
import { openDatabaseServer } from './database-server.ts'
import { startIdentityStandIns } from './identity-stand-in.ts'
import { lockDataFolder } from './instance-lock.ts'
import { startPaymentStandIn } from './payment-stand-in.ts'
import { asPortError, requireFreePort } from './port.ts'
import type { Progress } from './progress.ts'
import { printReady } from './ready-message.ts'
import { fillSample } from './sample.ts'
import { loadSecrets } from './secrets.ts'
import { compareSecrets } from './secrets-mark.ts'

export interface StartOptions {
  /** No sample data at the first start. */
  isEmpty: boolean
  /** Pages come from Vite, with reload. */
  isDevelopment: boolean
}

/** Short, because the database itself can answer instead. */
const replicaConnectMs = 1_000

interface StartDeps {
  environment: Environment
  signal: AbortSignal
  closers: Closers
  log: Log
  progress: Progress
}

/** Starts everything up to a listening server. Whatever it opens is registered with `closers` at once. */
export async function start(
  options: StartOptions,
  { environment, signal, closers, log, progress }: StartDeps,
): Promise<void> {
  const config = parseConfig(environment, (dataDir) => {
    openDataFolder(dataDir)
    return loadSecrets(dataDir)
  })
  log.level = config.logLevel
  openDataFolder(config.dataDir)
  // Several nodes may share one DATABASE_URL; an embedded database has one server.
  if (config.databaseUrl === undefined) {
    closers.add('lock of the data folder', await lockDataFolder(config.dataDir))
  }
  await requireFreePort(config.host, config.port)

  // The program's modules load while the database starts.
  const modules = Promise.all([import('#server/compose/compose.ts'), import('../app.ts')])
  const connectionString = await openDatabaseServer({ config, closers, log, progress })
  signal.throwIfAborted()
  const { db, pool, close } = createDatabase({
    connectionString,
    max: config.databasePoolMax,
    isPrimary: true,
    timeouts: config.databaseTimeouts,
    healthProbe: { timeoutMs: config.databaseProbeTimeoutMs, name: 'database' },
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
    ...(replica && { replica }),
  })
  closers.add('services', () => composition.close())
  const app = await buildApp(composition, { pages: options.isDevelopment ? 'dev' : 'built' })
  closers.add('web server', () => app.close())
  closers.add('drain', () => drain(composition.drainState, config.drainMs))
  signal.throwIfAborted()

  const hasSample = await fillSample({
    composition,
    options,
    signal,
    progress,
    onPaid: payments.addPayments,
  })
  signal.throwIfAborted()
  await listen(app, config)
  await composition.startBackground()
  signal.throwIfAborted()
  const address = `http://${config.host}:${boundPort(app.server.address(), config)}`
  payments.sendWebhooksTo(address)
  await printReady({ config, address, hasSample, progress, seconds: performance.now() / 1000 })
}

/** Does not connect yet, so the server starts without the replica too. */
function openReplica(config: Config, log: Log, closers: Closers): DatabaseConnection | undefined {
  if (config.databaseReadUrl === undefined) return undefined
  const replica = createDatabase({
    connectionString: config.databaseReadUrl,
    max: config.databasePoolMax,
    timeouts: { ...config.databaseTimeouts, connectMs: replicaConnectMs },
    healthProbe: { timeoutMs: config.databaseProbeTimeoutMs, name: 'replica' },
    log,
  })
  closers.add('connections to the replica', replica.close)
  return replica
}

interface Listener {
  listen: (options: { host: string; port: number; backlog: number }) => Promise<unknown>
}

/** In a rush, new connections wait here to be accepted; the kernel drops what is beyond. */
const backlog = 4_096

async function listen(app: Listener, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port, backlog })
  } catch (error) {
    throw asPortError(error, host, port)
  }
}

const boundPort = (address: { port: number } | string | null, config: Config): number =>
  typeof address === 'object' && address !== null ? address.port : config.port
