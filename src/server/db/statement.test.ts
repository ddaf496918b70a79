import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '#tests/support/test-database.ts'
import type { TestDatabase } from '#tests/support/test-database.ts'
import { defineStatement } from './statement.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase({ max: 1 })
  await database.db
    .insertInto('installation')
    .values([
      { key: 'one', value: '1' },
      { key: 'two', value: '2' },
    ])
    .execute()
})
afterAll(() => database.drop())

const byKeys = () =>
  defineStatement<{ first: string; second: string }, { key: string; isFirst: boolean }>(
    (db, place) =>
      db
        .selectFrom('installation')
        .select(['key', sql<boolean>`key = ${place('first')}`.as('isFirst')])
        .where((row) => row.or([row('key', '=', place('second')), row('key', '=', place('first'))]))
        .orderBy('key'),
  )

const keptPlans = async () => {
  const { rows } = await sql<{ uses: number }>`
    select generic_plans + custom_plans as uses from pg_prepared_statements
    where statement like '%isFirst%'`.execute(database.db)
  return rows.map(({ uses }) => uses)
}

describe('a statement that is kept', () => {
  it('takes its values by their names, each time anew', async () => {
    const find = byKeys()
    expect(await find(database.db, { first: 'one', second: 'two' })).toEqual([
      { key: 'one', isFirst: true },
      { key: 'two', isFirst: false },
    ])
    expect(await find(database.db, { first: 'two', second: 'none' })).toEqual([
      { key: 'two', isFirst: true },
    ])
  })

  it('is planned once by a connection, in a transaction too', async () => {
    const find = byKeys()
    const [before = 0] = await keptPlans()
    const ask = { first: 'one', second: 'two' }
    await find(database.db, ask)
    await database.db.transaction().execute((trx) => find(trx, ask))
    expect(await keptPlans()).toEqual([before + 2])
  })

  it('takes lists of anything', async () => {
    const echo = defineStatement<{ list: readonly (string | number | null)[] }, { each: string }>(
      (_db, place) => ({
        compile: () =>
          sql<{ each: string }>`select unnest(${place('list')}::text[]) as each`.compile(
            database.db,
          ),
      }),
    )
    const lists = [
      [],
      ['0190c1a2-7b3c-7def-8abc-0123456789ab', '0190c1a2-7b3c-7def-8abc-0123456789ac'],
      [122001, -5, 0.5],
      ['560001', 'null', 'NULL', '', ' ', 'a,b', '{', '}', '"', '\\', 'दिल्ली', null],
      ['ab,cd'],
      ['NULL'],
    ]
    for (const list of lists) {
      const found = await echo(database.db, { list })
      expect(found.map(({ each }) => each)).toEqual(
        list.map((each) => (each === null ? null : String(each))),
      )
    }
  })

  it('names its columns', async () => {
    const find = defineStatement<{ key: string }, { key: string }>((db, place) =>
      db.selectFrom('installation').selectAll('installation').where('key', '=', place('key')),
    )
    await expect(find(database.db, { key: 'one' })).rejects.toThrow('names its columns')
  })
})
