import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { endpoints } from '#contract/endpoints.ts'
import { defaultPlan, planNames } from '#contract/pricing.ts'
import { loadSignedIn } from '#web/features/accounts/session-gate.ts'
import { readCheckoutState } from '#web/features/jobs/posting/checkout-state.ts'
import { CheckoutScreen } from '#web/features/jobs/posting/checkout-screen.tsx'
import type { Buyer } from '#web/features/jobs/posting/checkout-screen.tsx'
import { readLogo } from '#web/features/jobs/posting/logo-store.ts'
import { PriceList } from '#web/features/jobs/posting/price-list.tsx'
import { FailedScreen } from '#web/layout/failed-screen.tsx'
import { EmployerPage, HomePage } from '#web/layout/pages.tsx'
import { leaveNotice } from '#web/lib/notice.ts'
import { paths } from '#web/lib/paths.ts'
import { readSession } from '#web/lib/session.ts'
import { pageTitle } from '#web/lib/page-title.ts'
import type { Route } from './+types/pricing'
import '#web/styles/screens/pricing.css'

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageTitle('pricing.metaTitle', matches)
}

/** The prices are for everybody; only the browser knows who is here. */
export function loader(): { buyer: null } {
  return { buyer: null }
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  if (readSession()?.type !== 'employee') return { buyer: null }
  return loadSignedIn('employee', request, async (api): Promise<{ buyer: Buyer | null }> => {
    const profile = await api.call(endpoints.readProfile, { body: { type: 'employee' } })
    if (!('jobCount' in profile)) return { buyer: null }
    const [terms, billing, logo] = await Promise.all([
      api.call(endpoints.getPostingTerms),
      api.call(endpoints.getBillingDetails),
      readLogo(profile.uid),
    ])
    return { buyer: { profile, terms, billing, logo } }
  })
}
clientLoader.hydrate = true as const

export default function Pricing({ loaderData: { buyer } }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const location = useLocation()
  const navigate = useNavigate()
  const [plan, setPlan] = useState(
    () => planNames.find((name) => name === search.get('plan')) ?? defaultPlan,
  )
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

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailedScreen error={error} page={HomePage} />
}
