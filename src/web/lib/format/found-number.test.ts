import { expect, test } from 'vitest'
import { foundNumber, optionNumber } from './found-number.ts'

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [1001, '1,000+'],
])('S10-18: %d found jobs read %s', (total, text) => {
  expect(foundNumber(total)).toBe(text)
})

test.each([
  [0, '0'],
  [1001, '1,000+'],
  [{ atLeast: 400 }, '400+'],
  [{ atLeast: 1000 }, '1,000+'],
])('%j jobs of an option read %s', (count, text) => {
  expect(optionNumber(count)).toBe(text)
})
