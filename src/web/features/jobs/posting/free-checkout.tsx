import { Check } from 'lucide-react'
import { useTranslation } from '#web/lib/translation.ts'
import { Link, useNavigate } from 'react-router'
import { limits } from '#contract/limits.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { CheckoutLayout } from './checkout-layout.tsx'
import type { CheckoutProps } from './checkout-layout.tsx'
import type { Buyer } from './checkout-screen.tsx'
import { PostingDialogs } from './posting-dialogs.tsx'
import { usePostJob } from './use-post-job.ts'

/** The checkout of a post that costs nothing. */
export function FreeCheckout({ buyer, ...layout }: CheckoutProps & { buyer: Buyer }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { posting, post, dismiss } = usePostJob(buyer.profile.uid)
  // What was just posted is not counted again behind the dialog that says so.
  const { postedJobs } = buyer.terms
  const toForm = () => void navigate(paths.postJob(), { replace: true })
  return (
    <>
      <CheckoutLayout
        {...layout}
        isFree
        title={t('pricing.readyToPost')}
        notice={
          <Notice tone="ok" className="mb-5">
            <p>
              <b>{t('pricing.thisPostIsFree')}</b>{' '}
              {t('pricing.freePostsUsed', { used: postedJobs, free: limits.freePosts })}
            </p>
          </Notice>
        }
        stake={t('pricing.freePost')}
        button={
          <Button
            kind="go"
            size="lg"
            className="grow"
            icon={Check}
            loading={posting.kind === 'sending'}
            loadingText={t('pricing.posting')}
            onClick={() => void post(layout.checkout, layout.logo, layout.plan)}
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
