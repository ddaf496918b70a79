import { Check } from 'lucide-react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useNavigate } from 'react-router'
import { Link } from '#web/ui/link.ts'
import { limits } from '#contract/limits.ts'
import { plans, validDays } from '#contract/payments/pricing.ts'
import { rupees } from '#web/lib/format/money.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { CheckoutLayout } from './checkout-layout.tsx'
import type { CheckoutProps } from './checkout-layout.tsx'
import type { Buyer } from './checkout-screen.tsx'
import { FreePostCard } from './plan-card.tsx'
import { PostingDialogs } from './posting-dialogs.tsx'
import { usePostJob } from './use-post-job.ts'

/** The checkout of a post that costs nothing. */
export function FreeCheckout({ buyer, ...layout }: CheckoutProps & { buyer: Buyer }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { posting, post, dismiss } = usePostJob(buyer.profile.uid)
  // The dialog about the new post must not change the count behind it.
  const { postedJobs } = buyer.terms
  const toForm = () => void navigate(paths.postJob(), { replace: true })
  return (
    <>
      <CheckoutLayout
        {...layout}
        paidBy="free"
        title={t('pricing.readyToPost')}
        terms={
          <>
            <Notice tone="success" className="mb-5">
              <p>
                <b>{t('pricing.thisPostIsFree')}</b>{' '}
                {t('pricing.freePostsUsed', { used: postedJobs, free: limits.freePosts })}
              </p>
            </Notice>
            <FreePostCard />
            <p className="text-fg-2 text-small mt-4">
              {t('pricing.laterPosts', {
                basic: rupees(plans.basic.priceRupees),
                basicDays: plans.basic.validDays,
                demand: rupees(plans.demand.priceRupees),
                demandDays: plans.demand.validDays,
              })}
            </p>
          </>
        }
        stake={t('pricing.freePostDays', { days: validDays('free') })}
        button={
          <Button
            kind="go"
            size="lg"
            className="flex-1 max-letters:basis-word"
            icon={Check}
            loading={posting.kind === 'sending'}
            loadingText={t('pricing.posting')}
            onClick={() => void post({ ...layout, usePostOf: undefined })}
          >
            {t('pricing.postFree')}
          </Button>
        }
        small={
          <>
            {t('pricing.noCardNeeded', { free: limits.freePosts })}{' '}
            <Link className="tap" to={paths.refundPolicy()}>
              {t('pricing.refundPolicy')}
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
