import { assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { digitGroups } from '#contract/digit-groups.ts'
import { rupees } from './money.ts'

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [118_000, '1,18,000'],
  [12_345_678, '1,23,45,678'],
  [-25_000, '-25,000'],
])('%d is written %s', (whole, written) => {
  expect(digitGroups(whole)).toBe(written)
})

test('numbers are written as India writes them', () => {
  const indian = new Intl.NumberFormat('en-IN')
  assert(
    property(integer(), (whole) => {
      expect(digitGroups(whole)).toBe(indian.format(whole))
    }),
  )
})

test('money is whole rupees with the sign', () => {
  expect([rupees(118_000), rupees(999.5), rupees(0), rupees(-500)]).toEqual([
    '₹1,18,000',
    '₹1,000',
    '₹0',
    '-₹500',
  ])
})
