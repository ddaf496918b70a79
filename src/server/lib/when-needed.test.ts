import { expect, test } from 'vitest'
import { whenNeeded } from './when-needed.ts'

test('loads with the first call, once', async () => {
  let loads = 0
  const double = whenNeeded(async () => {
    loads += 1
    return async (number: number) => 2 * number
  })
  expect(loads).toBe(0)
  expect(await Promise.all([double(1), double(2)])).toEqual([2, 4])
  expect(await double(3)).toBe(6)
  expect(loads).toBe(1)
})

test('tries again after it could not be loaded', async () => {
  let loads = 0
  const greet = whenNeeded(async () => {
    loads += 1
    if (loads === 1) throw new Error('not now')
    return async (name: string) => `Hello ${name}`
  })
  await expect(greet('A')).rejects.toThrow('not now')
  expect(await greet('B')).toBe('Hello B')
})
