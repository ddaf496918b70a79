import { describe, expect, it } from 'vitest'
import { findMove } from './clear-place.ts'
import type { Box } from './clear-place.ts'

const box = { top: 600, bottom: 660, left: 16, right: 344 }
const line = (top: number, left = 16) => ({ top, bottom: top + 24, left, right: left + 200 })

const move = (others: readonly Box[], shifts = [0]) =>
  findMove(box, { shifts, others, ceiling: 60 })

describe('where a toast covers nothing', () => {
  it('stays where it covers nothing', () => {
    expect(move([line(570), line(670)])).toEqual({ rise: 0, shift: 0 })
  })

  it('rises above what it would cover, and above what it would cover there', () => {
    expect(move([line(640)])).toEqual({ rise: 24, shift: 0 })
    expect(move([line(640), line(560)])).toEqual({ rise: 104, shift: 0 })
  })

  it('leaves out what stands beside it', () => {
    expect(move([line(640, 400)])).toEqual({ rise: 0, shift: 0 })
  })

  it('has no place where none is free', () => {
    const lines = Array.from({ length: 20 }, (_, index) => line(60 + index * 40))
    expect(move(lines)).toBeUndefined()
  })

  it('takes boxes of the browser, whose values are getters', () => {
    class Rect {
      get top() {
        return 600
      }
      get bottom() {
        return 660
      }
      get left() {
        return 16
      }
      get right() {
        return 344
      }
    }
    const place = { shifts: [0], others: [line(640)], ceiling: 60 }
    expect(findMove(new Rect(), place)).toEqual({ rise: 24, shift: 0 })
  })

  it('moves aside before it rises', () => {
    expect(move([line(640, 300)], [0, 100, 200])).toEqual({ rise: 0, shift: 100 })
  })
})
