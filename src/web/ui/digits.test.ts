import { expect, it } from 'vitest'
import { onlyDigits, toNationalNumber } from './digits.ts'

it.each([
  ['9876543210', '9876543210'],
  ['+91 98765-43210', '9876543210'],
  ['919876543210', '9876543210'],
  ['09876543210', '9876543210'],
  ['0091 9876543210', '9876543210'],
  ['91987', '91987'],
  ['98765432101', '9876543210'],
  ['abc', ''],
])('reads %j as %j', (typed, number) => {
  expect(toNationalNumber(typed, '+91')).toBe(number)
})

it('keeps digits up to a length', () => {
  expect(onlyDigits('12 34-567', 6)).toBe('123456')
})
