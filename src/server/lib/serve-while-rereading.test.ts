import { expect, test } from 'vitest'
import { createTestClock } from '#tests/support/test-clock.ts'
import { silentLog } from './log.ts'
import { serveWhileRereading } from './serve-while-rereading.ts'

function counting() {
  const clock = createTestClock()
  let reads = 0
  let isAway = false
  const ask = serveWhileRereading(
    async (what: string) => {
      reads += 1
      const read = reads
      await Promise.resolve()
      if (isAway) throw new Error('away')
      return `${what} ${read}`
    },
    { clock, log: silentLog(), what: 'Numbers', freshMs: 60_000, usableMs: 600_000 },
  )
  return { clock, ask, reads: () => reads, goAway: () => (isAway = true) }
}

test('what is fresh is read once, for all who ask at once', async () => {
  const { ask, clock, reads } = counting()
  expect(await Promise.all([ask('a'), ask('a')])).toEqual(['a 1', 'a 1'])
  clock.advance({ seconds: 59 })
  expect(await ask('a')).toBe('a 1')
  expect(reads()).toBe(1)
})

test('what is older serves while it is read anew', async () => {
  const { ask, clock } = counting()
  await ask('a')
  clock.advance({ seconds: 61 })
  expect(await ask('a')).toBe('a 1')
  await expect.poll(() => ask('a')).toBe('a 2')
})

test('what is too old serves nobody; a failure is nobody’s answer until then', async () => {
  const { ask, clock, goAway, reads } = counting()
  await ask('a')
  goAway()
  clock.advance({ minutes: 10 })
  expect(await ask('a')).toBe('a 1')
  await expect.poll(reads).toBe(2)
  clock.advance({ seconds: 1 })
  await expect(ask('a')).rejects.toThrow('away')
})

test('what was read by a clock that was put back since is read anew', async () => {
  const { ask, clock } = counting()
  await ask('a')
  clock.advance({ hours: -1 })
  expect(await ask('a')).toBe('a 2')
})
