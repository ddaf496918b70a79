import { validDays } from '#contract/payments/pricing.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useApi } from '#web/lib/api/use-api.ts'
import { deleteJobDraft } from '#web/features/job-posting/job-draft-store.ts'
import type { PostCheckoutProps } from './checkout-screen.tsx'
import { orderJob } from './order-job.ts'
import { PlanCards } from './plan-cards.tsx'
import { PostsLeftNotice } from './posts-left-notice.tsx'
import { PricedCheckout } from './priced-checkout.tsx'

/** The checkout of a post that has a price. */
export function PostPayment({ buyer, checkout, logo, subject, onSelect }: PostCheckoutProps) {
  const { t } = useTranslation()
  const api = useApi()
  const { plan } = subject

  async function makeOrder() {
    const order = await orderJob(api, { checkout, logo, plan })
    // The server has saved the job. The dashboard offers its payment.
    await deleteJobDraft(buyer.profile.uid)
    return order
  }

  return (
    <PricedCheckout
      buyer={buyer}
      subject={subject}
      title={t('pricing.selectPlan')}
      terms={
        <>
          <PostsLeftNotice postsLeft={buyer.terms.postsLeft} />
          <PlanCards selected={plan} onSelect={onSelect} />
        </>
      }
      line={t('pricing.planDays', { plan: t(`pricing.${plan}`), days: validDays(plan) })}
      small={t('payment.methods')}
      pays="job"
      makeOrder={makeOrder}
    />
  )
}
