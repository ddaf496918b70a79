import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Link } from '#web/ui/link.ts'
import { limits } from '#contract/limits.ts'
import { plans, validDays } from '#contract/payments/pricing.ts'
import { rupees } from '#web/lib/format/money.ts'
import { paths } from '#web/lib/paths.ts'
import { Notice } from '#web/ui/notice.tsx'
import type { PostCheckoutProps } from './checkout-screen.tsx'
import { FreePostCard } from './plan-card.tsx'
import { UnpricedCheckout } from './unpriced-checkout.tsx'

/** The checkout of a post that costs nothing. */
export function FreeCheckout(props: PostCheckoutProps) {
  const { t } = useTranslation()
  // The dialog about the new post must not change the count behind it.
  const { postedJobs } = props.buyer.terms
  return (
    <UnpricedCheckout
      {...props}
      usePostOf={undefined}
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
      line={t('pricing.freePostDays', { days: validDays('free') })}
      act={t('pricing.postFree')}
      small={
        <>
          {t('pricing.noCardNeeded', { free: limits.freePosts })}{' '}
          <Link className="tap" to={paths.refundPolicy()}>
            {t('pricing.refundPolicy')}
          </Link>
        </>
      }
    />
  )
}
