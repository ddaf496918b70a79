import { expect, test } from 'vitest'
import { readQueueFilters } from './queue-filters.ts'

test.each([
  ['status=accepted&q=tele+caller', { tab: 'accepted', search: 'tele caller', sort: 'waiting' }],
  ['sort=score', { tab: 'waiting', search: '', sort: 'score' }],
  ['status=nonsense&sort=age', { tab: 'waiting', search: '', sort: 'waiting' }],
])('an address is read as the nearest valid one: %s', (text, expected) => {
  expect(readQueueFilters(new URLSearchParams(text))).toEqual(expected)
})
