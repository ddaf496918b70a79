import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { calls } from '#contract/calls.ts'
import { defaultPlan, planNames } from '#contract/payments/pricing.ts'
import { loadSignedIn } from '#web/features/accounts/session-gate.ts'
import { readCheckoutState } from '#web/features/job-posting/checkout-state.ts'
import { CheckoutScreen } from '#web/features/checkout/checkout-screen.tsx'
import type { Buyer } from '#web/features/checkout/checkout-screen.tsx'
import { readDraftLogo } from '#web/features/job-posting/job-draft-store.ts'
import { PriceList } from '#web/features/checkout/price-list.tsx'
import { failedScreenOf } from '#web/layout/failed-screen.tsx'
import { EmployerPage, HomePage } from '#web/layout/pages.tsx'
import { leaveNotice } from '#web/lib/notifications/notice.ts'
import { paths } from '#web/lib/paths.ts'
import { readSession } from '#web/lib/session.ts'
import type { MessagesHandle } from '#web/lib/i18n/page-messages.tsx'
import type { Route } from './+types/pricing'
import '#web/features/checkout/checkout.css'

export const handle = {
  titleKey: 'pricing.metaTitle',
  messages: ['employer', 'posting', 'places'],
} as const satisfies MessagesHandle

/** Prices are public. Only the browser knows the session. */
export function loader(): { buyer: null } {
  return { buyer: null }
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  if (readSession()?.type !== 'employee') return { buyer: null }
  return loadSignedIn('employee', request, async (api): Promise<{ buyer: Buyer | null }> => {
    const profile = await api.call(calls.readProfile, { body: { type: 'employee' } })
    if (!('jobCount' in profile)) return { buyer: null }
    const [terms, billing, logo] = await Promise.all([
      api.call(calls.getPostingTerms),
      api.call(calls.getBillingDetails),
      readDraftLogo(profile.uid),
    ])
    return { buyer: { profile, terms, billing, logo } }
  })
}
clientLoader.hydrate = true as const

export default function Pricing({ loaderData: { buyer } }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const location = useLocation()
  const navigate = useNavigate()
  const [chosenPlan, setPlan] = useState(() =>
    planNames.find((name) => name === search.get('plan')),
  )
  // A plan that is paid for already comes first.
  const bought = buyer?.terms.postsLeft.toReversed().find(({ count }) => count > 0)
  const plan = chosenPlan ?? bought?.plan ?? defaultPlan
  const checkout = buyer ? readCheckoutState(location.state) : undefined
  const isLogoLost = checkout?.hasLogo === true && !buyer?.logo

  useEffect(() => {
    if (!isLogoLost) return
    leaveNotice({ kind: 'warn', key: 'posting.logoLost' })
    void navigate(paths.postJob(), { replace: true })
  }, [isLogoLost, navigate])

  if (checkout && buyer) {
    return (
      <EmployerPage current="post-job" actionBar>
        <CheckoutScreen checkout={checkout} buyer={buyer} plan={plan} onSelect={setPlan} />
      </EmployerPage>
    )
  }
  return (
    <HomePage>
      <PriceList plan={plan} onSelect={setPlan} postJobPath={`${paths.postJob()}?plan=${plan}`} />
    </HomePage>
  )
}

export const ErrorBoundary = failedScreenOf(HomePage)
