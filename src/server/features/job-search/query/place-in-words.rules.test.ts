import { expect, test } from 'vitest'
import { asksForNearby, pincodeInWords } from './place-in-words.rules.ts'

const isKnown = (pincode: string) => pincode === '201301'

test.each([
  ['driver 201301', { pincode: '201301', rest: 'driver' }],
  ['201301', { pincode: '201301', rest: '' }],
  ['driver 999999', undefined],
  ['call 9201301234', undefined],
  ['batch201301 executive', undefined],
  ['20000 salary', undefined],
])('%s names the place %j', (text, place) => {
  expect(pincodeInWords(text, isKnown)).toEqual(place)
})

test.each([
  ['driver job near me', true],
  ['Nearby jobs', true],
  ['aas paas job', true],
  ['mere paas ki naukri', true],
  ['मेरे पास नौकरी', true],
  ['ghar ke paas kaam', true],
  ['jobs near my home', true],
  ['ghar se kaam', false],
  ['linear media', false],
  ['near metro station', false],
])('%s asks for jobs around its writer: %s', (text, isAsked) => {
  expect(asksForNearby(text)).toBe(isAsked)
})
