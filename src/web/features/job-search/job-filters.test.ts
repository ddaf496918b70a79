import { expect, test } from 'vitest'
import { countFilters, isSameSearch, readFilters, readPortions, toSearch } from './job-filters.ts'

const at = (address: string) => new URL(address, 'https://site.invalid')

test('filters survive the way through the address', () => {
  const filters = { q: 'night & day', location: 'New Delhi', education: '12thPassed' }
  expect(readFilters(new URLSearchParams(toSearch(filters)))).toEqual(filters)
  expect(countFilters(filters)).toBe(2)
})

test('empty and foreign parameters are left out', () => {
  expect(readFilters(new URLSearchParams('q=&category=%20&utm_source=x'))).toEqual({})
  expect(toSearch({})).toBe('')
})

test('what is longer than the API takes is cut', () => {
  const { q, company } = readFilters(
    new URLSearchParams({ q: 'x'.repeat(500), company: 'y'.repeat(500) }),
  )
  expect(q).toHaveLength(100)
  expect(company).toHaveLength(120)
})

test.each([
  ['', 1],
  ['pages=3', 3],
  ['pages=0', 1],
  ['pages=-2', 1],
  ['pages=many', 1],
  ['pages=9999', 40],
])('%j has %i portions open', (search, portions) => {
  expect(readPortions(new URLSearchParams(search))).toBe(portions)
})

test('portions do not make another search; filters and the beginning do', () => {
  expect(isSameSearch(at('/jobs?q=a'), at('/jobs?pages=2&q=a'))).toBe(true)
  expect(isSameSearch(at('/jobs?q=a'), at('/jobs?q=b'))).toBe(false)
  expect(isSameSearch(at('/jobs?q=a'), at('/jobs?q=a&cursor=x'))).toBe(false)
  expect(isSameSearch(at('/jobs'), at('/jobsearch'))).toBe(false)
})
