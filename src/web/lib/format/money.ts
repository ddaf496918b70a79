import { digitGroups } from '#contract/digit-groups.ts'

/** Whole rupees with the sign and Indian digit groups: '₹1,18,000'. */
export const rupees = (amount: number): string =>
  `${amount < 0 ? '-' : ''}₹${digitGroups(Math.abs(amount))}`
