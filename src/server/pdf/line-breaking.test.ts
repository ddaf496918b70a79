import { assert, integer, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { breakLines } from './line-breaking.ts'

/** A typeface whose characters have the width 1. */
const byLength = (text: string) => text.length

describe('lines', () => {
  test.each([
    ['', []],
    ['   ', []],
    ['one', ['one']],
    ['one two', ['one two']],
    ['one two three', ['one two', 'three']],
    ['  one \n two\tthree ', ['one two', 'three']],
    ['abcdefghij', ['abcdefgh', 'ij']],
    ['a abcdefghij b', ['a', 'abcdefgh', 'ij b']],
    ['abcdefgh', ['abcdefgh']],
  ])('of %j that are eight wide are %j', (text, lines) => {
    expect(breakLines(text, 8, byLength)).toEqual(lines)
  })

  test('do not break a grapheme of several characters', () => {
    expect(breakLines('क्षेक्षेक्षे', 8, byLength)).toEqual(['क्षेक्षे', 'क्षे'])
  })

  test('break a grapheme that is wider than a line', () => {
    expect(breakLines(`क${'ा'.repeat(9)}`, 8, byLength)).toEqual([`क${'ा'.repeat(7)}`, 'ाा'])
  })

  test('lose nothing and fit the width', () => {
    assert(
      property(string({ unit: 'grapheme' }), integer({ min: 12, max: 40 }), (text, width) => {
        const lines = breakLines(text, width, byLength)
        expect(lines.join('').replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''))
        for (const line of lines) expect(line.length).toBeLessThanOrEqual(width)
      }),
    )
  })
})
