import { expect, test } from 'vitest'
import { fromSample } from './sampled-count.rules.ts'

test.each([
  { count: 2000, shareRead: 0.5, expected: 1001 },
  { count: 900, shareRead: 0.5, expected: 1001 },
  { count: 437, shareRead: 0.5, expected: { atLeast: 400 } },
  { count: 437, shareRead: 0.3, expected: { atLeast: 800 } },
  { count: 99, shareRead: 0.5, expected: { atLeast: 90 } },
  { count: 99, shareRead: 0.04, expected: 1001 },
  { count: 20, shareRead: 0.01, expected: { atLeast: 400 } },
  { count: 19, shareRead: 0.01, expected: { atLeast: 10 } },
  { count: 10, shareRead: 0.5, expected: { atLeast: 10 } },
  { count: 9, shareRead: 0.5, expected: undefined },
  { count: 0, shareRead: 0.5, expected: undefined },
])('$count of a sample of $shareRead say $expected', ({ count, shareRead, expected }) => {
  expect(fromSample(count, { shareRead, max: 1001 })).toEqual(expected)
})
