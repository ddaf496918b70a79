import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { prepareSample } from './installation.ts'

let database: TestDatabase

beforeEach(async () => {
  database = await createTestDatabase()
})

afterEach(() => database.drop())

const addPerson = (subject: string) =>
  database.pool.query(
    `insert into identities (provider, subject, created_at) values ('phone', $1, now())`,
    [subject],
  )

const countPeople = async () =>
  (await database.pool.query<{ count: number }>('select count(*) from identities')).rows[0]?.count

const cutOff = async () => {
  await addPerson('+919000000001')
  throw new Error('cut off')
}

const nothing = () => Promise.resolve()

it('fills a new installation once', async () => {
  const fill = vi.fn<() => Promise<void>>(async () => {
    await addPerson('+919000000001')
  })
  expect(await prepareSample(database.pool, { wanted: true, fill, clear: nothing })).toBe(true)
  expect(await prepareSample(database.pool, { wanted: true, fill, clear: nothing })).toBe(true)
  expect(fill).toHaveBeenCalledTimes(1)
})

it('fills it once when two processes start together', async () => {
  const fill = vi.fn<() => Promise<void>>(async () => {
    await addPerson('+919000000001')
  })
  const prepare = () => prepareSample(database.pool, { wanted: true, fill, clear: nothing })
  expect(await Promise.all([prepare(), prepare()])).toEqual([true, true])
  expect(fill).toHaveBeenCalledTimes(1)
})

it('removes what an interrupted filling left and fills again', async () => {
  const clear = vi.fn<() => Promise<void>>(nothing)
  await expect(prepareSample(database.pool, { wanted: true, fill: cutOff, clear })).rejects.toThrow(
    'cut off',
  )
  expect(await countPeople()).toBe(1)
  expect(clear).not.toHaveBeenCalled()

  const fill = async () => {
    expect(await countPeople()).toBe(0)
    await addPerson('+919000000002')
  }
  expect(await prepareSample(database.pool, { wanted: true, fill, clear })).toBe(true)
  expect(clear).toHaveBeenCalledTimes(1)
  expect(await countPeople()).toBe(1)
})

it('stays empty once it was started empty', async () => {
  const fill = vi.fn<() => Promise<void>>(nothing)
  expect(await prepareSample(database.pool, { wanted: false, fill, clear: nothing })).toBe(false)
  expect(await prepareSample(database.pool, { wanted: true, fill, clear: nothing })).toBe(false)
  expect(fill).not.toHaveBeenCalled()
})

it('leaves people alone who came from elsewhere', async () => {
  await addPerson('+919876543210')
  const fill = vi.fn<() => Promise<void>>(nothing)
  expect(await prepareSample(database.pool, { wanted: true, fill, clear: nothing })).toBe(false)
  expect(fill).not.toHaveBeenCalled()
  expect(await countPeople()).toBe(1)
})
