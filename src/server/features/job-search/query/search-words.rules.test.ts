import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { filterTerm, fittingExperience, termsOfJob, workplaceOf } from './search-terms.rules.ts'
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

test('a job is found by its words, its surroundings, the values it can be filtered by, and its day', () => {
  const terms = termsOfJob(
    {
      title: 'Telecaller',
      category: 'telesales',
      city: ' New  Delhi',
      state: 'Delhi',
      company_name: "O'Neil & Sons",
      education: ['10thPassed', 'graduateAbove'],
      experience: ['fresher'],
      work_types: ['home', 'office'],
      pincode: '110001',
      salary_min_monthly_rupees: 9_000,
      salary_max_monthly_rupees: 12_400,
    },
    {
      liveAt: new Date('1970-01-03T01:00:00Z'),
      locate: () => ({ latitude: 28.63, longitude: 77.21 }),
    },
  )
  expect(terms).toEqual([
    'telecaller',
    '~new',
    '~delhi',
    '~o',
    '~neil',
    '~son',
    ':category:telesales',
    ':location:new delhi',
    ":company:o'neil & sons",
    ':education:10thpassed',
    ':education:graduateabove',
    ':experience:fresher',
    ':workType:home',
    ':workType:office',
    ':fits:fresher',
    ':pay:12000',
    ':payfrom:8000',
    ':payfrom:10000',
    ':payfrom:12000',
    ':spot:2863,7721',
    ':cell:4:715,1930',
    ':cell:8:357,965',
    ':cell:16:178,482',
    ':day:2',
  ])
})

test.each([
  [[], ['fresher', '0-1yr', '1-2yr', 'moreThan2yr']],
  [['fresher'], ['fresher']],
  [
    ['1-2yr', 'fresher'],
    ['fresher', '0-1yr', '1-2yr'],
  ],
] as const)('a job for %j fits %j', (named, fitting) => {
  expect(fittingExperience(named)).toEqual(fitting)
})

test.each([
  [[], '110001'],
  [['home'], null],
  [['home', 'hybrid'], '110001'],
] as const)('work of type %j is done at %j', (types, place) => {
  expect(workplaceOf({ work_types: types, pincode: '110001' })).toBe(place)
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
