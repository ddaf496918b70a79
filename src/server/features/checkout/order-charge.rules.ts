import { discountPercent, planCharge } from '#contract/payments/pricing.ts'
import type { BulkDiscount, PlanName } from '#contract/payments/pricing.ts'

/** What an order costs, as its row holds it. */
export const chargePaise = (
  { plan, quantity }: { plan: PlanName; quantity: number },
  discounts: readonly BulkDiscount[] = [],
) => {
  const percent = discountPercent(quantity, discounts)
  const { priceRupees, gstRupees, totalRupees } = planCharge(plan, quantity, percent)
  return {
    discount_percent: percent,
    price_paise: priceRupees * 100,
    gst_paise: gstRupees * 100,
    total_paise: totalRupees * 100,
  }
}
