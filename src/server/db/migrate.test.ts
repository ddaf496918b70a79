import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { timeoutByEffort, byEffort } from '#tests/support/effort.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { assertMigrated, migrate, migrationsDirectory, readMigrations } from './migrate.ts'

let database: TestDatabase
let directory: string

beforeAll(async () => {
  database = await createTestDatabase()
  directory = await mkdtemp(join(tmpdir(), 'kaamyab-migrations-'))
  await cp(migrationsDirectory, directory, { recursive: true })
})

afterAll(async () => {
  await database.drop()
  await rm(directory, { recursive: true })
})

const addMigration = async (name: string, sql: string): Promise<string> => {
  const last = (await readMigrations(directory)).at(-1)
  const number = String((last?.version ?? 0) + 1).padStart(4, '0')
  const file = `${number}_${name}.sql`
  await writeFile(join(directory, file), sql)
  return file
}

describe('migrate', () => {
  it('finds nothing to do on a migrated database', async () => {
    expect(await migrate(database.pool)).toEqual([])
    await expect(assertMigrated(database.pool)).resolves.toBeUndefined()
  })

  const starting = { timeout: timeoutByEffort(3, 100, 1000) }
  it('R5: applies a new migration once when two processes start together', starting, async () => {
    for (let round = 0; round < byEffort(3, 100); round += 1) {
      const file = await addMigration(`trial_${round}`, `create table trial_${round} (id integer)`)
      await expect(assertMigrated(database.pool, { directory })).rejects.toThrow('not applied')
      const runs = await Promise.all([
        migrate(database.pool, { directory }),
        migrate(database.pool, { directory }),
      ])
      expect(runs.flat()).toEqual([file])
      await expect(assertMigrated(database.pool, { directory })).resolves.toBeUndefined()
    }
  })

  it('refuses a database that a newer version wrote, and goes on serving one that it brought forward meanwhile', async () => {
    await expect(migrate(database.pool)).rejects.toThrow('written by a newer version')
    await expect(assertMigrated(database.pool)).resolves.toBeUndefined()
  })

  it('lets other queries pass while its table is locked, and is applied after that', async () => {
    await database.pool.query('create table locked (id integer)')
    const file = await addMigration('change_locked', 'alter table locked add column more integer')
    const holder = await database.pool.connect()
    await holder.query('begin; select from locked')
    const { rows } = await holder.query<{ pid: number }>('select pg_backend_pid() as pid')
    const migrating = migrate(database.pool, { directory })
    const waiting = 'select from pg_stat_activity where $1 = any(pg_blocking_pids(pid))'
    await expect
      .poll(async () => (await database.pool.query(waiting, [rows[0]?.pid])).rowCount)
      .toBe(1)
    // It waits behind the migration for the table's lock.
    await database.pool.query('select from locked')
    await holder.query('commit')
    holder.release()
    expect(await migrating).toEqual([file])
  })

  it('leaves nothing of a migration that fails', async () => {
    const file = await addMigration('broken', 'create table half (id integer); select nonsense')
    await expect(migrate(database.pool, { directory })).rejects.toThrow(`${file} failed`)
    const { rows } = await database.pool.query(`select to_regclass('half') as half`)
    expect(rows).toEqual([{ half: null }])
    await rm(join(directory, file))
  })

  it('refuses a changed migration and a number that is taken', async () => {
    const [file] = await readdir(directory)
    const path = join(directory, file ?? '')
    const sql = await readFile(path, 'utf8')
    await writeFile(path, `${sql}\n-- changed`)
    await expect(migrate(database.pool, { directory })).rejects.toThrow('was changed')
    await writeFile(path, sql)
    await writeFile(join(directory, '0001_twin.sql'), '')
    await expect(readMigrations(directory)).rejects.toThrow('has the number of another')
    await rm(join(directory, '0001_twin.sql'))
  })

  it('applies a lower number that comes after a higher one', async () => {
    await writeFile(join(directory, '9001_early.sql'), 'create table early (id integer)')
    expect(await migrate(database.pool, { directory })).toEqual(['9001_early.sql'])
    await writeFile(join(directory, '9000_late.sql'), 'create table late (id integer)')
    expect(await migrate(database.pool, { directory })).toEqual(['9000_late.sql'])
    await expect(assertMigrated(database.pool, { directory })).resolves.toBeUndefined()
  })
})
