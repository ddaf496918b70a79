import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { openFileStore } from '#server/adapters/storage/open-store.ts'
import { readArchive } from '#server/backup/archive-reader.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { createClosers } from '#server/boot/closers.ts'
import { openDatabaseAlone } from '#server/boot/open-database.ts'
import { replaceSecrets } from '#server/boot/secrets.ts'
import { StartError } from '#server/lib/start-error.ts'
import { migrate } from '#server/db/migrate.ts'
import { openTerminal } from './terminal.ts'

const usage =
  'Usage: npm run restore -- <backup>, with the secret half of its key in BACKUP_IDENTITY, and a new folder in DATA_DIR or an empty database in DATABASE_URL.'

const { log, progress } = openTerminal()

async function restore(given: string | undefined): Promise<void> {
  const identity = process.env['BACKUP_IDENTITY']
  if (given === undefined || !identity?.startsWith('AGE-SECRET-KEY-')) throw new StartError(usage)
  const path = resolve(given)
  if (!existsSync(path)) throw new StartError(`There is no ${path}.`)
  const closers = createClosers()
  try {
    const surroundings = { environment: process.env, closers, log, progress }
    const { pool, config } = await openDatabaseAlone(surroundings)
    const { sums } = await restoreBackup({
      pool,
      store: await openFileStore(config.fileStorage),
      entries: readArchive(path, identity),
      loadSecrets: (secrets) => replaceSecrets(config.dataDir, secrets),
      say: (line) => progress.say(line),
    })
    await migrate(pool)
    const rows = Object.values(sums).reduce((sum, table) => sum + table.rows, 0)
    progress.say(`${rows} rows in ${Object.keys(sums).length} tables are what they were.`)
  } finally {
    await closers.closeAll(log)
  }
}

try {
  const [argument, ...rest] = process.argv.slice(2)
  if (rest.length > 0) throw new StartError(usage)
  await restore(argument)
} catch (error) {
  if (error instanceof StartError) process.stderr.write(`${error.message}\n`)
  else log.fatal({ error }, 'Nothing was restored')
  process.exitCode = 1
}
