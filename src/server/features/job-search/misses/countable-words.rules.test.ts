import { expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import { countableWords } from './countable-words.rules.ts'

test.each([
  ['Jewellery  POLISHERS', 'jewellery polisher'],
  ['job of jewellery polisher in noida', 'jewellery polisher noida'],
  ['जड़ाई का काम', 'जड़ाई'],
  ['welder 201301', 'welder 201301'],
  ['9876543210', undefined],
  ['ravi 98765 43210', undefined],
  ['९८७६५४३२१०', undefined],
  ['ravi@example.com', undefined],
  ['job', undefined],
  ['ab', undefined],
  ['', undefined],
])('S7-197: %j is counted as %j', (typed, counted) => {
  expect(countableWords(typed)).toBe(counted)
})

test('long texts are cut after a word', () => {
  const words = countableWords('polisher '.repeat(20)) ?? ''
  expect(words.length).toBeLessThanOrEqual(limits.synonymLength)
  expect(words).toMatch(/ polisher$/)
})
