import { expect, test } from 'vitest'
import { readPageAddress } from './page-address.ts'

test.each([
  ['per=25&page=3&after=abc', { perPage: 25, page: 3, cursor: 'abc' }],
  ['', { perPage: 10, page: 1, cursor: undefined }],
  ['per=7&page=-4', { perPage: 10, page: 1, cursor: undefined }],
  ['page=5', { perPage: 10, page: 1, cursor: undefined }],
])('an address is read as the nearest valid one: %s', (text, expected) => {
  expect(readPageAddress(new URLSearchParams(text), 10)).toEqual(expected)
})
