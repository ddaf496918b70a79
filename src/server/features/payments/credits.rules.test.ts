import { assert, constantFrom, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { limits } from '#contract/limits.ts'
import { planCharge, planNames } from '#contract/payments/pricing.ts'
import { creditEndsAt, endsAtAfterReturn, refundOfPosts } from './credits.rules.ts'

const purchaseOf = (plan: (typeof planNames)[number], quantity: number) => {
  const { priceRupees, gstRupees } = planCharge(plan, quantity)
  return { quantity, price_paise: priceRupees * 100, gst_paise: gstRupees * 100 }
}

describe('the price of several posts', () => {
  it.each([
    ['basic', 1, 289, 52, 341],
    ['basic', 5, 1445, 260, 1705],
    ['demand', 3, 1197, 215, 1412],
    ['basic', 25, 7225, 1301, 8526],
  ] as const)('%s x %i', (plan, quantity, priceRupees, gstRupees, totalRupees) => {
    expect(planCharge(plan, quantity)).toEqual({ priceRupees, gstRupees, totalRupees })
  })
})

describe('a refund of posts', () => {
  it('of all is what was paid', () => {
    expect(refundOfPosts(purchaseOf('basic', 5), 5)).toEqual({
      pricePaise: 144_500,
      gstPaise: 26_000,
      totalPaise: 170_500,
    })
  })

  it('of some is their share, with the tax in whole rupees', () => {
    expect(refundOfPosts(purchaseOf('basic', 5), 2)).toEqual({
      pricePaise: 57_800,
      gstPaise: 10_400,
      totalPaise: 68_200,
    })
  })

  it('never gives back more than was paid, and more for more posts', () => {
    assert(
      property(
        constantFrom(...planNames),
        integer({ min: 1, max: limits.maxPostsAtOnce }),
        integer({ min: 0, max: limits.maxPostsAtOnce }),
        (plan, quantity, wanted) => {
          const posts = wanted % (quantity + 1)
          const purchase = purchaseOf(plan, quantity)
          const part = refundOfPosts(purchase, posts)
          expect(part.totalPaise).toBe(part.pricePaise + part.gstPaise)
          expect(part.pricePaise).toBe((purchase.price_paise / quantity) * posts)
          expect(part.gstPaise % 100).toBe(0)
          expect(part.totalPaise).toBeLessThanOrEqual(purchase.price_paise + purchase.gst_paise)
          const fewer = refundOfPosts(purchase, Math.max(0, posts - 1))
          expect(part.totalPaise - fewer.totalPaise > 0).toBe(posts > 0)
        },
      ),
    )
  })
})

describe('the last day of a bought post', () => {
  const bought = new Date('2026-11-25T06:00:00Z')

  it('is a year later, to the end of the day in India', () => {
    expect(creditEndsAt(bought)).toEqual(new Date('2027-11-25T18:29:59.999Z'))
  })

  it('S7-348: stays when the post comes back early, and is 30 days on when it comes back late', () => {
    const endsAt = creditEndsAt(bought)
    expect(endsAtAfterReturn(endsAt, new Date('2026-12-01T06:00:00Z'))).toEqual(endsAt)
    expect(endsAtAfterReturn(endsAt, new Date('2027-11-25T06:00:00Z'))).toEqual(
      new Date('2027-12-25T18:29:59.999Z'),
    )
  })
})
