import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createTestDatabase } from '#tests/support/test-database.ts'
import type { TestDatabase } from '#tests/support/test-database.ts'
import { silentLog } from '../lib/log.ts'
import { createKnowledgeSource } from './search-knowledge.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase({ max: 2 })
})
afterAll(() => database.drop())
afterEach(() => vi.restoreAllMocks())

function passMinutes(minutes: number): void {
  const now = performance.now() + minutes * 60_000 + 1
  vi.spyOn(performance, 'now').mockImplementation(() => now)
}

test('what was worked out serves on for as long as nothing is new', async () => {
  const { db } = database
  const { current } = createKnowledgeSource({ db, log: silentLog() })
  const first = await current()
  passMinutes(1)
  expect(await current()).toBe(first)

  await db.insertInto('search_words').values({ word: 'quantumdesk' }).execute()
  passMinutes(2)
  const second = await current()
  expect(second).not.toBe(first)
  expect(second.vocabulary.has('quantumdesk')).toBe(true)
})
