import { describe, expect, it } from 'vitest'
import { findRise } from './clear-place.ts'

const box = { top: 600, bottom: 660, left: 16, right: 344 }
const line = (top: number, left = 16) => ({ top, bottom: top + 24, left, right: left + 200 })

describe('where a toast covers nothing', () => {
  it('stays where it covers nothing', () => {
    expect(findRise(box, [line(570), line(670)], 60)).toBe(0)
  })

  it('rises above what it would cover, and above what it would cover there', () => {
    expect(findRise(box, [line(640)], 60)).toBe(24)
    expect(findRise(box, [line(640), line(560)], 60)).toBe(104)
  })

  it('leaves out what stands beside it', () => {
    expect(findRise(box, [line(640, 400)], 60)).toBe(0)
  })

  it('has no place where none is free', () => {
    const lines = Array.from({ length: 20 }, (_, index) => line(60 + index * 40))
    expect(findRise(box, lines, 60)).toBeUndefined()
  })
})
