import { parseConfig, type Config, type Environment } from '#server/config/config.ts'
import { createDatabase, type DatabaseConnection } from '../db/client.ts'
import { connectToRunning } from '../db/embedded/supervisor.ts'
import { migrate } from '../db/migrate.ts'
import type { Log } from '../lib/log.ts'
import type { Closers } from './closers.ts'
import { openDataFolder } from './data-folder.ts'
import { openDatabaseServer } from './database-server.ts'
import { DataFolderInUse, lockDataFolder } from './instance-lock.ts'
import type { Progress } from './progress.ts'
import { loadSecrets } from './secrets.ts'

interface OpenDeps {
  environment: Environment
  closers: Closers
  log: Log
  progress: Progress
}

/** Opens the database for a command beside the server, whether the server runs or not. */
export async function openDatabase(
  deps: OpenDeps,
): Promise<DatabaseConnection & { config: Config }> {
  const opened = await openDatabaseAsItIs(deps)
  await migrate(opened.pool)
  return opened
}

/** The same without migrating. */
export async function openDatabaseAsItIs(
  deps: OpenDeps,
): Promise<DatabaseConnection & { config: Config }> {
  const config = readConfig(deps)
  return { ...connect(await findServer(config, deps), deps), config }
}

/**
 * Opens the database for a command that needs it alone, without migrating.
 * @throws DataFolderInUse while the server runs
 */
export async function openDatabaseAlone(
  deps: OpenDeps,
): Promise<DatabaseConnection & { config: Config }> {
  const { closers, log, progress } = deps
  const config = readConfig(deps)
  if (config.databaseUrl === undefined) {
    closers.add('lock of the data folder', await lockDataFolder(config.dataDir, 0))
  }
  const connectionString = await openDatabaseServer({ config, closers, log, progress })
  return { ...connect(connectionString, deps), config }
}

function readConfig({ environment }: OpenDeps): Config {
  const config = parseConfig(environment, (dataDir) => {
    openDataFolder(dataDir)
    return loadSecrets(dataDir)
  })
  openDataFolder(config.dataDir)
  return config
}

function connect(connectionString: string, { closers, log }: OpenDeps): DatabaseConnection {
  const connection = createDatabase({ connectionString, max: 2, log })
  closers.add('database connections', connection.close)
  return connection
}

async function findServer(config: Config, deps: OpenDeps): Promise<string> {
  const { closers, log, progress } = deps
  try {
    if (config.databaseUrl === undefined) {
      closers.add('lock of the data folder', await lockDataFolder(config.dataDir, 0))
    }
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error
    const running = connectToRunning(config.dataDir)
    closers.add('database folder', async () => running.close())
    return running.connectionString
  }
  return openDatabaseServer({ config, closers, log, progress })
}
