import { expect, test } from 'vitest'
import { createTestClock } from '#tests/support/test-clock.ts'
import { createKeptAnswers, keepForHalfMinute, halfMinuteMs } from './kept-answers.ts'

test('an answer stands for its time', () => {
  const clock = createTestClock()
  const cache = createKeptAnswers<number>({ clock, keptMs: halfMinuteMs, mostKept: 2 })
  cache.set('a', 1)
  clock.advance({ seconds: 29 })
  expect(cache.get('a')).toBe(1)
  clock.advance({ seconds: 1 })
  expect(cache.get('a')).toBeUndefined()
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
