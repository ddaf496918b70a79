import { endOfIndiaDayAfter } from '#contract/india-time.ts'
import { limits } from '#server/lib/limits.ts'

/** Whole paise. */
export type Amounts = {
  readonly pricePaise: number
  readonly gstPaise: number
  readonly totalPaise: number
}

type Purchase = {
  readonly quantity: number
  readonly price_paise: number
  readonly gst_paise: number
}

/** The last instant at which a bought post can be used. */
export const creditEndsAt = (boughtAt: Date): Date =>
  endOfIndiaDayAfter(boughtAt, limits.creditDays)

/** A post that comes back keeps its end, but can be used for some weeks at least. */
export function endsAtAfterReturn(endsAt: Date, returnedAt: Date): Date {
  const atLeast = endOfIndiaDayAfter(returnedAt, limits.returnedCreditDays)
  return endsAt > atLeast ? endsAt : atLeast
}

/**
 * What a refund of some posts of a purchase gives back. The tax on the rest is rounded to the rupee, so that both parts
 * add up to what was paid.
 */
export function refundOfPosts(purchase: Purchase, posts: number): Amounts {
  const { quantity, price_paise: price, gst_paise: gst } = purchase
  const rest = quantity - posts
  const pricePaise = price - (price / quantity) * rest
  const gstPaise = gst - Math.round((gst * rest) / quantity / 100) * 100
  return { pricePaise, gstPaise, totalPaise: pricePaise + gstPaise }
}
