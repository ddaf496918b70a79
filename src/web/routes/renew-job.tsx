import { useState } from 'react'
import { calls } from '#contract/calls.ts'
import type { PlanName } from '#contract/payments/pricing.ts'
import { loadSignedIn, requireEmployerProfile } from '#web/features/accounts/session-gate.ts'
import { RenewalScreen } from '#web/features/checkout/renewal-screen.tsx'
import { NoJobFound } from '#web/features/jobs/no-job-found.tsx'
import { failedScreenOf } from '#web/layout/failed-screen.tsx'
import { LoadingScreen } from '#web/layout/loading-screen.tsx'
import { EmployerPage } from '#web/layout/pages.tsx'
import { ApiError } from '#web/lib/api/api-error.ts'
import type { MessagesHandle } from '#web/lib/i18n/page-messages.tsx'
import { paths } from '#web/lib/paths.ts'
import type { Route } from './+types/renew-job'
import '#web/features/checkout/checkout.css'

export const handle = {
  titleKey: 'renewal.title',
  messages: ['employer', 'posting', 'places'],
} as const satisfies MessagesHandle

export async function clientLoader({ request, params: { jobId } }: Route.ClientLoaderArgs) {
  return await loadSignedIn('employee', request, async (api) => {
    try {
      const [profile, job, terms, billing] = await Promise.all([
        requireEmployerProfile(api, 'hire'),
        api.call(calls.getJob, { params: { jobId } }),
        api.call(calls.getPostingTerms),
        api.call(calls.getBillingDetails),
      ])
      return { renewing: { profile, job, terms, billing } }
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return { renewing: null }
      throw error
    }
  })
}
clientLoader.hydrate = true as const

export const HydrateFallback = LoadingScreen

export default function RenewJob({ loaderData: { renewing } }: Route.ComponentProps) {
  const [chosenPlan, setPlan] = useState<PlanName>()
  // A plan that is paid for already comes first.
  const bought = renewing?.terms.postsLeft.find(({ count }) => count > 0)
  return (
    <EmployerPage current="dashboard" actionBar>
      {renewing ? (
        <RenewalScreen
          {...renewing}
          plan={chosenPlan ?? bought?.plan ?? 'basic'}
          onSelect={setPlan}
        />
      ) : (
        <NoJobFound allJobs={paths.dashboard()} />
      )}
    </EmployerPage>
  )
}

export const ErrorBoundary = failedScreenOf(EmployerPage)
