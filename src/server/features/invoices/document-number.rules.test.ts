import { assert, date, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { documentNumber, financialYear } from './document-number.rules.ts'

describe('the financial year', () => {
  test.each([
    ['2026-03-31T18:29:59.999Z', '25-26'],
    ['2026-03-31T18:30:00.000Z', '26-27'],
    ['2026-12-31T18:30:00.000Z', '26-27'],
    ['2027-01-01T00:00:00.000Z', '26-27'],
    ['2027-03-31T18:29:59.999Z', '26-27'],
    ['2027-03-31T18:30:00.000Z', '27-28'],
    ['2028-02-29T12:00:00.000Z', '27-28'],
    ['2099-12-31T12:00:00.000Z', '99-00'],
    ['2109-06-01T12:00:00.000Z', '09-10'],
  ])('of %s is %s', (instant, year) => {
    expect(financialYear(new Date(instant))).toBe(year)
  })
})

describe('a number', () => {
  test.each([
    ['JP', 1, 'JP/26-27/000001'],
    ['JP', 123, 'JP/26-27/000123'],
    ['CN', 999_999, 'CN/26-27/999999'],
    ['CN', 1_000_000, 'CN/26-27/1000000'],
    ['J7P', 42, 'J7P/26-27/000042'],
  ])('of %s and %i is %s', (series, serial, number) => {
    expect(documentNumber(series, '26-27', serial)).toBe(number)
  })

  test('has at most 16 characters', () => {
    expect(() => documentNumber('J7P', '26-27', 1_000_000)).toThrow('longer than 16')
  })

  test('has only characters that rule 46 allows, at any time', () => {
    assert(
      property(
        date({
          min: new Date('2017-07-01'),
          max: new Date('2999-12-31'),
          noInvalidDate: true,
        }),
        (at) => {
          expect(documentNumber('JP', financialYear(at), 1)).toMatch(/^[A-Za-z0-9/-]{15}$/)
        },
      ),
    )
  })
})
