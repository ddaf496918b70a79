import { expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import {
  defaultPlan,
  discountPercent,
  gstPercent,
  isNextPostFree,
  planCharge,
  plans,
  validDays,
} from './pricing.ts'

test('S4-38: the plans are sold on these terms, In Demand unless another is chosen', () => {
  expect(plans).toEqual({
    basic: { priceRupees: 289, struckThroughRupees: 549, validDays: 15 },
    demand: { priceRupees: 399, struckThroughRupees: 689, validDays: 21 },
  })
  expect(defaultPlan).toBe('demand')
})

test('S10-3: GST is 18%, rounded to the rupee and added', () => {
  expect(gstPercent).toBe(18)
  expect(planCharge('basic')).toEqual({ priceRupees: 289, gstRupees: 52, totalRupees: 341 })
  expect(planCharge('demand')).toEqual({ priceRupees: 399, gstRupees: 72, totalRupees: 471 })
})

test('S10-90: a discount takes its percent off each post, which stays whole rupees, from its number on', () => {
  const discounts = [
    { from: 10, percent: 5 },
    { from: 25, percent: 10 },
  ]
  const percents = [1, 9, 10, 24, 25, 50].map((quantity) => discountPercent(quantity, discounts))
  expect(percents).toEqual([0, 0, 5, 5, 10, 10])
  expect(discountPercent(50, [])).toBe(0)
  // 289 less 5 % is 274.55 a post.
  expect(planCharge('basic', 10, 5)).toEqual({
    priceRupees: 2750,
    gstRupees: 495,
    totalRupees: 3245,
  })
})

test('S10-1: the first and the second post are free, the third is not', () => {
  expect([0, 1, 2, 3].map(isNextPostFree)).toEqual([true, true, false, false])
  expect(limits.freePosts).toBe(2)
})

test('a free post runs as long as a Basic one', () => {
  expect([validDays('free'), validDays('basic'), validDays('demand')]).toEqual([15, 15, 21])
})
