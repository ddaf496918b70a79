import { limits } from './limits.ts'

/** The plans an employer may buy, from the third post on. Prices are whole rupees before tax. */
export const plans = {
  basic: { priceRupees: 289, struckThroughRupees: 549, validDays: 15 },
  demand: { priceRupees: 399, struckThroughRupees: 689, validDays: 21 },
} as const

export type PlanName = keyof typeof plans
export const planNames = ['basic', 'demand'] as const satisfies readonly PlanName[]
export const defaultPlan: PlanName = 'demand'

export const gstPercent = 18

/** What a plan costs at checkout, in whole rupees: GST is rounded to the rupee and added. */
export function planCharge(plan: PlanName): {
  priceRupees: number
  gstRupees: number
  totalRupees: number
} {
  const { priceRupees } = plans[plan]
  const gstRupees = Math.round((priceRupees * gstPercent) / 100)
  return { priceRupees, gstRupees, totalRupees: priceRupees + gstRupees }
}

/**
 * Whether the employer's next post is free, given how many of their jobs have reached verification.
 * The first and second posts are free.
 */
export function isNextPostFree(postedJobs: number): boolean {
  return postedJobs < limits.freePosts
}

/** How many days a job runs once it is accepted. Free posts run as long as Basic ones. */
export function validDays(plan: PlanName | 'free'): number {
  return plan === 'free' ? limits.freePostDays : plans[plan].validDays
}
