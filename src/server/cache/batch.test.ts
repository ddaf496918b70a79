import { describe, expect, it } from 'vitest'
import { createBatcher } from './batch.ts'

describe('lookups of one tick', () => {
  it('go out together, each with its own answer', async () => {
    const batches: string[][] = []
    const find = createBatcher(async (words: readonly string[]) => {
      batches.push([...words])
      return words.map((word) => word.toUpperCase())
    })
    expect(await Promise.all(['one', 'two', 'one'].map(find))).toEqual(['ONE', 'TWO', 'ONE'])
    expect(await find('three')).toBe('THREE')
    expect(batches).toEqual([['one', 'two', 'one'], ['three']])
  })

  it('go out in parts when they are many', async () => {
    const sizes: number[] = []
    const find = createBatcher(async (numbers: readonly number[]) => {
      sizes.push(numbers.length)
      return numbers.map((number) => number * 2)
    })
    const numbers = Array.from({ length: 150 }, (_, index) => index)
    expect(await Promise.all(numbers.map(find))).toEqual(numbers.map((number) => number * 2))
    expect(sizes).toEqual([64, 64, 22])
  })

  it('fail together, and the next ones are sent again', async () => {
    let isAway = true
    const find = createBatcher(async (words: readonly string[]) => {
      if (isAway) throw new Error('away')
      return words
    })
    const outcomes = await Promise.allSettled([find('one'), find('two')])
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    isAway = false
    expect(await find('three')).toBe('three')
  })

  it('fail when the answers are too few', async () => {
    const find = createBatcher(async (words: readonly string[]) => words.slice(1))
    await expect(find('one')).rejects.toThrow('same length')
  })
})
