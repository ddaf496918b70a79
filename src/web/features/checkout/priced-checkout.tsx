import { Lock } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Link } from '#web/ui/link.ts'
import { gstPercent, planCharge } from '#contract/payments/pricing.ts'
import type { Order } from '#contract/payments/schemas.ts'
import { rupees } from '#web/lib/format/money.ts'
import { paths } from '#web/lib/paths.ts'
import { useMayAct } from '#web/lib/team-role.ts'
import { Button } from '#web/ui/button.tsx'
import { LazyPart } from '#web/ui/lazy-part.tsx'
import { customerOf } from './customer.ts'
import { PaymentDialogs } from './payment-dialogs.tsx'
import type { PaidThing } from './payment-dialogs.tsx'
import { usePayment } from './use-payment.ts'
import type { PaymentFailure } from './use-payment.ts'
import { CheckoutLayout } from './checkout-layout.tsx'
import type { CheckoutSubject } from './checkout-layout.tsx'
import type { Buyer } from './checkout-screen.tsx'

const loadBilling = async () => (await import('./billing-dialog.tsx')).BillingDialog

type Props = {
  buyer: Pick<Buyer, 'profile' | 'billing'>
  subject: CheckoutSubject
  title: string
  terms: ReactNode
  line: string
  /** How to pay, before the link to the refund policy. */
  small: string
  pays: PaidThing
  makeOrder: () => Promise<Order | PaymentFailure>
}

/** A checkout with a price: asks for the billing details once, and pays. */
export function PricedCheckout({ buyer, subject, pays, makeOrder, small, ...texts }: Props) {
  const { t } = useTranslation()
  const may = useMayAct()
  const { payment, pay, dismiss } = usePayment()
  const { profile, billing } = buyer
  const [isBillingOpen, setBillingOpen] = useState(false)
  const [hasBilling, setHasBilling] = useState(billing.isSaved)
  const total = rupees(planCharge(subject.plan).totalRupees)
  const payNow = () =>
    void pay(makeOrder, { description: subject.job.jobTitle, customer: customerOf(profile) })

  return (
    <>
      <CheckoutLayout
        {...subject}
        {...texts}
        paidBy="money"
        stake={t('pricing.withGst', { percent: gstPercent })}
        button={
          may('own') ? (
            <Button
              kind="go"
              size="lg"
              className="flex-1 max-letters:basis-word"
              icon={Lock}
              loading={payment.kind === 'busy'}
              loadingText={t('payment.preparing')}
              onClick={() => (hasBilling ? payNow() : setBillingOpen(true))}
            >
              {t('payment.pay', { total })}
            </Button>
          ) : (
            <p>{t('payment.ownerPays')}</p>
          )
        }
        small={
          <>
            {small}{' '}
            <Link className="tap" to={paths.refundPolicy()}>
              {t('pricing.refundPolicy')}
            </Link>
          </>
        }
      />
      <LazyPart
        load={loadBilling}
        isRequested={isBillingOpen}
        onMissed={() => setBillingOpen(false)}
        props={{
          open: isBillingOpen,
          details: billing,
          onClose: () => setBillingOpen(false),
          onSaved: () => {
            setHasBilling(true)
            setBillingOpen(false)
            payNow()
          },
        }}
      />
      <PaymentDialogs payment={payment} pays={pays} onDismiss={dismiss} onPayAgain={payNow} />
    </>
  )
}
