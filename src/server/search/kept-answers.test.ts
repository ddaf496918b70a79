import { expect, test } from 'vitest'
import { createTestClock } from '#tests/support/test-clock.ts'
import { createKeptAnswers, keepForHalfMinute, halfMinuteMs } from './kept-answers.ts'

test('an answer stands for its time at most, and those of one moment go one after another', () => {
  const clock = createTestClock()
  const mostKept = 100
  const cache = createKeptAnswers<number>({ clock, keptMs: halfMinuteMs, mostKept })
  const keys = Array.from({ length: mostKept }, (_, index) => String(index))
  const countKept = () => keys.filter((key) => cache.get(key) !== undefined).length
  for (const [answer, key] of keys.entries()) cache.set(key, answer)
  clock.advance({ seconds: 20 })
  expect(countKept()).toBe(mostKept)
  expect(cache.get('7')).toBe(7)
  clock.advance({ seconds: 5 })
  expect(countKept()).toBeGreaterThan(0)
  expect(countKept()).toBeLessThan(mostKept)
  clock.advance({ seconds: 5 })
  expect(countKept()).toBe(0)
})

test('the oldest answer makes room', () => {
  const cache = createKeptAnswers<number>({
    clock: createTestClock(),
    keptMs: halfMinuteMs,
    mostKept: 2,
  })
  for (const [at, key] of ['a', 'b', 'a', 'c'].entries()) cache.set(key, at)
  expect(['a', 'b', 'c'].map((key) => cache.get(key))).toEqual([2, undefined, 3])
})

test('one question at once is worked out once; a failure is asked again', async () => {
  const clock = createTestClock()
  let worked = 0
  const ask = keepForHalfMinute(
    async (question: string) => {
      worked += 1
      await Promise.resolve()
      if (question === 'bad') throw new Error('away')
      return `${question} ${worked}`
    },
    { clock, mostKept: 5 },
  )
  expect(await Promise.all([ask('k', 'one'), ask('k', 'one')])).toEqual(['one 1', 'one 1'])
  expect(await ask('k', 'one')).toBe('one 1')
  clock.advance({ seconds: 30 })
  expect(await ask('k', 'one')).toBe('one 2')
  await expect(ask('b', 'bad')).rejects.toThrow('away')
  await expect(ask('b', 'bad')).rejects.toThrow('away')
  expect(worked).toBe(4)
})
