import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase } from '#tests/support/test-database.ts'
import type { TestDatabase } from '#tests/support/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase({ max: 1 })
})
afterAll(() => database.drop())
beforeEach(() => database.db.deleteFrom('installation').where('key', 'like', 'kept %').execute())

/** How many of the statements with this text the one connection keeps. */
async function countKept(text: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_prepared_statements
    where from_sql is false and statement like ${`%${text}%`}`.execute(database.db)
  return rows[0]?.count ?? 0
}

async function times(count: number, act: () => Promise<unknown>): Promise<void> {
  for (let done = 0; done < count; done += 1) await act()
}

describe('statements', () => {
  it('are kept when they come the third time', async () => {
    const find = () =>
      database.db
        .selectFrom('installation')
        .select('key as keptThird')
        .where('key', '=', 'kept 1')
        .execute()
    await times(2, find)
    expect(await countKept('keptThird')).toBe(0)
    await times(3, find)
    expect(await countKept('keptThird')).toBe(1)
  })

  it('are not kept where a new column would change what they answer', async () => {
    await times(5, () =>
      database.db
        .selectFrom('installation as starred')
        .selectAll('starred')
        .where('key', '=', 'kept 1')
        .execute(),
    )
    expect(await countKept('starred')).toBe(0)
  })

  it('that write tell how many rows they touched, kept or not', async () => {
    const counts: unknown[] = []
    await times(5, async () => {
      const added = await database.db
        .insertInto('installation')
        .values({ key: 'kept 2', value: '1' })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
      const changed = await database.db
        .updateTable('installation')
        .set({ value: '2' })
        .where('key', '=', 'kept 2')
        .executeTakeFirst()
      counts.push([added.numInsertedOrUpdatedRows, changed.numUpdatedRows])
    })
    expect(counts).toEqual([[1n, 1n], ...Array.from({ length: 4 }, () => [0n, 1n])])
    expect(await countKept('update "installation"')).toBe(1)
  })

  it('take their values anew in a transaction that is rolled back too', async () => {
    const write = (value: string) =>
      database.db.transaction().execute(async (trx) => {
        await trx.insertInto('installation').values({ key: 'kept 3', value }).execute()
        throw new Error('changed my mind')
      })
    for (const value of ['1', '2', '3', '4', '5']) {
      await expect(write(value)).rejects.toThrow('changed my mind')
    }
    const found = database.db.selectFrom('installation').select('value').where('key', '=', 'kept 3')
    expect(await found.execute()).toEqual([])
  })

  it('are not kept without end', async () => {
    for (let number = 0; number < 450; number += 1) {
      const column = sql.ref(`bounded ${number}`)
      await times(3, () => sql`select ${number}::int as ${column}`.execute(database.db))
    }
    const kept = await countKept('bounded')
    expect(kept).toBeGreaterThan(300)
    expect(kept).toBeLessThanOrEqual(400)
  })
})
