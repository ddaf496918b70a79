import { Check } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { validDays } from '#contract/payments/pricing.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckoutLayout } from './checkout-layout.tsx'
import type { CheckoutProps } from './checkout-layout.tsx'
import type { Buyer } from './checkout-screen.tsx'
import { PlanCards } from './plan-cards.tsx'
import { PostingDialogs } from './posting-dialogs.tsx'
import { PostsLeftNotice } from './posts-left-notice.tsx'
import { usePostJob } from './use-post-job.ts'

/** The checkout of a post that was bought before. */
export function BoughtCheckout({ buyer, ...layout }: CheckoutProps & { buyer: Buyer }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { posting, post, dismiss } = usePostJob(buyer.profile.uid)
  const { plan } = layout
  const name = t(`pricing.${plan}`)
  const toForm = () => void navigate(paths.postJob(), { replace: true })
  return (
    <>
      <CheckoutLayout
        {...layout}
        paidBy="bought"
        title={t('pricing.readyToPost')}
        terms={
          <>
            <PostsLeftNotice postsLeft={buyer.terms.postsLeft} />
            <PlanCards selected={plan} onSelect={layout.onSelect} />
          </>
        }
        stake={t('pricing.planDays', { plan: name, days: validDays(plan) })}
        button={
          <Button
            kind="go"
            size="lg"
            className="flex-1 max-letters:basis-word"
            icon={Check}
            loading={posting.kind === 'sending'}
            loadingText={t('pricing.posting')}
            onClick={() => void post({ ...layout, usePostOf: plan })}
          >
            {t('pricing.postNowWith', { plan: name })}
          </Button>
        }
        small={
          <>
            {t('pricing.alreadyPaid')}{' '}
            <Link className="tap" to={paths.billing()}>
              {t('billing.pageTitle')}
            </Link>
          </>
        }
      />
      <PostingDialogs
        posting={posting}
        onDismiss={dismiss}
        onEdit={toForm}
        onAnother={toForm}
        onDashboard={() => void navigate(paths.dashboard(), { replace: true })}
      />
    </>
  )
}
