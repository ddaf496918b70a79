import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { migrate, readMigrations } from './migrate.ts'

/*
 * A node of the previous version serves on the new schema until it is replaced. So a migration
 * removes nothing that this node uses, and requires nothing that it does not write.
 */

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  // The empty schema before the first migration.
  const { rows } = await database.pool.query<{ name: string }>(
    `select quote_ident(nspname) as name from pg_namespace
     where nspname !~ '^pg_' and nspname <> 'information_schema'`,
  )
  for (const { name } of rows) await database.pool.query(`drop schema ${name} cascade`)
  await database.pool.query('create schema public')
})
afterAll(() => database.drop())

type Column = { readonly type: string; readonly isRequired: boolean }

/** By `table.column`. */
async function columnsOf(pool: Pool): Promise<Map<string, Column>> {
  const { rows } = await pool.query<Column & { name: string }>(
    `select table_name || '.' || column_name as name, udt_name as type,
       is_nullable = 'NO' and column_default is null and is_identity = 'NO' as "isRequired"
     from information_schema.columns where table_schema = 'public'`,
  )
  return new Map(rows.map(({ name, ...column }) => [name, column]))
}

/** The changes that break a program of the schema `before`. */
function breaksIn(before: Map<string, Column>, after: Map<string, Column>): string[] {
  const tables = new Set([...before.keys()].map((name) => name.split('.')[0]))
  const gone = [...before].flatMap(([name, column]) => {
    const now = after.get(name)
    if (!now) return [`${name} is gone`]
    if (now.type !== column.type) return [`${name} is of another type`]
    return now.isRequired && !column.isRequired ? [`${name} has become required`] : []
  })
  const required = [...after].flatMap(([name, { isRequired }]) =>
    isRequired && !before.has(name) && tables.has(name.split('.')[0])
      ? [`${name} is new and required`]
      : [],
  )
  return [...gone, ...required]
}

/** The first migration that must work beside a node of the previous version. */
const firstSideBySide = 17

test('no migration removes what the previous version uses', async () => {
  const versions = (await readMigrations()).map(({ version }) => version)
  const only = new Set(versions.filter((version) => version < firstSideBySide))
  await migrate(database.pool, { only })
  let before = await columnsOf(database.pool)
  for (const version of versions.filter((each) => !only.has(each))) {
    only.add(version)
    await migrate(database.pool, { only })
    const after = await columnsOf(database.pool)
    expect([version, breaksIn(before, after)]).toEqual([version, []])
    before = after
  }
})

test('the check notices removed, changed and required columns', () => {
  const text = { type: 'text', isRequired: false }
  const before = new Map([
    ['jobs.title', text],
    ['jobs.place', text],
    ['jobs.pay', text],
  ])
  const after = new Map([
    ['jobs.place', { type: 'int4', isRequired: false }],
    ['jobs.pay', { type: 'text', isRequired: true }],
    ['jobs.rank', { type: 'int4', isRequired: true }],
    ['new_table.id', { type: 'int4', isRequired: true }],
  ])
  expect(breaksIn(before, after)).toEqual([
    'jobs.title is gone',
    'jobs.place is of another type',
    'jobs.pay has become required',
    'jobs.rank is new and required',
  ])
})
