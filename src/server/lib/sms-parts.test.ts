import { expect, test } from 'vitest'
import { countSmsParts } from './sms-parts.ts'

test.each([
  ['a'.repeat(160), 1],
  ['a'.repeat(161), 2],
  ['a'.repeat(306), 2],
  ['a'.repeat(307), 3],
  ['€'.repeat(80), 1],
  ['€'.repeat(81), 2],
  ['न'.repeat(70), 1],
  ['न'.repeat(71), 2],
  ['न'.repeat(134), 2],
  ['न'.repeat(135), 3],
  [`${'a'.repeat(69)}…`, 1],
  [`${'a'.repeat(70)}…`, 2],
])('a text such as %s is %i SMS', (text, parts) => {
  expect(countSmsParts(text)).toBe(parts)
})
