import { expect, test } from 'vitest'
import { passagesOf } from './passages.ts'
import { scoreTyping } from './typing.rules.ts'

const passage = 'Please stay on the line while we look for your order in our list'

test.each([
  ['nothing', '', { words: 0, accuracy: 0 }],
  ['all of it', passage, { words: 13, accuracy: 100 }],
  ['a part of it', 'Please stay on the line ', { words: 5, accuracy: 100 }],
  ['a word that the minute cut off', 'Please stay on the li', { words: 4, accuracy: 100 }],
  ['a last word without a space', 'Please stay on the line', { words: 5, accuracy: 100 }],
  ['a wrong word', 'Please stay at the line ', { words: 4, accuracy: 88 }],
  ['a word left out', 'Please stay the line ', { words: 4, accuracy: 100 }],
  ['a word typed twice', 'Please stay stay on the line ', { words: 5, accuracy: 83 }],
  ['other lines and spaces', 'Please  stay\non the line ', { words: 5, accuracy: 100 }],
  ['another text', 'one two three four five six ', { words: 0, accuracy: 0 }],
  ['the same word again and again', 'the '.repeat(12), { words: 1, accuracy: 8 }],
])('%s', (_, typed, score) => {
  expect(scoreTyping(passage, typed)).toEqual(score)
})

test('signs of Hindi count the same, however the keyboard composes them', () => {
  const composed = 'लड़का सड़क पर खड़ा है'
  expect(scoreTyping(composed, composed.normalize('NFD'))).toEqual(scoreTyping(composed, composed))
})

test.each(['en', 'hi'] as const)('no person reaches the end of a passage: %s', (language) => {
  for (const text of passagesOf(language)) {
    expect(scoreTyping(text, text).words).toBeGreaterThanOrEqual(110)
  }
})
