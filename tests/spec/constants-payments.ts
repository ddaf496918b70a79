import type { SpecRow } from './row.ts'

/** What an order may cost, how many posts it buys, and how long they last. */
export const paymentConstants: readonly SpecRow[] = [
  {
    id: 'limits.maxPostsAtOnce',
    says: '50 posts in one order',
    tests: ['S7-331'],
  },
  {
    id: 'limits.renewalDays',
    says: '3: a job can be renewed from three days before its last day',
    tests: ['S7-641'],
  },
  {
    id: 'limits.maxDiscountPercent',
    says: '50: no discount of the settings takes more off',
    tests: ['S10-90'],
  },
  {
    id: 'limits.creditDays',
    says: '365: a bought post can be used for a year',
    tests: ['S7-344'],
  },
  {
    id: 'limits.creditWarningDays',
    says: '30: so many days before bought posts end, their employer is warned',
    tests: ['S10-490'],
  },
  {
    id: 'limits.returnedCreditDays',
    says: '30 more days at least for a post that comes back',
    tests: ['S7-348'],
  },
  {
    id: 'limits.maxOrderPaise',
    says: '10000000',
    tests: ['S7-46'],
  },
]
