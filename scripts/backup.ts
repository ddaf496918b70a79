import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { openFileStore } from '#server/adapters/storage/open-store.ts'
import { createArchive } from '#server/backup/archive-writer.ts'
import { takeBackup } from '#server/backup/take-backup.ts'
import { createClosers } from '#server/boot/closers.ts'
import { openDatabase } from '#server/boot/open-database.ts'
import { StartError } from '#server/lib/start-error.ts'
import { recordBackup } from '#server/features/operations/last-backup.repository.ts'
import { systemClock } from '#server/lib/clock.ts'
import { openTerminal } from './terminal.ts'

const usage =
  'Usage: npm run backup [-- <file to write>], with the public half of a key in BACKUP_RECIPIENT; npm run backup -- --new-key makes one.'

const { log, progress } = openTerminal()

async function makeKey(): Promise<void> {
  const identity = await generateX25519Identity()
  progress.say(`BACKUP_RECIPIENT=${await identityToRecipient(identity)}`)
  progress.say(`BACKUP_IDENTITY=${identity}`)
  progress.say('')
  progress.say('The server needs the first line alone. Keep the second one away from it: it opens')
  progress.say('every backup, and without it none can be opened.')
}

/** Returns whether the backup is complete. */
async function backUp(given: string | undefined): Promise<boolean> {
  const recipient = process.env['BACKUP_RECIPIENT']
  if (!recipient?.startsWith('age1')) throw new StartError(usage)
  const closers = createClosers()
  try {
    const surroundings = { environment: process.env, closers, log, progress }
    const { pool, config } = await openDatabase(surroundings)
    const path = resolve(given ?? defaultPath(config.dataDir))
    if (existsSync(path)) throw new StartError(`${path} is there already; name another file.`)
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
    const archive = await createArchive(path, recipient)
    try {
      const secretsFile = join(config.dataDir, 'secrets.json')
      const { lostFiles } = await takeBackup({
        pool,
        store: await openFileStore(config.fileStorage),
        clock: systemClock,
        archive,
        secrets: existsSync(secretsFile) ? readFileSync(secretsFile) : undefined,
        say: (line) => progress.say(line),
      })
      await archive.finish()
      await recordBackup(pool, systemClock.now())
      progress.say(`Written to ${path}.`)
      for (const key of lostFiles) progress.say(`Not in the store any more: ${key}`)
      return lostFiles.length === 0
    } catch (error) {
      await archive.giveUp()
      throw error
    }
  } finally {
    await closers.closeAll(log)
  }
}

/** Beside the data folder, so that no backup contains another. */
function defaultPath(dataDir: string): string {
  const moment = systemClock.now().toISOString().slice(0, 19).replaceAll(':', '-')
  return join(`${dataDir}-backups`, `backup-${moment}.tar.zst.age`)
}

try {
  const [argument, ...rest] = process.argv.slice(2)
  if (rest.length > 0) throw new StartError(usage)
  if (argument === '--new-key') await makeKey()
  else if (argument?.startsWith('-')) throw new StartError(usage)
  else if (!(await backUp(argument))) process.exitCode = 1
} catch (error) {
  if (error instanceof StartError) process.stderr.write(`${error.message}\n`)
  else log.fatal({ error }, 'No backup was written')
  process.exitCode = 1
}
