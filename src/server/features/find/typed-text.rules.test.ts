import { expect, test } from 'vitest'
import { readTyped } from './typed-text.rules.ts'

test.each([
  ['pay_29QQoUBi66xm2f', true],
  // Of the provider's random numbers one in twelve has no digit.
  ['pay_rXAVQBlsGeJqDa', true],
  ['order_DBJOWzybfXXsxA', true],
  ['KM-26-27-000012', true],
  ['29ABCDE1234F1Z5', true],
  ['Bengaluru', false],
  ['payroll', false],
  ['pay_rX AVQBlsGeJqDa', false],
  ['24x7', false],
  ['9000047110', false],
  ['neha22@mail.example', false],
])('S7-1189: %j may be a number of a document: %j', (text, isNumber) => {
  expect(readTyped(text).number).toBe(isNumber ? text : undefined)
})
