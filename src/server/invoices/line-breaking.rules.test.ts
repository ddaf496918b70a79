import { assert, integer, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { breakLines } from './line-breaking.rules.ts'

/** A typeface whose letters are one wide. */
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

  test('break no letter that is made of several characters', () => {
    expect(breakLines('क्षेक्षेक्षे', 8, byLength)).toEqual(['क्षेक्षे', 'क्षे'])
  })

  test('lose nothing and are no wider than asked for, unless a letter alone is', () => {
    assert(
      property(string({ unit: 'grapheme' }), integer({ min: 12, max: 40 }), (text, width) => {
        const lines = breakLines(text, width, byLength)
        expect(lines.join('').replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''))
        const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
        for (const line of lines) {
          const isOneLetter = [...segmenter.segment(line)].length === 1
          expect(line.length <= width || isOneLetter).toBe(true)
        }
      }),
    )
  })
})

describe('what the typeface fails at', () => {
  const failingAt = (pattern: RegExp) => (text: string) =>
    pattern.test(text) ? undefined : text.length

  test('is written without joiners', () => {
    expect(breakLines('अ\u200Dॅसे बेट', 20, failingAt(/\u200D/))).toEqual(['अॅसे बेट'])
  })

  test('is written without marks where that does not help', () => {
    expect(breakLines('ोॶ॑इुॼ बेट', 20, failingAt(/\u0951/))).toEqual(['ॶइॼ बेट'])
  })

  test('is crossed out where nothing helps', () => {
    expect(breakLines('ab 😀é cd', 20, failingAt(/[😀e]/u))).toEqual(['ab ?? cd'])
  })

  test('stands on a line of its own where it fails only beside another word', () => {
    expect(breakLines('ab cd', 20, failingAt(/b c/))).toEqual(['ab', 'cd'])
  })
})
