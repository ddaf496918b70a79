import { Lock } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '#web/lib/translation.ts'
import { Link } from 'react-router'
import { gstPercent, planCharge } from '#contract/pricing.ts'
import { rupees } from '#web/lib/money.ts'
import { paths } from '#web/lib/paths.ts'
import { useApi } from '#web/lib/use-api.ts'
import { Button } from '#web/ui/button.tsx'
import { Later } from '#web/ui/later.tsx'
import { customerOf } from '../paying/customer.ts'
import { PaymentDialogs } from '../paying/payment-dialogs.tsx'
import { usePayment } from '../paying/use-payment.ts'
import { CheckoutLayout } from './checkout-layout.tsx'
import type { CheckoutProps } from './checkout-layout.tsx'
import type { Buyer } from './checkout-screen.tsx'
import { forgetDraft } from './draft-store.ts'
import { keepLogoOfDraft } from './keep-logo.ts'
import { orderJob } from './order-job.ts'

const loadBilling = async () => (await import('../paying/billing-dialog.tsx')).BillingDialog

/** The checkout of a post that has a price. */
export function PaidCheckout({ buyer, ...layout }: CheckoutProps & { buyer: Buyer }) {
  const { t } = useTranslation()
  const api = useApi()
  const { payment, pay, dismiss } = usePayment()
  const { checkout, logo, plan } = layout
  const { profile, billing } = buyer
  const [isAskingBilling, setAskingBilling] = useState(false)
  const [isBillingKnown, setBillingKnown] = useState(billing.isSaved)
  const total = rupees(planCharge(plan).totalRupees)

  const payForJob = () =>
    pay(
      async () => {
        const order = await orderJob(api, { checkout, logo, plan })
        // The server has the job; what is left to do is done from the dashboard.
        forgetDraft(profile.uid)
        await keepLogoOfDraft(profile.uid, undefined)
        return order
      },
      { description: checkout.formDataToSend.jobTitle, customer: customerOf(profile) },
    )

  return (
    <>
      <CheckoutLayout
        {...layout}
        isFree={false}
        title={t('pricing.selectPlan')}
        stake={t('pricing.withGst', { percent: gstPercent })}
        button={
          <Button
            kind="go"
            size="lg"
            className="grow"
            icon={Lock}
            loading={payment.kind === 'busy'}
            loadingText={t('payment.preparing')}
            onClick={() => (isBillingKnown ? void payForJob() : setAskingBilling(true))}
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
      <Later
        load={loadBilling}
        isWanted={isAskingBilling}
        onMissed={() => setAskingBilling(false)}
        props={{
          open: isAskingBilling,
          details: billing,
          onClose: () => setAskingBilling(false),
          onSaved: () => {
            setBillingKnown(true)
            setAskingBilling(false)
            void payForJob()
          },
        }}
      />
      <PaymentDialogs payment={payment} onDismiss={dismiss} />
    </>
  )
}
