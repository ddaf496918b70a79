import { expect, test } from 'vitest'
import { toSynonyms } from '../synonyms/meanings.rules.ts'
import { createForms } from './forms.ts'
import { knownMeanings } from './known-meanings.rules.ts'
import { suggest } from './suggest.rules.ts'
import { toEntries } from './suggestion-entries.rules.ts'

const synonyms = toSynonyms([{ phrase: 'phone wala', meaning: 'telecalling', term: null }], [])
const toForm = createForms()
const meanings = knownMeanings(synonyms, toForm)
const entries = toEntries(
  [
    { kind: 'term', value: '+telecalling', jobs: 9 },
    { kind: 'term', value: '+driving', jobs: 3 },
    { kind: 'term', value: '+delivery', jobs: 7 },

    { kind: 'title', value: 'Telecaller', jobs: 5 },
    { kind: 'title', value: 'Telecaller for Loans', jobs: 2 },
    { kind: 'title', value: 'SENIOR TELECALLER', jobs: 1 },
    { kind: 'place', value: 'Bengaluru', jobs: 4 },
    { kind: 'place', value: 'Bangalore', jobs: 3 },
  ],
  { meanings, synonyms, toForm },
)
const texts = (typed: string) => suggest(typed, entries).map(({ text }) => text)

test.each([
  ['tele', ['Telecaller', 'Telecaller for Loans', 'SENIOR TELECALLER']],
  ['de', ['Delivery']],
  ['driver', ['Driver', 'Delivery']],
  ['draiv', ['Driver', 'Delivery']],
  ['ड्रा', ['ड्राइवर', 'Delivery']],
  ['telec', ['Telecaller', 'Telecaller for Loans', 'SENIOR TELECALLER']],
  ['टेली', ['Telecaller', 'Telecaller for Loans', 'SENIOR TELECALLER']],
  ['phone w', ['Telecaller']],
  ['bang', ['Bengaluru']],
  ['telecaller bang', ['telecaller Bengaluru']],
])('%s suggests %j', (typed, expected) => {
  expect(texts(typed)).toEqual(expected)
})
