import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { queryOf, termsOfJob, wordsOf } from './search-terms.ts'

test.each([
  ['Customer Support Executive', ['customer', 'support', 'executive']],
  ['Tele-caller (Night) / BPO', ['tele', 'caller', 'night', 'bpo']],
  ['C++ & 24x7', ['c', '24x7']],
  ['TELE tele', ['tele']],
  ['हिन्दी टेलीकॉलर', ['हिन्दी', 'टेलीकॉलर']],
  ['ﬁeld ＳＡＬＥＳ', ['field', 'sales']],
  ["' & | ! :* \\ \0", []],
  ['', []],
])('the words of %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words)
})

test('a job is found by its words and the values it can be filtered by', () => {
  const terms = termsOfJob({
    title: 'Telecaller',
    category: 'telesales',
    city: ' New  Delhi',
    company_name: "O'Neil & Sons",
    education: ['10thPassed', 'graduateAbove'],
  })
  expect(terms).toEqual([
    'telecaller',
    ':category:telesales',
    ':location:new delhi',
    ":company:o'neil & sons",
    ':education:10thpassed',
    ':education:graduateabove',
  ])
})

test.each([
  [{}, undefined],
  [{ q: '', location: ' ', company: undefined }, undefined],
  [{ q: '???' }, undefined],
  [{ q: 'tele caller' }, "'tele':* & 'caller':*"],
  [{ q: 'tele', location: 'New Delhi' }, "'tele':* & ':location:new delhi'"],
  [{ company: "O'Neil \\ Sons" }, "':company:o''neil \\\\ sons'"],
])('%j is asked as %s', (wish, query) => {
  expect(queryOf(wish)).toBe(query)
})

test('no term is too long for the database', () => {
  assert(
    property(string({ unit: 'binary', maxLength: 120 }), (text) => {
      const terms = [...wordsOf(text), queryOf({ company: text }) ?? '']
      return terms.every((term) => term.isWellFormed() && Buffer.byteLength(term) < 2_000)
    }),
    { examples: [['ﷺ'.repeat(120)], ['😀'.repeat(60)]] },
  )
})
