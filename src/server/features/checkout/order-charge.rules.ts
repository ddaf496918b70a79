import { planCharge } from '#contract/payments/pricing.ts'
import type { PlanName } from '#contract/payments/pricing.ts'

/** What an order costs, as its row holds it. */
export const chargePaise = ({ plan, quantity }: { plan: PlanName; quantity: number }) => {
  const { priceRupees, gstRupees, totalRupees } = planCharge(plan, quantity)
  return {
    price_paise: priceRupees * 100,
    gst_paise: gstRupees * 100,
    total_paise: totalRupees * 100,
  }
}
