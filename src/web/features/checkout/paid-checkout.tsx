import { Lock } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Link } from '#web/ui/link.ts'
import { gstPercent, planCharge } from '#contract/payments/pricing.ts'
import { rupees } from '#web/lib/format/money.ts'
import { paths } from '#web/lib/paths.ts'
import { useApi } from '#web/lib/api/use-api.ts'
import { Button } from '#web/ui/button.tsx'
import { LazyPart } from '#web/ui/lazy-part.tsx'
import { customerOf } from './customer.ts'
import { PaymentDialogs } from './payment-dialogs.tsx'
import { usePayment } from './use-payment.ts'
import { PostsLeftNotice } from './posts-left-notice.tsx'
import { PlanCards } from './plan-cards.tsx'
import { CheckoutLayout } from './checkout-layout.tsx'
import type { CheckoutProps } from './checkout-layout.tsx'
import type { Buyer } from './checkout-screen.tsx'
import { deleteJobDraft } from '#web/features/job-posting/job-draft-store.ts'
import { orderJob } from './order-job.ts'

const loadBilling = async () => (await import('./billing-dialog.tsx')).BillingDialog

/** The checkout of a post that has a price. */
export function PaidCheckout({ buyer, ...layout }: CheckoutProps & { buyer: Buyer }) {
  const { t } = useTranslation()
  const api = useApi()
  const { payment, pay, dismiss } = usePayment()
  const { checkout, logo, plan } = layout
  const { profile, billing, terms } = buyer
  const [isBillingOpen, setBillingOpen] = useState(false)
  const [hasBilling, setHasBilling] = useState(billing.isSaved)
  const total = rupees(planCharge(plan).totalRupees)

  const payForJob = () =>
    pay(
      async () => {
        const order = await orderJob(api, { checkout, logo, plan })
        // The server has saved the job. The dashboard offers its payment.
        await deleteJobDraft(profile.uid)
        return order
      },
      { description: checkout.formDataToSend.jobTitle, customer: customerOf(profile) },
    )

  return (
    <>
      <CheckoutLayout
        {...layout}
        paidBy="money"
        title={t('pricing.selectPlan')}
        terms={
          <>
            <PostsLeftNotice postsLeft={terms.postsLeft} />
            <PlanCards selected={plan} onSelect={layout.onSelect} />
          </>
        }
        stake={t('pricing.withGst', { percent: gstPercent })}
        button={
          <Button
            kind="go"
            size="lg"
            className="flex-1 max-letters:basis-word"
            icon={Lock}
            loading={payment.kind === 'busy'}
            loadingText={t('payment.preparing')}
            onClick={() => (hasBilling ? void payForJob() : setBillingOpen(true))}
          >
            {t('payment.pay', { total })}
          </Button>
        }
        small={
          <>
            {t('payment.methods')}{' '}
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
            void payForJob()
          },
        }}
      />
      <PaymentDialogs payment={payment} onDismiss={dismiss} onPayAgain={() => void payForJob()} />
    </>
  )
}
