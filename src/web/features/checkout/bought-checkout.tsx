import { Link } from 'react-router'
import { validDays } from '#contract/payments/pricing.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { paths } from '#web/lib/paths.ts'
import type { PostCheckoutProps } from './checkout-screen.tsx'
import { PlanCards } from './plan-cards.tsx'
import { PostsLeftNotice } from './posts-left-notice.tsx'
import { UnpricedCheckout } from './unpriced-checkout.tsx'

/** The checkout of a post that was bought before. */
export function BoughtCheckout(props: PostCheckoutProps) {
  const { t } = useTranslation()
  const { plan } = props.subject
  const name = t(`pricing.${plan}`)
  return (
    <UnpricedCheckout
      {...props}
      usePostOf={plan}
      terms={
        <>
          <PostsLeftNotice postsLeft={props.buyer.terms.postsLeft} />
          <PlanCards selected={plan} onSelect={props.onSelect} />
        </>
      }
      line={t('pricing.planDays', { plan: name, days: validDays(plan) })}
      act={t('pricing.postNowWith', { plan: name })}
      small={
        <>
          {t('pricing.alreadyPaid')}{' '}
          <Link className="tap" to={paths.billing()}>
            {t('billing.pageTitle')}
          </Link>
        </>
      }
    />
  )
}
