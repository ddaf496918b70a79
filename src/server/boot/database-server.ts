import { Client } from 'pg'
import type { Config } from '#server/config/config.ts'
import { startEmbeddedPostgres } from '../db/embedded/supervisor.ts'
import type { Log } from '../lib/log.ts'
import type { Closers } from './closers.ts'
import type { Progress } from './progress.ts'
import { StartError } from '#server/lib/start-error.ts'

interface DatabaseServerOptions {
  config: Config
  closers: Closers
  log: Log
  progress: Progress
}

/** The server that DATABASE_URL names, or an embedded one in the data folder, which must be locked. */
export async function openDatabaseServer(options: DatabaseServerOptions): Promise<string> {
  const { config, closers, log, progress } = options
  const given = config.databaseUrl
  if (given !== undefined) {
    await progress.step('Database server', () => tryConnection(given))
    return given
  }
  return progress.step('Embedded Postgres', async (tick) => {
    const postgres = await startEmbeddedPostgres({
      dataDir: config.dataDir,
      log,
      onProgress: tick,
    })
    closers.add('embedded Postgres', postgres.stop)
    return postgres.connectionString
  })
}

async function tryConnection(connectionString: string): Promise<void> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 10_000 })
  try {
    await client.connect()
  } catch (error) {
    const reason = error instanceof Error && error.message !== '' ? error.message : String(error)
    throw new StartError(`The database that DATABASE_URL names can't be used: ${reason}.`, {
      cause: error,
    })
  }
  await client.end()
}
