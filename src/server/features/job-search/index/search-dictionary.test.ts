import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestClock } from '#tests/support/test-clock.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import type { TestDatabase } from '#tests/support/test-database.ts'
import { silentLog } from '#server/lib/log.ts'
import { createDictionarySource } from './search-dictionary.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase({ max: 2 })
})
afterAll(() => database.drop())

test('the dictionary is not built again while nothing is new', async () => {
  const { db } = database
  const clock = createTestClock()
  const { current } = createDictionarySource({ db, clock, log: silentLog(), towns: [] })
  const first = await current()
  clock.advance({ seconds: 61 })
  expect(await current()).toBe(first)

  await db.insertInto('search_words').values({ word: 'quantumdesk' }).execute()
  clock.advance({ seconds: 61 })
  const second = await current()
  expect(second).not.toBe(first)
  expect(second.lexicon.has('quantumdesk')).toBe(true)
})

test('a transaction reads by its own connection', async () => {
  const { db } = database
  const { current } = createDictionarySource({
    db,
    clock: createTestClock(),
    log: silentLog(),
    towns: [],
  })
  await db.transaction().execute(async (tx) => {
    await tx.insertInto('search_words').values({ word: 'ownword' }).execute()
    expect((await current(tx)).lexicon.has('ownword')).toBe(true)
  })
})
