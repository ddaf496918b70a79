import { expect, test } from 'vitest'
import { cutAtWord, descriptionBlocks } from './description-blocks.ts'

test.each([
  ['Answer calls of customers', 10, 'Answer'],
  ['Answer calls of customers', 12, 'Answer calls'],
  ['Answer calls', 12, 'Answer calls'],
  ['Unbreakableword', 5, 'Unbre'],
  ['one two', 4, 'one'],
])('%s within %i is %s', (text, most, cut) => {
  expect(cutAtWord(text, most)).toBe(cut)
})

test('lines with hyphens or bullets are a list', () => {
  expect(descriptionBlocks('You will:\n- answer calls\n• note them\n\nNight shift - cab.')).toEqual(
    [
      { kind: 'text', text: 'You will:' },
      { kind: 'list', items: ['answer calls', 'note them'] },
      { kind: 'text', text: 'Night shift - cab.' },
    ],
  )
})
