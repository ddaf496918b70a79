import { expect, test } from 'vitest'
import { foundNumber } from './found-number.ts'

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [1001, '1,000+'],
])('%d found jobs are told as %s', (total, told) => {
  expect(foundNumber(total)).toBe(told)
})
