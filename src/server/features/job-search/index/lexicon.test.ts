import { assert, property, stringMatching } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createLexicon, editDistance } from './lexicon.ts'

const shares: Readonly<Record<string, number>> = { sale: 0.2, sage: 0.01, support: 0.1 }
const words = ['customer', 'support', 'sale', 'sage', 'telecaller', 'tele', 'executive', 'hr']
const lexicon = createLexicon(words, (word) => shares[word] ?? 0)

test.each([
  ['custmer', ['customer']],
  ['suport', ['support']],
  ['telecaler', ['telecaller']],
  ['exicutve', ['executive']],
  ['sape', ['sale', 'sage']],
  ['cutsomer', ['customer']],
  ['xyzzyx', []],
  ['hrr', []],
])('%s suggests %j', (typed, meant) => {
  expect(lexicon.nearest(typed)).toEqual(meant)
})

describe('words by prefix', () => {
  test('are all with the prefix', () => {
    expect(lexicon.withPrefix('tele', 5)).toEqual(['tele', 'telecaller'])
    expect(lexicon.withPrefix('z', 5)).toEqual([])
  })
  test('are undefined when there are too many', () => {
    expect(lexicon.withPrefix('s', 2)).toBeUndefined()
    expect(lexicon.withPrefix('s', 3)).toEqual(['sage', 'sale', 'support'])
  })
})

test.each([
  ['', '', 0],
  ['abc', 'abc', 0],
  ['abc', 'abd', 1],
  ['abc', 'ab', 1],
  ['abc', 'acb', 1],
  ['abcd', 'badc', 2],
  ['', 'abc', 3],
])('of %j and %j %d letters differ', (one, other, count) => {
  expect(editDistance(one, other)).toBe(count)
})

test('one letter left out is one wrong letter, both ways', () => {
  assert(
    property(stringMatching(/^[a-z]{2,12}$/), (word) => {
      const shorter = word.slice(1)
      return editDistance(word, shorter) === 1 && editDistance(shorter, word) === 1
    }),
  )
})
