import { ProfileTabs } from '#web/features/profiles/employer/profile-tabs.tsx'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useTypedLanguage } from '#web/lib/i18n/use-typed-language.ts'
import { BillList } from './bill-list.tsx'
import { BillingSummary } from './billing-summary.tsx'
import { BuyPosts } from './buy-posts.tsx'
import type { BillingPage } from './load-billing.ts'
import { PostsLeftPanel } from './posts-left-panel.tsx'
import '#web/features/checkout/checkout.css'
import './billing.css'

/** An employer's posts left, bills and their recipient, and the purchase of several posts. */
export function BillingScreen({ profile, terms, details, page }: BillingPage) {
  const { t } = useTranslation()
  const langOf = useTypedLanguage()
  return (
    <div className="wrap py-6">
      <h1>{t('billing.pageTitle')}</h1>
      <p className="text-fg-2 break-words" lang={langOf(profile.organizationname)}>
        {profile.organizationname}
      </p>
      <ProfileTabs current="billing" />
      <div className="checkout mt-4">
        <div className="stack min-w-0">
          <PostsLeftPanel terms={terms} />
          <BillList page={page} />
          <BillingSummary details={details} />
        </div>
        <BuyPosts profile={profile} details={details} />
      </div>
    </div>
  )
}
