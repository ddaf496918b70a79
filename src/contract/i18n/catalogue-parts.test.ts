import { expect, test } from 'vitest'
import en from '#messages/en.json' with { type: 'json' }
import places from '#messages/places/hi.json' with { type: 'json' }
import { messageParts, partsOfKey, pickPart } from './catalogue-parts.ts'
import { placesToCatalogue } from './places.ts'

const whole = { ...en, ...placesToCatalogue(places) }

test('each key is in exactly one part', () => {
  expect(Object.keys(whole).filter((key) => partsOfKey(key).length !== 1)).toEqual([])
})

test('each part has keys, and the browser gets none that only the server says', () => {
  for (const part of messageParts) {
    const keys = Object.keys(pickPart(whole, part))
    expect(keys).not.toEqual([])
    expect(keys.filter((key) => partsOfKey(key).join() !== part)).toEqual([])
  }
})
