import { describe, expect, test } from 'vitest'
import { createLexicon } from './lexicon.ts'

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
