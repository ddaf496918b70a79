import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { calls } from '#contract/calls.ts'
import { discountPercent, planCharge } from '#contract/payments/pricing.ts'
import type { PlanName } from '#contract/payments/pricing.ts'
import type { EmployerProfile } from '#contract/profiles/schemas.ts'
import { customerOf } from '#web/features/checkout/customer.ts'
import { usePayment } from '#web/features/checkout/use-payment.ts'
import { usePublicConfig } from '#web/lib/public-config.ts'
import { useApi } from '#web/lib/api/use-api.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'

type Purchase = {
  readonly plan: PlanName
  readonly quantity: number
  /** Makes the order idempotent: another choice is another order. */
  readonly submissionId: string
}

const usualQuantity = 5

/** What is bought, and its payment. */
export function useBuyPosts(profile: EmployerProfile) {
  const { t } = useTranslation()
  const api = useApi()
  const { revalidate } = useRevalidator()
  const { payment, pay, dismiss } = usePayment()
  const [purchase, setPurchase] = useState<Purchase>(() => ({
    plan: 'basic',
    quantity: usualQuantity,
    submissionId: crypto.randomUUID(),
  }))

  const { bulkDiscounts = [] } = usePublicConfig()
  const discount = discountPercent(purchase.quantity, bulkDiscounts)
  const charge = planCharge(purchase.plan, purchase.quantity, discount)

  const choose = (choice: Partial<Omit<Purchase, 'submissionId'>>) =>
    setPurchase((before) => ({ ...before, ...choice, submissionId: crypto.randomUUID() }))

  async function buy(): Promise<void> {
    const { plan, quantity } = purchase
    const amount = charge.totalRupees * 100
    await pay(() => api.call(calls.buyPosts, { body: { ...purchase, amount } }), {
      description: t('billing.planPostsCounted', { count: quantity, plan: t(`pricing.${plan}`) }),
      customer: customerOf(profile),
    })
  }

  return {
    purchase,
    charge,
    discount,
    bulkDiscounts,
    choose,
    payment,
    buy,
    dismiss: () => {
      // What was paid, or is about to be, is another purchase than the next.
      if (payment.kind === 'done' || payment.kind === 'pending' || payment.kind === 'unknown') {
        choose({})
        void revalidate()
      }
      dismiss()
    },
  }
}
