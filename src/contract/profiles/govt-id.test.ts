import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isAadhaarNumber, verhoeffRemainder } from './govt-id.ts'

const tenDigits = '0123456789'.split('')

const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...tenDigits), minLength: length, maxLength: length })

/** The check digit of the other digits. */
const checkDigits = (text: string) =>
  tenDigits.filter((digit) => verhoeffRemainder(text + digit) === 0)

test.each(['2363', '758722', '123451', '1428570', '84736430954837284567892'])(
  '%s fits its check digit',
  (text) => {
    expect(verhoeffRemainder(text)).toBe(0)
  },
)

test('exactly one check digit is valid', () => {
  fc.assert(
    fc.property(digits(11), (text) => {
      expect(checkDigits(text)).toHaveLength(1)
    }),
  )
})

test('detects one changed digit and two swapped neighbours', () => {
  fc.assert(
    fc.property(digits(11), fc.nat(10), fc.integer({ min: 1, max: 9 }), (text, place, by) => {
      const whole = text + checkDigits(text)[0]
      const changed = (Number(whole[place]) + by) % 10
      expect(verhoeffRemainder(whole.slice(0, place) + changed + whole.slice(place + 1))).not.toBe(
        0,
      )
      const [one = '', other = ''] = whole.slice(place, place + 2)
      if (one === other) return
      const swapped = whole.slice(0, place) + other + one + whole.slice(place + 2)
      expect(verhoeffRemainder(swapped)).not.toBe(0)
    }),
  )
})

test.each([
  ['234123412346', true],
  ['234123412347', false],
  ['123412341234', false],
  ['2346', false],
])('S11-19: %s is an Aadhaar number: %s', (text, is) => {
  expect(isAadhaarNumber(text)).toBe(is)
})
