import { expect, test } from 'vitest'
import en from '#messages/en.json' with { type: 'json' }
import { messageParts, partsOfKey, pickPart } from './catalogue-parts.ts'

test('each key is in exactly one part', () => {
  expect(Object.keys(en).filter((key) => partsOfKey(key).length !== 1)).toEqual([])
})

test('each part has keys, and the browser gets none that only the server says', () => {
  for (const part of messageParts) {
    const keys = Object.keys(pickPart(en, part))
    expect(keys).not.toEqual([])
    expect(keys.filter((key) => partsOfKey(key).join() !== part)).toEqual([])
  }
})
