import type { Pool, PoolClient } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { Clock } from '../lib/clock.ts'
import type { FileStore } from '../ports/file-store.ts'
import type { ArchiveWriter } from './archive-writer.ts'
import { backupFormat, entryNames, nameOf } from './backup-format.ts'
import type { BackupHead, BackupTable, BackupTail } from './backup-format.ts'
import * as tables from './backup-tables.repository.ts'
import { backupLockKey } from './running-backup.ts'

/** The part of a table that is in memory at once. */
const partBytes = 8_000_000
const portionOfFiles = 500

type Deps = {
  pool: Pool
  store: Pick<FileStore, 'read'>
  clock: Clock
  archive: Pick<ArchiveWriter, 'add'>
  /** The secrets of the data folder, if it has any. */
  secrets: Buffer | undefined
  say: (line: string) => void
}

/**
 * Writes all data of the product into an archive, as of one moment and without stopping others: the
 * rows of one snapshot, and the files that they name.
 */
export async function takeBackup(deps: Deps): Promise<BackupTail> {
  const client = await deps.pool.connect()
  try {
    await client.query('set statement_timeout = 0; set lock_timeout = 0')
    await client.query('set idle_in_transaction_session_timeout = 0')
    // The lock is taken before the snapshot, so that no file of the snapshot is removed.
    await client.query('select pg_advisory_lock($1)', [backupLockKey])
    await client.query('begin isolation level repeatable read, read only')
    return await writeAll(client, deps)
  } finally {
    // Ending the connection ends the transaction and releases the lock.
    client.release(true)
  }
}

async function writeAll(client: PoolClient, deps: Deps): Promise<BackupTail> {
  const { archive, clock, say, secrets } = deps
  const head: BackupHead = {
    format: backupFormat,
    takenAt: clock.now().toISOString(),
    migrations: await tables.findMigrations(client),
    tables: await tables.findTables(client),
    auditMonths: await tables.findMonths(client, 'audit_events'),
    applicationMonths: await tables.findMonths(client, 'applications'),
  }
  await archive.add(entryNames.head, asJson(head))
  if (secrets) await archive.add(entryNames.secrets, secrets)
  const sums: BackupTail['sums'] = {}
  for (const table of head.tables) {
    await writeTable(client, deps, table)
    const sum = await tables.sumRows(client, table)
    sums[nameOf(table)] = sum
    if (sum.rows > 0) say(`${nameOf(table)}: ${sum.rows} rows`)
  }
  const sequences = await tables.findSequences(client)
  const tail: BackupTail = { sums, sequences, ...(await writeFiles(client, deps)) }
  await archive.add(entryNames.tail, asJson(tail))
  say(`${tail.files.count} files, ${Math.ceil(tail.files.bytes / 1e6)} MB`)
  return tail
}

const asJson = (value: unknown): Buffer => Buffer.from(JSON.stringify(value))

async function writeTable(
  client: PoolClient,
  { archive }: Deps,
  table: BackupTable,
): Promise<void> {
  let chunks: Buffer[] = []
  let size = 0
  let part = 0
  const flush = async () => {
    part += 1
    const name = `${entryNames.tables}${nameOf(table)}/${String(part).padStart(6, '0')}`
    await archive.add(name, Buffer.concat(chunks))
    chunks = []
    size = 0
  }
  const rows: AsyncIterable<Buffer> = client.query(copyTo(tables.copyOut(table)))
  for await (const chunk of rows) {
    chunks.push(chunk)
    size += chunk.length
    if (size >= partBytes) await flush()
  }
  if (size > 0) await flush()
}

type WrittenFiles = Pick<BackupTail, 'files' | 'lostFiles'>

async function writeFiles(client: PoolClient, { archive, store }: Deps): Promise<WrittenFiles> {
  const files = { count: 0, bytes: 0 }
  const lostFiles: string[] = []
  let last = ''
  for (;;) {
    const { rows } = await client.query<{ key: string }>(
      'select storage_key as key from files where storage_key > $1 order by storage_key limit $2',
      [last, portionOfFiles],
    )
    for (const { key } of rows) {
      const bytes = await store.read(key)
      if (!bytes) {
        lostFiles.push(key)
        continue
      }
      await archive.add(entryNames.files + key, bytes)
      files.count += 1
      files.bytes += bytes.length
    }
    const end = rows.at(-1)
    if (!end || rows.length < portionOfFiles) return { files, lostFiles }
    last = end.key
  }
}
