import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { migrate, readMigrations } from './migrate.ts'

/*
 * A node of the version before goes on serving on the new schema until it is replaced, so a migration takes nothing away
 * that it works with, and asks nothing of it that it does not know.
 */

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  // As it was before the first migration.
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

/** What a program that knows `before` can't work with any more. */
function breaksIn(before: Map<string, Column>, after: Map<string, Column>): string[] {
  const tables = new Set([...before.keys()].map((name) => name.split('.')[0]))
  const gone = [...before].flatMap(([name, column]) => {
    const now = after.get(name)
    if (!now) return [`${name} is gone`]
    if (now.type !== column.type) return [`${name} is of another type`]
    return now.isRequired && !column.isRequired ? [`${name} has become required`] : []
  })
  const asked = [...after].flatMap(([name, { isRequired }]) =>
    isRequired && !before.has(name) && tables.has(name.split('.')[0])
      ? [`${name} is new and required`]
      : [],
  )
  return [...gone, ...asked]
}

/** From this one on the product is meant to be replaced node by node. */
const firstSideBySide = 17

test('no migration takes away what the version before it works with', async () => {
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

test('the check notices what is gone, changed or asked for', () => {
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
