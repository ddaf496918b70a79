import { closeSync, constants, existsSync, openSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import type { Log } from '../../lib/log.ts'
import { chooseServerAccount } from './account.ts'
import { ensureCluster, superuser } from './cluster.ts'
import { findPostmaster, startPostmaster, stopPostmaster } from './postmaster.ts'
import { findPrograms } from './programs.ts'

export interface EmbeddedPostgresOptions {
  /** An existing folder; the database is in its folder `postgres`. */
  dataDir: string
  log: Log
  /** Reports steps that take longer than a moment. */
  onProgress?: (step: string) => void
  /** False only for disposable databases of tests. */
  durable?: boolean
}

export interface EmbeddedPostgres {
  /** The URL of the product's database, as its owner. */
  connectionString: string
  /** The URL of the maintenance database, as the superuser. */
  superuserConnectionString: string
  stop: () => Promise<void>
}

const productDatabase = 'kaamyab'
// Linux allows 107 bytes for a socket's path, of which '/.s.PGSQL.5432' takes 14.
const maxFolderBytes = 93
const watchMs = 500

/** Runs Postgres under `dataDir` until `stop`, and restarts it when it ends. */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const dataDir = realpathSync(options.dataDir)
  const cluster = join(dataDir, 'postgres')
  const durable = options.durable ?? true
  const account = chooseServerAccount(dataDir, cluster)
  const programs = findPrograms(account, dataDir)
  if (!existsSync(cluster)) options.onProgress?.('creating the database')
  await ensureCluster({ cluster, account, programs, durable })

  const logFile = join(dataDir, 'postgres.log')
  const start = () => startPostmaster({ cluster, logFile, account, programs, durable })
  await start()
  const folder = openSocketFolder(cluster)
  const superuserConnectionString = connectionString(superuser, 'postgres', folder.path)
  try {
    await ensureProductDatabase(superuserConnectionString)
  } catch (error) {
    await stopPostmaster(cluster)
    throw error
  }

  const stopWatching = watch(cluster, start, options.log)
  return {
    connectionString: connectionString(productDatabase, productDatabase, folder.path),
    superuserConnectionString,
    stop: async () => {
      await stopWatching()
      await stopPostmaster(cluster)
      folder.close()
    },
  }
}

/** The URLs of the server that another process runs for this data folder. */
export function connectToRunning(dataDir: string): { connectionString: string; close: () => void } {
  const folder = openSocketFolder(join(realpathSync(dataDir), 'postgres'))
  return {
    connectionString: connectionString(productDatabase, productDatabase, folder.path),
    close: folder.close,
  }
}

/** For a path that is too long for a socket, our own open folder has a short name. */
function openSocketFolder(cluster: string): { path: string; close: () => void } {
  if (Buffer.byteLength(cluster) <= maxFolderBytes) return { path: cluster, close: () => {} }
  const descriptor = openSync(cluster, constants.O_RDONLY | constants.O_DIRECTORY)
  return { path: `/proc/self/fd/${descriptor}`, close: () => closeSync(descriptor) }
}

// Port and encryption are explicit, because the library would read PGPORT and PGSSLMODE.
function connectionString(user: string, database: string, folder: string): string {
  const query = new URLSearchParams({ host: folder, port: '5432', sslmode: 'disable' })
  return `postgres://${user}@/${database}?${query.toString()}`
}

/** The product connects as the owner of its database, without the superuser's access to files. */
async function ensureProductDatabase(superuserConnectionString: string): Promise<void> {
  const client = new Client({ connectionString: superuserConnectionString })
  await client.connect()
  try {
    const { rows } = await client.query<{ role: boolean; database: boolean }>(
      `select exists (select from pg_roles where rolname = $1) as role,
              exists (select from pg_database where datname = $1) as database`,
      [productDatabase],
    )
    if (!rows[0]?.role) await client.query(`create role ${productDatabase} login`)
    if (!rows[0]?.database) {
      await client.query(`create database ${productDatabase} owner ${productDatabase}`)
    }
  } finally {
    await client.end()
  }
}

function watch(cluster: string, start: () => Promise<number>, log: Log): () => Promise<void> {
  let restart: Promise<void> | undefined
  const timer = setInterval(() => {
    if (restart !== undefined || findPostmaster(cluster) !== undefined) return
    log.error('The database stopped unexpectedly and is started again')
    restart = start()
      .then(() => log.info('The database runs again'))
      .catch((error: unknown) => log.error({ error }, 'The database could not be started again'))
      .finally(() => (restart = undefined))
  }, watchMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await restart
  }
}
