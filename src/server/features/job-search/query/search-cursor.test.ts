import { describe, expect, test } from 'vitest'
import { encodeCursor } from '#server/lib/page.ts'
import { decodeSearchCursor, encodeSearchCursor, isCursorByDistance } from './search-cursor.ts'

const end = { liveAt: new Date('2026-03-01T10:00:00Z'), id: '0b9d2a6e-3c55-4d3c-9f0e-5b1c6c2f7a10' }

describe('a cursor of a search', () => {
  test.each([
    ['newest', 0],
    ['best', 3],
    ['pay', 25_500],
    ['nearest', -12],
  ] as const)('of the order %s names the position and the total', (order, rank) => {
    const text = encodeSearchCursor({ ...end, rank }, { order, total: 1001 })
    expect(decodeSearchCursor(text, order)).toEqual({ after: { ...end, rank }, total: 1001 })
    expect(isCursorByDistance(text)).toBe(order === 'nearest')
  })

  test.each([
    ['best', 'newest'],
    ['newest', 'best'],
    ['pay', 'nearest'],
  ] as const)('of the order %s is refused by the order %s', (order, other) => {
    const text = encodeSearchCursor({ ...end, rank: 1 }, { order, total: 30 })
    expect(() => decodeSearchCursor(text, other)).toThrow('unreadable cursor')
  })

  test('of an older version has no total', () => {
    const position = encodeCursor({ value: end.liveAt.toISOString(), id: end.id })
    expect(decodeSearchCursor(`n2.${position}`, 'best')).toEqual({
      after: { ...end, rank: 2 },
      total: undefined,
    })
    expect(decodeSearchCursor(position, 'newest')?.total).toBeUndefined()
  })
})
