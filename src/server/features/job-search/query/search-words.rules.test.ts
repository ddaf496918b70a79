import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { filterTerm } from './search-terms.rules.ts'
import { wordsOf } from './search-words.rules.ts'

test.each([
  ['Customer Support Executives', ['customer', 'support', 'executive']],
  ['Tele-callers (Night) / BPO', ['tele', 'caller', 'night', 'bpo']],
  ['C++ & 24x7', ['c', '24x7']],
  ['Sales, sales; gas bus', ['sale', 'sale', 'gas', 'bus']],
  ['process analysis agencies', ['process', 'analysis', 'agency']],
  ['हिन्दी टेलीकॉलर', ['हिन्दी', 'टेलीकॉलर']],
  ['ﬁeld ＳＡＬＥＳ', ['field', 'sale']],
  ["' & | ! :* \\ \0", []],
  ['', []],
])('the words of %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words)
})

test('no term is too long for the database', () => {
  assert(
    property(string({ unit: 'binary', maxLength: 120 }), (text) =>
      [...wordsOf(text), filterTerm('company', text)].every(
        (term) => term.isWellFormed() && Buffer.byteLength(term) < 2_000,
      ),
    ),
    { examples: [['ﷺ'.repeat(120)], ['😀'.repeat(60)]] },
  )
})
