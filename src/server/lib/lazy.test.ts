import { expect, test } from 'vitest'
import { lazy } from './lazy.ts'

test('loads once, at the first call', async () => {
  let loads = 0
  const double = lazy(async () => {
    loads += 1
    return async (number: number) => 2 * number
  })
  expect(loads).toBe(0)
  expect(await Promise.all([double(1), double(2)])).toEqual([2, 4])
  expect(await double(3)).toBe(6)
  expect(loads).toBe(1)
})

test('loads again after a failed load', async () => {
  let loads = 0
  const greet = lazy(async () => {
    loads += 1
    if (loads === 1) throw new Error('not now')
    return async (name: string) => `Hello ${name}`
  })
  await expect(greet('A')).rejects.toThrow('not now')
  expect(await greet('B')).toBe('Hello B')
})
