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
    (db, param) =>
      db
        .selectFrom('installation')
        .select(['key', sql<boolean>`key = ${param('first')}`.as('isFirst')])
        .where((row) => row.or([row('key', '=', param('second')), row('key', '=', param('first'))]))
        .orderBy('key'),
  )

describe('a defined statement', () => {
  it('takes its values by name at each run', async () => {
    const find = byKeys()
    expect(await find(database.db, { first: 'one', second: 'two' })).toEqual([
      { key: 'one', isFirst: true },
      { key: 'two', isFirst: false },
    ])
    expect(await find(database.db, { first: 'two', second: 'none' })).toEqual([
      { key: 'two', isFirst: true },
    ])
  })

  it('is prepared once by a connection', async () => {
    const find = byKeys()
    await find(database.db, { first: 'one', second: 'two' })
    await find(database.db, { first: 'two', second: 'one' })
    const { rows } = await sql<{ runs: number }>`
      select generic_plans + custom_plans as runs from pg_prepared_statements
      where statement like '%"isFirst"%'`.execute(database.db)
    expect(rows).toEqual([{ runs: expect.toSatisfy((runs: number) => runs >= 2) }])
  })

  it('takes lists of any values', async () => {
    const echo = defineStatement<{ list: readonly (string | number | null)[] }, { each: string }>(
      (_db, param) => ({
        compile: () =>
          sql<{ each: string }>`select unnest(${param('list')}::text[]) as each`.compile(
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
})
