import { assert, property, stringMatching } from 'fast-check'
import { expect, test } from 'vitest'
import { editDistance } from './edit-distance.rules.ts'

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
