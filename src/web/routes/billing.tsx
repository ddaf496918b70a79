import { loadSignedIn, requireEmployerProfile } from '#web/features/accounts/session-gate.ts'
import { BillingScreen } from '#web/features/billing/billing-screen.tsx'
import { loadBilling } from '#web/features/billing/load-billing.ts'
import { failedScreenOf } from '#web/layout/failed-screen.tsx'
import { LoadingScreen } from '#web/layout/loading-screen.tsx'
import { EmployerPage } from '#web/layout/pages.tsx'
import type { MessagesHandle } from '#web/lib/i18n/page-messages.tsx'
import type { Route } from './+types/billing'

export const handle = {
  titleKey: 'billing.pageTitle',
  messages: ['employer', 'posting', 'places'],
} as const satisfies MessagesHandle

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return await loadSignedIn('employee', request, (api) =>
    loadBilling(api, request.url, requireEmployerProfile),
  )
}
clientLoader.hydrate = true as const

export const HydrateFallback = LoadingScreen

export default function Billing({ loaderData }: Route.ComponentProps) {
  return (
    <EmployerPage current="profile">
      <BillingScreen {...loaderData} />
    </EmployerPage>
  )
}

export const ErrorBoundary = failedScreenOf(EmployerPage)
