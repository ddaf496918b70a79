import type { Pool, PoolClient } from 'pg'
import { migrateQueue } from '../background/queue-schema.ts'
import { StartError } from '#server/lib/start-error.ts'
import { migrate, readMigrations } from '../db/migrate.ts'
import type { FileStore } from '../ports/file-store.ts'
import type { ArchiveEntry } from './archive-reader.ts'
import { backupFormat, entryNames, headSchema, nameOf, tailSchema } from './backup-format.ts'
import type { BackupHead, BackupTail } from './backup-format.ts'
import * as tables from './backup-tables.repository.ts'
import { createTableWriter } from './table-writer.ts'

type Deps = {
  /** The connection string of a database that no other process uses. */
  pool: Pool
  store: Pick<FileStore, 'put'>
  entries: AsyncIterable<ArchiveEntry>
  loadSecrets: (secrets: Buffer) => void
  say: (line: string) => void
}

/**
 * Restores a backup completely or not at all, and compares the result with the original: the rows
 * of each table, the references between tables, and every file.
 * @throws StartError when the database is not empty, the backup is of a newer version, or something
 * differs
 */
export async function restoreBackup(deps: Deps): Promise<BackupTail> {
  const entries = deps.entries[Symbol.asyncIterator]()
  try {
    const first = await entries.next()
    const head = readHead(first.done ? undefined : first.value)
    await prepareDatabase(deps.pool, head)
    const client = await deps.pool.connect()
    try {
      await client.query('set statement_timeout = 0; set lock_timeout = 0')
      await client.query('begin')
      const tail = await putBack(client, deps, head, { [Symbol.asyncIterator]: () => entries })
      await client.query('commit')
      return tail
    } finally {
      // Ending the connection rolls the transaction back.
      client.release(true)
    }
  } finally {
    await entries.return?.()
  }
}

function readHead(entry: ArchiveEntry | undefined): BackupHead {
  if (entry?.name !== entryNames.head) throw new StartError('This is no backup of the product.')
  const read = headSchema.safeParse(JSON.parse(entry.bytes.toString()))
  if (read.success && read.data.format <= backupFormat) return read.data
  throw new StartError('The backup was written by a newer version of this program; use that one.')
}

/** Creates the schema that the backup was taken from. */
async function prepareDatabase(pool: Pool, head: BackupHead): Promise<void> {
  await requireEmpty(pool)
  const checksums = new Map((await readMigrations()).map((each) => [each.version, each.checksum]))
  const strange = head.migrations.find(
    ({ version, checksum }) => checksums.get(version) !== checksum,
  )
  if (strange) {
    throw new StartError(
      `The backup was written by another version of this program (it has the migration ${strange.name}); restore it with that version.`,
    )
  }
  await migrate(pool, { only: new Set(head.migrations.map(({ version }) => version)) })
  await migrateQueue(pool)
}

async function requireEmpty(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ isThere: boolean }>(
    `select to_regclass('public.accounts') is not null as "isThere"`,
  )
  if (!rows[0]?.isThere) return
  const { rows: accounts } = await pool.query('select from accounts limit 1')
  if (accounts.length === 0) return
  throw new StartError('People have accounts in this database; restore into an empty one.')
}

async function putBack(
  client: PoolClient,
  { store, loadSecrets, say }: Deps,
  head: BackupHead,
  entries: AsyncIterable<ArchiveEntry>,
): Promise<BackupTail> {
  const putGuardsBack = await takeGuardsOff(client, head)
  await emptyTables(client, head)
  for (const day of head.auditMonths) await tables.makeAuditMonth(client, day)
  for (const day of head.applicationMonths) await tables.makeApplicationMonth(client, day)
  const writer = createTableWriter(client, head.tables)
  const files = { count: 0, bytes: 0 }
  let tail: BackupTail | undefined
  for await (const { name, bytes } of entries) {
    if (name.startsWith(entryNames.tables)) {
      const [table = ''] = name.slice(entryNames.tables.length).split('/')
      await writer.write(table, bytes)
    } else if (name.startsWith(entryNames.files)) {
      await store.put(name.slice(entryNames.files.length), bytes)
      files.count += 1
      files.bytes += bytes.length
    } else if (name === entryNames.secrets) loadSecrets(bytes)
    else if (name === entryNames.tail) tail = tailSchema.parse(JSON.parse(bytes.toString()))
    else throw new StartError(`The backup holds something unknown: ${name}.`)
  }
  await writer.end()
  if (!tail) throw new StartError('The backup was never finished.')
  if (files.count !== tail.files.count || files.bytes !== tail.files.bytes) {
    throw new StartError('The backup does not hold all of its files.')
  }
  await putGuardsBack()
  for (const { schema, name, value } of tail.sequences) {
    await client.query('select setval($1::regclass, $2)', [tables.quoted({ schema, name }), value])
  }
  await compare(client, head, tail)
  say(`${files.count} files`)
  return tail
}

/**
 * Drops references between tables and row triggers. The returned function restores both, and checks
 * all rows.
 */
async function takeGuardsOff(client: PoolClient, head: BackupHead): Promise<() => Promise<void>> {
  const references = await tables.findForeignKeys(client)
  for (const { owner, name } of references) {
    await client.query(`alter table ${owner} drop constraint ${name}`)
  }
  const all = head.tables.map(tables.quoted)
  for (const table of all) await client.query(`alter table ${table} disable trigger user`)
  return async () => {
    for (const table of all) await client.query(`alter table ${table} enable trigger user`)
    for (const { owner, name, definition } of references) {
      await client.query(`alter table ${owner} add constraint ${name} ${definition}`)
    }
  }
}

/** Empties the tables that migrations fill, because the backup has their rows too. */
async function emptyTables(client: PoolClient, head: BackupHead): Promise<void> {
  for (const table of head.tables) {
    if (await tables.hasRows(client, table)) await client.query(`truncate ${tables.quoted(table)}`)
  }
}

async function compare(client: PoolClient, head: BackupHead, tail: BackupTail): Promise<void> {
  for (const table of head.tables) {
    const name = nameOf(table)
    const expected = tail.sums[name]
    const found = await tables.sumRows(client, table)
    if (found.rows !== expected?.rows || found.sum !== expected.sum) {
      throw new StartError(`${name} is not what it was: nothing was restored.`)
    }
  }
}
