import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool, PoolClient } from 'pg'
import { StartError } from '#server/lib/start-error.ts'

export interface Migration {
  version: number
  /** The file's name, `0001_accounts.sql`. */
  name: string
  sql: string
  checksum: string
}

export interface MigrateOptions {
  directory?: string
  onProgress?: (step: { name: string; index: number; total: number }) => void
  /** Applies these versions only: the schema of a backup. */
  only?: ReadonlySet<number>
}

interface AppliedMigration {
  version: number
  name: string
  checksum: string
}

export const migrationsDirectory = join(import.meta.dirname, '../../../migrations')

// Any constant works; every version of the program must use the same one.
const lockKey = 7_304_115

const lockPatienceMs = 2_000
const pauseMs = 500
/** Some minutes, as long as a backup or a large report may lock a table. */
const maxTries = 120

/** Migrates the schema to this program's version. Several processes may call it at once. */
export async function migrate(pool: Pool, options: MigrateOptions = {}): Promise<string[]> {
  const migrations = await readMigrations(options.directory)
  const client = await pool.connect()
  try {
    // The wait for another node's migration may exceed the limit of a statement.
    await client.query('set statement_timeout = 0; set lock_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [lockKey])
    await client.query(`create table if not exists schema_migrations (
      version integer primary key,
      name text not null,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`)
    const missing = findPending(migrations, await readApplied(client))
    const { only } = options
    const pending = only ? missing.filter(({ version }) => only.has(version)) : missing
    for (const [index, migration] of pending.entries()) {
      options.onProgress?.({ name: migration.name, index, total: pending.length })
      await applyMigration(client, migration)
    }
    return pending.map((migration) => migration.name)
  } finally {
    // Ending the connection releases the lock in every case.
    client.release(true)
  }
}

/**
 * Throws unless this program's migrations are applied. Newer migrations do no harm: they only add
 * what this version does not use.
 */
export async function assertMigrated(
  pool: Pool,
  options: Pick<MigrateOptions, 'directory'> = {},
): Promise<void> {
  const migrations = await readMigrations(options.directory)
  const applied = await readApplied(pool)
  const ownVersions = new Set(migrations.map(({ version }) => version))
  const pending = findPending(
    migrations,
    applied.filter(({ version }) => ownVersions.has(version)),
  )
  if (pending.length > 0) {
    throw new StartError(`${pending.length} migrations are not applied to the database yet.`)
  }
}

export async function readMigrations(directory = migrationsDirectory): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort()
  const migrations = await Promise.all(names.map((name) => readMigration(directory, name)))
  for (const [index, migration] of migrations.entries()) {
    if (migration.version === migrations[index - 1]?.version) {
      throw new StartError(`${migration.name} has the number of another migration.`)
    }
  }
  return migrations
}

async function readMigration(directory: string, name: string): Promise<Migration> {
  const number = /^(\d{4})_[a-z0-9_]+\.sql$/.exec(name)?.[1]
  if (number === undefined) {
    throw new StartError(`${name} is not a migration's name: 0001_what_it_does.sql is expected.`)
  }
  const sql = await readFile(join(directory, name), 'utf8')
  const checksum = createHash('sha256').update(sql).digest('hex')
  return { version: Number(number), name, sql, checksum }
}

async function readApplied(client: Pool | PoolClient): Promise<AppliedMigration[]> {
  const { rows } = await client.query<AppliedMigration>(
    'select version, name, checksum from schema_migrations order by version',
  )
  return rows
}

function findPending(migrations: Migration[], applied: AppliedMigration[]): Migration[] {
  for (const row of applied) {
    const migration = migrations.find(({ version }) => version === row.version)
    if (migration === undefined) {
      throw new StartError(
        `The database was written by a newer version of this program (it has the migration ${row.name}, which this version does not know); start that version, or use another DATA_DIR.`,
      )
    }
    if (migration.checksum !== row.checksum) {
      throw new StartError(
        `The migration ${row.name} was changed after it had been applied to this database; put the file back as it was and add a new migration.`,
      )
    }
  }
  // Numbers are assigned when the work begins, so a lower one may arrive after a higher one.
  const versions = new Set(applied.map(({ version }) => version))
  return migrations.filter(({ version }) => !versions.has(version))
}

/**
 * A migration that waits for a table's lock blocks all later queries of the table, on all nodes. So
 * it gives up soon, lets them pass and tries again.
 */
async function applyMigration(client: PoolClient, migration: Migration): Promise<void> {
  for (let triesLeft = maxTries; ; triesLeft -= 1) {
    try {
      return await tryMigration(client, migration)
    } catch (error) {
      if (triesLeft === 1 || !isLockTimeout(error)) {
        throw new Error(`The migration ${migration.name} failed`, { cause: error })
      }
      await sleep(pauseMs)
    }
  }
}

const isLockTimeout = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '55P03'

async function tryMigration(client: PoolClient, migration: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query(`set local lock_timeout = ${lockPatienceMs}`)
    await client.query(migration.sql)
    await client.query(
      'insert into schema_migrations (version, name, checksum) values ($1, $2, $3)',
      [migration.version, migration.name, migration.checksum],
    )
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
