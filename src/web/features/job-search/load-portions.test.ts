import { expect, test } from 'vitest'
import { loadPortions } from './load-portions.ts'

/** An API that pages through a list of numbers. The cursor is the next number. */
function listOf(total: number) {
  const calls: { limit: number; cursor?: string }[] = []
  return {
    calls,
    load: async (window: { limit: number; cursor?: string }) => {
      calls.push(window)
      const from = Number(window.cursor ?? 0)
      const to = Math.min(from + window.limit, total)
      const items = Array.from({ length: to - from }, (_, index) => from + index)
      return { items, total, nextCursor: to < total ? String(to) : null, counts: {} }
    },
  }
}

test.each([
  [1, 24, 1],
  [4, 96, 1],
  [5, 120, 2],
  [9, 200, 3],
])('%i portions are %i items in %i calls', async (portions, items, calls) => {
  const list = listOf(200)
  const loaded = await loadPortions(portions, list.load)
  expect(loaded.items).toEqual(Array.from({ length: items }, (_, index) => index))
  expect(list.calls).toHaveLength(calls)
  expect(list.calls.every(({ limit }) => limit <= 100)).toBe(true)
  expect(loaded.nextCursor).toBe(items < 200 ? String(items) : null)
})

test('it begins where the cursor says and ends with the list', async () => {
  const list = listOf(30)
  const loaded = await loadPortions(40, list.load, '10')
  expect(loaded.items).toHaveLength(20)
  expect(list.calls).toHaveLength(1)
})
