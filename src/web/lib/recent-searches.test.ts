import { expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import { withRecentSearch } from './recent-searches.ts'

test.each([
  ['driver', [], ['driver']],
  [' driver ', ['cook'], ['driver', 'cook']],
  ['Driver', ['cook', 'driver'], ['Driver', 'cook']],
  ['d', ['cook'], ['cook']],
  ['', ['cook'], ['cook']],
])('%j before %j gives %j', (text, before, after) => {
  expect(withRecentSearch(before, text)).toEqual(after)
})

test('S10-62: the oldest goes', () => {
  const before = Array.from({ length: limits.recentSearches }, (_, index) => `work ${index}`)
  expect(withRecentSearch(before, 'driver')).toEqual(['driver', ...before.slice(0, -1)])
})
