import { expect, test } from 'vitest'
import { readQueueAddress } from './queue-address.ts'

test.each([
  [
    'status=accepted&q=tele+caller&per=25&page=3&after=abc',
    { tab: 'accepted', search: 'tele caller', perPage: 25, page: 3, cursor: 'abc' },
  ],
  ['', { tab: 'waiting', search: '', perPage: 10, page: 1, cursor: undefined }],
  ['status=nonsense&per=7&page=-4', { tab: 'waiting', perPage: 10, page: 1 }],
  ['page=5', { page: 1 }],
])('an address is read as the nearest sound one: %s', (text, expected) => {
  expect(readQueueAddress(new URLSearchParams(text))).toMatchObject(expected)
})
