import { expect, test } from 'vitest'
import { createTestClock } from '#tests/support/test-clock.ts'
import { createCache } from './lru.ts'

const ofLength = (maxSize: number) =>
  createCache<string>({ maxSize, sizeOf: (value) => value.length })

test('the least recently used entry is evicted', () => {
  const cache = ofLength(10)
  cache.set('a', '1234')
  cache.set('b', '1234')
  expect(cache.get('a')).toBe('1234')
  cache.set('c', '1234')
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual(['1234', undefined, '1234'])
})

test('a new value replaces the old one; a value that is too large is not cached', () => {
  const cache = ofLength(10)
  for (let round = 0; round < 5; round += 1) cache.set('a', '12345678')
  cache.set('b', '12')
  expect([cache.get('a'), cache.get('b')]).toEqual(['12345678', '12'])
  cache.set('b', '12345678901')
  expect([cache.get('a'), cache.get('b')]).toEqual(['12345678', undefined])
})

test('an entry expires', () => {
  const clock = createTestClock()
  clock.set('2026-01-01T00:00:00Z')
  const cache = createCache<string>({ maxSize: 10, expiry: { clock, ttlMs: () => 1_000 } })
  cache.set('a', 'one')
  clock.advance({ seconds: 1 })
  expect(cache.get('a')).toBe('one')
  clock.advance({ seconds: 1 })
  expect(cache.get('a')).toBeUndefined()
})

test('callers at the same time share one load, and the value is cached', async () => {
  const cache = ofLength(100)
  let loads = 0
  const { promise, resolve } = Promise.withResolvers<void>()
  const read = (key: string) =>
    cache.getOrLoad(key, async () => {
      loads += 1
      await promise
      return key
    })
  const values = [read('home'), read('home'), read('about'), read('home')]
  resolve()
  expect(await Promise.all(values)).toEqual(['home', 'home', 'about', 'home'])
  expect(await read('home')).toBe('home')
  expect(loads).toBe(2)
})

test('a failed load is not cached', async () => {
  const cache = ofLength(100)
  const fail = async () => Promise.reject(new Error('away'))
  const both = [cache.getOrLoad('home', fail), cache.getOrLoad('home', fail)]
  expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
  ])
  expect(await cache.getOrLoad('home', async () => 'well')).toBe('well')
})

test('an entry that is deleted while it loads answers those who wait and is not cached', async () => {
  const cache = ofLength(100)
  const { promise, resolve } = Promise.withResolvers<string>()
  const waiting = cache.getOrLoad('home', () => promise)
  cache.clear()
  resolve('old')
  expect(await waiting).toBe('old')
  expect(cache.get('home')).toBeUndefined()
})
