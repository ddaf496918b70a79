import { describe, expect, it } from 'vitest'
import { gatherLookups, inAskedOrder } from './gather-lookups.ts'

describe('look-ups that are gathered', () => {
  it('go out together once the turn is over, each with its own answer', async () => {
    const asked: string[][] = []
    const find = gatherLookups(async (words: readonly string[]) => {
      asked.push([...words])
      return words.map((word) => word.toUpperCase())
    })
    expect(await Promise.all(['one', 'two', 'one'].map(find))).toEqual(['ONE', 'TWO', 'ONE'])
    expect(await find('three')).toBe('THREE')
    expect(asked).toEqual([['one', 'two', 'one'], ['three']])
  })

  it('that are many go out in parts', async () => {
    const sizes: number[] = []
    const find = gatherLookups(async (numbers: readonly number[]) => {
      sizes.push(numbers.length)
      return numbers.map((number) => number * 2)
    })
    const numbers = Array.from({ length: 150 }, (_, index) => index)
    expect(await Promise.all(numbers.map(find))).toEqual(numbers.map((number) => number * 2))
    expect(sizes).toEqual([64, 64, 22])
  })

  it('fail together, and the next are asked anew', async () => {
    let isAway = true
    const find = gatherLookups(async (words: readonly string[]) => {
      if (isAway) throw new Error('away')
      return words
    })
    const outcomes = await Promise.allSettled([find('one'), find('two')])
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    isAway = false
    expect(await find('three')).toBe('three')
  })

  it('are never given the answer of another', async () => {
    const find = gatherLookups(async (words: readonly string[]) => words.slice(1))
    await expect(find('one')).rejects.toThrow('Each look-up has its answer')
  })
})

it('rows stand at the place of their question', () => {
  const rows = [
    { asked: 3, name: 'c' },
    { asked: 1, name: 'a' },
  ]
  expect(inAskedOrder(3, rows)).toEqual([rows[1], undefined, rows[0]])
})
