import { expect, test } from 'vitest'
import { createTestClock } from '#tests/support/test-clock.ts'
import { silentLog } from '#server/lib/log.ts'
import { staleWhileRevalidate } from './stale-while-revalidate.ts'

function counting() {
  const clock = createTestClock()
  clock.set('2026-03-02T06:00:00Z')
  let reads = 0
  let isAway = false
  const numbers = staleWhileRevalidate(
    async (what: string) => {
      reads += 1
      const read = reads
      await Promise.resolve()
      if (isAway) throw new Error('away')
      return `${what} ${read}`
    },
    { clock, log: silentLog(), name: 'Numbers', freshMs: 60_000, usableMs: 600_000 },
  )
  return { clock, ...numbers, reads: () => reads, goAway: () => (isAway = true) }
}

test('a fresh value is read once for all callers', async () => {
  const { get, clock, reads } = counting()
  expect(await Promise.all([get('a'), get('a')])).toEqual(['a 1', 'a 1'])
  clock.advance({ seconds: 59 })
  expect(await get('a')).toBe('a 1')
  expect(reads()).toBe(1)
})

test('an older value is served while it is read again', async () => {
  const { get, clock } = counting()
  await get('a')
  clock.advance({ seconds: 61 })
  expect(await get('a')).toBe('a 1')
  await expect.poll(() => get('a')).toBe('a 2')
})

test('a value that is too old is not served; until then a failure reaches nobody', async () => {
  const { get, clock, goAway, reads } = counting()
  await get('a')
  goAway()
  clock.advance({ minutes: 10 })
  expect(await get('a')).toBe('a 1')
  await expect.poll(reads).toBe(2)
  // The failed read is over.
  await new Promise(setImmediate)
  clock.advance({ seconds: 1 })
  await expect(get('a')).rejects.toThrow('away')
})

test('a value is read again after the clock was put back', async () => {
  const { get, clock } = counting()
  await get('a')
  clock.advance({ hours: -1 })
  expect(await get('a')).toBe('a 2')
})

test('a read that began before the value was cleared is not cached', async () => {
  const { get, clear, peek } = counting()
  const before = get('a')
  clear()
  expect(await before).toBe('a 1')
  expect(peek()).toBeUndefined()
  expect(await get('a')).toBe('a 2')
})

test('a read that began before the value was replaced does not undo the replacement', async () => {
  const { get, clock, replace, peek } = counting()
  await get('a')
  clock.advance({ seconds: 61 })
  await get('a')
  replace('replaced')
  await new Promise(setImmediate)
  expect(peek()).toBe('replaced')
})
