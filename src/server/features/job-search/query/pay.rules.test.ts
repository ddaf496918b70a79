import { expect, test } from 'vitest'
import {
  payStepOf,
  payStepsDown,
  payTerm,
  payTermsOf,
  termsOfPayFrom,
  termsOfStepsDown,
} from './pay.rules.ts'

test.each([
  [undefined, undefined, 0],
  [12_000, undefined, 12_000],
  [12_000, 15_900, 15_500],
  [undefined, 99_999, 99_500],
  [100_000, 109_999, 100_000],
  [undefined, 345_678, 300_000],
  [undefined, 1_000_000, 1_000_000],
])('pay from %j to %j is in the step %i', (min, max, expected) => {
  expect(payStepOf({ min, max })).toBe(expected)
})

test('the steps go down from the highest to 0, unknown pay', () => {
  const steps = payStepsDown()
  expect(steps.slice(0, 3)).toEqual([1_000_000, 900_000, 800_000])
  expect(steps.slice(-3)).toEqual([1_000, 500, 0])
  expect(steps).toEqual([...new Set(steps)].toSorted((one, other) => other - one))
})

test('a job has the terms of all floors up to its pay', () => {
  for (const floor of [1_000, 7_500, 8_000, 10_500, 20_000, 55_500, 100_000]) {
    const floorTerms = termsOfPayFrom(floor)
    for (const rupees of payStepsDown()) {
      const terms = payTermsOf({ max: rupees })
      const isFound = floorTerms.some((term) => terms.includes(term))
      expect([floor, rupees, isFound]).toEqual([floor, rupees, rupees >= floor])
    }
  }
  expect(termsOfPayFrom(24_500)).toEqual([':payfrom:25000', payTerm(24_500)])
})

test('steps that follow each other have few terms, which no other step has', () => {
  const all = payStepsDown()
  for (const [from, lowest] of [
    [0, 500_000],
    [0, 100_000],
    [0, 41_500],
    [0, 500],
    [30, 41_500],
    [30, 0],
  ] as const) {
    const steps = all.slice(from, all.indexOf(lowest) + 1)
    const terms = new Set(termsOfStepsDown(steps))
    const found = all.filter((pay) => payTermsOf({ max: pay }).some((term) => terms.has(term)))
    expect(found).toEqual(steps)
  }
  expect(termsOfStepsDown(all)).toEqual([])
  expect(termsOfStepsDown(all.slice(0, all.indexOf(49_000) + 1))).toEqual([
    ':payfrom:50000',
    payTerm(49_500),
    payTerm(49_000),
  ])
})
