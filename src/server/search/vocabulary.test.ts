import { assert, property, stringMatching } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createVocabulary, wrongLetters } from './vocabulary.ts'

const shares: Readonly<Record<string, number>> = { sale: 0.2, sage: 0.01, support: 0.1 }
const words = ['customer', 'support', 'sale', 'sage', 'telecaller', 'tele', 'executive', 'hr']
const vocabulary = createVocabulary(words, (word) => shares[word] ?? 0)

test.each([
  ['custmer', ['customer']],
  ['suport', ['support']],
  ['telecaler', ['telecaller']],
  ['exicutve', ['executive']],
  ['sape', ['sale', 'sage']],
  ['cutsomer', ['customer']],
  ['xyzzyx', []],
  ['hrr', []],
])('%s may have been meant as %j', (typed, meant) => {
  expect(vocabulary.nearest(typed)).toEqual(meant)
})

describe('words by their beginning', () => {
  test('are all that begin so', () => {
    expect(vocabulary.beginningWith('tele', 5)).toEqual(['tele', 'telecaller'])
    expect(vocabulary.beginningWith('z', 5)).toEqual([])
  })
  test('are not told in parts', () => {
    expect(vocabulary.beginningWith('s', 2)).toBeUndefined()
    expect(vocabulary.beginningWith('s', 3)).toEqual(['sage', 'sale', 'support'])
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
  expect(wrongLetters(one, other)).toBe(count)
})

test('one letter left out is one wrong letter, both ways', () => {
  assert(
    property(stringMatching(/^[a-z]{2,12}$/), (word) => {
      const shorter = word.slice(1)
      return wrongLetters(word, shorter) === 1 && wrongLetters(shorter, word) === 1
    }),
  )
})
