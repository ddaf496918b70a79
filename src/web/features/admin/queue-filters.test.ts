import { expect, test } from 'vitest'
import { readQueueFilters } from './queue-filters.ts'

test.each([
  ['status=accepted&q=tele+caller', { tab: 'accepted', search: 'tele caller' }],
  ['', { tab: 'waiting', search: '' }],
  ['status=nonsense', { tab: 'waiting', search: '' }],
])('an address is read as the nearest valid one: %s', (text, expected) => {
  expect(readQueueFilters(new URLSearchParams(text))).toEqual(expected)
})
