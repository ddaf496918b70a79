import { limits } from '#contract/limits.ts'

/** The paid plans, for the third post and later ones. Prices are whole rupees before tax. */
export const plans = {
  basic: { priceRupees: 289, struckThroughRupees: 549, validDays: 15 },
  demand: { priceRupees: 399, struckThroughRupees: 689, validDays: 21 },
} as const

export type PlanName = keyof typeof plans
export const planNames = ['basic', 'demand'] as const satisfies readonly PlanName[]
export const defaultPlan: PlanName = 'demand'

export const gstPercent = 18

/** Percent off the price of each post, from a number of posts in one order on. The settings may name some. */
export type BulkDiscount = { readonly from: number; readonly percent: number }

/** The percent off each post of an order; the discounts stand in the order of their numbers. */
export const discountPercent = (quantity: number, discounts: readonly BulkDiscount[]): number =>
  discounts.findLast(({ from }) => quantity >= from)?.percent ?? 0

/**
 * The price of posts of a plan at checkout, in whole rupees; with a discount each post costs whole rupees too. GST is rounded
 * to the rupee and added.
 */
export function planCharge(
  plan: PlanName,
  quantity = 1,
  discount = 0,
): {
  priceRupees: number
  gstRupees: number
  totalRupees: number
} {
  const priceRupees = Math.round((plans[plan].priceRupees * (100 - discount)) / 100) * quantity
  const gstRupees = Math.round((priceRupees * gstPercent) / 100)
  return { priceRupees, gstRupees, totalRupees: priceRupees + gstRupees }
}

/**
 * Whether the employer's next post is free, by the number of their jobs that reached verification.
 * The first two posts are free.
 */
export function isNextPostFree(postedJobs: number): boolean {
  return postedJobs < limits.freePosts
}

/** The days that a job runs after it is accepted. Free posts run as long as Basic ones. */
export function validDays(plan: PlanName | 'free'): number {
  return plan === 'free' ? limits.freePostDays : plans[plan].validDays
}
