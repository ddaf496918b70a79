import { parseConfig, type Config, type Environment } from '../config.ts'
import { createDatabase, type DatabaseConnection } from '../db/client.ts'
import { connectToRunning } from '../db/embedded/supervisor.ts'
import { migrate } from '../db/migrate.ts'
import type { Log } from '../lib/log.ts'
import type { Closers } from './closers.ts'
import { openDataFolder } from './data-folder.ts'
import { openDatabaseServer } from './database-server.ts'
import { DataFolderInUse, lockDataFolder } from './instance-lock.ts'
import type { Progress } from './progress.ts'
import { keepSecrets } from './secrets.ts'

interface Surroundings {
  environment: Environment
  closers: Closers
  log: Log
  progress: Progress
}

/** For a command beside the server: works whether the server runs at the moment or not. */
export async function openDatabase(
  surroundings: Surroundings,
): Promise<DatabaseConnection & { config: Config }> {
  const opened = await openDatabaseAsItIs(surroundings)
  await migrate(opened.pool)
  return opened
}

/** The same, with the schema that it has. */
export async function openDatabaseAsItIs(
  surroundings: Surroundings,
): Promise<DatabaseConnection & { config: Config }> {
  const config = readConfig(surroundings)
  return { ...connect(await findServer(config, surroundings), surroundings), config }
}

/**
 * For a command that makes the database: as it is found, with nobody else in it.
 * @throws DataFolderInUse while the server runs
 */
export async function openDatabaseAlone(
  surroundings: Surroundings,
): Promise<DatabaseConnection & { config: Config }> {
  const { closers, log, progress } = surroundings
  const config = readConfig(surroundings)
  if (config.databaseUrl === undefined) {
    closers.add('lock of the data folder', await lockDataFolder(config.dataDir, 0))
  }
  const connectionString = await openDatabaseServer({ config, closers, log, progress })
  return { ...connect(connectionString, surroundings), config }
}

function readConfig({ environment }: Surroundings): Config {
  const config = parseConfig(environment, (dataDir) => {
    openDataFolder(dataDir)
    return keepSecrets(dataDir)
  })
  openDataFolder(config.dataDir)
  return config
}

function connect(connectionString: string, { closers, log }: Surroundings): DatabaseConnection {
  const connection = createDatabase({ connectionString, max: 2, log })
  closers.add('database connections', connection.close)
  return connection
}

async function findServer(config: Config, surroundings: Surroundings): Promise<string> {
  const { closers, log, progress } = surroundings
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
