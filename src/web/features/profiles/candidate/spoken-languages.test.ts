import { expect, test } from 'vitest'
import { hasLanguage, withLanguageToggled } from './spoken-languages.ts'

test.each([
  ['', 'Hindi', 'Hindi'],
  ['Hindi', 'English', 'Hindi, English'],
  ['hindi/english', 'Tamil', 'hindi, english, Tamil'],
  ['Bhojpuri , ', 'Hindi', 'Bhojpuri, Hindi'],
  ['Hindi, English', 'Hindi', 'English'],
  ['HINDI', 'Hindi', ''],
])('in %j a tap on %s gives %j', (before, name, after) => {
  expect(withLanguageToggled(before, name)).toBe(after)
})

test.each([
  ['Hindi, English', 'english', true],
  ['Hindi & English', 'English', true],
  ['A little English', 'English', false],
  ['', 'Hindi', false],
])('%j names %s: %s', (text, name, has) => {
  expect(hasLanguage(text, name)).toBe(has)
})
