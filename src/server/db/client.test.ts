import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDatabase } from './client.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})

afterAll(() => database.drop())

it('S11-3: reads whole numbers, days and instants as the code means them', async () => {
  const { rows } = await database.pool.query(
    `select 9007199254740991::bigint as whole, '2024-02-29'::date as day, '{1,2}'::bigint[] as list,
            '{}'::date[] as none, timestamptz '2024-10-02 00:00+05:30' as instant`,
  )
  expect(rows).toEqual([
    {
      whole: Number.MAX_SAFE_INTEGER,
      day: '2024-02-29',
      list: [1, 2],
      none: [],
      instant: new Date('2024-10-01T18:30:00Z'),
    },
  ])
})

it('refuses a number that would be rounded', async () => {
  await expect(database.pool.query('select 9007199254740993::bigint as n')).rejects.toThrow(
    'bigint',
  )
  expect((await database.pool.query('select 1 as n')).rows).toEqual([{ n: 1 }])
})

it('a connection that leads to a standby is refused', async () => {
  const { connectionString, pool } = database
  await pool.query(`
    create schema standby;
    create function standby.pg_is_in_recovery() returns boolean language sql as 'select true'`)
  const asStandby = { connectionString, max: 1, settings: '-c search_path=standby,pg_catalog' }
  const [checked, any] = [
    createDatabase({ ...asStandby, isPrimary: true }),
    createDatabase(asStandby),
  ]
  await expect(checked.pool.query('select 1')).rejects.toMatchObject({ code: '25006' })
  expect((await any.pool.query('select 1 as n')).rows).toEqual([{ n: 1 }])
  await Promise.all([checked.close(), any.close()])
})
