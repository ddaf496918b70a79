import { expect, test } from 'vitest'
import { createBoundedCache } from './bounded-cache.ts'

test('what was used last is kept, up to the sum of sizes', () => {
  const cache = createBoundedCache<string>(10, (_key, value) => value.length)
  cache.set('a', '1234')
  cache.set('b', '1234')
  expect(cache.get('a')).toBe('1234')
  cache.set('c', '1234')
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual(['1234', undefined, '1234'])
})

test('a new value takes the place of the one before; what is too big is not kept', () => {
  const cache = createBoundedCache<string>(10, (_key, value) => value.length)
  for (let round = 0; round < 5; round += 1) cache.set('a', '12345678')
  cache.set('b', '12')
  expect([cache.get('a'), cache.get('b')]).toEqual(['12345678', '12'])
  cache.set('b', '12345678901')
  expect([cache.get('a'), cache.get('b')]).toEqual(['12345678', undefined])
})
