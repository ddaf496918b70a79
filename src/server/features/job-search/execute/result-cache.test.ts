import { expect, test } from 'vitest'
import { createTestClock } from '#tests/support/test-clock.ts'
import { createResultCache } from './result-cache.ts'

test('a result is served for at most half a minute, and results of one moment expire one after another', () => {
  const clock = createTestClock()
  clock.set('2026-01-01T00:00:00Z')
  const maxResults = 100
  const cache = createResultCache<number>({ clock, maxResults })
  const keys = Array.from({ length: maxResults }, (_, index) => String(index))
  const countCached = () => keys.filter((key) => cache.get(key) !== undefined).length
  for (const [result, key] of keys.entries()) cache.set(key, result)
  clock.advance({ seconds: 19 })
  expect(countCached()).toBe(maxResults)
  expect(cache.get('7')).toBe(7)
  clock.advance({ seconds: 6 })
  expect(countCached()).toBeGreaterThan(0)
  expect(countCached()).toBeLessThan(maxResults)
  clock.advance({ seconds: 5 })
  expect(countCached()).toBe(0)
})

test('a loaded result expires too', async () => {
  const clock = createTestClock()
  clock.set('2026-01-01T00:00:00Z')
  const cache = createResultCache<string>({ clock, maxResults: 5 })
  let loads = 0
  const load = async () => `load ${(loads += 1)}`
  expect(await cache.getOrLoad('k', load)).toBe('load 1')
  expect(await cache.getOrLoad('k', load)).toBe('load 1')
  clock.advance({ seconds: 30 })
  expect(await cache.getOrLoad('k', load)).toBe('load 2')
})
