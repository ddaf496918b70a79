import { expect, test } from 'vitest'
import { readQueueAddress, writeQueueAddress } from './queue-address.ts'

test('an address is read back as it was written', () => {
  const address = {
    tab: 'accepted',
    search: 'tele caller',
    perPage: 25,
    page: 3,
    cursor: 'abc',
  } as const
  expect(readQueueAddress(new URLSearchParams(writeQueueAddress(address)))).toEqual(address)
})

test.each([
  ['', { tab: 'waiting', search: '', perPage: 10, page: 1, cursor: undefined }],
  ['status=nonsense&per=7&page=-4', { tab: 'waiting', perPage: 10, page: 1 }],
  ['page=5', { page: 1 }],
])('a strange address is read as the nearest sound one: %s', (text, expected) => {
  expect(readQueueAddress(new URLSearchParams(text))).toMatchObject(expected)
})
