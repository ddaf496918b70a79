import { expect, test } from 'vitest'
import { payOf, payStepsDown, payTerm, payTermsOfJob, termsOfPayFrom } from './pay.rules.ts'

const pay = (min: number | null, max: number | null) => ({
  salary_min_monthly_rupees: min,
  salary_max_monthly_rupees: max,
})

test.each([
  [null, null, 0],
  [12_000, null, 12_000],
  [12_000, 15_900, 15_500],
  [null, 99_999, 99_500],
  [100_000, 109_999, 100_000],
  [null, 345_678, 300_000],
  [null, 1_000_000, 1_000_000],
])('of %j to %j a job may pay %i', (min, max, most) => {
  expect(payOf(pay(min, max))).toBe(most)
})

test('the steps go down from the most to what is not known', () => {
  const steps = payStepsDown()
  expect(steps.slice(0, 3)).toEqual([1_000_000, 900_000, 800_000])
  expect(steps.slice(-3)).toEqual([1_000, 500, 0])
  expect(steps).toEqual([...new Set(steps)].toSorted((one, other) => other - one))
})

test('a job is among those that pay at least so much when it does', () => {
  for (const floor of [1_000, 7_500, 8_000, 10_500, 20_000, 55_500, 100_000]) {
    const asked = termsOfPayFrom(floor)
    for (const rupees of payStepsDown()) {
      const terms = payTermsOfJob(pay(null, rupees))
      const isFound = asked.some((term) => terms.includes(term))
      expect([floor, rupees, isFound]).toEqual([floor, rupees, rupees >= floor])
    }
  }
  expect(termsOfPayFrom(24_500)).toEqual([':payfrom:25000', payTerm(24_500)])
})
