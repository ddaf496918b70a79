import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { limits } from '#contract/limits.ts'
import type { PostingTerms } from '#contract/jobs.ts'
import type { PlanName } from '#contract/pricing.ts'
import { rupees } from '#web/lib/money.ts'
import { paths } from '#web/lib/paths.ts'
import { usePictureUrl } from '#web/lib/use-picture-url.ts'
import { ActionBar } from '#web/ui/action-bar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Bill, chargeOf } from './bill.tsx'
import type { CheckoutState } from './checkout-state.ts'
import { PlanCards } from './plan-cards.tsx'
import { PostingDialogs } from './posting-dialogs.tsx'
import { PostingSteps } from './posting-steps.tsx'
import { usePostJob } from './use-post-job.ts'

/** Who checks out, on which terms, and the logo kept for the job. */
export type Buyer = {
  readonly accountId: string
  readonly terms: PostingTerms
  readonly logo: File | undefined
}

type Props = {
  checkout: CheckoutState
  buyer: Buyer
  plan: PlanName
  onSelect: (plan: PlanName) => void
}

/** The second step of posting: the plan, the total and the act. */
export function CheckoutScreen({ checkout, buyer, plan, onSelect }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { posting, post, dismiss } = usePostJob(buyer.accountId)
  const logo = checkout.hasLogo ? buyer.logo : undefined
  const logoUrl = usePictureUrl(logo)
  // What was just posted is not counted again behind the dialog that says so.
  const { isNextPostFree: isFree, postedJobs } = buyer.terms

  const postButton = isFree && (
    <Button
      kind="go"
      size="lg"
      className="grow"
      loading={posting.kind === 'sending'}
      loadingText={t('pricing.posting')}
      onClick={() => void post(checkout, logo, plan)}
    >
      {t('pricing.postFree')}
    </Button>
  )

  return (
    <div className="wrap py-6 lg:py-10">
      <h1>{t(isFree ? 'pricing.readyToPost' : 'pricing.selectPlan')}</h1>
      <div className="my-4">
        <PostingSteps current={2} />
      </div>
      {isFree && (
        <Notice tone="ok" className="mb-5">
          <p>
            <b>{t('pricing.thisPostIsFree')}</b>{' '}
            {t('pricing.freePostsUsed', { used: postedJobs, free: limits.freePosts })}
          </p>
        </Notice>
      )}
      <div className="checkout">
        <PlanCards selected={plan} onSelect={onSelect} />
        <Bill job={checkout.formDataToSend} logoUrl={logoUrl} plan={plan} isFree={isFree}>
          {isFree ? <span className="only-d flex">{postButton}</span> : <PaymentNotOpen />}
          <p className="small t2">
            {isFree && t('pricing.noCardNeeded', { free: limits.freePosts })}{' '}
            <Link className="link" to={paths.refundPolicy()}>
              {t('pricing.refundPolicy')}
            </Link>
          </p>
        </Bill>
      </div>
      {isFree && (
        <ActionBar
          about={
            <>
              <b className="disp">{rupees(chargeOf(plan, isFree).totalRupees)}</b>
              <br />
              <span className="small t2">{t('pricing.freePost')}</span>
            </>
          }
        >
          {postButton}
        </ActionBar>
      )}
      <PostingDialogs
        posting={posting}
        onDismiss={dismiss}
        onEdit={() => void navigate(paths.postJob(), { replace: true })}
        onAnother={() => void navigate(paths.postJob(), { replace: true })}
        onDashboard={() => void navigate(paths.dashboard(), { replace: true })}
      />
    </div>
  )
}

function PaymentNotOpen() {
  const { t } = useTranslation()
  return (
    <Notice>
      <p className="small">{t('pricing.notOpenYet')}</p>
      <Link className="link small" to={paths.contact()}>
        {t('pricing.contactUs')}
      </Link>
    </Notice>
  )
}
