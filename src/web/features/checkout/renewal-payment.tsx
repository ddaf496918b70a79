import type { ReactNode } from 'react'
import { calls } from '#contract/calls.ts'
import { planCharge } from '#contract/payments/pricing.ts'
import { useApi } from '#web/lib/api/use-api.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import type { CheckoutSubject } from './checkout-layout.tsx'
import type { Buyer } from './checkout-screen.tsx'
import { PricedCheckout } from './priced-checkout.tsx'

export type RenewalProps = {
  jobId: string
  subject: CheckoutSubject
  title: string
  line: string
  terms: ReactNode
}

/** A renewal at a plan's price. */
export function RenewalPayment({
  jobId,
  ...props
}: RenewalProps & { buyer: Pick<Buyer, 'profile' | 'billing'> }) {
  const { t } = useTranslation()
  const api = useApi()
  const { plan } = props.subject
  return (
    <PricedCheckout
      {...props}
      small={t('renewal.methods')}
      pays="renewal"
      makeOrder={() =>
        api.call(calls.orderRenewal, {
          params: { jobId },
          body: { plan, amount: planCharge(plan).totalRupees * 100 },
        })
      }
    />
  )
}
